"""People are known by several devices, by passkeys or by a recovery code, and have an emblem."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("people", _emblem())
    op.add_column("chairs", _emblem())
    op.add_column("people", sa.Column("recovery", sa.String(64), nullable=True))
    op.create_index("people_recovery", "people", ["recovery"], unique=True)
    op.create_table(
        "devices",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("devices_person", "devices", ["person"])
    # The cookies that are out name people: each is the first device of its person.
    op.execute(
        "INSERT INTO devices (id, person, name, created, seen)"
        " SELECT id, id, '', created, seen FROM people"
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("site", sa.String(255), nullable=False),
        sa.Column("public", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "arrivals",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("link", sa.String(64), nullable=False, unique=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("claim", sa.String(64), nullable=True, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("welcome", sa.Boolean, nullable=False),
    )
    op.create_table(
        "spent",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("spent", "arrivals", "passkeys", "devices"):
        op.drop_table(name)
    op.drop_index("people_recovery", "people")
    op.drop_column("people", "recovery")
    op.drop_column("chairs", "emblem")
    op.drop_column("people", "emblem")


def _emblem() -> sa.Column[str]:
    return sa.Column("emblem", sa.String(24), nullable=False, server_default="")
