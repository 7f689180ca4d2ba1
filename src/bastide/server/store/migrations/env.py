"""Runs the steps on the connection that `bastide.server.store.migrate` hands over."""

from alembic import context

from bastide.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
