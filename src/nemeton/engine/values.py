"""The values on a game's components one by one: where each stands, what it is, who says so."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from typing import Any, Final

from nemeton.engine.contract import Contract, checked_data
from nemeton.engine.corrections import LABELS, SOURCE, label_of
from nemeton.engine.errors import BadInput

__all__ = [
    "Change",
    "Value",
    "bare",
    "changes",
    "changes_of",
    "correction",
    "listed_values",
    "parsed",
]

WRAPPED: Final = "value"  # {"value": x, "provenance": …} is x and says where it comes from

Place = tuple[str, ...]


class Value:
    """A value that can be corrected by itself: a number, a word, a switch, a row of such.

    Its place is the way to it in a correction; its sources are `rulebook`, `public`, `house`,
    or several of them where the members of a row differ.
    """

    def __init__(self, place: Place, value: Any, sources: tuple[str, ...]) -> None:
        self.place = place
        self.value = value
        self.sources = sources


class Change:
    """A value in the place of one of ours."""

    def __init__(self, ours: Value, own: Any) -> None:
        self.ours = ours
        self.own = own


def parsed(name: str, content: bytes) -> dict[str, Any]:
    """An owner's file, TOML or JSON by its name; BadInput where it is neither."""
    kind = "JSON" if name.endswith(".json") else "TOML"
    try:
        text = content.decode()
        found = json.loads(text) if kind == "JSON" else tomllib.loads(text)
    except (ValueError, RecursionError):
        raise BadInput("bad-data", kind=kind) from None
    if not isinstance(found, dict):
        raise BadInput("bad-save", where="data", expected="{…}")
    return found


def listed_values(document: Any) -> list[Value]:
    """Every value of a data document, in its order."""
    found: list[Value] = []
    collect(document, (), "", found)
    return found


def collect(content: Any, place: Place, source: object, found: list[Value]) -> None:
    parts = parts_of(content)
    if parts is None:
        found.append(Value(place, bare(content), tuple(dict.fromkeys(sources(content, source)))))
        return
    own = content.get(SOURCE, source) if isinstance(content, dict) else source
    for name, part in parts:
        said = own.get(name, source) if isinstance(own, dict) else own
        collect(part, (*place, name), said, found)


def parts_of(content: Any) -> list[tuple[str, Any]] | None:
    """What a table or a list of tables holds, by name; none for what is a value itself."""
    if isinstance(content, dict):
        if WRAPPED in content:
            return None
        return [(str(name), part) for name, part in content.items() if name != SOURCE]
    if is_tables(content):
        label = label_of(content, LABELS)
        return [
            (name, without(entry, label))
            for name, entry in zip(names(content), content, strict=True)
        ]
    return None


def is_tables(content: Any) -> bool:
    if not isinstance(content, list) or not content:
        return False
    return all(isinstance(each, dict) and WRAPPED not in each for each in content)


def names(entries: Sequence[dict[str, Any]]) -> list[str]:
    """What the tables of a list are called: by their label, else by number from one on."""
    label = label_of(entries, LABELS)
    return [str(entry[label] if label else number) for number, entry in enumerate(entries, 1)]


def without(entry: dict[str, Any], label: str) -> dict[str, Any]:
    return {name: part for name, part in entry.items() if name != label}


def bare(content: Any) -> Any:
    """The values alone: without provenance, and `{"value": x, "provenance": …}` as x."""
    if isinstance(content, dict):
        if WRAPPED in content:
            return content[WRAPPED]
        return {name: bare(part) for name, part in content.items() if name != SOURCE}
    if isinstance(content, list):
        return [bare(part) for part in content]
    return content


def sources(content: Any, source: object) -> list[str]:
    """Who says so; the reason that may follow after a colon is for readers of the file."""
    if isinstance(content, dict):
        return sources(content[WRAPPED], content.get(SOURCE, source))
    if isinstance(content, list) and any(isinstance(each, dict) for each in content):
        return [said for each in content for said in sources(each, source)]
    said = source if isinstance(source, list) else [source]
    return [str(each).partition(":")[0] for each in said]


def changes(printed: Any, own: Any) -> list[Change]:
    """What differs between our document and an owner's, of which the provenance does not count."""
    ours = listed_values(printed)
    found: list[Change] = []
    compare(bare(printed), bare(own), (), ours, found)
    return found


def changes_of(game: Contract, data: dict[str, Any] | None) -> list[Change]:
    """What a game is played with that is not ours; BadInput where it cannot be played so."""
    if data is None:
        return []
    return changes(game.component_values(), game.component_values(checked_data(data)))


def compare(printed: Any, own: Any, place: Place, ours: list[Value], found: list[Change]) -> None:
    here, there = parts_of(printed), parts_of(own)
    if here is not None and there is not None and [n for n, _ in here] == [n for n, _ in there]:
        for (name, old), (_, new) in zip(here, there, strict=True):
            compare(old, new, (*place, name), ours, found)
    elif printed != own:
        inside = [value for value in ours if value.place[: len(place)] == place]
        said = tuple(dict.fromkeys(each for value in inside for each in value.sources))
        found.append(Change(Value(place, printed, said), own))


def correction(found: Sequence[Change]) -> dict[str, Any]:
    """The smallest document that makes these changes."""
    document: dict[str, Any] = {}
    for change in found:
        table = document
        for name in change.ours.place[:-1]:
            table = table.setdefault(name, {})
        table[change.ours.place[-1]] = change.own
    return document
