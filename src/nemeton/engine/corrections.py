"""An owner's corrected values laid over the ones that a game prints on its components."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from nemeton.engine.errors import BadInput

__all__ = ["LABELS", "SOURCE", "label_of", "laid_over", "require", "wrong"]

# What the type of a printed value is called in an error.
NEEDS: Final = {"int": "number", "str": "text", "bool": "switch", "list": "list", "dict": "table"}
SOURCE: Final = "provenance"  # says where values come from: the game looks at it, whatever it is
LABELS: Final = ("key", "id", "location", "name")  # what a table of a list may be called by
LONGEST: Final = 40  # characters of a foreign name that an error repeats


def laid_over(
    printed: dict[str, Any],
    correction: object,
    labels: Sequence[str] = (),
    where: str = "",
) -> dict[str, Any]:
    """The printed table with what the correction names in its place; nothing may be added.

    A list of tables which have one of the `labels` is corrected entry by entry: the correction
    gives only what differs, as a table by label or as a list of tables with their labels. Tables
    without a label can be named by their number, from one on. Any other list is replaced whole.
    BadInput says where a value cannot be, and what could.
    """
    if not isinstance(correction, dict):
        raise wrong(where or "data", "table")
    result = dict(printed)
    for name, value in correction.items():
        place = inside(where, name)
        if name not in printed:
            raise wrong(place, "unknown", ", ".join(map(str, printed)))
        result[name] = value if name == SOURCE else replaced(printed[name], value, labels, place)
    return result


def replaced(printed: Any, value: object, labels: Sequence[str], where: str) -> Any:
    """What stands in the place of a printed value: something of the same kind."""
    if isinstance(printed, dict):
        return laid_over(printed, value, labels, where)
    label = label_of(printed, labels)
    if label or (isinstance(value, dict) and is_tables(printed)):
        return entries_laid_over(printed, value, labels, label, where)
    if printed is None:
        require(value is None, where, "exactly", "null")
    elif type(value) is not type(printed):
        size = len(printed) if isinstance(printed, list) else ""
        raise wrong(where, NEEDS[type(printed).__name__], size)
    if isinstance(printed, list) and isinstance(value, list):
        return members(printed, value, labels, where)
    return value


def members(
    printed: list[Any], values: list[object], labels: Sequence[str], where: str
) -> list[Any]:
    """A list in the place of another: its members are of the kind of the first printed one."""
    if not printed:
        return values
    first = printed[0]
    if isinstance(first, dict | list):
        return [replaced(first, each, labels, where) for each in values]
    if any(type(each) is not type(first) for each in values):
        raise wrong(where, "list", len(printed))
    return values


def is_tables(printed: Any) -> bool:
    return isinstance(printed, list) and bool(printed) and isinstance(printed[0], dict)


def label_of(printed: Any, labels: Sequence[str]) -> str:
    """The label that every entry of a list has, or none."""
    if not isinstance(printed, list) or not printed:
        return ""
    for label in labels:
        if all(isinstance(entry, dict) and label in entry for entry in printed):
            return label
    return ""


def entries_laid_over(
    printed: list[dict[str, Any]],
    correction: object,
    labels: Sequence[str],
    label: str,
    where: str,
) -> list[dict[str, Any]]:
    known = [str(entry[label] if label else place) for place, entry in enumerate(printed, 1)]
    changes = by_label(correction, label, known, where)
    for name in changes:
        if name not in known:
            raise wrong(inside(where, name), "unknown", ", ".join(known))
    return [
        laid_over(entry, changes.get(name, {}), labels, inside(where, name))
        for name, entry in zip(known, printed, strict=True)
    ]


def by_label(correction: object, label: str, known: list[str], where: str) -> dict[str, object]:
    """Corrected entries by label, whether written as a table or as a list."""
    if isinstance(correction, dict):
        return correction
    if not isinstance(correction, list) or not all(isinstance(each, dict) for each in correction):
        raise wrong(where, "table")
    found: dict[str, object] = {str(entry.get(label, "–")): entry for entry in correction}
    require(len(found) == len(correction), where, "once", ", ".join(known))
    return found


def inside(where: str, name: object) -> str:
    short = str(name)[:LONGEST]
    return f"{where}.{short}" if where else short


def wrong(where: str, need: str, expected: object = "") -> BadInput:
    """What a value must be, as the error words it, and which values would do."""
    return BadInput("bad-value", where=where, need=need, expected=str(expected))


def require(holds: bool, where: str, need: str, expected: object = "") -> None:
    if not holds:
        raise wrong(where, need, expected)
