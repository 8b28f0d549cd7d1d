"""The network of a request. Limits count by network, because guests are free and one line has many IPv6 addresses. Kept
in memory only.
"""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from meadhall.core.fault import Fault

KEPT = 50_000  # guests whose network is remembered
PREFIX = 64  # bits of an IPv6 address that tell one subscriber from another
WIDEST = {4: 8, 6: 19}  # bits: no provider has more, so a wider range is a slip of the hand
MAPPED = 96  # bits before an IPv4 address that is written as IPv6

Network = IPv4Network | IPv6Network


def find_network(address: str) -> str:
    """Return the IPv4 address or the /64 of an IPv6 address; anything else unchanged."""
    if ":" not in address:
        return address
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or IPv6Network((int(found), PREFIX), strict=False))


def parse_network(text: str) -> Network:
    """Parse an address or a CIDR range. A single address means the IPv4 address or the /64."""
    given = text.strip()
    try:
        found = ip_network(given if "/" in given else find_network(given), strict=False)
    except ValueError:
        raise Fault("ban-network", network=given[:60]) from None
    if isinstance(found, IPv6Network) and found.prefixlen >= MAPPED and found.network_address.ipv4_mapped:
        found = IPv4Network((int(found.network_address.ipv4_mapped), found.prefixlen - MAPPED))
    if found.prefixlen < WIDEST[found.version]:
        raise Fault("ban-wide", network=str(found), widest=WIDEST[found.version])
    return found


class Networks:
    """The network from which each guest was last seen."""

    def __init__(self) -> None:
        self.guests: OrderedDict[int, str] = OrderedDict()

    def note(self, guest: int | None, network: str) -> None:
        if guest is None or not network:
            return
        self.guests[guest] = network
        self.guests.move_to_end(guest)
        if len(self.guests) > KEPT:
            self.guests.popitem(last=False)

    def find(self, who: object) -> object:
        """Return the network of a requester; an unknown one counts as its own network."""
        return self.guests.get(who, who) if isinstance(who, int) else who
