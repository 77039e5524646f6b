"""Checks that `determinize` leaves nothing as it was that a viewer cannot know."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from nemeton.engine.game import Game
from nemeton.engine.state import State
from nemeton.testing.play import looks
from nemeton.testing.scope import Case, Scope

__all__ = ["hidden_things_are_redrawn"]

SEEDS = range(3, 7)
NOTHING: dict[str, Any] = {}  # what a view holds where it lacks a part
OFTEN = 6  # moments at which something was re-drawn for spectators, to expect it for a seat too

Places = dict[tuple[int, int | None, int], dict[str, int]]


def hidden_things_are_redrawn(game: Game, scope: Scope) -> None:
    """What is re-drawn for spectators in a seat's view is re-drawn for every other seat as well."""
    changed: Places = defaultdict(lambda: defaultdict(int))
    own: dict[tuple[int, int], dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for case in scope.cases(game):
        for state in looks(case, scope, log=False):
            gather(state, changed, own)
    case = Case(game, game.players[0], {}, 0)
    for (players, seat), places in own.items():
        for_spectators = changed[players, None, seat]
        moving = [place for place, values in places.items() if len(values) > 3]
        if moving and not for_spectators:
            what = f"seat {seat} of {players} alone sees {moving[0]}, and nothing is ever re-drawn"
            raise case.fault(None, what)
        for place, often in for_spectators.items():
            for viewer in range(players):
                if often >= OFTEN and viewer != seat and not changed[players, viewer, seat][place]:
                    what = (
                        f"{place}, which seat {seat} of {players} sees, is re-drawn for spectators"
                    )
                    raise case.fault(None, f"{what} and never for seat {viewer}")


def gather(state: State, changed: Places, own: dict[tuple[int, int], dict[str, set[str]]]) -> None:
    players = state.setup.players
    public = leaves(state.view(None))
    for seat in range(players):
        private = leaves(state.view(seat))
        for place in private:
            if private[place] != public.get(place):
                own[players, seat][place].add(repr(private[place]))
    for viewer in (*range(players), None):
        twins = [state.determinize(viewer, seed) for seed in SEEDS]
        for seat in range(players):
            if seat != viewer:
                for place in differing([twin.view(seat) for twin in twins]):
                    changed[players, viewer, seat][place] += 1


def differing(views: list[Any], where: str = "") -> Iterator[str]:
    """The places at which views are not alike; what is alike as a whole is not looked into."""
    if all(view == views[0] for view in views):
        return
    if all(isinstance(view, dict) for view in views):
        for name in dict.fromkeys(name for view in views for name in view):
            parts = [view.get(name, NOTHING) for view in views]
            yield from differing(parts, f"{where}.{name}".lstrip("."))
        return
    found = [leaves(view, where) for view in views]
    for place in {place for view in found for place in view}:
        if any(view.get(place) != found[0].get(place) for view in found):
            yield place


def leaves(
    value: Any, where: str = "", found: dict[str, list[Any]] | None = None
) -> dict[str, list[Any]]:
    """The plain values of a view by their place, all those of a list together."""
    found = {} if found is None else found
    if isinstance(value, dict):
        for name, each in value.items():
            leaves(each, f"{where}.{name}".lstrip("."), found)
    elif isinstance(value, list):
        for each in value:
            leaves(each, f"{where}.*", found)
    else:
        found.setdefault(where, []).append(value)
    return found
