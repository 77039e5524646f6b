"""3.1 to 3.4 Setup, Rounds and turns."""

from __future__ import annotations

from typing import Any

import pytest

from nemeton.engine.errors import BadInput
from nemeton.games.oak.game import GAME
from nemeton.games.oak.kinds import IN_HAND, REST, ROOTS
from nemeton.games.oak.state import Oak


def started(players: int, **options: Any) -> Oak:
    game = GAME.start(players=players, seed=3, **options)
    assert isinstance(game, Oak)
    return game


@pytest.mark.parametrize(("players", "forest", "tokens", "neutrals"), [
    (1, 4, 4, 3), (2, 4, 4, 3), (3, 5, 4, 1), (4, 6, 6, 0),
])  # fmt: skip
def test_the_table_depends_on_the_number_of_players(
    players: int, forest: int, tokens: int, neutrals: int
) -> None:
    """3.2"""
    game = started(players)

    assert sum(kind >= 0 for kind in game.forest) == forest
    assert sum(game.tokens) == tokens
    assert sum(slot >= 0 for slot in game.neutral) == neutrals


def test_neutral_druids_stand_on_the_printed_images() -> None:
    assert started(2).neutral == [0, 1, 2]
    assert started(3).neutral == [0, -1, -1]


def test_every_player_starts_alike() -> None:
    """SET-9 to SET-11, EX-3"""
    held = started(2).holdings[0]

    assert held.place.count(REST) == 3
    assert held.place.count(ROOTS) == 6
    assert held.resources == [6, 6, 6]
    assert held.limits == [1, 1]
    assert held.points == 0
    assert [card for card in range(7) if held.cards[card] == IN_HAND] == [0, 2, 4]


def test_one_potion_of_each_level_and_three_cards_of_each_pile_are_shown() -> None:
    game = started(2)

    assert [game.rules.level[tile] for tile in game.potions] == [1, 2, 3]
    assert len(game.creatures) == 3
    assert game.creature_pile.size() == 32
    assert len(game.artifacts) == 3
    assert game.artifact_pile.size() == 9
    assert game.supply == 24
    assert game.sun == 1


def test_orders_are_chosen_anticlockwise_and_the_first_player_last() -> None:
    """SET-8"""
    game = started(4, first="2")
    asked = []
    while game.decision is not None and game.decision.prompt == "order":
        asked.append(game.decision.seat)
        game.choose(game.decision.options[0])

    assert asked == [0, 3, 2, 1]
    assert len({held.order for held in game.holdings}) == 4
    assert game.decision is not None
    assert (game.decision.prompt, game.decision.seat) == ("main", 1)


def test_the_solar_profile_may_be_symmetric() -> None:
    assert sum(started(4, solar_profile="symmetric").tokens) == 6
    assert sum(started(2, solar_profile="symmetric").tokens) == 3


@pytest.mark.parametrize(("players", "options"), [
    (2, {"orders": ("bee", "bee")}),
    (2, {"orders": ("bee",)}),
    (2, {"first": "3"}),
    (5, {}),
    (2, {"eclipse": 1}),
    (2, {"moon": True}),
])  # fmt: skip
def test_what_cannot_be_is_refused(players: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        GAME.start(players=players, **options)


def test_nobody_is_asked_to_pass_who_can_do_nothing_else() -> None:
    """DAY-3"""
    game = started(2, orders=("bee", "fox"), first="1")
    held = game.holdings[0]
    held.resources = [0, 0, 0]
    held.place = [ROOTS] * 9
    game.listed = None

    assert game.options() == [("pass",)]
