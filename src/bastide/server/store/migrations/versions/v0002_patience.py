"""How long an absent player is waited for."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    column = sa.Column("patience", sa.Integer, nullable=False, server_default="120")
    op.add_column("tables", column)


def downgrade() -> None:
    op.drop_column("tables", "patience")
