"""What a client sends, read; what cannot be understood is refused and its field named."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec

from nemeton.table.refusals import Refused, bad_field

__all__ = ["decoded", "id_in"]

Kind = TypeVar("Kind")
PLACE = re.compile(r" - at `\$\.?(?P<path>[^`]*)`$")
LOST = re.compile(r"^Object (?P<how>missing required|contains unknown) field `(?P<name>[^`]*)`")
EXPECTED = re.compile(r"^Expected `(?P<kind>[^`]*)`, got")
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)


class Numbered(msgspec.Struct):
    """As much of a message as its answer needs."""

    id: int | None = None


def decoded(text: str | bytes, decoder: msgspec.json.Decoder[Kind]) -> Kind:
    """The message; or a refusal that says what is wrong with it."""
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as error:
        raise misunderstood(str(error)) from None
    except UNREADABLE:
        raise bad_field("", "json") from None


def misunderstood(error: str) -> Refused:
    """The refusal for a sentence of the decoder, which tells the place in its own way."""
    place = PLACE.search(error)
    path = place["path"] if place else ""
    if lost := LOST.search(error):
        problem = "missing" if lost["how"].startswith("missing") else "unknown"
        return bad_field(f"{path}.{lost['name']}".lstrip("."), problem)
    if (wrong := EXPECTED.search(error)) and path:
        return bad_field(path, "type", expected=wrong["kind"])
    return bad_field(path, "value" if path else "json")


def id_in(text: str | bytes) -> int | None:
    """The id of a message that is not understood, so that its sender knows which one it was."""
    try:
        return msgspec.json.decode(text, type=Numbered).id
    except UNREADABLE:
        return None
