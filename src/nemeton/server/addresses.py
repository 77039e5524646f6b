"""The addresses at which a friend in the same network finds this server."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from functools import lru_cache

__all__ = ["EVERYWHERE", "at_home", "friends_addresses", "household", "page_at"]

EVERYWHERE = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}
# Somewhere in every private network and outside of them. Nothing is sent there: the system only
# says from which of its addresses it would.
FAR = {
    socket.AF_INET: ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254"),
    socket.AF_INET6: ("2001:db8::1", "fd00::1"),
}


def at_home(host: str) -> bool:
    """Whether only this machine reaches what listens there."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


@lru_cache(4096)
def household(host: str) -> str:
    """An address as quotas count it: of IPv6 the first 64 bits, the rest is any household's own."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


def friends_addresses(host: str, port: int) -> list[str]:
    """What a friend types, the likeliest first, for a server that listens on that host."""
    if at_home(host):
        return []
    family = EVERYWHERE.get(host)
    return [page_at(each, port) for each in ([host] if family is None else own_addresses(family))]


def page_at(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}" if port == 80 else f"http://{shown}:{port}"


def own_addresses(family: socket.AddressFamily) -> list[str]:
    """The addresses of this machine from which it would reach others, without loopback."""
    found = (source_towards(family, far) for far in FAR[family])
    return list(dict.fromkeys(reachable(found)))


def source_towards(family: socket.AddressFamily, far: str) -> str:
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((far, 9))
        except OSError:  # no way there
            return ""
        return str(probe.getsockname()[0])


def reachable(addresses: Iterable[str]) -> Iterable[str]:
    """Without those that mean something on this machine or this cable alone."""
    for each in addresses:
        if each:
            address = ipaddress.ip_address(each)
            if not (address.is_loopback or address.is_link_local or address.is_unspecified):
                yield each
