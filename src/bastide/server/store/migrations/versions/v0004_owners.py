"""Which process owns a table, and until when a process that is not heard of counts as here."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("address", sa.String(100), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.add_column("tables", sa.Column("owner", sa.String(20), nullable=True))
    op.create_index("tables_owner", "tables", ["owner"])


def downgrade() -> None:
    op.drop_index("tables_owner", "tables")
    op.drop_column("tables", "owner")
    op.drop_table("processes")
