"""Moments of a game as the rules of their time have left them: they outlive a change of rules.

With every choice the position that it led to is stored, and what was told of it. A table whose
rules have changed since is opened from these, not played again. See docs/decisions/0032.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from nemeton.engine.fields import plain
from nemeton.engine.history import Event
from nemeton.engine.save import snapshot
from nemeton.engine.state import State

__all__ = ["Frame", "FrameWriter", "Made", "Moment", "StoredFrame", "frames_in", "moment_of"]

ALONE = 32  # frames of which one needs none of those before it
LARGEST = 8_000_000  # bytes that a frame may unfold to


class Made(msgspec.Struct, frozen=True):
    """A choice that was made: by whom, to which question, in which turn."""

    seat: int
    option: tuple[Any, ...]
    prompt: str
    turn: int
    turn_seat: int | None
    notation: str
    first: int  # choices before it, or before the set that it was picked with


class Moment(msgspec.Struct, frozen=True):
    """A position, the choice that led to it (none: it was dealt), and what was told then."""

    made: Made | None
    told: list[tuple[str, dict[str, Any], tuple[int, ...] | None]]
    position: dict[str, Any]

    def events(self) -> list[Event]:
        return [Event(*each) for each in self.told]


class Frame(msgspec.Struct, frozen=True):
    """The moments that one line of the log led to, and by which rules."""

    rules: str
    moments: list[Moment]


class StoredFrame(msgspec.Struct, frozen=True):
    """A frame as stored: packed by means of that of line `base`; 0: by itself."""

    number: int  # of the line
    base: int
    body: bytes


def moment_of(state: State, made: Made | None, told: Sequence[Event]) -> Moment:
    events = [(event.key, plain(event.params), event.to) for event in told]
    return Moment(made, events, snapshot(state))


class FrameWriter:
    """Packs the frames of one table: a position differs little from the one before."""

    def __init__(self) -> None:
        self.last = 0  # the line of the frame packed last, and its text
        self.text = b""
        self.count = 0

    def packed(self, number: int, rules: str, moments: Iterable[Moment]) -> StoredFrame:
        text = msgspec.json.encode(Frame(rules, list(moments)))
        base = 0 if self.count % ALONE == 0 else self.last
        packer = zlib.compressobj(6, zdict=self.text) if base else zlib.compressobj(6)
        body = packer.compress(text) + packer.flush()
        self.last, self.text, self.count = number, text, self.count + 1
        return StoredFrame(number, base, body)

    def forget(self) -> None:
        """What was packed last was not written: the next one stands by itself."""
        self.count = 0


def frames_in(stored: Iterable[StoredFrame]) -> dict[int, Frame]:
    """The frames of a table by line; one that cannot be read is left out."""
    texts: dict[int, bytes] = {}
    found: dict[int, Frame] = {}
    for each in stored:
        try:
            texts[each.number] = unpacked(each, texts)
            found[each.number] = msgspec.json.decode(texts[each.number], type=Frame)
        except (KeyError, zlib.error, msgspec.DecodeError):
            continue
    return found


def unpacked(stored: StoredFrame, texts: dict[int, bytes]) -> bytes:
    base = stored.base
    reader = zlib.decompressobj(zdict=texts[base]) if base else zlib.decompressobj()
    return reader.decompress(stored.body, LARGEST)
