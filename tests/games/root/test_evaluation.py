"""One look ahead by the game's own judgement beats chance, whatever faction it leads."""

from __future__ import annotations

import random

import pytest

from nemeton.bots.levels.sapling import Sapling
from nemeton.engine.chance import Fast
from nemeton.engine.history import Result
from nemeton.games.root.game import GAME

LEARNING = ("marquise", "eyrie", "alliance", "vagabond")
FACTIONS = ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk")
SEATS = 4
GAMES = 16
SOAK = 600

Match = tuple[tuple[str, ...], int, str]  # factions by seat, the seat watched, the map


def match(factions: tuple[str, ...], seed: int, seat: int, board: str = "autumn") -> Result:
    """One greedy player against three who choose at random."""
    state = GAME.start(players=SEATS, factions=factions, map=board, seed=seed, log=False)
    bot, rng = Sapling(seed), Fast(seed)
    while not state.over:
        if state.pending().seat(state) == seat:
            known = state.determinize(seat, state.number)
            state.choose(bot.think(known, seat).option)
        else:
            state.choose(state.sample(rng))
    assert state.result is not None
    return state.result


def mixed(faction: str, seed: int) -> Match:
    """That faction among any three others, two Vagabonds now and then; where it sits; the map."""
    draw = random.Random(seed)
    others = [*FACTIONS, "vagabond"]
    others.remove(faction)
    seats = [faction, *draw.sample(others, SEATS - 1)]
    draw.shuffle(seats)
    return tuple(seats), seats.index(faction), draw.choice(("autumn", "winter"))


def share_won(matches: list[Match], first: int) -> tuple[float, float]:
    """The share of games won, and the points on average; a winner by Dominance has none."""
    wins, points = 0, 0
    for number, (factions, seat, board) in enumerate(matches):
        result = match(factions, first + number, seat, board)
        wins += seat in result.winners
        points += result.scores[seat] or 0
    return wins / len(matches), points / len(matches)


def test_a_greedy_player_wins_the_learning_game() -> None:
    matches: list[Match] = [(LEARNING, number % SEATS, "autumn") for number in range(GAMES)]

    won, points = share_won(matches, 700)

    assert won >= 0.9
    assert points >= 20


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_greedy_player_wins_with_every_faction(faction: str) -> None:
    won, _ = share_won([mixed(faction, 40 + number) for number in range(4)], 40)

    assert won >= 0.75


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_a_greedy_player_wins_nineteen_games_of_twenty() -> None:
    matches = [mixed(FACTIONS[number % 6], 5000 + number) for number in range(SOAK)]

    won, points = share_won(matches, 5000)

    assert won >= 0.93  # 0.95 less what chance may do in 600 games
    assert points >= 20
