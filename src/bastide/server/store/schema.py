"""What is stored, as tables of a database. Migrations in `migrations` bring a database there."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(24), nullable=False, default=""),
    Column("operator", Boolean, nullable=False, default=False),
    Column("emblem", String(24), nullable=False, default=""),
    Column("recovery", String(64), nullable=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
Index("people_recovery", people.c.recovery, unique=True)

devices = Table(
    "devices",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("name", String(40), nullable=False, default=""),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
Index("devices_person", devices.c.person)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("name", String(40), nullable=False, default=""),
    Column("site", String(255), nullable=False),
    Column("public", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)
Index("passkeys_person", passkeys.c.person)

arrivals = Table(
    "arrivals",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("link", String(64), nullable=False, unique=True),
    Column("until", Float, nullable=False),
    Column("claim", String(64), nullable=True, unique=True),
    Column("name", String(40), nullable=False, default=""),
    Column("number", Integer, nullable=False, default=0),
    Column("welcome", Boolean, nullable=False, default=False),
)

spent = Table(
    "spent",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("until", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("title", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("pace", String(20), nullable=False),
    Column("live", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("patience", Integer, nullable=False),
    Column("lesson", Boolean, nullable=False, default=False),
    Column("host", String(40), nullable=False),
    Column("next", String(20), nullable=True),
    Column("asked", Integer, nullable=False, default=-1),
    Column("due", Float, nullable=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("since", Float, nullable=False, default=0.0),
    Column("owner", String(20), nullable=True),
)
Index("tables_due", tables.c.status, tables.c.due)
Index("tables_changed", tables.c.changed)
Index("tables_host", tables.c.host)
Index("tables_owner", tables.c.owner)

processes = Table(
    "processes",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("address", String(100), nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("box", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("counts_points", Boolean, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
)
Index("results_ended", results.c.ended)

result_seats = Table(
    "result_seats",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40), nullable=True),
    Column("kind", String(8), nullable=False),
    Column("level", Integer, nullable=False),
    Column("name", String(24), nullable=False),
    Column("emblem", String(24), nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
)
Index("result_seats_person", result_seats.c.person)

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("level", Integer, nullable=False, default=0),
    Column("name", String(24), nullable=False),
    Column("emblem", String(24), nullable=False, default=""),
    Column("holder", String(40), nullable=True),
    Column("ready", Boolean, nullable=False, default=False),
    Column("stand_in", Boolean, nullable=False, default=False),
    Column("link", String(64), nullable=True),
    Column("coach_link", String(64), nullable=True),
    Column("coach", String(40), nullable=True),
)
Index("chairs_holder", chairs.c.holder)
Index("chairs_link", chairs.c.link, unique=True)
Index("chairs_coach_link", chairs.c.coach_link, unique=True)
Index("chairs_coach", chairs.c.coach)

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False, default=-1),
    Column("act", BigInteger, nullable=False, default=0),
    Column("body", Text, nullable=False, default=""),
    Column("at", Float, nullable=False),
)

thoughts = Table(
    "thoughts",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("needs", String(100), nullable=False),
    Column("people", Boolean, nullable=False),
    Column("watched", Boolean, nullable=False),
    Column("household", String(60), nullable=False),
    Column("table_id", String(20), nullable=False),
    Column("made", DateTime(timezone=True), nullable=False),
    Column("until", DateTime(timezone=True), nullable=True),
    Column("tries", Integer, nullable=False),
    Column("asked", Text, nullable=False),
    Column("answer", Text, nullable=True),
)

turns = Table(
    "turns",
    metadata,
    Column("name", String(60), primary_key=True),
    Column("served", DateTime(timezone=True), nullable=False),
)

contacts = Table(
    "contacts",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("lang", String(8), nullable=False),
    Column("site", String(255), nullable=False),
    Column("wishes", Text, nullable=False),
    Column("reminder", Integer, nullable=False),
    Column("zone", String(40), nullable=False),
    Column("quiet_from", Integer, nullable=True),
    Column("quiet_to", Integer, nullable=True),
    Column("asked", Boolean, nullable=False),
    Column("mail", String(254), nullable=True),
    Column("webhook", Text, nullable=True),
    Column("webhook_secret", String(60), nullable=True),
)
Index("contacts_mail", contacts.c.mail, unique=True)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("device", String(40), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("public", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", Float, nullable=False),
)
Index("subscriptions_person", subscriptions.c.person)
Index("subscriptions_device", subscriptions.c.device, unique=True)

muted = Table(
    "muted",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("table_id", String(20), primary_key=True),
)
Index("muted_table", muted.c.table_id)

absences = Table(
    "absences",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("begins", Float, primary_key=True),
    Column("ends", Float, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("table_id", String(20), primary_key=True),
    Column("text", Text, nullable=False),
    Column("changed", Float, nullable=False),
)
Index("notes_table", notes.c.table_id)

letters = Table(
    "letters",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("purpose", String(8), nullable=False),
    Column("mail", String(254), nullable=False),
    Column("until", Float, nullable=False),
)
Index("letters_person", letters.c.person)

notifications = Table(
    "notifications",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("table_id", String(20), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("due", Float, nullable=True),
)
Index("notifications_due", notifications.c.due)
Index("notifications_table", notifications.c.table_id)

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("table_id", String(20), nullable=False),
    Column("channel", String(8), nullable=False),
    Column("target", String(254), nullable=False),
    Column("body", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("until", Float, nullable=True),
    Column("tries", Integer, nullable=False),
)
Index("deliveries_due", deliveries.c.due)
Index("deliveries_person", deliveries.c.person)
