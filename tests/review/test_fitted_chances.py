"""Fitted chances lie with the game; one that brings none is judged by plain weights."""

from __future__ import annotations

from typing import Any

import pytest
from magpie.game import GAME as MAGPIE

import nemeton
from nemeton.review.win_chance import NOT_FITTED, chances, fit_of, fitted

AUTOMATON = [("oak", 1, {}), ("pangaia", 1, {}), ("root", 2, {"mode": "competitive"})]


@pytest.mark.parametrize("name", nemeton.catalogue())
def test_every_game_of_ours_brings_a_fit(name: str) -> None:
    box = nemeton.game(name)
    state = box.start(players=2, seed=1)

    assert fit_of(state) is fitted(box.package).fits["players"]
    assert fit_of(state).games > 0


@pytest.mark.parametrize(("name", "players", "options"), AUTOMATON)
def test_a_game_against_an_automaton_has_a_fit_of_its_own(
    name: str, players: int, options: dict[str, Any]
) -> None:
    state = nemeton.game(name).start(players=players, seed=1, **options)

    assert fit_of(state) is fitted(f"nemeton.games.{name}").fits["automaton"]


def test_a_game_that_brings_no_fit_gets_plain_weights() -> None:
    state = nemeton.equipped(MAGPIE).start(players=3, seed=1)

    assert fit_of(state) is NOT_FITTED
    assert fit_of(state).games == 0
    assert sum(chances(state)) == pytest.approx(1.0)
