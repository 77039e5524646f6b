"""Which addresses that strangers give may be asked: none inside the server's own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Sequence
from urllib.parse import SplitResult, urlsplit

import msgspec

from nemeton.server.calls.settings import Network

__all__ = ["Gate", "Shut", "Way"]

LONGEST = 2000  # characters of an address
WEB = (80, 443)
OURS = 1024  # ports below it, but those of the web, belong to other services
UNICAST = ipaddress.ip_network("2000::/3")  # of IPv6, all that was ever given out
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Shut(Exception):
    """Nobody goes there: `address` (it is none), `inward`, `unencrypted`, or `unknown` by name."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Way(msgspec.Struct, frozen=True):
    """Where to connect: the very machines that were looked at, whatever their name means later."""

    url: SplitResult
    machines: list[str]
    port: int

    @property
    def encrypted(self) -> bool:
        return self.url.scheme == "https"


class Gate:
    """Lets calls out into the internet, encrypted, and into networks that the owner opens."""

    def __init__(self, networks: Sequence[Network] = ()) -> None:
        self.networks = networks

    def check(self, address: str) -> SplitResult:
        """What can be said of an address without asking anybody."""
        if len(address) > LONGEST or not address.isascii() or not address.isprintable():
            raise Shut("address")
        try:
            url = urlsplit(address)
            port = url.port or 443
        except ValueError:
            raise Shut("address") from None
        named = url.scheme in ("https", "http") and url.hostname and not url.username
        if not named or " " in address or (port < OURS and port not in WEB):
            raise Shut("address")
        return url

    async def way_to(self, address: str) -> Way:
        """The way there, if all machines of that name may be asked."""
        url = self.check(address)
        port = url.port or (443 if url.scheme == "https" else 80)
        machines = await machines_of(url.hostname or "", port)
        owned = [each for each in machines if self.opened(each)]
        if len(owned) < len(machines):
            if not all(self.opened(each) or is_public(each) for each in machines):
                raise Shut("inward")
            if url.scheme != "https":
                raise Shut("unencrypted")
        return Way(url, [str(each) for each in machines], port)

    def opened(self, machine: Address) -> bool:
        inner = embedded(machine)
        return any(inner in network for network in self.networks)


async def machines_of(name: str, port: int) -> list[Address]:
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(name, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Shut("unknown") from None
    machines = [ipaddress.ip_address(str(each[4][0]).partition("%")[0]) for each in found]
    if not machines:
        raise Shut("unknown")
    return machines


def is_public(machine: Address) -> bool:
    inner = embedded(machine)
    given_out = inner.version == 4 or inner in UNICAST
    return given_out and inner.is_global and not inner.is_multicast and not inner.is_reserved


def embedded(machine: Address) -> Address:
    """The address that another one only wraps, by which an inner machine could be reached."""
    if isinstance(machine, ipaddress.IPv4Address):
        return machine
    if machine in TRANSLATED:
        return ipaddress.IPv4Address(int(machine) & 0xFFFFFFFF)
    teredo = machine.teredo[1] if machine.teredo is not None else None
    return machine.ipv4_mapped or machine.sixtofour or teredo or machine
