"""Twins: games that differ only in what a seat cannot know must send that seat the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

import nemeton
from nemeton import State
from nemeton.server import serialize
from tests.server.soak.figures import Figures, Until

__all__ = ["compare_twins"]

KINDS: list[tuple[str, dict[str, Any]]] = [
    ("root", {"players": 2}),
    ("root", {"players": 4}),
    ("oak", {"players": 2}),
    ("oak", {"players": 4}),
    ("pangaia", {"players": 3}),
    ("pangaia", {"players": 4, "advanced": True}),
    ("cernunos", {"players": 2}),
]


def compare_twins(until: Until, figures: Figures, seed: int = 1) -> None:
    """Plays at random; at every question each seat, and an onlooker, looks at a twin as well."""
    rng = random.Random(seed)
    compared = 0
    while not until.reached(compared):
        name, options = rng.choice(KINDS)
        figures.add("games")
        for state in played(name, options, rng):
            for seat in range(state.setup.players):
                compare(name, state, seat, rng.randrange(1 << 30), figures)
                compared += 1
            if until.reached(compared):
                return


def played(name: str, options: dict[str, Any], rng: random.Random) -> Iterator[State]:
    """The positions of a game of chance, one after the other."""
    state = nemeton.game(name).start(seed=rng.randrange(1 << 30), log=False, **options)
    luck = nemeton.Fast(rng.randrange(1 << 30))
    while not state.over and state.number < 1500:
        yield state
        state.choose(state.sample(luck))


def compare(name: str, state: State, seat: int, seed: int, figures: Figures) -> None:
    """What a page of that seat is sent, of the game and of its twin."""
    twin = state.determinize(seat, seed)
    figures.add("comparisons")
    if sent(state, seat) != sent(twin, seat):
        figures.add("differences")
        figures.fault(f"{name}: seat {seat} sees a difference after {state.number} choices")


def sent(state: State, seat: int) -> bytes:
    decision = serialize.decision_info(state.decision, 0, seat)
    result = serialize.result_info(state.result)
    return msgspec.json.encode([state.view(seat), decision, result])
