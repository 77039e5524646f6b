"""What is printed in Pangaia, as a client gets it."""

from __future__ import annotations

from typing import Any

import pytest

from nemeton.games.pangaia.game import GAME


def printed(players: int, **options: Any) -> dict[str, Any]:
    return GAME.components(GAME.prepared(players, 1, options))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_continent_of_chance_may_be_drawn_turned(players: int) -> None:
    assert printed(players)["turnable"]


@pytest.mark.parametrize("continent", ["built", "reference"])
def test_one_whose_directions_are_named_may_not(continent: str) -> None:
    assert not printed(2, continent=continent)["turnable"]


def test_nor_may_one_that_the_corrupted_spirit_lies_above() -> None:
    assert not printed(1)["turnable"]
