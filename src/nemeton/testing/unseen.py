"""Checks of what moves unseen: whoever did not see which thing it was cannot tell it afterwards.

Re-drawing what a viewer cannot know finds no leak of what the game believes the viewer to know. So
these twins are made otherwise: the same game, in which another thing moved. Where it was chosen,
another one is chosen; where it was drawn, only that draw comes out differently.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from nemeton.engine.chance import Chance
from nemeton.engine.flow import Option
from nemeton.engine.game import Game
from nemeton.engine.history import Unseen
from nemeton.engine.save import compared
from nemeton.engine.state import State
from nemeton.testing.play import walk
from nemeton.testing.scope import Case, Scope
from nemeton.testing.secrecy import anonymous, name, play_forward
from nemeton.testing.seen import difference, outlook, viewers

__all__ = ["Redrawn", "telling", "transfers_stay_unseen", "twins_of"]


class Redrawn(Chance):
    """The luck of a game in which one draw, counted from 0, comes out `shift` higher."""

    def __init__(self, luck: Chance, place: int = -1, shift: int = 0) -> None:
        super().__init__()
        self.luck = luck
        self.place = place
        self.shift = shift

    def draw(self, bound: int) -> int:
        number = self.luck.draw(bound)
        return (number + self.shift) % bound if self.drawn - 1 == self.place else number

    def clone(self) -> Redrawn:
        twin = Redrawn(self.luck.clone(), self.place, self.shift)
        twin.drawn = self.drawn
        return twin

    def saved(self) -> dict[str, Any]:
        return self.luck.saved()


def transfers_stay_unseen(game: Game, scope: Scope) -> None:
    """To whoever did not see what moved it looks as if any other thing had moved."""
    for case in scope.cases(game):
        often: Counter[tuple[Any, ...]] = Counter()
        for before, option, moved in moments(case):
            often[moved.public] += 1
            if often[moved.public] <= scope.transfers:
                compare_twins(case, scope, before, option)


def moments(case: Case) -> Iterator[tuple[State, Option, Unseen]]:
    """Before each choice of a random game that moves something unseen; the choice; what moves."""
    before: State | None = None
    for state in walk(case, log=False):
        if before is not None and state.watched:
            assert state.past is not None
            yield before, state.past[2], state.watched[-1]
        state.watched = []
        before = state.clone()


def compare_twins(case: Case, scope: Scope, before: State, option: Option) -> None:
    for one, other, moved in twins_of(before, option, scope.twins):
        for viewer in viewers(one):
            if viewer in moved.seen_by:
                continue
            if found := telling(one, other, viewer):
                what = f"after {option} {name(viewer)}, who did not see what moved, can tell"
                raise case.fault(one, f"{what} by {found}")
            rng = case.rng(f"{before.number} {viewer}")
            play_forward(case, scope, one.clone(), other.clone(), viewer, rng)


def telling(one: State, other: State, viewer: int | None) -> str:
    """By what a viewer can tell two games apart: what it is shown, or what it knows of the rest."""
    known, known_to_other = one.determinize(viewer, 0), other.determinize(viewer, 0)
    shown = {**outlook(one, viewer), "re-drawn": compared(known)}
    shown_to_other = {**outlook(other, viewer), "re-drawn": compared(known_to_other)}
    return difference(shown, shown_to_other)


def twins_of(before: State, option: Option, most: int) -> Iterator[tuple[State, State, Unseen]]:
    """What the option leads to, and the same with another thing moved, for each unseen transfer."""
    one = moved_on(before, option, Redrawn(before.chance.clone()))
    assert one.watched is not None
    for place, moved in enumerate(one.watched):
        found = 0
        for other in alternatives(before, option, one, moved):
            if found < most and is_twin(one, other, place):
                found += 1
                yield one, other, moved


def moved_on(before: State, option: Option, luck: Redrawn) -> State:
    state = anonymous(before)
    state.keep_log()
    state.watched = []
    state.chance = luck
    state.choose(option)
    return state


def alternatives(before: State, option: Option, one: State, moved: Unseen) -> Iterator[State]:
    """The same moment, played on so that perhaps another thing moves."""
    luck = before.chance
    if not moved.drawn_from:
        for each in before.options():
            if each != option and each[0] == option[0]:
                yield moved_on(before, each, Redrawn(luck.clone()))
    elif moved.drawn == one.chance.drawn:  # later draws from the same pile would differ too
        for shift in range(1, moved.drawn_from):
            yield moved_on(before, option, Redrawn(luck.clone(), moved.drawn - 1, shift))


def is_twin(one: State, other: State, place: int) -> bool:
    """Whether exactly that thing is another, and all that is public of it the same."""
    assert one.watched is not None
    assert other.watched is not None
    if len(one.watched) != len(other.watched):
        return False
    for at, (here, there) in enumerate(zip(one.watched, other.watched, strict=True)):
        if (here.thing == there.thing) == (at == place):
            return False
        if here.public != there.public or here.seen_by != there.seen_by:
            return False
    return True
