"""What the boards in the browser and the terminal are told beyond the pieces."""

from __future__ import annotations

from typing import Any

import pytest

import nemeton
from nemeton.games.pangaia.game import GAME
from nemeton.games.pangaia.laws.ending import FinalGrowth
from nemeton.games.pangaia.laws.planting import planting
from nemeton.games.pangaia.laws.praying import DemandConnection, DemandGrove
from nemeton.games.pangaia.laws.rituals import chains, connections, points
from tests.games.pangaia.table import GREEN, RED, Table, card

nemeton.equipped(GAME)


def params(table: Table) -> dict[str, Any]:
    decision = table.state.decision
    assert decision is not None
    return decision.params


def player(table: Table, side: int) -> dict[str, Any]:
    found: dict[str, Any] = table.state.view(RED)["board"]["players"][side]
    return found


def test_rt3_every_pair_to_connect_comes_with_the_lands_of_its_best_chain() -> None:
    table = Table().tree(RED, (1, -1)).tree(RED, (2, -3)).tree(RED, (0, -1))
    table.tree(GREEN, (1, -2)).tree(GREEN, (2, -2), level=2).tree(GREEN, (1, -3))
    table.happens(DemandConnection(RED, card("rc4"))).asks(RED, "connect")
    game = table.state

    pairs = connections(game, RED, card("rc4"))

    assert len(pairs) > 1
    told = zip(pairs, params(table)["chains"], params(table)["worths"], strict=True)
    for (first, second, score), lands, worths in told:
        assert tuple(lands) in chains(game, RED, first, second)
        assert points(game, RED, tuple(lands)) == score == sum(worths)
        assert len(worths) == len(lands)


def test_rt4_every_grove_comes_with_its_lands_and_what_each_adds() -> None:
    table = Table().tree(RED, (2, -3)).tree(RED, (2, -2)).tree(RED, (1, -3))
    table.tree(GREEN, (2, -4)).tree(GREEN, (3, -3), level=2)
    table.happens(DemandGrove(RED, card("rg3"))).asks(RED, "grove")
    told = zip(params(table)["groves"], params(table)["worths"], strict=True)
    found = {lands[0]: dict(zip(lands, worths, strict=True)) for lands, worths in told}

    around = [table.at(cell) for cell in ((2, -3), (2, -2), (1, -3), (2, -4), (3, -3))]
    assert found[around[0]] == dict(zip(around, (1, 1, 1, 1, 0), strict=True))


def test_p1_everybody_is_told_which_lands_may_be_planted() -> None:
    table = Table().tree(RED, (1, -1)).free_seeds(RED, 2)
    lands = tuple(sorted(table.at(cell) for cell in ((1, -1), (2, -1), (2, 0))))
    table.happens(planting(RED, lands, 2)).asks(RED, "plant_seed")

    assert params(table)["lands"] == sorted([table.at((2, -1)), table.at((2, 0))])

    last = params(table)["lands"][-1]
    table.state.choose(("sow", last))
    assert params(table)["lands"] == [last]


def test_e4_the_final_growth_does_not_speak_of_lands_before_there_is_one() -> None:
    table = Table().seeds(RED, (0, -1)).seeds(RED, (2, 0))
    table.when(FinalGrowth()).asks(RED, "sprout_more")

    said = [question(table, locale) for locale in ("en", "fr")]
    table.answer("sprout", (0, -1), 0)

    assert said[0].startswith("Final growth")
    assert said[1].startswith("Dernière croissance")
    assert question(table, "en").startswith("Sprouting on 1b")


def question(table: Table, locale: str) -> str:
    decision = table.state.decision
    assert decision is not None
    speech = table.state.setup.game.speech
    return speech.question(decision.prompt, decision.params, locale)


def test_e5_after_the_end_the_parts_of_each_total_are_shown() -> None:
    table = Table(achievements=True).rituals("rc1 rc2 rc3", secret0="rk2", secret1="rk4")
    table.tree(RED, (1, -1), level=3, slots=(3, 5)).energy(RED, 14).energy(GREEN, 2)
    table.state.achievements = [2, 3]  # most trees, the tallest tree
    assert player(table, RED)["final"] is None

    table.when(FinalGrowth())

    assert table.state.over
    assert player(table, RED)["final"] == {"energy": 14, "secret": 4, "slots": 3, "awards": 4}
    assert player(table, GREEN)["final"] == {"energy": 2, "secret": 0, "slots": 0, "awards": 0}
    for side, score in enumerate(table.state.view(None)["seats"]):
        assert sum(player(table, side)["final"].values()) == score["score"]


def test_z9_the_storm_has_no_action_and_every_other_card_tells_the_next_one() -> None:
    table = Table(players=1)
    actions = {}
    for location in range(5):
        table.state.automa_top = location
        actions[location] = table.state.view(0)["board"]["solo"]["next_action"]

    assert actions == {0: 0, 1: 3, 2: 2, 3: 1, 4: None}


def test_v1_the_standing_in_each_achievement_is_shown() -> None:
    table = Table(achievements=True).tree(RED, (1, -1), level=3).tree(RED, (4, -7))
    table.tree(GREEN, (2, 0))
    table.state.achievements = [2, 3]

    assert table.state.view(None)["board"]["standings"] == [[2, 1], [3, 1]]


@pytest.mark.parametrize(
    ("name", "short_of"),
    [
        ("rk2", None),
        ("rk1", ["no_tree", "sun"]),
        ("rc8", ["one_tree", "wind"]),
        ("rc5", ["not_joined", "wind"]),
        ("rg2", ["no_neighbour", "wind"]),
        ("rk4", ["not_tallest", "snow"]),
    ],
)
def test_rt1_a_card_that_cannot_be_played_says_what_it_is_short_of(
    name: str, short_of: list[str] | None
) -> None:
    table = Table().tree(RED, (1, -1)).tree(RED, (3, -4)).tree(GREEN, (2, -4), level=2)
    spare = "rc7" if name != "rc7" else "rc9"
    table.rituals(f"{name} {spare} rc10", secret0="rc1", secret1="rc2")

    assert player(table, RED)["short_of"][0] == short_of
    assert player(table, RED)["secret_short_of"] == ["no_tree", "sun"]
    assert player(table, GREEN)["secret_short_of"] is None
