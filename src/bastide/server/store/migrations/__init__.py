"""The history of the database; `bastide.server.store.migrate` runs it."""
