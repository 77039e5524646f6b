"""Corrupts a JSON document in one place, as a hand or a failing disk would."""

from __future__ import annotations

from typing import Any

from nemeton.engine.chance import Chance

__all__ = ["Place", "corrupted", "places"]

Place = tuple[str | int, ...]
ODD: tuple[Any, ...] = (None, True, "", "?", -1, 0, 10**30, 1.5, [], {}, [[]], ["?"], {"step": "?"})


def corrupted(document: Any, rng: Chance, inside: list[Place] | None = None) -> tuple[Any, str]:
    """The document with one part taken away, added or replaced, and what was done to it; whoever
    knows its places already saves the search."""
    *path, last = rng.pick(inside or places(document))
    parent = document
    for name in path:
        parent = parent[name]
    where = ".".join(map(str, [*path, last]))
    kind = rng.below(3)
    if kind == 0:
        del parent[last]
        return document, f"{where} taken away"
    value = rng.pick(list(ODD))
    if kind == 1:
        if isinstance(parent, dict):
            parent["unheard_of"] = value
        else:
            parent.append(value)
        return document, f"{value!r} added beside {where}"
    parent[last] = value
    return document, f"{value!r} at {where}"


def places(value: Any, path: Place = ()) -> list[Place]:
    """Every place in a document, from the outside inwards."""
    found: list[Place] = [path] if path else []
    parts: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        parts = list(value.items())
    elif isinstance(value, list):
        parts = list(enumerate(value))
    for name, each in parts:
        if isinstance(each, dict | list):
            found += places(each, (*path, name))
        else:
            found.append((*path, name))
    return found
