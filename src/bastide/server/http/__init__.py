"""What answers an address."""
