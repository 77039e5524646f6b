"""2.17, 3 Every invariant notices what it is there for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemeton.games.oak.kinds import (
    ARCHDRUID,
    BARD,
    HEART,
    IN_HAND,
    MENHIR_SPACE,
    ON_BRANCH,
    OVATE,
    REST,
    ROOTS,
)
from nemeton.games.oak.state import Oak
from tests.games.oak.table import Table


def forged(change: Callable[[Oak], None], order: str = "fox") -> list[str]:
    game = Table(orders=(order, "bee")).state
    assert game.faults() == []
    change(game)
    return game.faults()


def lose_a_token(game: Oak) -> None:
    game.bag[0] -= 1


def double_a_creature(game: Oak) -> None:
    game.creatures.append(game.creatures[0])


def lose_an_artifact(game: Oak) -> None:
    game.artifacts.pop()


def build_without_a_card(game: Oak) -> None:
    game.holdings[0].menhirs = 1


def move_the_sun(game: Oak) -> None:
    game.sun = 4


def block_a_space_that_is_no_end(game: Oak) -> None:
    game.blocked[0] = True


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lose_a_token, "ingredients"),
        (double_a_creature, "creatures"),
        (lose_an_artifact, "artifacts"),
        (build_without_a_card, "stones"),
        (move_the_sun, "sun"),
        (block_a_space_that_is_no_end, "sun"),
    ],
)
def test_nothing_is_lost_and_nothing_appears(change: Callable[[Oak], None], fault: str) -> None:
    assert forged(change) == [fault]


def score_from_nowhere(game: Oak) -> None:
    game.holdings[0].points = 3


def overfill_a_track(game: Oak) -> None:
    game.holdings[0].resources[1] = 10


def owe_a_token(game: Oak) -> None:
    game.holdings[0].ingredients[2] = -1
    game.bag[2] += 1


def promote_two_alike(game: Oak) -> None:
    game.holdings[0].kind[7] = game.holdings[0].kind[8] = BARD


def crowd_the_menhir_space(game: Oak) -> None:
    game.holdings[0].place[7] = game.holdings[0].place[8] = MENHIR_SPACE


def climb_a_branch_twice(game: Oak) -> None:
    game.holdings[0].place[7] = ON_BRANCH
    game.holdings[0].place[8] = ON_BRANCH + 1


def seat_two_elders_on_one_space(game: Oak) -> None:
    held = game.holdings[0]
    held.kind[:2] = [ARCHDRUID, OVATE]
    assert held.place[:2] == [REST, REST]


def seat_a_fourth_druid(game: Oak) -> None:
    held = game.holdings[0]
    held.place[held.place.index(ROOTS)] = REST


def overfill_the_creatures(game: Oak) -> None:
    game.holdings[0].creatures = [game.creatures.pop(), game.creatures.pop()]


def overfill_the_artifacts(game: Oak) -> None:
    game.holdings[0].artifacts = [game.artifacts.pop() for _ in range(3)]


def overfill_the_upper_row(game: Oak) -> None:
    game.holdings[0].sanctuaries = [1, 1]
    game.supply -= 2


def move_a_marker_too_far(game: Oak) -> None:
    game.holdings[0].limits[1] = 5


def hold_the_heart_unbrewed(game: Oak) -> None:
    game.holdings[0].cards[HEART] = IN_HAND


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (score_from_nowhere, "points"),
        (overfill_a_track, "resources"),
        (owe_a_token, "ingredients"),
        (promote_two_alike, "druids"),
        (crowd_the_menhir_space, "druids"),
        (climb_a_branch_twice, "druids"),
        (seat_two_elders_on_one_space, "rest"),
        (seat_a_fourth_druid, "rest"),
        (overfill_the_creatures, "creature places"),
        (overfill_the_artifacts, "artifact places"),
        (overfill_the_upper_row, "upper places"),
        (move_a_marker_too_far, "limits"),
        (hold_the_heart_unbrewed, "heart"),
    ],
)
def test_nobody_has_what_cannot_be_had(change: Callable[[Oak], None], fault: str) -> None:
    assert forged(change) == [f"seat 0: {fault}"]


def test_two_sanctuaries_of_the_cairns_fill_one_upper_place() -> None:
    """SAN-1"""
    assert forged(overfill_the_upper_row, "cairns") == []
