"""A document of one shape, a view, as a row of numbers between 0 and 1; the shape is a layout.

A layout is made from documents (`grown`), kept as JSON, and never changes after that: a number goes
from the lowest to the highest that was seen, a word is one of those seen. What lies outside is cut
off; it never moves anything else.

| in the document | numbers |
|---|---|
| a number, true or false | 1: how far it is from the lowest to the highest |
| a word | 1 for each word known, of which one is set |
| a list of changing length of numbers or words | 1 for each value: how often it is there |
| any other list | its elements in order, as many as there can be; what is missing is 0 |
| an object | its fields in alphabetical order |
| null, or a field that is not there | 0 everywhere; where that can be, 1 more says that it is not |
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

__all__ = ["Layout", "grown"]

WIDEST_BAG = 128  # values of a list that are counted one by one

Shape = dict[str, Any]


class Layout:
    """A shape, and how documents of it are written."""

    def __init__(self, shape: Shape, left_out: Collection[str] = ()) -> None:
        self.shape = shape
        self.root = Node(shape, frozenset(left_out))
        self.size = self.root.size

    def row(self, document: Any) -> array[float]:
        """The document as numbers, each in four bytes."""
        row = array("f", bytes(4 * self.size))
        self.root.write(document, row, 0)
        return row

    def fields(self) -> list[tuple[str, int, int]]:
        """Where each part of the document is found: its path, the first number, how many."""
        return list(self.root.fields("", 0))


class Node:
    """One place in the shape; exactly one of its parts is used, by what stands there."""

    def __init__(self, shape: Shape, left_out: frozenset[str]) -> None:
        self.nullable: bool = shape.get("null", False)
        self.low, self.high = shape.get("range", (0, 0))
        self.span = max(self.high - self.low, 1)
        self.words = {word: place for place, word in enumerate(shape.get("words", ()))}
        keys = sorted(set(shape.get("keys", {})) - left_out)
        self.keys = {key: Node(shape["keys"][key], left_out) for key in keys}
        self.most: int = shape.get("most", 0)
        self.times: int = shape.get("times", 1)
        self.items = Node(shape["items"], left_out) if "items" in shape else None
        self.bag = is_bag(shape)
        self.plain = not (self.words or self.keys or self.items)
        self.size = int(self.nullable) + sum(size for _, size in self.parts())

    def parts(self) -> Iterator[tuple[str, int]]:
        """What the place may hold, with its size, in the order in which it is written."""
        if self.words:
            yield "words", len(self.words)
        elif self.keys:
            yield "keys", sum(node.size for node in self.keys.values())
        elif self.items is not None:
            yield "items", self.items.values() if self.bag else self.most * self.items.size
        else:
            yield "number", 1

    def values(self) -> int:
        """How many different numbers or words stand here."""
        return len(self.words) or self.high - self.low + 1

    def write(self, value: Any, row: array[float], at: int) -> None:
        if self.nullable:
            row[at] = value is None
            at += 1
        kind = type(value)
        if kind is int or kind is bool:
            if self.plain and value != self.low:
                row[at] = self.share(value)
        elif kind is str:
            if value in self.words:
                row[at + self.words[value]] = 1.0
        elif kind is dict:
            self.write_fields(value, row, at)
        elif value is not None:
            self.write_list(value, row, at)

    def share(self, value: int) -> float:
        """How far a number is from the lowest to the highest."""
        return float(min(max((value - self.low) / self.span, 0.0), 1.0))

    def write_fields(self, value: dict[str, Any], row: array[float], at: int) -> None:
        for key, node in self.keys.items():
            if key in value or node.nullable:
                node.write(value.get(key), row, at)
            at += node.size

    def write_list(self, value: Collection[Any], row: array[float], at: int) -> None:
        node = self.items
        if node is None:
            return
        if self.bag:
            for each in value:
                place = node.words.get(each, -1) if node.words else each - node.low
                if 0 <= place < node.values():
                    row[at + place] = min(row[at + place] + 1 / self.times, 1.0)
            return
        for number, each in enumerate(value):
            if number < self.most:
                node.write(each, row, at + number * node.size)

    def fields(self, path: str, at: int) -> Iterator[tuple[str, int, int]]:
        """The parts of a document that are not told apart further."""
        if not self.keys:
            yield path, at, self.size
            return
        at += int(self.nullable)
        for key, node in self.keys.items():
            yield from node.fields(f"{path}.{key}" if path else key, at)
            at += node.size


def is_bag(shape: Shape) -> bool:
    """Whether a list is one of plain values, of which there are now more, now fewer."""
    items = shape.get("items", {})
    plain = bool(items) and not {"keys", "items", "null"} & set(items)
    few = "words" in items or (
        "range" in items and items["range"][1] - items["range"][0] < WIDEST_BAG
    )
    return plain and few and shape["least"] < shape["most"]


def grown(shape: Shape, value: Any) -> None:
    """Widens a shape so that the value fits in."""
    if value is None:
        shape["null"] = True
    elif isinstance(value, str):
        shape["words"] = sorted({*shape.get("words", ()), value})
    elif isinstance(value, dict):
        grow_fields(shape, value)
    elif isinstance(value, list | tuple):
        grow_list(shape, value)
    else:
        low, high = shape.get("range", (value, value))
        shape["range"] = [min(low, int(value)), max(high, int(value))]


def grow_fields(shape: Shape, value: dict[str, Any]) -> None:
    known = shape.get("keys")
    fields = shape.setdefault("keys", {})
    for key, each in value.items():
        if known is not None and key not in known:
            fields[key] = {"null": True}
        grown(fields.setdefault(key, {}), each)
    for key in set(fields) - set(value):
        fields[key]["null"] = True


def grow_list(shape: Shape, value: Collection[Any]) -> None:
    shape["most"] = max(shape.get("most", 0), len(value))
    shape["least"] = min(shape.get("least", len(value)), len(value))
    for each in value:
        grown(shape.setdefault("items", {}), each)
    if all(isinstance(each, int | str) for each in value):
        often = max(Counter(value).values(), default=1)
        shape["times"] = max(shape.get("times", 1), often)
