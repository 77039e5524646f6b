"""3.5 Druids and rest spaces."""

from __future__ import annotations

from nemeton.games.oak.kinds import (
    ARCHDRUID,
    BARD,
    GANCANAGH,
    LEANNAN,
    ORDER_SPACE,
    ORDINARY,
    OVATE,
    RAVEN_MASTER,
    RECLUSE,
    REST,
    RITUAL,
    ROOTS,
    VENERATION,
    deed_of,
)
from tests.games.oak.table import Table

PROMOTION = ("temple", VENERATION, 2, deed_of(VENERATION, 2))
RECRUIT_ONE = ("temple", VENERATION, 0, deed_of(VENERATION, 0))
RECRUIT_TWO = ("temple", RITUAL, 0, deed_of(RITUAL, 0))


def test_the_bees_promote_a_resting_druid_with_another() -> None:
    """TC-14"""
    table = Table(orders=("bee", "fox")).answer("order", 0, 0).asks(0, "promote")

    table.answer("promote", REST, BARD)

    assert table.holdings().kinds_at(REST) == [ORDINARY, BARD]
    assert ORDER_SPACE in table.holdings().place
    table.sound()


def test_a_resting_druid_is_promoted_only_if_all_still_find_room() -> None:
    """TC-15"""
    table = Table().hand(VENERATION).elder(ARCHDRUID)
    table.answer(*PROMOTION).answer("place", ORDINARY)
    assert not table.offers("promote", REST, BARD)
    assert table.offers("promote", REST, RECLUSE)


def test_a_druid_of_the_roots_can_be_promoted_but_not_housed() -> None:
    """TC-16"""
    table = Table().hand(VENERATION).elder(ARCHDRUID)
    table.answer(*PROMOTION).answer("place", ORDINARY).answer("promote", ROOTS, BARD)
    table.passes(1) if table.asked else table.answer("end_turn").passes(1)
    table.holdings().cards[VENERATION] = 1

    table.answer(*RECRUIT_ONE)
    if table.prompt == "druid":
        table.answer("place", ORDINARY)

    assert ("recruit", BARD) not in table.options()
    assert table.holdings().find(ROOTS, BARD) >= 0


def test_the_druid_just_placed_may_be_promoted() -> None:
    table = Table().hand(VENERATION).answer(*PROMOTION)

    assert table.offers("promote", 7 + 2, BARD)


def test_no_promotion_when_every_specialisation_is_owned() -> None:
    """TC-18"""
    table = Table(orders=("bee", "fox"))
    for kind in (ARCHDRUID, BARD, OVATE, RAVEN_MASTER, RECLUSE):
        table.elder(kind, ROOTS)

    assert table.offered("order") == []


def test_up_to_two_druids_are_recruited_but_at_least_one() -> None:
    """A-39"""
    table = Table().resting(1).answer(*RECRUIT_TWO).asks(0, "recruit")

    assert [option for option in table.options() if option[0].startswith("recruit")] == [
        ("recruit", ORDINARY),
        ("recruit_two", ORDINARY, ORDINARY),
    ]
    table.answer("recruit_two", ORDINARY, ORDINARY)
    assert table.holdings().rests() == 2


def test_leannan_brings_one_forest_token_per_recruiting() -> None:
    """TC-73"""
    table = Table().resting(1).creature(LEANNAN).forest(0, 1, 2)

    table.answer(*RECRUIT_TWO).answer("recruit_two", 0, 0).asks(0, "forest_token")
    table.answer("gather_freely", 1, 2)

    assert table.holdings().ingredients == [0, 1, 0, 0, 0]
    assert table.prompt == "main" or table.prompt == "end_turn"


def test_elders_need_elder_capable_spaces() -> None:
    table = Table().hand(VENERATION).resting(2).elder(BARD, ROOTS).elder(OVATE)
    table.answer(*RECRUIT_ONE).asks(0, "druid").answer("place", ORDINARY)
    assert table.holdings().kinds_at(REST) == [ORDINARY, OVATE]  # the Bard could not be recruited

    table = Table().hand(VENERATION).resting(2).elder(BARD, ROOTS).elder(OVATE)
    table.answer(*RECRUIT_ONE).answer("place", OVATE).asks(0, "recruit").answer("recruit", BARD)
    assert table.holdings().kinds_at(REST) == [ORDINARY, BARD]


def test_the_recluse_has_a_space_of_his_own() -> None:
    table = Table().hand(VENERATION).elder(RECLUSE, ROOTS)
    table.answer(*RECRUIT_ONE).asks(0, "recruit").answer("recruit", RECLUSE)

    assert table.holdings().kinds_at(REST) == [ORDINARY, RECLUSE]
    table.sound()


def test_gancanaghs_seats_take_nobody_during_the_day() -> None:
    """A-20"""
    table = Table().hand(VENERATION).creature(GANCANAGH)
    table.holdings().place[8] = 7
    full = Table().hand(VENERATION).creature(GANCANAGH)
    full.move(ROOTS, REST)
    full.holdings().seated = 1

    full.answer(*RECRUIT_ONE)

    assert full.holdings().rests() == 4  # the seat that the placed Druid left, on the board
    full.sound()


def test_gancanaghs_seats_always_count_where_it_was_agreed() -> None:
    table = Table(gancanagh_fill="always").hand(VENERATION).creature(GANCANAGH)
    table.move(ROOTS, REST).move(ROOTS, REST)

    table.sound()
