"""3.10, V1 The end of the game, final growth, scoring, achievements."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import nemeton
from nemeton.games.pangaia.kinds import (
    LARGEST_FOREST,
    MOST_RITUALS,
    MOST_TALL_TREES,
    MOST_TREES,
    TALLEST_TREE,
    WIDEST_SPREAD,
)
from nemeton.games.pangaia.laws.achievements import metric, rewards
from nemeton.games.pangaia.laws.ending import FinalGrowth, Score, nothing_can_change
from nemeton.games.pangaia.laws.turn import EndTurn
from tests.games.pangaia.table import BLUE, GREEN, RED, Table, card


def scores(table: Table) -> tuple[int | None, ...]:
    table.when(Score())
    assert table.state.result is not None
    return table.state.result.scores


def test_x14_life_energy_secret_ritual_and_empty_slots_add_up() -> None:
    table = Table().rituals("rc1 rc2 rc3", secret0="rk2", secret1="rk3").energy(RED, 14)
    table.tree(RED, (1, -1), level=3, slots=(2, 3)).tree(RED, (4, -7), level=2, slots=(5,))

    assert scores(table)[RED] == 14 + 4 + (0 + 1 + 2)
    assert table.level((1, -1)) == 3


@pytest.mark.parametrize(("awards", "told"), [(0, False), (2, True)])
def test_the_count_names_achievements_where_they_earned_something(awards: int, told: bool) -> None:
    points = {"energy": 13, "secret": 7, "slots": 6, "awards": awards, "total": 26 + awards}
    for locale, word in (("en", "achievements"), ("fr", "exploits")):
        said = nemeton.game("pangaia").speech.say("log-scored", {"player": 0, **points}, locale)
        assert (word in said) is told


def test_x15_a_secret_ritual_that_cannot_be_played_is_ignored() -> None:
    table = Table().rituals("rc1 rc2 rc3", secret0="rk2", secret1="rk3").energy(RED, 14)

    assert scores(table)[RED] == 14


def test_c16_in_the_final_growth_nothing_is_paid_and_nothing_gained() -> None:
    table = Table().rituals("rc1 rc2 rc3", secret0="rk4", secret1="rk3").energy(RED, 5)
    table.seeds(RED, (0, -1)).seeds(GREEN, (0, -1)).seeds(RED, (2, -5))

    table.when(FinalGrowth()).asks(RED, "sprout_more")
    assert table.refuses("sprout", (0, -1))
    table.answer("sprout", (2, -5))

    assert table.level((2, -5)) == 1
    assert table.held(RED) == [0, 0, 0, 0]
    assert table.state.over


def test_c17_new_trees_of_the_final_growth_count_for_later_players() -> None:
    """Green leads on the tied land (1,-1) until red's tree on (0,-1) stands beside it."""
    for red_sprouts in (True, False):
        table = Table().seeds(RED, (0, -1)).seeds(RED, (1, -1)).seeds(GREEN, (1, -1))
        table.tree(GREEN, (1, -2))

        table.when(FinalGrowth()).asks(RED, "sprout_more")
        assert table.refuses("sprout", (1, -1))
        if red_sprouts:
            table.answer("sprout", (0, -1))
            assert table.state.over  # green is not asked: the tie is even now
        else:
            table.decline().asks(GREEN, "sprout_more")
            assert table.offers("sprout", (1, -1))


def test_c41_with_an_empty_pile_the_last_displayed_card_is_taken_and_ends_the_game() -> None:
    table = Table().rituals("rg1", pile="", secret0="rk2", secret1="rk3").tree(RED, (1, -1))

    table.action(RED).answer("pray", card("rk2")).decline()

    assert table.state.secret[RED] == card("rg1")
    assert table.state.ending
    table.asks(GREEN, "act").answer("dream")
    assert table.state.over


def test_e1_playing_the_last_displayed_card_ends_the_game_too() -> None:
    table = Table().rituals("rk2", pile="", secret0="rk4", secret1="rk3").tree(RED, (1, -1))

    table.action(RED).answer("pray", card("rk2"))

    assert table.state.ending


def test_e1_while_a_card_is_left_the_game_goes_on() -> None:
    table = Table().rituals("rk2 rg1", pile="", secret0="rk4", secret1="rk3").tree(RED, (1, -1))

    table.action(RED).answer("pray", card("rk2"))

    assert not table.state.ending
    assert table.state.display == [card("rg1")]


def test_c42_in_the_last_round_a_secret_ritual_may_be_played_without_replacement() -> None:
    table = Table().rituals("", pile="", secret0="rk4", secret1="rk2").tree(GREEN, (1, -1))
    table.state.ending = True

    table.action(GREEN).answer("pray", card("rk2")).decline()

    assert table.state.secret[GREEN] == -1
    assert table.state.result is not None
    assert table.state.result.scores[GREEN] == 2


