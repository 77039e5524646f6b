"""The options a game is started with: what may be set, to what, and what is meant by default."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nemeton.engine.compiling import mypyc_attr
from nemeton.engine.errors import BadInput

__all__ = ["Flag", "Number", "OneOf", "PerSeat", "Setting", "TextSetting", "short"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """One option of a game; `advanced` ones are not for the first screen.

    >>> from nemeton import Flag, Setting
    >>> isinstance(Flag(True, advanced=True), Setting)
    True
    """

    def __init__(self, default: Any, advanced: bool = False) -> None:
        self.default = default
        self.advanced = advanced

    def read(self, name: str, value: object, players: int) -> Any:
        """The value as the game uses it, or BadInput."""
        raise NotImplementedError(f"{type(self).__name__} must say what it accepts")

    def parse(self, text: str) -> object:
        """The value that a user typed on the command line."""
        return text

    def allowed(self) -> str:
        """What may be given, for an error message."""
        raise NotImplementedError(f"{type(self).__name__} must say what it accepts")

    def values(self, players: int) -> list[Any]:
        """Values worth trying in tests; all of them where they are few."""
        return [self.default]

    def describe(self) -> dict[str, Any]:
        """The schema as plain JSON."""
        return {"kind": type(self).__name__, "default": self.default, "advanced": self.advanced}

    def refused(self, name: str, value: object) -> BadInput:
        shown = repr(value)[:40] if isinstance(value, str | float | bool) else short(value)
        return BadInput("bad-option", option=name, value=shown, allowed=self.allowed())


class Flag(Setting):
    """On or off.

    >>> from nemeton import Flag
    >>> Flag(False).parse("on")
    True
    """

    def read(self, name: str, value: object, players: int) -> Any:
        if type(value) is not bool:
            raise self.refused(name, value)
        return value

    def parse(self, text: str) -> object:
        return {
            "on": True,
            "true": True,
            "yes": True,
            "off": False,
            "false": False,
            "no": False,
        }.get(text.lower(), text)

    def allowed(self) -> str:
        return "on, off"

    def values(self, players: int) -> list[Any]:
        return [False, True]


class Number(Setting):
    """A whole number within bounds.

    >>> from nemeton import Number
    >>> Number(12, low=4, high=20).parse("7")
    7
    """

    def __init__(self, default: int, low: int, high: int, advanced: bool = False) -> None:
        super().__init__(default, advanced)
        self.low = low
        self.high = high

    def read(self, name: str, value: object, players: int) -> Any:
        if type(value) is not int or not self.low <= value <= self.high:
            raise self.refused(name, value)
        return value

    def parse(self, text: str) -> object:
        return int(text) if len(text) < 10 and text.removeprefix("-").isdecimal() else text

    def allowed(self) -> str:
        return f"{self.low} … {self.high}"

    def values(self, players: int) -> list[Any]:
        return sorted({self.default, self.low, min(self.low + 1, self.high)})

    def describe(self) -> dict[str, Any]:
        return {**super().describe(), "low": self.low, "high": self.high}


class OneOf(Setting):
    """One of a few named values.

    >>> from nemeton import OneOf
    >>> OneOf("calm", ("calm", "windy")).allowed()
    'calm, windy'
    """

    def __init__(self, default: str, choices: Sequence[str], advanced: bool = False) -> None:
        super().__init__(default, advanced)
        self.choices = tuple(choices)

    def read(self, name: str, value: object, players: int) -> Any:
        if type(value) is not str or value not in self.choices:
            raise self.refused(name, value)
        return value

    def allowed(self) -> str:
        return ", ".join(self.choices)

    def values(self, players: int) -> list[Any]:
        return list(self.choices)

    def describe(self) -> dict[str, Any]:
        return {**super().describe(), "choices": list(self.choices)}


class PerSeat(OneOf):
    """One of a few named values for each seat; empty leaves them all to the game.

    >>> from nemeton import PerSeat
    >>> PerSeat(("green", "blue")).read("colour", ["blue", "green"], players=2)
    ('blue', 'green')
    """

    def __init__(self, choices: Sequence[str], advanced: bool = False) -> None:
        super().__init__("", choices, advanced)
        self.default = ()

    def read(self, name: str, value: object, players: int) -> Any:
        if not isinstance(value, tuple | list) or len(value) not in (0, players):
            raise self.refused(name, value)
        for each in value:
            if type(each) is not str or each not in self.choices:
                raise self.refused(name, each)
        return tuple(value)

    def parse(self, text: str) -> object:
        return tuple(text.split(",")) if text else ()

    def values(self, players: int) -> list[Any]:
        return [()]

    def describe(self) -> dict[str, Any]:
        return {**super().describe(), "default": []}


class TextSetting(Setting):
    """A line of text that the game itself reads, such as a position.

    >>> from nemeton import TextSetting
    >>> TextSetting(longest=80).read("position", "a1=gT", players=2)
    'a1=gT'
    """

    def __init__(self, default: str = "", longest: int = 2000) -> None:
        super().__init__(default, advanced=True)
        self.longest = longest

    def read(self, name: str, value: object, players: int) -> Any:
        if type(value) is not str or len(value) > self.longest:
            raise self.refused(name, value)
        return value

    def allowed(self) -> str:
        return f"≤ {self.longest}"


def short(value: object) -> str:
    """A refused value as an error message may quote it."""
    if type(value) is int and abs(value) < 10**12:
        return str(value)
    if isinstance(value, tuple | list) and len(value) < 10:
        return "(" + ", ".join(str(each)[:20] for each in value if isinstance(each, str)) + ")"
    return type(value).__name__
