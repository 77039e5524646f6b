"""The search that judges choices: what it calls real and good, and how the levels come out."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

import nemeton
from nemeton import Fast, bots, review
from nemeton.review.judge import Verdict, given_away, picked
from nemeton.review.win_chance import in_order, levels_of
from tests.review.games import played
from tools.judge_levels import (
    ALIKE,
    DUELS,
    JUDGED,
    PLAYERS,
    duel,
    duel_gap,
    duelled,
    gap,
    judged_alike,
    losses,
    measured,
    questions,
    table,
    table_of_duels,
    verdicts,
)

GAMES = list(PLAYERS)
TOLD_APART = [
    (game, behind, ahead)
    for game in GAMES
    for behind, ahead in pairwise(bots.LEVELS)
    if (game, ahead, behind) not in DUELS + ALIKE
]
AGAIN = 60  # questions asked anew in the soak


@pytest.mark.parametrize("game", GAMES)
def test_chance_gives_away_most_and_those_that_search_the_least(game: str) -> None:
    rows = measured(game)
    found = losses(rows)

    assert len(rows) >= 200
    assert found["random"] > 1.5 * found["sapling"]
    assert found["sapling"] > max(found["grove"], found["forest"])


@pytest.mark.parametrize(("game", "behind", "ahead"), TOLD_APART)
def test_a_level_is_clearly_behind_the_next_over_the_same_questions(
    game: str, behind: str, ahead: str
) -> None:
    """By more than so many questions could show by chance."""
    assert gap(measured(game), behind, ahead).low > 0.0


@pytest.mark.parametrize(("game", "ahead", "behind"), DUELS)
def test_reports_put_the_better_level_clearly_ahead(game: str, ahead: str, behind: str) -> None:
    """Where single questions cannot tell two levels apart, the games between them do."""
    rows = duelled(game, ahead, behind)

    assert len(rows) >= 40
    assert duel_gap(rows, behind, ahead).low > 0.0


@pytest.mark.parametrize(("game", "ahead", "behind"), DUELS)
def test_a_duel_is_reported_again_as_it_was(game: str, ahead: str, behind: str) -> None:
    known = duelled(game, ahead, behind)[0]

    found = review.report(duel(game, ahead, behind, 0).record, judged=JUDGED)

    assert sorted(seat.given for seat in found.seats) == sorted(known.values())


def test_the_page_on_reports_says_what_was_measured() -> None:
    page = (Path(__file__).parents[2] / "docs" / "review.md").read_text("utf-8")

    assert table() in page
    assert table_of_duels() in page


@pytest.mark.parametrize("game", GAMES)
def test_the_scale_of_the_levels_is_what_was_measured(game: str) -> None:
    scale = levels_of(nemeton.game(game).start(PLAYERS[game], 1, False, None))

    assert scale == in_order({key: round(loss, 3) for key, loss in losses(measured(game)).items()})


@pytest.mark.parametrize("game", GAMES)
def test_no_stronger_level_stands_behind_a_weaker_one_on_the_scale(game: str) -> None:
    """Pangaia's forest stood behind grove, by less than so many questions can tell."""
    scale = levels_of(nemeton.game(game).start(PLAYERS[game], 1, False, None))

    assert [*scale.values()] == sorted(scale.values(), reverse=True)


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
    found = losses(rows)

    assert found["random"] > 1.5 * found["sapling"]
    assert found["sapling"] > mean([found["grove"], found["forest"]])


@pytest.mark.parametrize("seed", [12, 14])
def test_a_game_of_lots_is_not_praised(seed: int) -> None:
    """A chance player was told that 49 of 52 choices were as good as the best."""
    state = nemeton.game("cernunos").start(seed=seed)
    state.playout(Fast(seed))

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
