"""Checks of clones: equal, independent, and keep no log."""

from __future__ import annotations

from nemeton.engine.flow import Option
from nemeton.engine.game import Game
from nemeton.engine.state import State
from nemeton.testing.play import looks, walk
from nemeton.testing.scope import Case, Scope
from nemeton.testing.seen import difference, everything

__all__ = ["clones_are_equal", "clones_are_independent"]


def clones_are_equal(game: Game, scope: Scope) -> None:
    """A clone looks the same to everybody, and a game handed from clone to clone goes on alike.

    They are compared at every decision; what everybody sees of a long game, now and then.
    """
    for case in scope.cases(game):
        if case.start().clone().told is not None:
            raise case.fault(None, "a clone keeps a log")
        carried = case.start(log=False)
        for state in walk(case, log=False):
            if state.number:
                carried.choose(last_choice(state))
            carried = carried.clone()
            closely = scope.stops_at(state.number)
            found = difference(everything(state), everything(carried)) if closely else ""
            if found or carried != state:
                found = found or in_save(state, carried)
                raise case.fault(state, f"a clone differs at {found}; does `copied` copy it?")


def clones_are_independent(game: Game, scope: Scope) -> None:
    """Playing a game changes none of its clones, and playing a clone changes nothing else."""
    for case in scope.cases(game):
        for state in looks(case, scope):
            changed_by_playing(case, played=state.clone(), watched=state)
            first = state.clone()
            changed_by_playing(case, played=first, watched=first.clone())


def changed_by_playing(case: Case, played: State, watched: State) -> None:
    number, before, seen = watched.number, watched.save(), everything(watched)
    rng = case.rng("clone")
    while not played.over and played.number < number + 25:
        played.choose(played.sample(rng))
    found = difference(before, watched.save()) or difference(seen, everything(watched))
    if found:
        what = f"playing one of two clones changed the other at {found}"
        raise case.fault(watched, f"{what}; does `copied` copy it, and clone the chance?")


def last_choice(state: State) -> Option:
    assert state.past is not None
    option: Option = state.past[2]
    return option


def in_save(one: State, other: State) -> str:
    return difference({**one.save(), "log": None}, {**other.save(), "log": None})
