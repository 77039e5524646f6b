"""Plain JSON values: writing them, and reading the fields of a save by name and type."""

from __future__ import annotations

from typing import Any

from nemeton.engine.errors import BadInput

__all__ = ["LARGEST", "Fields", "bad", "checked_number", "plain"]

LARGEST = 1 << 53  # what every JSON reader keeps exact


def plain(value: Any) -> Any:
    """Tuples and bytes as lists, as JSON will have them."""
    if isinstance(value, (int, str)):  # most are, and a union would be made anew at each call
        return value
    if isinstance(value, dict):
        return {str(name): plain(each) for name, each in value.items()}
    if isinstance(value, (list, tuple, bytes, bytearray)):
        return [plain(each) for each in value]
    return value


def bad(where: str, expected: str) -> BadInput:
    """`expected` is what should stand there; "something" where nothing does, "sense" where what
    stands there does not fit together."""
    return BadInput("bad-save", where=where, expected=expected)


class Fields:
    """Reads the fields of a save by name and type, and says where one is wrong.

    >>> from nemeton import Fields
    >>> fields = Fields({"sun": 3, "name": "oak"}, "save")
    >>> fields.number("sun", 0, 5), fields.text("name")
    (3, 'oak')
    >>> fields.finish()
    """

    def __init__(self, values: object, where: str) -> None:
        if not isinstance(values, dict) or any(type(name) is not str for name in values):
            raise bad(where, "{…}")
        self.values: dict[str, Any] = values
        self.where = where
        self.unread = set(values)

    def value(self, name: str) -> Any:
        """The bare JSON value of a field that must be there."""
        if name not in self.values:
            raise bad(f"{self.where}.{name}", "something")
        self.unread.discard(name)
        return self.values[name]

    def number(self, name: str, low: int, high: int) -> int:
        return checked_number(self.value(name), low, high, f"{self.where}.{name}")

    def flag(self, name: str) -> bool:
        value = self.value(name)
        if type(value) is not bool:
            raise bad(f"{self.where}.{name}", "true, false")
        return value

    def text(self, name: str) -> str:
        value = self.value(name)
        if type(value) is not str:
            raise bad(f"{self.where}.{name}", '"…"')
        return value

    def items(self, name: str, length: int = -1) -> list[Any]:
        """A list, of that length unless -1."""
        value = self.value(name)
        if type(value) is not list or length not in (-1, len(value)):
            raise bad(f"{self.where}.{name}", "[…]" if length < 0 else f"[{length} × …]")
        return value

    def numbers(self, name: str, low: int, high: int, length: int = -1) -> list[int]:
        """A list of numbers within bounds, of that length unless -1."""
        where = f"{self.where}.{name}"
        return [checked_number(each, low, high, where) for each in self.items(name, length)]

    def rows(self, name: str, low: int, high: int, rows: int = -1) -> list[list[int]]:
        """A list of lists of numbers within bounds."""
        where = f"{self.where}.{name}"
        found: list[list[int]] = []
        for row in self.items(name, rows):
            if type(row) is not list:
                raise bad(where, "[[…], …]")
            found.append([checked_number(each, low, high, where) for each in row])
        return found

    def fields(self, name: str) -> Fields:
        """A part with fields of its own; whoever reads it calls its `finish`."""
        return Fields(self.value(name), f"{self.where}.{name}")

    def finish(self) -> None:
        """Refuses fields that nobody has read."""
        if self.unread:
            raise bad(f"{self.where}.{min(self.unread)[:40]}", "–")


def checked_number(value: object, low: int, high: int, where: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise bad(where, f"{low} … {high}")
    return value
