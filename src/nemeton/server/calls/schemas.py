"""What somebody is shown of how they are called, and asks for."""

from __future__ import annotations

from nemeton.server.calls.book import AddressState, Kind
from nemeton.server.calls.webhook import Form
from nemeton.server.schemas import Received, Sent

__all__ = [
    "CallAddress",
    "Calling",
    "GiveAddress",
    "QuietHours",
    "SetFeeds",
    "SetQuietHours",
    "Stopped",
]


class CallAddress(Sent):
    """A place at which one is called; `why` it is dead: gone, no-mailbox, inward, status 403 …"""

    id: str
    kind: Kind
    state: AddressState
    label: str
    why: str
    mark: str  # of a browser: the beginning of the SHA-256 of its end-point


class QuietHours(Sent):
    """From minute to minute of the day; none where both are the same."""

    begins: int
    ends: int
    zone: str


class Calling(Sent):
    """How one is called. The ways are those that the owner has set up."""

    ways: list[Kind]
    key: str  # by which push services know this server
    addresses: list[CallAddress]
    quiet: QuietHours
    atom: str  # secret addresses; empty where there is no feed
    calendar: str


class GiveAddress(Received):
    """A place to be called at: what its kind needs, the rest stays empty."""

    kind: Kind
    mail: str = ""
    url: str = ""
    form: Form = "json"
    endpoint: str = ""
    p256dh: str = ""
    auth: str = ""


class SetQuietHours(Received):
    begins: int
    ends: int
    zone: str


class SetFeeds(Received):
    """Feeds at a new secret address, or none."""

    on: bool


class Stopped(Sent):
    """What a link in a letter has done."""

    label: str
