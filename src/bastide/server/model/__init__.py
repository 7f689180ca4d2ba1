"""What is true at a table, as plain objects that wait for nothing."""
