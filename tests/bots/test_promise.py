"""Every level beats the one below it, with the budgets that they have where nobody says otherwise.

Hours of play, in `make soak`; `pytest -m soak -s tests/bots/test_promise.py -k root` shows the
figures of one game. `docs/bots.md` has those that were measured.
"""

from __future__ import annotations

import os
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from nemeton import arena, bots

GAMES = 200
WOODLAND = {"factions": ["marquise", "eyrie", "alliance", "vagabond"]}


class Setup(NamedTuple):
    game: str
    players: int
    options: dict[str, Any]


SETUPS = [
    Setup("cernunos", 2, {}),
    Setup("pangaia", 2, {}),
    Setup("pangaia", 4, {}),
    Setup("oak", 2, {}),
    Setup("oak", 4, {}),
    Setup("root", 2, {}),
    Setup("root", 4, WOODLAND),
]
PAIRS = [(better, worse) for worse, better in pairwise(bots.LEVELS)]
LEAST = {2: 0.60, 4: 0.35}  # by players: a duel, or one against three


def share(setup: Setup, better: str, worse: str, games: int) -> arena.Share:
    """What one of the better level wins against others of the one below, seats rotated."""
    line_up = [better, *[worse] * (setup.players - 1)]
    contest = arena.Contest(setup.game, line_up, setup.players, 21_000, setup.options)
    played = arena.run(contest, games, executor=arena.pool(os.cpu_count() or 1))
    return next(each.share for each in arena.standings(played).bots if each.name == better)


@pytest.mark.soak
@pytest.mark.parametrize(("better", "worse"), PAIRS)
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.game}-{setup.players}")
def test_a_level_beats_the_one_below_it(setup: Setup, better: str, worse: str) -> None:
    found = share(setup, better, worse, GAMES)
    print(f"{setup.game} {setup.players}: {better} against {worse}: {found}")

    assert found.value >= LEAST[setup.players]
    assert found.low > 1 / setup.players
