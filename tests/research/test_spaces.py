"""Actions and observations: every option has an id, and nothing is seen but the seat's view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import nemeton
from nemeton.arrays.actions import ActionIds
from nemeton.arrays.layout import Layout, grown
from nemeton.arrays.observations import document, layout_of, observer
from nemeton.arrays.play import Play
from tools.observation_layouts import some_game

GAMES = nemeton.catalogue()
MOMENTS = 5  # of a random game that are looked at


def positions(name: str, games: int, settings: bool = False) -> Iterator[nemeton.State]:
    """Random games of each number of players, choice by choice."""
    game, rng = nemeton.game(name), nemeton.Fast(1)
    for number in range(games):
        players = game.players[number % len(game.players)]
        state = some_game(game, number, rng) if settings else game.start(players, seed=number)
        while state is not None and not state.over:
            yield state
            state.choose(state.sample(rng))


@pytest.mark.parametrize("name", GAMES)
def test_every_option_has_an_id_of_its_own(name: str) -> None:
    check_ids(name, positions(name, 2 * len(nemeton.game(name).players)))


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_every_option_has_an_id_of_its_own_at_length(name: str) -> None:
    check_ids(name, positions(name, 2000, settings=True))


def check_ids(name: str, states: Iterator[nemeton.State]) -> None:
    ids = ActionIds(nemeton.game(name))
    for state in states:
        options = state.options()
        by_id = ids.by_id(options)
        assert len(by_id) == len(options), (state.decision, options)
        assert min(by_id) >= 0
        assert max(by_id) < ids.size


@pytest.mark.parametrize("name", ["oak", "pangaia", "root"])
def test_what_a_seat_cannot_know_changes_no_number(name: str) -> None:
    differing = 0
    for state in moments(name):
        for seat in range(state.setup.players):
            twin = state.determinize(seat, seed=7)
            differing += twin.fields() != state.fields()
            assert np.array_equal(row(twin, seat), row(state, seat))
            if state.pending().seat(state) == seat:
                assert list(ids_at(twin)) == list(ids_at(state))
    assert differing > MOMENTS


def moments(name: str) -> list[nemeton.State]:
    """Some moments of one game of three."""
    seen = list(all_of(nemeton.game(name).start(players=3, seed=4)))
    return seen[:: max(len(seen) // MOMENTS, 1)]


def all_of(state: nemeton.State) -> Iterator[nemeton.State]:
    rng = nemeton.Fast(2)
    while not state.over:
        yield state.clone()
        state.choose(state.sample(rng))


def row(state: nemeton.State, seat: int) -> Any:
    game = state.setup.game
    assert isinstance(game, nemeton.Game)
    return observer(game).row(state, seat)


def ids_at(state: nemeton.State) -> dict[int, nemeton.Option]:
    play = Play(nemeton.game(state.setup.game.name), state.setup.players, {})
    play.state = state
    return play.legal()


@pytest.mark.parametrize("name", ["oak", "pangaia", "root"])
def test_the_layout_that_is_kept_has_room_for_every_field(name: str) -> None:
    kept = layout_of(nemeton.game(name)).shape
    for state in moments(name):
        for seat in range(3):
            shape: dict[str, Any] = {}
            grown(shape, document(state, seat))
            assert list(missing(shape, kept, "")) == []


def missing(shape: dict[str, Any], kept: dict[str, Any], path: str) -> Iterator[str]:
    """The fields and words of a document that a layout does not know."""
    yield from (
        f"{path}: {word}" for word in set(shape.get("words", ())) - {*kept.get("words", ())}
    )
    for key, inner in shape.get("keys", {}).items():
        if key not in kept.get("keys", {}):
            yield f"{path}.{key}"
        else:
            yield from missing(inner, kept["keys"][key], f"{path}.{key}")
    if "items" in shape:
        yield from missing(shape["items"], kept.get("items", {}), f"{path}[]")


def test_a_layout_writes_what_its_page_says() -> None:
    shape: dict[str, Any] = {}
    for age, sides, hand in ((2, [1, 2], []), (10, [3, 1], [4, 4, 5])):
        grown(shape, {"age": age, "sides": sides, "hand": hand, "who": "me", "fight": None})
    grown(shape, {"age": 6, "sides": [1, 1], "hand": [5], "who": "you", "fight": {"dice": 3}})

    layout = Layout(shape)

    assert [path for path, _, _ in layout.fields()] == ["age", "fight.dice", "hand", "sides", "who"]
    told = {"age": 6, "sides": [3, 1], "hand": [4, 5, 5], "who": "you", "fight": None}
    assert list(layout.row(told)) == [0.5, 1, 0, 0.5, 1, 1, 0, 0, 1]
    assert layout.row({**told, "age": 99, "who": "them"})[0] == 1