def test_c44_a_trigger_in_the_last_seat_ends_the_game_right_away() -> None:
    table = Table().rituals("rk2", pile="", secret0="rk4", secret1="rk3").tree(GREEN, (1, -1))

    table.action(GREEN).answer("pray", card("rk2")).decline()

    assert table.state.over


def ten_trees(display: str) -> Table:
    """Ten red trees of level 1 in a clump, none of them on sun."""
    table = Table().rituals(display, secret0="rc7", secret1="rk3")
    for cell in (
        (1, -3), (2, -3), (3, -3), (1, -2), (0, -3), (2, -5), (3, -5), (2, -4), (4, -4), (3, -4),
    ):  # fmt: skip
        table.tree(RED, cell)
    return table


def test_c45_ten_trees_end_the_game_only_if_no_card_is_playable() -> None:
    playable = ten_trees("rg3 rc1 rg1").action(RED).answer("dream")
    idle = ten_trees("rk1 rc1 rg1").action(RED).answer("dream")

    assert not playable.state.ending
    assert idle.state.ending


@pytest.mark.parametrize(
    ("level", "winners", "reason"), [(2, (RED,), "secret_ritual"), (1, (RED, GREEN), "shared")]
)
def test_c46_ties_go_to_the_secret_ritual_then_are_shared(
    level: int, winners: tuple[int, ...], reason: str
) -> None:
    table = Table().rituals("rc1 rc2 rc3", secret0="rk2", secret1="rk3")
    table.tree(RED, (1, -1), level=level, slots=(2,) if level > 1 else ()).tree(GREEN, (0, -3))
    table.energy(RED, 20 - level - 1).energy(GREEN, 18)

    assert scores(table) == (20, 20)
    assert table.state.result is not None
    assert (table.state.result.winners, table.state.result.reason) == (winners, reason)


def test_x22_tied_leaders_take_one_each() -> None:
    table = Table(players=3, advanced=True)
    cells = [table.state.continent.coordinates(land) for land in table.state.continent.lands]
    for side, count in ((RED, 6), (GREEN, 6), (BLUE, 4)):
        for _ in range(count):
            table.tree(side, cells.pop())

    assert rewards(table.state, MOST_TREES) == [1, 1, 0]


def test_v1_a_sole_leader_takes_two() -> None:
    table = Table(advanced=True).tree(RED, (1, -1), level=2).tree(GREEN, (0, -3))

    assert rewards(table.state, MOST_TALL_TREES) == [2, 0]


def test_c54_where_nobody_has_anything_nobody_is_rewarded() -> None:
    table = Table(advanced=True).tree(RED, (1, -1)).tree(GREEN, (0, -3))

    assert rewards(table.state, MOST_TALL_TREES) == [0, 0]


def test_2_7_every_achievement_counts_what_its_card_says() -> None:
    table = Table(advanced=True).tree(RED, (1, -1), level=3).tree(RED, (0, -1)).tree(RED, (4, -7))
    table.state.played[RED] = 4

    assert [
        metric(table.state, RED, achievement)
        for achievement in (
            MOST_RITUALS,
            MOST_TALL_TREES,
            MOST_TREES,
            TALLEST_TREE,
            LARGEST_FOREST,
            WIDEST_SPREAD,
        )
    ] == [4, 1, 3, 3, 2, 2]


def test_v1_achievements_are_part_of_the_score() -> None:
    table = Table(advanced=True).rituals("rc1 rc2 rc3", secret0="rk4", secret1="rk3")
    table.tree(RED, (1, -1))
    table.state.achievements = [MOST_TREES, TALLEST_TREE]

    assert scores(table) == (4, 0)


def test_e7_the_guard_for_automatic_players_ends_the_game_after_a_round() -> None:
    table = Table(max_rounds=1).turn(RED)

    table.answer("dream").asks(GREEN, "act").answer("dream")

    assert table.state.over


def test_e3_after_a_trigger_everybody_has_had_the_same_number_of_turns() -> None:
    table = Table(players=3, first_player="2").rituals("rc1 rc2 rc3")
    table.state.ending = True

    table.action(BLUE).answer("dream").asks(RED, "act").answer("dream")

    assert table.state.over


def test_e5_resources_and_blessings_left_over_count_nothing() -> None:
    table = Table(advanced=True).rituals("rc1 rc2 rc3", secret0="rk2", secret1="rk3")
    table.state.achievements = []
    table.resources(RED, sun=5, wind=4, rain=3, snow=2).hand(RED, "bl2", "bl2").energy(RED, 3)

    assert scores(table)[RED] == 3


