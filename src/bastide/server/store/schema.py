"""What is stored, as tables of a database. Migrations in `migrations` bring a database there."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
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
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
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
    Column("host", String(40), nullable=False),
    Column("next", String(20), nullable=True),
    Column("asked", Integer, nullable=False, default=-1),
    Column("due", Float, nullable=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)
Index("tables_due", tables.c.status, tables.c.due)
Index("tables_changed", tables.c.changed)
Index("tables_host", tables.c.host)

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("level", Integer, nullable=False, default=0),
    Column("name", String(24), nullable=False),
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
