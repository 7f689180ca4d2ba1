"""By what limits are counted: a household, and the site that may hold thousands of them."""

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


class Allowances:
    """A bucket for every household and a larger one for every site."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._households = Buckets(per_second, burst)
        self._sites = Buckets(HOUSEHOLDS * per_second, HOUSEHOLDS * burst)

    def take(self, network: Network) -> bool:
        """Take one out of both; False when either is empty, and then neither has lost anything."""
        if not self._households.take(network.household):
            return False
        if network.site and not self._sites.take(network.site):
            self._households.put_back(network.household)
            return False
        return True

    def put_back(self, network: Network) -> None:
        """Put back what need not have been taken."""
        self._households.put_back(network.household)
        if network.site:
            self._sites.put_back(network.site)