BESIDE_LAKES = (
    (-1, -1), (-2, -1), (5, -7), (4, -6), (4, -7), (1, -1), (0, -1), (2, 0), (2, -1), (2, -4),
    (2, -5), (0, -3), (1, -3), (3, -5), (3, -3), (2, -2), (3, -1), (4, -5), (4, -4),
)  # fmt: skip


def overgrown() -> Table:
    """A tree on every land beside a lake, all treetops on trees, no ritual that can be played."""
    table = Table().rituals("rk1", "")
    for number, cell in enumerate(BESIDE_LAKES):
        table.tree(RED if number < 10 else GREEN, cell)
    for side, cell in ((RED, (1, -1)), (GREEN, (1, -3))):
        table.state.full[side] = 0
        table.state.level[table.at(cell)] = 7
    return table


def test_h_where_nobody_can_change_anything_the_game_ends_instead_of_dreaming_for_ever() -> None:
    table = overgrown()
    table.state.trees = [1, 1]  # so that ten trees standing idle is not the reason
    table.when(EndTurn(GREEN))

    assert table.state.over
    assert "nothing_left" in [key for _, key, _ in table.state.events(None)]


def test_h_while_somebody_can_plant_grow_sprout_or_pray_the_game_goes_on() -> None:
    changes: dict[str, Callable[[Table], object]] = {
        "plant": lambda table: fell(table, (5, -7)),
        "grow": lambda table: table.state.full.__setitem__(GREEN, 1),
        "sprout": lambda table: table.seeds(GREEN, (-1, -2)),
        "pray": lambda table: table.rituals("rc8", ""),
        "secret": lambda table: table.rituals("rk1", "", secret1="rk3"),
    }
    for name, change in changes.items():
        table = overgrown()
        assert nothing_can_change(table.state), name
        change(table)
        assert not nothing_can_change(table.state), name


def fell(table: Table, cell: tuple[int, int]) -> None:
    land = table.at(cell)
    table.state.level[land], table.state.holder[land], table.state.trunk[land] = 0, -1, -1


# E8 Stillness


def changed_just_now(**options: Any) -> Table:
    """The first player's turn, in a round that has seen a lasting change."""
    table = Table(**options).turn(RED)
    table.state.last_change = table.state.round
    return table


def round_of_dreams(table: Table) -> None:
    """Both players dream: nothing changes for good."""
    table.asks(RED, "act").answer("dream").asks(GREEN, "act").answer("dream")


def test_e8_after_twelve_rounds_without_a_lasting_change_the_game_ends() -> None:
    table = changed_just_now()

    for _ in range(12):
        round_of_dreams(table)
        assert not table.state.over
    round_of_dreams(table)

    assert table.state.over
    assert table.state.round == table.state.last_change + 12
    table.told(None, "still", count=12)


def test_e8_the_end_is_announced_in_the_three_rounds_before() -> None:
    table = changed_just_now()
    last = table.state.round + 12
    for _ in range(9):
        round_of_dreams(table)
    table.not_told(None, "growing_still")

    for still in (9, 10, 11):
        round_of_dreams(table)
        table.told(None, "growing_still", count=still, round=last)


@pytest.mark.parametrize("how", ["sprout", "grow", "bless", "buy", "pray"])
def test_e8_what_changes_for_good_begins_the_count_anew(how: str) -> None:
    table = Table(blessings=True).rituals("rk2 rk1 rg1").hand(RED, "bl2").seeds(RED, (1, -3))
    table.tree(RED, (1, -1)).energy(RED, 1).resources(RED, sun=2)
    table.state.round, table.state.last_change = 8, 1
    table.turn(RED)
    if how in ("grow", "pray"):
        table.decline()  # no sprouting
    if how == "grow":
        table.answer("dream")

    answers: dict[str, Any] = {"grow": (1, (1, -1)), "pray": (card("rk2"),)}
    table.answer(how, *answers.get(how, ()))
    if how == "grow":
        table.answer("pay", 1, 0)

    assert table.state.last_change == 9


@pytest.mark.parametrize("how", ["dream", "plant"])
def test_e8_dreams_and_seeds_that_move_change_nothing_for_good(how: str) -> None:
    table = Table().seeds(RED, (1, -3)).tree(RED, (0, -1))
    table.state.round, table.state.last_change = 8, 1

    table.action(RED).answer(how, *{"plant": ((0, 0), (1, -1))}.get(how, ()))

    assert table.state.last_change == 1


def test_e8_the_number_of_rounds_is_a_value_that_an_owner_may_change() -> None:
    table = changed_just_now(data={"stillness": {"rounds": 2, "warnings": 1}})

    for _ in range(3):
        round_of_dreams(table)

    assert table.state.over
