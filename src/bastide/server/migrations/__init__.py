"""The history of the database; `bastide.server.migrate` runs it."""
