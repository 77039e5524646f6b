"""The environments before the tests of the libraries they are made for."""

from __future__ import annotations

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import nemeton
from nemeton import research

GAMES = nemeton.catalogue()
SOLO = [name for name in GAMES if 1 in nemeton.game(name).players]
# PettingZoo warns of what its own card games have too: an observation with a mask is a dictionary.
DICTIONARIES = [
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
]
pytestmark = [pytest.mark.filterwarnings(each) for each in DICTIONARIES]


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo(name: str) -> None:
    api_test(research.aec(name), num_cycles=60)
    seed_test(lambda: research.aec(name), num_cycles=12)
    parallel_api_test(research.parallel(name), num_cycles=30)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_against_bots(name: str) -> None:
    check_env(research.gym(name, opponents="random"), skip_render_check=True)


@pytest.mark.parametrize("name", SOLO)
def test_gymnasium_alone(name: str) -> None:
    check_env(research.gym(name, players=1), skip_render_check=True)


@pytest.mark.parametrize("name", research.spiel_names())
def test_openspiel(name: str) -> None:
    few_deals = "" if name.endswith("cernunos") else "(deals=8)"
    game = pyspiel.load_game(name + few_deals)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_at_length(name: str) -> None:
    for players in nemeton.game(name).players:
        api_test(research.aec(name, players=players), num_cycles=2000)
        seed_test(lambda: research.aec(name, players=players), num_cycles=200)  # noqa: B023
        parallel_api_test(research.parallel(name, players=players), num_cycles=1000)
        game = research.spiel(name, players=players)
        pyspiel.random_sim_test(game, num_sims=10, serialize=False, verbose=False)
