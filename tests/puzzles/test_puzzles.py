"""Every shipped puzzle: it can be reached, solved as a lesson, and is proved again."""

from __future__ import annotations

import pytest

import nemeton
from nemeton.lessons import Follower
from nemeton.lessons.words import parts_of
from nemeton.puzzles import (
    Puzzle,
    daily_puzzle,
    exercise_names,
    exercise_of,
    judged,
    judges_agree,
    name_of,
    puzzle_of,
    puzzle_words,
    puzzles_of,
    winning_options,
)
from nemeton.puzzles.proving import CLEAR

GAMES = ("cernunos", "oak", "pangaia", "root")
LEAST = {"cernunos": 100, "oak": 30, "pangaia": 30, "root": 30}
ALL = [(game, puzzle) for game in GAMES for puzzle in puzzles_of(game)]
QUICK = 6_000  # positions that a proof may take to be tried every time
WINS = [
    (game, puzzle)
    for game, puzzle in ALL
    if puzzle.kind == "win" and puzzle.proof.nodes <= QUICK and puzzle.number % 10 == 1
]
BESTS = [(game, puzzle) for game, puzzle in ALL if puzzle.kind == "best"]
SOME = [*WINS, *(each for each in BESTS if each[1].number == 1)]
RUNS = (1, 2)
LONG = 24_000  # nodes of a look that proves


def named(found: list[tuple[str, Puzzle]]) -> list[str]:
    return [f"{game}-{puzzle.number}" for game, puzzle in found]


def prove(game: str, puzzle: Puzzle) -> None:
    state = puzzle.position(nemeton.game(game))
    if puzzle.kind == "win":
        found = winning_options(state, puzzle.seat, 2 * puzzle.proof.nodes)
        assert found is not None
        assert found[0] == [puzzle.best]
    else:
        looks = [judged(state, puzzle.seat, puzzle.proof.nodes, seed) for seed in RUNS]
        assert judges_agree(looks)
        assert looks[0].option == puzzle.best


@pytest.mark.parametrize(("game", "puzzle"), SOME, ids=named(SOME))
def test_some_are_proved_again_every_time(game: str, puzzle: Puzzle) -> None:
    prove(game, puzzle)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "puzzle"), ALL, ids=named(ALL))
def test_every_puzzle_is_proved_again(game: str, puzzle: Puzzle) -> None:
    prove(game, puzzle)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_asks_its_seat_and_offers_its_solution(game: str) -> None:
    box = nemeton.game(game)
    for puzzle in puzzles_of(game):
        decision = puzzle.position(box).decision
        assert decision is not None
        assert decision.seat == puzzle.seat
        assert puzzle.best in decision.options
        assert len(decision.options) > 1


@pytest.mark.parametrize(("game", "puzzle"), BESTS, ids=named(BESTS))
def test_the_best_was_clear_in_two_long_looks_and_a_sapling_misses_it(
    game: str, puzzle: Puzzle
) -> None:
    assert puzzle.proof.nodes >= LONG
    assert len(set(puzzle.proof.gaps)) == len(RUNS)
    assert min(puzzle.proof.gaps) >= CLEAR
    assert puzzle.missed["sapling"] > 0
    assert puzzle.line[0] == puzzle.solution


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_numbered_from_the_easiest_on(game: str) -> None:
    found = puzzles_of(game)

    assert [each.number for each in found] == list(range(1, len(found) + 1))
    assert [sum(each.missed.values()) for each in found] == sorted(
        sum(each.missed.values()) for each in found
    )
    assert len(found) >= LEAST[game]


@pytest.mark.parametrize("game", GAMES)
def test_no_position_is_asked_twice(game: str) -> None:
    found = [(each.seed, each.players, each.choices) for each in puzzles_of(game)]

    assert len(set(found)) == len(found)


def test_a_puzzle_is_taken_as_a_lesson() -> None:
    puzzle = puzzles_of("cernunos")[0]
    lesson = exercise_of("cernunos", name_of(puzzle))
    follower = Follower(lesson, nemeton.game("cernunos"))
    others = [each for each in follower.state.options() if each != puzzle.best]

    follower.follow(others[0])

    assert (follower.progress.strayed, follower.progress.answer) == (0, "other")
    assert follower.after([puzzle.best]).step == len(lesson.steps)
    assert lesson.name in exercise_names("cernunos")


@pytest.mark.parametrize("locale", nemeton.LOCALES)
@pytest.mark.parametrize("kind", ["win", "best", "missed"])
def test_all_that_is_said_of_puzzles_is_written(kind: str, locale: str) -> None:
    words = puzzle_words().words
    find, found = exercise_of("cernunos", "puzzle-1").steps

    for step in (find, found):
        key = f"puzzle-{kind}-{step.name}"
        assert words.has(locale, key)
        assert parts_of(step) <= set(words.forms(locale, key))
    assert puzzle_words().title(exercise_of("cernunos", "puzzle-1"), locale)


@pytest.mark.parametrize("number", ["0", "-1", "one", "99999999", "١"])
def test_a_puzzle_that_does_not_exist_is_refused(number: str) -> None:
    with pytest.raises(nemeton.BadInput) as refused:
        puzzle_of("cernunos", number)

    assert refused.value.key == "unknown-puzzle"
    for locale in nemeton.LOCALES:
        assert number in refused.value.said(locale)


def test_the_puzzle_of_the_day_takes_the_games_in_turn() -> None:
    games = [game for game in GAMES if puzzles_of(game)]
    days = [daily_puzzle(list(GAMES), day) for day in range(20_000, 20_000 + len(games))]

    assert sorted(each[0] for each in days if each) == sorted(games)
    assert daily_puzzle([], 20_000) is None
