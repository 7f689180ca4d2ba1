"""Facts, people, tables, chairs and journals."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "facts",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("operator", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("code", sa.String(12), nullable=False, unique=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("pace", sa.String(20), nullable=False),
        sa.Column("live", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("next", sa.String(20), nullable=True),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("tables_due", "tables", ["status", "due"])
    op.create_index("tables_changed", "tables", ["changed"])
    op.create_index("tables_host", "tables", ["host"])
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.String(20), _table(), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("holder", sa.String(40), nullable=True),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("stand_in", sa.Boolean, nullable=False),
        sa.Column("link", sa.String(64), nullable=True),
        sa.Column("coach_link", sa.String(64), nullable=True),
        sa.Column("coach", sa.String(40), nullable=True),
    )
    op.create_index("chairs_holder", "chairs", ["holder"])
    op.create_index("chairs_link", "chairs", ["link"], unique=True)
    op.create_index("chairs_coach_link", "chairs", ["coach_link"], unique=True)
    op.create_index("chairs_coach", "chairs", ["coach"])
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(20), _table(), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("act", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("journal", "chairs", "tables", "people", "facts"):
        op.drop_table(name)


def _table() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")
