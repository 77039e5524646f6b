"""Fixed ids for all options of a game: a flat index over its verbs and their arguments."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache

from nemeton.arrays.tables import DERIVED, ORDERED, RANGES, Range
from nemeton.engine.contract import Contract
from nemeton.engine.errors import BadInput
from nemeton.engine.flow import Option

__all__ = ["ActionIds", "Verb", "action_ids"]


class Verb:
    """The ids of one verb: those of its arguments, the last of which goes fastest."""

    def __init__(self, name: str, arguments: list[tuple[str, Range | None]], ordered: bool) -> None:
        self.name = name
        self.arguments = arguments  # None: no part of the id
        self.ordered = ordered
        self.first = 0  # set by ActionIds
        places = enumerate(arguments, start=1)
        self.axes = [(place, *span) for place, (_, span) in places if span is not None]
        sizes = [high - low + 1 for _, low, high in self.axes]
        self.size = math.factorial(len(arguments)) if ordered else math.prod(sizes)

    def offset(self, option: Option) -> int:
        """The place of an option among those of its verb; -1 outside of what was foreseen."""
        if self.ordered:
            return rank_of(option[1:])
        found = 0
        for place, low, high in self.axes:
            value = option[place]
            if not low <= value <= high:
                return -1
            found = found * (high - low + 1) + value - low
        return found


class ActionIds:
    """The ids of a game: the same for every number of players, setting and position.

    >>> import nemeton
    >>> from nemeton.research import ActionIds
    >>> ids = ActionIds(nemeton.game("cernunos"))
    >>> ids.size, ids.id(("place", 0, 0)), ids.id(("place", 1, 0)), ids.id(("pass",))
    (289, 0, 12, 288)
    """

    def __init__(self, game: Contract) -> None:
        self.game = game
        self.verbs = {name: verb_of(game, name) for name in game.verbs}
        self.met: dict[Option, int] = {}  # ids that were asked for before
        self.size = 0
        for verb in self.verbs.values():
            verb.first = self.size
            self.size += verb.size

    def id(self, option: Option) -> int:
        """The id of an option, also where it is not offered."""
        known = self.met.get(option)
        return self.met.setdefault(option, self.computed(option)) if known is None else known

    def computed(self, option: Option) -> int:
        verb = self.verbs[option[0]]
        offset = verb.offset(option)
        if offset < 0:
            raise LookupError(f"no id was foreseen for {option} in {self.game.name}")
        return verb.first + offset

    def by_id(self, options: Iterable[Option]) -> dict[int, Option]:
        """The options of a question by their ids, in ascending order."""
        found = {self.id(option): option for option in options}
        return {number: found[number] for number in sorted(found)}


@cache
def action_ids(game: Contract) -> ActionIds:
    """The ids of a game, made once."""
    return ActionIds(game)


def verb_of(game: Contract, name: str) -> Verb:
    ordered = name in ORDERED.get(game.name, ())
    return Verb(name, [(each, range_of(game, name, each)) for each in game.verbs[name]], ordered)


def range_of(game: Contract, verb: str, argument: str) -> Range | None:
    """How far an argument goes: by the table of the game, or by the names of its kind."""
    both = f"{verb} {argument}"
    if both in DERIVED.get(game.name, ()):
        return None
    ranges = RANGES.get(game.name, {})
    known = ranges.get(both) or ranges.get(argument)
    if known is not None:
        return known
    names = game.names.get(game.kinds[argument])
    if not names:
        raise BadInput("no-action-ids", game=game.name, verb=verb, argument=argument)
    return 0, len(names) - 1


def rank_of(things: Sequence[int]) -> int:
    """Which of all orders of these things this is, 0 where they ascend."""
    rank = 0
    for place, thing in enumerate(things):
        smaller = sum(other < thing for other in things[place + 1 :])
        rank = rank * (len(things) - place) + smaller
    return rank
