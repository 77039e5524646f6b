"""Patterns of options, as a lesson writes them: `move origin=3 count=1|2`, `ambush: pass`."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from nemeton.engine.flow import Option
from nemeton.engine.game import Game
from nemeton.engine.state import Decision

__all__ = [
    "Pattern",
    "Unreadable",
    "fits_any",
    "matches",
    "parse_option",
    "parse_pattern",
    "value_named",
]


class Unreadable(Exception):
    """Something in a lesson that cannot be understood; says what."""


class Pattern(msgspec.Struct, frozen=True):
    """A verb, and for some of its arguments the values that fit; the others may be any. It may be
    meant for one question alone."""

    verb: str
    wanted: tuple[tuple[int, frozenset[int]], ...] = ()
    prompt: str = ""

    def fits(self, prompt: str, option: Option) -> bool:
        return (
            self.prompt in ("", prompt)
            and option[0] == self.verb
            and all(option[place] in values for place, values in self.wanted)
        )


def fits_any(patterns: Iterable[Pattern], prompt: str, option: Option) -> bool:
    return any(each.fits(prompt, option) for each in patterns)


def matches(patterns: Iterable[Pattern], decision: Decision) -> list[Option]:
    """The options that fit, by the order of the patterns."""
    found: list[Option] = []
    for pattern in patterns:
        found += [
            option
            for option in decision.options
            if option not in found and pattern.fits(decision.prompt, option)
        ]
    return found


def parse_pattern(box: Game, text: str) -> Pattern:
    """`prompt: verb argument=value|value …`, the values as names of the game or as numbers; any
    question where none is named."""
    prompt, _, rest = text.rpartition(":")
    if not rest.strip():
        raise Unreadable(f"“{text}” names no verb")
    verb, *parts = rest.split()
    if verb not in box.verbs:
        raise Unreadable(f"no verb “{verb}”; there are {', '.join(box.verbs)}")
    arguments = box.verbs[verb]
    wanted = []
    for part in parts:
        name, equals, values = part.partition("=")
        if not equals or name not in arguments:
            known = ", ".join(arguments) or "none"
            raise Unreadable(f"“{part}” names no argument of {verb}; it has {known}")
        kind = box.kinds.get(name, "number")
        numbers = frozenset(value_named(box, kind, value) for value in values.split("|"))
        wanted.append((arguments.index(name) + 1, numbers))
    return Pattern(verb, tuple(wanted), prompt.strip())


def value_named(box: Game, kind: str, value: str) -> int:
    """The number behind a name, as the texts of the game know it (`name-KIND-VALUE`)."""
    names = box.names.get(kind, ())
    if value in names:
        return names.index(value)
    try:
        return int(value)
    except ValueError:
        known = ", ".join(names[:12]) or "numbers"
        raise Unreadable(f"no {kind} “{value}”; there are {known}") from None


def parse_option(box: Game, text: str) -> Option:
    """A whole option: every argument has one value."""
    pattern = parse_pattern(box, text)
    values = dict(pattern.wanted)
    places = range(1, len(box.verbs[pattern.verb]) + 1)
    if sorted(values) != list(places) or any(len(each) != 1 for each in values.values()):
        raise Unreadable(f"“{text}” must give every argument one value")
    return (pattern.verb, *(next(iter(values[place])) for place in places))
