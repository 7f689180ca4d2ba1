"""How a server is set up: everything that may differ from one machine to another."""

import os
from dataclasses import dataclass, field
from pathlib import Path


def data_folder() -> Path:
    """Where the default database lies: beside the user's other programs' data."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(os.environ.get("BASTIDE_DATA") or Path(base) / "bastide")


def default_database() -> str:
    """The embedded database of this user."""
    return f"sqlite:///{data_folder() / 'bastide.db'}"


def usual_thinkers() -> int:
    """A worker for every core but one."""
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Settings:
    """One server."""

    database: str = field(default_factory=default_database)
    public: bool = False
    """Reachable from outside: cookies only over TLS, the operator needs a code."""
    home: bool = False
    """For the network it stands in: called by a private address or the name of this machine."""
    origins: tuple[str, ...] = ()
    """Other addresses under which the page is served, such as `https://games.example`."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies on other machines that say where a request comes from."""
    keeps_people: bool = True
    """Whether guests may become people who come back from any device."""
    reach: str = "127.0.0.1:0"
    """Where the other processes on the same PostgreSQL reach this one; port 0 takes any."""
    lease: float = 4.0
    """Seconds after which a process that is not heard of has lost its tables to the others."""
    thinkers: int = field(default_factory=usual_thinkers)
    """Worker processes for bots; with none of its own a server leaves them to `bastide think`."""
    bot_pause: float = 0.6
    """Seconds that every step of a bot stays in view at least."""
    most_tables: int = 10_000
    """Tables that are not over and were played at within a month; more are refused."""
    most_sockets: int = 3000
    most_connections: int = 3500
    """Connections in all, those that become lines to tables included."""
    most_waiting: int = 200
    """Actions on their way to the store; more are refused until it has caught up."""
    idle_seconds: float = 300.0
    """After that long without a visitor a table leaves memory."""
    waiting_days: float = 7.0
    """After that long a table that never began is deleted, unless somebody is there."""
    requests_per_second: float = 20.0
    request_burst: float = 60.0
    messages_per_second: float = 10.0
    message_burst: float = 40.0
    sockets_per_address: int = 40
    pushes: bool = True
    """Whether messages are sent by Web Push."""
    webhooks: bool = True
    """Whether messages are sent to webhooks of people's own."""
    private_webhooks: bool = False
    """Whether webhooks may lead to private addresses, such as those of a home."""
    smtp: str = ""
    """The mail server: `smtp://USER:PASSWORD@HOST:587` or `smtps://...`; none: no mail."""
    mail_from: str = ""
    """From whom mail comes."""
    notify_grace: float = 15.0
    """Seconds in which moves, and what happens at other tables, become one message."""
    notify_pause: float = 2.0
    """Seconds between looking for messages that are due."""
    tables_per_second: float = 0.1
    table_burst: float = 20.0
