"""What bots are asked, for workers that think elsewhere; and whose turn it was when."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("needs", sa.String(100), nullable=False),
        sa.Column("people", sa.Boolean, nullable=False),
        sa.Column("watched", sa.Boolean, nullable=False),
        sa.Column("household", sa.String(60), nullable=False),
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("answer", sa.Text, nullable=True),
    )
    op.create_table(
        "turns",
        sa.Column("name", sa.String(60), primary_key=True),
        sa.Column("served", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("turns")
    op.drop_table("thoughts")
