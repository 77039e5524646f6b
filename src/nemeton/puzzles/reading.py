"""Reading the puzzles of a game: `puzzles/puzzles.jsonl` in its package, one a line."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

import nemeton
from nemeton.engine.errors import BadInput
from nemeton.puzzles.puzzle import Puzzle

__all__ = ["FILE", "daily_puzzle", "puzzle_of", "puzzles_of"]

FILE = "puzzles.jsonl"
STRIDE = 7919  # from one day to the next: a prime, so that all puzzles have their turn


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, the easiest first; none where it has none."""
    file = files(nemeton.game(game).package).joinpath("puzzles", FILE)
    if not file.is_file():
        return ()
    lines = file.read_text("utf-8").splitlines()
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in lines)


def puzzle_of(game: str, number: str) -> Puzzle:
    """The puzzle of that number, as somebody typed it; BadInput where there is none."""
    found = {str(each.number): each for each in puzzles_of(game)}
    if number not in found:
        raise BadInput("unknown-puzzle", game=game, number=number[:40], last=len(found))
    return found[number]


def daily_puzzle(games: list[str], day: int) -> tuple[str, Puzzle] | None:
    """The puzzle of a day, the games in turn; days are counted from 1970."""
    with_puzzles = [game for game in games if puzzles_of(game)]
    if not with_puzzles:
        return None
    game = with_puzzles[day % len(with_puzzles)]
    found = puzzles_of(game)
    return game, found[day // len(with_puzzles) * STRIDE % len(found)]
