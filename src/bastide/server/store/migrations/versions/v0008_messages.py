"""Who wishes to be told, when and how; and the messages that are on their way."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "contacts",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("site", sa.String(255), nullable=False),
        sa.Column("wishes", sa.Text, nullable=False),
        sa.Column("reminder", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(40), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=True),
        sa.Column("quiet_to", sa.Integer, nullable=True),
        sa.Column("asked", sa.Boolean, nullable=False),
        sa.Column("mail", sa.String(254), nullable=True),
        sa.Column("webhook", sa.Text, nullable=True),
        sa.Column("webhook_secret", sa.String(60), nullable=True),
    )
    op.create_index("contacts_mail", "contacts", ["mail"], unique=True)
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("device", sa.String(40), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("public", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("subscriptions_person", "subscriptions", ["person"])
    op.create_index("subscriptions_device", "subscriptions", ["device"], unique=True)
    op.create_table(
        "muted",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(20), primary_key=True),
    )
    op.create_index("muted_table", "muted", ["table_id"])
    op.create_table(
        "letters",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("mail", sa.String(254), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("letters_person", "letters", ["person"])
    op.create_table(
        "notifications",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=True),
    )
    op.create_index("notifications_due", "notifications", ["due"])
    op.create_index("notifications_table", "notifications", ["table_id"])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("target", sa.String(254), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=True),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("deliveries_due", "deliveries", ["due"])
    op.create_index("deliveries_person", "deliveries", ["person"])


def downgrade() -> None:
    for name in (
        "deliveries",
        "notifications",
        "letters",
        "muted",
        "subscriptions",
        "contacts",
    ):
        op.drop_table(name)
