"""The search that judges choices: what it calls real and good, and how the levels come out."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

import nemeton
from nemeton import Fast, bots, review
from nemeton.review.judge import Verdict, given_away, picked
from nemeton.review.win_chance import levels_of
from tests.review.games import played
from tools.judge_levels import PLAYERS, judged_alike, questions, verdicts

GAMES = list(PLAYERS)
AGAIN = 60  # questions asked anew in the soak


def measured(game: str) -> list[dict[str, Any]]:
    """What `tools/judge_levels.py` has found: verdicts on the answers of all levels."""
    path = Path(__file__).parent / "judged" / f"{game}.json"
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))
    return found


def losses(rows: list[dict[str, Any]]) -> dict[str, float]:
    """What a real choice of each level gives away, on average."""
    return {level: mean(row[level][1] for row in rows if row[level][0]) for level in bots.LEVELS}


def in_order(found: dict[str, float]) -> bool:
    """Chance far behind, then the sapling, then those that search. How far the forest is ahead of
    the grove shows in won games; in Pangaia's single choices it is too little to be seen."""
    searching = found["grove"], found["forest"]
    far_behind = found["random"] > 1.5 * found["sapling"]
    return far_behind and found["sapling"] > max(*searching, 1.2 * mean(searching))


@pytest.mark.parametrize("game", GAMES)
def test_levels_come_out_in_order(game: str) -> None:
    rows = measured(game)

    assert len(rows) >= 100
    assert in_order(losses(rows))


@pytest.mark.parametrize("game", ["cernunos", "oak", "root"])
def test_the_forest_comes_out_ahead_of_the_grove(game: str) -> None:
    found = losses(measured(game))

    assert found["forest"] < 0.8 * found["grove"]


@pytest.mark.parametrize("game", GAMES)
def test_the_scale_of_the_levels_is_what_was_measured(game: str) -> None:
    scale = levels_of(nemeton.game(game).start(PLAYERS[game], 1, False, None))

    assert scale == {level: round(loss, 3) for level, loss in losses(measured(game)).items()}


@pytest.mark.parametrize("game", GAMES)
def test_a_question_is_judged_again_as_it_was(game: str) -> None:
    """The same verdict on any machine, interpreted and compiled."""
    row = measured(game)[1]
    question = row["question"]
    record = question["record"]
    state = nemeton.game(game).replay(record, len(record["choices"]), False)
    answers = {level: tuple(each) for level, each in question["answers"].items()}

    found = verdicts(state, answers, question["seed"])

    assert found == {level: row[level] for level in answers}


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_levels_come_out_in_order_once_more(game: str) -> None:
    rows: list[dict[str, Any]] = []
    for number, state in enumerate(questions(game, seed=77)):
        if number == AGAIN:
            break
        rows.append(judged_alike(state, 900 + number, False))

    assert in_order(losses(rows))


def test_a_game_of_lots_is_not_praised() -> None:
    """A chance player was told that 49 of 52 choices were as good as the best."""
    state = nemeton.game("cernunos").start(seed=11)
    state.playout(Fast(11))

    report = review.report(state.record)

    weighed = sum(seat.weighed for seat in report.seats)
    assert weighed >= 8
    assert sum(seat.good for seat in report.seats) < 0.5 * weighed
    for seat in report.seats:
        assert seat.given > report.search.levels["sapling"]


def test_the_judged_choices_are_spread_over_the_game() -> None:
    choosers, counts = [0, 1] * 50, [3] * 90 + [1] * 10

    found = picked(choosers, counts, 5)

    assert sorted(found) == [0, 1, 18, 19, 36, 37, 54, 55, 72, 73]
    assert picked(choosers, counts, 0) == set()
    assert max(picked(choosers, counts, 500)) == 89


def test_few_choices_are_little_sure() -> None:
    few = [Verdict(True, False, 0.2), Verdict(True, True, 0.0)]

    assert given_away([]) == (0.0, 0.0)
    assert given_away(few)[0] == pytest.approx(0.1)
    assert given_away(few)[1] > 3 * given_away(few * 20)[1] > 0
    assert given_away([Verdict(True, True, 0.0)])[1] > 0.1


def test_a_report_says_by_whom_it_judges_and_how_sure_it_is() -> None:
    found = review.report(played("cernunos", 2, {}).record, judged=3)

    assert (found.search.level, found.search.nodes) == ("wildwood", 512)
    assert set(found.search.levels) == set(bots.LEVELS)
    for seat in found.seats:
        assert seat.good <= seat.weighed <= 3
        assert seat.spread > 0.05
