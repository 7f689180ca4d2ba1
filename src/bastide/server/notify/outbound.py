"""Requests to addresses that people have given us: never to what lies behind our own door."""

import asyncio
import socket
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import httpx

SECONDS = 15.0
"""For so long an answer is waited for."""
NAT64 = IPv6Network("64:ff9b::/96")


class Hopeless(Exception):
    """It is no use to try again."""


class Forbidden(Hopeless):
    """The address leads where nobody may send us."""


class Outbound:
    """A way out. Names are looked up once, and what was looked at is what is dialled."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._http = httpx.AsyncClient(timeout=SECONDS, trust_env=False, follow_redirects=False)

    async def close(self) -> None:
        """Hang up."""
        await self._http.aclose()

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> httpx.Response:
        """Send that; the answer comes without what it says, which concerns nobody."""
        async with asyncio.timeout(SECONDS):
            wanted, addresses = await self._found(url)
            for left, address in enumerate(addresses, 1 - len(addresses)):
                request = self._http.build_request(
                    "POST",
                    wanted.copy_with(host=address),
                    content=body,
                    headers={**headers, "host": wanted.netloc.decode(), "user-agent": "Bastide"},
                    extensions={"sni_hostname": wanted.host},
                )
                try:
                    answer = await self._http.send(request, stream=True)
                except httpx.ConnectError:
                    if left == 0:
                        raise
                else:
                    await answer.aclose()
                    return answer
        raise OSError("no address")

    async def _found(self, url: str) -> tuple[httpx.URL, list[str]]:
        self.must_fit(url)
        wanted = httpx.URL(url)
        port = wanted.port or (443 if wanted.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(wanted.host, port, type=socket.SOCK_STREAM)
        addresses = [ip_address(str(each[4][0]).partition("%")[0]) for each in found]
        # one that is ours among others is refused too: who owns the name chooses which is dialled
        if not self._private and not all(map(is_public, addresses)):
            raise Forbidden
        return wanted, list(map(str, addresses))

    def must_fit(self, url: str) -> None:
        """Refuse what can be no address of a webhook, without looking its name up."""
        try:
            wanted = httpx.URL(url)
        except httpx.InvalidURL:
            raise Forbidden from None
        schemes = ("https", "http") if self._private else ("https",)
        if wanted.scheme not in schemes or not wanted.host or wanted.userinfo:
            raise Forbidden
        try:
            given = ip_address(wanted.host)
        except ValueError:
            return
        if not self._private and not is_public(given):
            raise Forbidden


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is one of the internet, also where IPv6 only wraps another one."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address.teredo is not None:
            return False
    return address.is_global and not address.is_multicast
