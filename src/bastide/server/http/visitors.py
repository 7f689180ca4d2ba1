"""Who is asking: the cookie, the address, the language, and whether it is our own page."""

import logging
from collections import Counter
from typing import Any, TypeAlias

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from bastide.server.codes import Signer
from bastide.server.http.networks import (
    HOUSEHOLDS,
    Allowances,
    Network,
    is_private,
    names_here,
    network_of,
    plain,
)
from bastide.server.http.rate_limits import Buckets
from bastide.server.refusals import Refused
from bastide.server.settings import Settings
from bastide.words import LANGUAGES

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
OWN_NAMES = ("localhost", "127.0.0.1", "[::1]")
LOOPBACK = ("127.0.0.1", "::1", "local")
FORWARDING = (
    "forwarded",
    "via",
    "x-real-ip",
    "x-client-ip",
    "true-client-ip",
    "cf-connecting-ip",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
)
"""What proxies add to a request."""
YEAR = 365 * 86400
log = logging.getLogger("bastide.visitors")


class Visitors:
    """Knows people by their cookie and addresses by their number of lines; keeps no names."""

    def __init__(self, settings: Settings, secret: str) -> None:
        self._settings = settings
        self._signer = Signer(secret)
        self._lines: Counter[str] = Counter()
        self.requests = Allowances(settings.requests_per_second, settings.request_burst)
        self.messages = Buckets(settings.messages_per_second, settings.message_burst)
        self.codes = Allowances(0.2, 10)
        """Tries of invitation codes: a guess every five seconds after the first ten."""
        self.letters = Allowances(1 / 120, 5)
        """Letters asked for: one every two minutes after the first five."""
        self.thoughts = Allowances(0.5, 20)
        """Moments looked into: one every two seconds after the first twenty."""
        self.tables = Allowances(settings.tables_per_second, settings.table_burst)
        self.cookie_name = "__Host-bastide" if settings.public else "bastide"

    def device_of(self, connection: Connection) -> str | None:
        """The device that asks, if its cookie is ours."""
        return self._signer.read(connection.cookies.get(self.cookie_name))

    def cookie(self, device: str) -> Cookie:
        """The cookie of a device; scripts of the page cannot read it."""
        return Cookie(
            self.cookie_name,
            value=self._signer.sign(device) if device else "",
            path="/",
            max_age=YEAR if device else 0,
            httponly=True,
            secure=self._settings.public,
            samesite="lax",
        )

    def address(self, connection: Connection) -> str:
        """Where the request comes from; behind a proxy uvicorn has put the true address here."""
        if connection.client is None:
            return "local"
        try:
            return plain(connection.client.host)
        except ValueError:
            log.warning("the proxy names no address that can be read (X-Forwarded-For)")
            raise Refused("proxy", status=503) from None

    def is_here(self, connection: Connection) -> bool:
        """Whether somebody on this machine asks, and not a proxy for who knows whom.

        A private server trusts no proxy to say whom it speaks for.
        """
        if not self._settings.public and _is_forwarded(connection):
            return False
        return self.address(connection) in LOOPBACK

    def is_let_in(self, connection: Connection) -> bool:
        """A server for the home serves nobody from outside, even if a router lets them through."""
        if not self._settings.home:
            return True
        return self.is_here(connection) or (
            not _is_forwarded(connection) and is_private(self.address(connection))
        )

    def network(self, connection: Connection) -> Network:
        """By what limits are counted."""
        return network_of(self.address(connection))

    def language(self, connection: Connection) -> str:
        """The language asked for, else the browser's, else English."""
        wanted = connection.query_params.get("lang", "")
        if wanted in LANGUAGES:
            return wanted
        for part in connection.headers.get("accept-language", "").split(","):
            short = part.strip()[:2].lower()
            if short in LANGUAGES:
                return short
        return "en"

    def is_own_page(self, connection: Connection) -> bool:
        """Whether the request comes from our page, or from no page at all."""
        if not self._is_own_name(connection.headers.get("host", "")):
            return False
        origin = connection.headers.get("origin")
        if origin is None:
            return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        scheme, _, host = origin.partition("://")
        # A proxy may not say that it speaks TLS; but what came by TLS was not asked for without.
        schemes = (
            ("https",) if connection.scope["scheme"] in ("https", "wss") else ("https", "http")
        )
        own = scheme in schemes and host == connection.headers.get("host", "")
        return own or origin in self._settings.origins

    def origin(self, connection: Connection) -> str:
        """Under which address the page is seen that asks; `is_own_page` says whether it is ours."""
        safe = self._settings.public or connection.scope["scheme"] in ("https", "wss")
        usual = f"{'https' if safe else 'http'}://{connection.headers.get('host', '')}"
        return connection.headers.get("origin") or usual

    def _is_own_name(self, host: str) -> bool:
        """Whether a private server is called by a name of this machine, at home also by an address.

        Otherwise a foreign name could be made to lead here, and its page would look like ours.
        """
        name = host.rsplit(":", 1)[0]
        if self._settings.public or name in OWN_NAMES:
            return True
        return self._settings.home and (is_private(name) or name.lower() in names_here())

    def enter(self, network: Network) -> bool:
        """Count one more line from a network; False when it has too many."""
        most = self._settings.sockets_per_address
        if self._lines[network.household] >= most or self._lines[network.site] >= HOUSEHOLDS * most:
            return False
        for name in network.names:
            self._lines[name] += 1
        return True

    def leave(self, network: Network) -> None:
        """Count one line less."""
        for name in network.names:
            self._lines[name] -= 1
            if not self._lines[name]:
                del self._lines[name]


def _is_forwarded(connection: Connection) -> bool:
    return any(name in connection.headers for name in FORWARDING)
