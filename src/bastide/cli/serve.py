"""`bastide serve` and `bastide table`: games in the browser."""

import asyncio
import logging
import os
import socket
import sys
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bastide.cli.options import Edition, Expansion, Players, Sets, settings
from bastide.cli.voice import Voice
from bastide.engine import registry
from bastide.server.settings import Settings, default_database, usual_thinkers

# The server itself is imported where it is started: other commands should not wait for it.
if TYPE_CHECKING:
    from bastide.server.live.tables import Tables

Host = Annotated[str, typer.Option("--host", metavar="ADDRESS", help="serve-option-host")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help="serve-option-port")]
Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="serve-option-database")
]
HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"
PORT = 8000


def serve(
    context: typer.Context,
    host: Host = HERE,
    port: Port = PORT,
    database: Database = None,
    home: Annotated[bool, typer.Option("--home", help="serve-option-home")] = False,
    public: Annotated[bool, typer.Option("--public", help="serve-option-public")] = False,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", metavar="URL", help="serve-option-origin")
    ] = None,
    proxy: Annotated[
        list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help="serve-option-proxy")
    ] = None,
    guests_only: Annotated[bool, typer.Option("--guests-only", help="serve-option-guests")] = False,
    processes: Annotated[
        int, typer.Option("--processes", min=1, max=64, help="serve-option-processes")
    ] = 1,
    reach: Annotated[
        str, typer.Option("--reach", metavar="ADDRESS", help="serve-option-reach")
    ] = Settings.reach,
    thinkers: Annotated[
        int | None, typer.Option("--thinkers", min=0, max=256, help="serve-option-thinkers")
    ] = None,
    smtp: Annotated[
        str | None, typer.Option("--smtp", metavar="URL", help="serve-option-smtp")
    ] = None,
    mail_from: Annotated[
        str | None, typer.Option("--mail-from", metavar="MAIL", help="serve-option-mail-from")
    ] = None,
    no_push: Annotated[bool, typer.Option("--no-push", help="serve-option-no-push")] = False,
    no_webhooks: Annotated[
        bool, typer.Option("--no-webhooks", help="serve-option-no-webhooks")
    ] = False,
    private_webhooks: Annotated[
        bool, typer.Option("--private-webhooks", help="serve-option-private-webhooks")
    ] = False,
    open_page: Annotated[bool, typer.Option("--open", help="serve-option-open")] = False,
) -> None:
    """Serve tables until stopped."""
    from bastide.server.http.networks import address_here
    from bastide.server.processes import Processes, bound
    from bastide.server.run import address_of, log_in_lines, run
    from bastide.server.store.databases import is_embedded

    voice: Voice = context.obj
    if home and public:
        raise voice.refuse("serve-home-or-public")
    if home and host == HERE:
        host = EVERYWHERE
    if not (public or home) and host not in (HERE, "localhost", "::1"):
        raise voice.refuse("serve-needs-public", host=host[:60])
    url = checked(database, voice)
    for address in proxy or ():
        if not is_network(address):
            raise voice.refuse("serve-proxy", text=address[:60])
    if processes > 1 and is_embedded(url):
        raise voice.refuse("serve-processes-need-postgresql")
    if thinkers == 0 and is_embedded(url):
        raise voice.refuse("think-needs-postgresql")
    if not is_reachable(reach):
        raise voice.refuse("serve-reach", text=reach[:60])
    smtp = smtp or os.environ.get("BASTIDE_SMTP") or ""
    mail_from = mail_from or os.environ.get("BASTIDE_MAIL_FROM") or ""
    if smtp and not is_mail(smtp, mail_from):
        raise voice.refuse("serve-smtp")
    if not is_free(host, port):
        raise voice.refuse("serve-port-taken", port=str(port))
    in_order(url, voice)
    log_in_lines()
    if public:
        voice.write(voice.tell("serve-public"))

    def begun(address: str) -> None:
        if home and (here := address_here()) and EVERYWHERE in address:
            address = address.replace(EVERYWHERE, here)
            voice.write(voice.tell("serve-home", address=address))
        else:
            voice.write(voice.tell("serve-started", address=address))
        if open_page:
            show(address)

    async def started(address: str, tables: "Tables") -> None:
        begun(address)

    settings = Settings(
        url,
        public,
        home,
        tuple(origin or ()),
        tuple(proxy or ()),
        keeps_people=not guests_only,
        reach=reach if ":" in reach else f"{reach}:0",
        pushes=not no_push,
        webhooks=not no_webhooks,
        private_webhooks=private_webhooks,
        smtp=smtp,
        mail_from=mail_from,
        thinkers=usual_thinkers() if thinkers is None else thinkers,
    )
    if processes == 1:
        run(settings, host, port, started)
        return
    with bound(host, port) as door:
        Processes(settings, door, processes).run(lambda: begun(address_of(door)))


def table(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="cli-argument-game")] = None,
    players: Players = None,
    edition: Edition = None,
    expansion: Expansion = False,
    sets: Sets = None,
    level: Annotated[int, typer.Option("--level", min=1, max=4, help="serve-option-level")] = 2,
    port: Port = PORT,
    database: Database = None,
) -> None:
    """Play in the browser: a table with bots, and a chair for whoever asked."""
    from bastide.server.live import first_table
    from bastide.server.run import log_in_lines, run

    voice: Voice = context.obj
    options = settings(players, edition, expansion, sets, voice)
    wanted = game or registry.games()[0].name
    first_table.check(wanted, options)
    url = checked(database, voice)
    in_order(url, voice)
    log_in_lines(logging.WARNING)

    async def started(address: str, tables: "Tables") -> None:
        code = await first_table.set_table(tables, wanted, options, level, voice.lang)
        page = f"{address}/sit/{code}"
        voice.write(voice.tell("serve-table", address=page))
        show(page)

    run(Settings(database=url), HERE, port if is_free(HERE, port) else 0, started)


def checked(database: str | None, voice: Voice) -> str:
    """The address of the database, which must be of a kind that is known."""
    from bastide.server.store.databases import address

    url = database or os.environ.get("BASTIDE_DATABASE") or default_database()
    try:
        address(url)
    except Exception:
        raise voice.refuse("serve-database", text=url.split("@")[-1][:60]) from None
    if url.startswith("sqlite:///"):
        folder = Path(url.removeprefix("sqlite:///")).parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            raise voice.refuse("serve-folder", text=str(folder)) from None
    return url


def in_order(url: str, voice: Voice) -> None:
    """Refuse a database with which no server can begin."""
    from bastide.server.store.migrate import trouble

    if found := asyncio.run(trouble(url)):
        newer = found == "newer"
        raise voice.refuse("serve-database-newer" if newer else "serve-database-fails", text=found)


def is_network(text: str) -> bool:
    """Whether that is an address such as 10.0.0.1 or a network such as 10.0.0.0/24."""
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


def is_mail(smtp: str, sender: str) -> bool:
    """Whether mail can be sent by that server, and from that address."""
    from bastide.server.notify.mail import server_at

    try:
        server_at(smtp, sender)
    except ValueError:
        return False
    return True


def is_reachable(text: str) -> bool:
    """Whether that is a name or an address of a machine, with a port or without."""
    host, _, port = text.partition(":")
    return bool(host) and (not port or (port.isdecimal() and int(port) < 1 << 16))


def is_free(host: str, port: int) -> bool:
    """Whether nobody else listens there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def show(page: str) -> None:
    """Open the browser where there is a screen to show it on."""
    if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(page)
