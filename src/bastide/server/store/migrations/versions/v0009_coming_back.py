"""Since when a table waits, days on which somebody is away, and notes to oneself at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    column = sa.Column("since", sa.Float, nullable=False, server_default="0")
    op.add_column("tables", column)
    op.execute("UPDATE tables SET since = changed")
    op.create_table(
        "absences",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("begins", sa.Float, primary_key=True),
        sa.Column("ends", sa.Float, nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("notes_table", "notes", ["table_id"])


def downgrade() -> None:
    op.drop_table("notes")
    op.drop_table("absences")
    op.drop_column("tables", "since")
