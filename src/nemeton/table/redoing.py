"""Choices that were taken back and may be made again, until somebody chooses otherwise."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from nemeton.engine.flow import Option
from nemeton.table.frames import Made
from nemeton.table.log import Chosen, ChosenSeveral

__all__ = ["Redoable", "Repeat"]


class Repeat(msgspec.Struct, frozen=True):
    """What a seat chose in one go; with `members` where it picked several things together."""

    seat: int
    options: list[Option]
    members: tuple[Option, ...] = ()


class Redoable:
    """What was taken back, the next to be made again first."""

    def __init__(self) -> None:
        self.next: list[Repeat] = []
        self.together: dict[int, tuple[Option, ...]] = {}  # sets, by their first choice

    def chosen(self, body: Chosen | ChosenSeveral, first: int, made: Sequence[Made]) -> None:
        """A choice was made: the same as was taken back, or another, which ends that."""
        if isinstance(body, ChosenSeveral):
            self.together[first] = tuple(tuple(each) for each in body.members)
        options = [each.option for each in made[first:]]
        if self.next and (self.next[0].seat, self.next[0].options) == (body.seat, options):
            del self.next[0]
        else:
            self.next = []

    def undone(self, made: Sequence[Made], keep: int) -> None:
        """All but the first `keep` choices are taken back."""
        groups: dict[int, list[Made]] = {}
        for each, choice in enumerate(made[keep:], keep):
            groups.setdefault(min(choice.first, each), []).append(choice)
        self.next = [
            Repeat(group[0].seat, [each.option for each in group], self.together.pop(first, ()))
            for first, group in groups.items()
        ] + self.next

    def forget(self) -> None:
        self.next = []
