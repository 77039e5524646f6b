"""2.4, 3.2 Setting up."""

from __future__ import annotations

from typing import Any

import pytest

from nemeton.games.pangaia.game import GAME
from nemeton.games.pangaia.state import Pangaia
from tests.games.pangaia.table import Table


def started(players: int, **options: Any) -> Pangaia:
    game = GAME.start(players=players, seed=3, **options)
    assert isinstance(game, Pangaia)
    return game


@pytest.mark.parametrize(
    ("players", "tiles", "cards", "pile", "energy"),
    [(1, 8, 12, 9, 3), (2, 8, 12, 7, 1), (3, 12, 15, 9, 1), (4, 16, 18, 11, 1)],
)
def test_x19_numbers_by_player_count(
    players: int, tiles: int, cards: int, pile: int, energy: int
) -> None:
    game = started(players)

    assert len(game.continent.tiles) == tiles
    assert len(game.pile) == pile
    assert len(game.display) == 3
    assert 18 - len(game.removed) == cards
    assert game.energy[:players] == [energy] * players
    assert sum(card >= 0 for card in game.secret) == (0 if players == 1 else players)


def test_s1_every_player_has_ten_trees_six_treetops_and_four_seeds_three_of_them_locked() -> None:
    game = started(4)

    assert game.trees == [10] * 4
    assert game.full == [63] * 4
    assert game.locked == [7] * 4
    assert game.loose == [1] * 4
    assert game.resources == [0] * 16
    assert not game.faults()


def test_s6_two_achievements_and_a_pile_of_twenty_blessings_with_the_advanced_rules_only() -> None:
    assert len(started(2, advanced=True).achievements) == 2
    assert len(started(2, advanced=True).blessing_pile) == 20
    assert started(2).achievements == []
    assert started(2).blessing_pile == []


def test_s7_in_turn_order_a_spirit_on_a_free_lake_and_a_seed_beside_it() -> None:
    game = started(3, first_player="3")
    seats: list[int] = []
    lakes: list[int] = []
    while game.pending().prompt == "start":
        seats.append(game.pending().seat(game))
        assert not {option[1] for option in game.options()} & set(lakes)
        option = game.options()[0]
        lakes.append(option[1])
        game.choose(option)

    assert seats == [2, 0, 1]
    assert game.turn.seat == 2
    assert game.round == 1


def test_s7_two_players_may_start_on_one_land() -> None:
    game = started(2, continent="reference", first_player="1")
    land = game.continent.at(1, -1)  # beside the lakes (0,0) and (1,0)

    game.choose(("start", game.continent.at(0, 0), land))

    assert ("start", game.continent.at(1, 0), land) in game.options()
    assert game.why_not(("start", game.continent.at(0, 0), land), "fr")


def test_s5_the_first_player_is_drawn_or_chosen() -> None:
    drawn = {GAME.start(players=4, seed=seed).save()["table"]["first"] for seed in range(30)}

    assert drawn == {0, 1, 2, 3}
    assert started(4, first_player="4").first == 3


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {"continent": "reference"}),
        (2, {"first_player": "3"}),
        (1, {"advanced": True}),
        (1, {"achievements": True}),
        (2, {"solo_secret_ritual": True}),
    ],
)
def test_options_that_do_not_fit_are_refused(players: int, options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(options))):
        GAME.start(players=players, seed=1, **options)


def test_5_3_the_table_of_the_tests_is_sound() -> None:
    for options in ({}, {"advanced": True}):
        assert not Table(**options).state.faults()
