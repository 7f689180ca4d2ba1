"""By what limits are counted: a household, and the site that may hold thousands of them."""

import socket
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address

from bastide.server.http.rate_limits import Buckets

HOUSEHOLD, SITE = 64, 48
"""Bits of an IPv6 address that one household and one site are given."""
HOUSEHOLDS = 4
"""A site may do as much as so many households."""


@dataclass(frozen=True)
class Network:
    """An IPv4 address is a household of its own and belongs to no site."""

    household: str
    site: str = ""

    def names_with(self, person: str | None) -> tuple[str, str, str]:
        """It and somebody there, from the largest to the smallest."""
        return self.site or self.household, self.household, person or ""

    @property
    def names(self) -> tuple[str, ...]:
        """All that it is counted by."""
        return (self.household, self.site) if self.site else (self.household,)


def plain(address: str) -> str:
    """An address without its zone; IPv4 written as IPv6 is IPv4. Raises ValueError."""
    found = ip_address(address.partition("%")[0])
    return str((found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found)


def network_of(address: str) -> Network:
    """The network of a plain address."""
    if ":" not in address:
        return Network(address)
    household, site = (
        str(IPv6Network((address, bits), strict=False)) for bits in (HOUSEHOLD, SITE)
    )
    return Network(household, site)


def is_private(address: str) -> bool:
    """Whether that is an address of a home network or of this machine; no name is one."""
    try:
        return not ip_address(address.strip("[]")).is_global
    except ValueError:
        return False


def names_here() -> tuple[str, str]:
    """What this machine is called in its network."""
    name = socket.gethostname().lower()
    return name, f"{name}.local"


def address_here() -> str | None:
    """The address of this machine in its network, if it is in one; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(("10.255.255.255", 9))
        except OSError:
            return None
        found = str(way.getsockname()[0])
    return None if found.startswith("127.") else found


class Allowances:
    """A bucket for every household and a larger one for every site."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._households = Buckets(per_second, burst)
        self._sites = Buckets(HOUSEHOLDS * per_second, HOUSEHOLDS * burst)

    def take(self, network: Network, amount: float = 1.0) -> bool:
        """Take out of both; False when either holds too little, and then neither loses anything."""
        if not self._households.take(network.household, amount):
            return False
        if network.site and not self._sites.take(network.site, amount):
            self._households.put_back(network.household, amount)
            return False
        return True

    def put_back(self, network: Network) -> None:
        """Put back what need not have been taken."""
        self._households.put_back(network.household)
        if network.site:
            self._sites.put_back(network.site)
