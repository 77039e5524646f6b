"""Several things picked at once: what can be picked, how many, and when the set is whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nemeton.engine.errors import IllegalChoice
from nemeton.engine.option import Option, as_option, shown

__all__ = ["Limit", "Pool", "Several", "first_of"]

Pool = Sequence[tuple[Option, int]]  # every member with how many there are, in the order of asking


class Limit:
    """What members weigh together must lie between these; `weights` goes by the pool."""

    def __init__(self, weights: tuple[int, ...], least: int, most: int) -> None:
        self.weights = weights
        self.least = least
        self.most = most

    def weight(self, numbers: list[int]) -> int:
        total = 0
        for weight, number in zip(self.weights, numbers, strict=True):
            total += weight * number
        return total

    def view(self) -> dict[str, Any]:
        return {"weights": list(self.weights), "least": self.least, "most": self.most}


class Several:
    """A question that picks several things: the members, how often each, how many in all.

    `limits` say what else a set must keep to. Where no sum says it, `ways` lists every whole set,
    as numbers that go by the pool. Where members are no options themselves, `answered_by` names the
    verbs of the options that whole sets are answered with.

    >>> from nemeton import Several
    >>> cards = Several([(("discard", 3), 2), (("discard", 7), 1)], fewest=2, most=2)
    >>> cards.counted([("discard", 7), ("discard", 3)])
    [1, 1]
    >>> cards.addable([1, 1]), cards.addable([1, 0])
    ([], [('discard', 3), ('discard', 7)])
    """

    def __init__(
        self,
        pool: Pool,
        fewest: int,
        most: int,
        limits: Sequence[Limit] = (),
        ways: Sequence[tuple[int, ...]] = (),
        answered_by: tuple[str, ...] = (),
    ) -> None:
        self.members = tuple(option for option, _ in pool)
        self.counts = tuple(number for _, number in pool)
        self.fewest = fewest
        self.most = most
        self.limits = tuple(limits)
        self.ways = tuple(ways)
        self.answered_by = answered_by

    def counted(self, picked: object) -> list[int]:
        """How often each member was picked; IllegalChoice says why it is no whole set."""
        numbers = self.numbers_of(picked)
        total = sum(numbers)
        if not self.fewest <= total <= self.most:
            key = "several-exactly" if self.fewest == self.most else "several-number"
            raise IllegalChoice(key, fewest=self.fewest, most=self.most, number=total)
        if not self.whole(numbers):
            raise IllegalChoice("several-together")
        return numbers

    def numbers_of(self, picked: object) -> list[int]:
        """The same of a set that need not be whole yet."""
        if not isinstance(picked, tuple | list):
            raise IllegalChoice("illegal-choice", option=shown(picked))
        numbers = [0] * len(self.members)
        for each in picked:
            place = self.place_of(each)
            numbers[place] += 1
            if numbers[place] > self.counts[place]:
                raise IllegalChoice("several-twice", option=shown(each), most=self.counts[place])
        return numbers

    def place_of(self, member: object) -> int:
        wanted = as_option(member)
        if wanted is None or wanted not in self.members:
            raise IllegalChoice("illegal-choice", option=shown(member))
        return self.members.index(wanted)

    def whole(self, numbers: list[int]) -> bool:
        """Whether these numbers are a complete set."""
        if not self.fewest <= sum(numbers) <= self.most:
            return False
        for limit in self.limits:
            if not limit.least <= limit.weight(numbers) <= limit.most:
                return False
        return not self.ways or tuple(numbers) in self.ways

    def addable(self, numbers: list[int]) -> list[Option]:
        """The members of which one more still leads to a whole set."""
        found: list[Option] = []
        for place, option in enumerate(self.members):
            if numbers[place] < self.counts[place]:
                numbers[place] += 1
                if self.leads_on(numbers):
                    found.append(option)
                numbers[place] -= 1
        return found

    def leads_on(self, numbers: list[int]) -> bool:
        """Whether these can be part of a whole set; least sums are of members apart, each 1."""
        room = self.most - sum(numbers)
        for limit in self.limits:
            weight = limit.weight(numbers)
            if weight > limit.most:
                return False
            room -= max(0, limit.least - weight)
        if room < 0:
            return False
        if not self.ways:
            return True
        for way in self.ways:
            if all(number <= most for number, most in zip(numbers, way, strict=True)):
                return True
        return False

    def view(self) -> dict[str, Any]:
        return {
            "members": [list(option) for option in self.members],
            "counts": list(self.counts),
            "fewest": self.fewest,
            "most": self.most,
            "limits": [limit.view() for limit in self.limits],
            "ways": [list(way) for way in self.ways],
            "answered_by": list(self.answered_by),
        }


def first_of(pool: Pool, wanted: int) -> list[Option]:
    """The members of which the first may come, where so many are named in the pool's order."""
    left = 0
    for _, number in pool:
        left += number
    found: list[Option] = []
    for option, number in pool:
        if left < wanted:
            break
        if number > 0:
            found.append(option)
            left -= number
    return found
