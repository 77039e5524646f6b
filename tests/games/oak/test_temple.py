"""3.6 Playing a card for its Temple action."""

from __future__ import annotations

from nemeton.games.oak.kinds import (
    ARCHDRUID,
    BOGGART,
    CU_SITH,
    FEATHER,
    GROACH,
    IN_HAND,
    LORE,
    MISTLETOE,
    OVATE,
    PLAYING,
    RAVEN_MASTER,
    REST,
    RITUAL,
    ROOTS,
    RUNE,
    STORYTELLING,
    TEMPLES,
    VENERATION,
    WISDOM,
    deed_of,
)
from tests.games.oak.table import Table, space

ARMS = ("surcharge", FEATHER)


def temple(card: int, stones: int, slot: int | None = None) -> tuple[str, int, int, int]:
    """The option that plays the action of so many stones, on its own slot or another."""
    return ("temple", card, (stones if slot is None else slot) - 1, deed_of(card, stones - 1))


def test_storytelling_on_two_stones_takes_a_displayed_creature() -> None:
    """EX-2"""
    table = Table().resources(6, 6, 6).display(4, 5, 6).luck(0)

    table.answer(*temple(STORYTELLING, 2)).asks(0, "creature").answer("take_creature", 5)

    held = table.holdings()
    assert held.resources[FEATHER] == 0
    assert TEMPLES + FEATHER * 3 + 1 in held.place
    assert held.creatures == [5]
    assert held.points == 2
    assert len(table.state.creatures) == 3
    assert held.cards[STORYTELLING] == PLAYING
    table.sound()


def test_an_occupied_slot_takes_a_second_active_druid_to_the_roots() -> None:
    """EX-7"""
    table = Table().resources(0, 5, 0).resting(2).in_temple(MISTLETOE, 2)

    table.answer(*temple(LORE, 2)).asks(0, "sanctuary").answer("build", 1)

    held = table.holdings()
    assert held.rests() == 0
    assert held.place.count(ROOTS) == 8
    assert held.resources == [0, 0, 0]
    assert held.sanctuaries == [0, 1]
    assert held.points == 4
    table.sound()


def test_exactly_one_second_druid_however_many_stand_there() -> None:
    """TC-1"""
    table = Table(players=3).resources(9, 9, 9)
    table.in_temple(FEATHER, 1, player=1).in_temple(FEATHER, 1, player=2)

    table.answer(*temple(STORYTELLING, 1)).answer("grow", 0)

    assert table.holdings().rests() == 1


def test_ones_own_druid_occupies_a_slot_too() -> None:
    """TC-2"""
    table = Table().hand(VENERATION).in_temple(FEATHER, 1, player=0)

    table.answer(*temple(STORYTELLING, 1)).answer("grow", 0)

    assert table.holdings().rests() == 1
    assert table.holdings().place.count(TEMPLES) == 2


def test_a_lone_ordinary_druid_cannot_use_an_occupied_slot() -> None:
    """TC-3"""
    table = Table().resting(1).neutral(FEATHER, 1)

    assert not table.offers(*temple(STORYTELLING, 1))
    assert table.offers(*temple(STORYTELLING, 2))


def test_the_raven_master_enters_an_occupied_slot_alone() -> None:
    """TC-4"""
    table = Table().resting(1).elder(RAVEN_MASTER).neutral(FEATHER, 1)
    roots = table.holdings().place.count(ROOTS)

    table.answer(*temple(STORYTELLING, 1)).answer("grow", 0)

    assert table.holdings().place.count(ROOTS) == roots


def test_the_raven_masters_exemption_may_be_declined() -> None:
    table = Table().resting(2).elder(RAVEN_MASTER).neutral(FEATHER, 1)

    table.answer(*temple(STORYTELLING, 1)).asks(0, "druid").answer("place", RAVEN_MASTER)
    table.asks(0, "second_druid")

    assert table.options()[:2] == [("pass",), ("send", 0)]


def test_with_groach_elders_enter_like_a_raven_master_but_ordinary_druids_do_not() -> None:
    """TC-5"""
    table = Table().resting(1).elder(OVATE).creature(GROACH).neutral(FEATHER, 1)
    assert table.offers(*temple(STORYTELLING, 1))

    table = Table().resting(1).creature(GROACH).neutral(FEATHER, 1)
    assert not table.offers(*temple(STORYTELLING, 1))


def test_the_second_druid_reaches_the_roots_in_time_for_the_branch() -> None:
    """TC-6"""
    table = Table().resources(7, 0, 0).creature(CU_SITH).in_temple(FEATHER, 2).display(4, 5, 7)
    held = table.holdings()
    held.limits[1] = 2
    table.move(REST, TEMPLES + 8)
    for kind in range(6):
        table.move(ROOTS, TEMPLES + 7 if kind else TEMPLES + 6)
    assert ROOTS not in held.place
    assert held.rests() == 2
    table.luck(0)

    table.answer(*temple(STORYTELLING, 2)).asks(0, "surcharge").answer(*ARMS)
    table.asks(0, "creature").answer("take_creature", 5)

    assert held.resources[FEATHER] == 0
    assert held.points == 2 + 2
    assert space("feather.1") + 28 in held.place
    table.sound()


def test_the_surcharge_is_not_offered_without_the_resource_or_the_step() -> None:
    table = Table().resources(1, 0, 0).creature(CU_SITH)
    table.answer(*temple(STORYTELLING, 1)).asks(0, "limit")

    table = Table().resources(2, 0, 0).creature(CU_SITH).branch("feather.LE")
    table.answer(*temple(STORYTELLING, 1)).asks(0, "limit")


def test_boggart_performs_the_one_stone_action_on_any_slot() -> None:
    """TC-64"""
    table = Table().hand(VENERATION).creature(BOGGART).resting(1).in_temple(FEATHER, 1)
    assert not table.offers(*temple(VENERATION, 1))

    table.answer(*temple(VENERATION, 1, slot=3))

    assert TEMPLES + 2 in table.holdings().place
    assert table.holdings().rests() == 1


def test_a_card_is_played_once_per_round() -> None:
    table = Table().answer(*temple(STORYTELLING, 1)).answer("grow", 0)
    table.answer("end_turn").asks(1, "main").answer("pass").answer("pass").asks(0, "main")

    assert not [option for option in table.offered("temple") if option[1] == STORYTELLING]
    assert ("oak", STORYTELLING) not in table.options()


def test_an_action_that_cannot_be_carried_out_is_not_offered() -> None:
    """DAY-7, A-40"""
    table = Table()
    table.holdings().limits = [4, 4]
    assert not table.offers(*temple(STORYTELLING, 1))

    table = Table().creature(34)
    assert not table.offers(*temple(STORYTELLING, 2))

    table = Table().resources(5, 6, 6)
    assert not table.offers(*temple(STORYTELLING, 2))


def test_the_swap_gives_as_much_as_it_takes_and_loses_nothing() -> None:
    """TMP-11"""
    table = Table().hand(WISDOM).resources(4, 7, 9)

    table.answer(*temple(WISDOM, 1)).asks(0, "swap")

    swaps = list(table.offered("swap"))
    assert ("swap", FEATHER, RUNE, 1) not in swaps
    assert max(count for _, source, target, count in swaps if (source, target) == (0, 1)) == 2
    assert min(count for *_, count in swaps) == 1
    table.answer("swap", RUNE, FEATHER, 5)
    assert table.holdings().resources == [9, 7, 4]


def test_one_ingredient_of_choice_comes_from_the_bag() -> None:
    """TMP-10"""
    table = Table()
    bag = table.state.bag[3]

    table.answer(*temple(LORE, 1)).asks(0, "bag_token").answer("pick", 3)

    assert table.holdings().ingredients[3] == 1
    assert table.state.bag[3] == bag - 1
    assert table.holdings().resources[MISTLETOE] == 3


def test_an_advanced_card_is_in_hand_at_once() -> None:
    """TMP-12"""
    table = Table().answer(*temple(RITUAL, 3)).asks(0, "add_card").answer("add", WISDOM)

    assert table.holdings().cards[WISDOM] == IN_HAND
    assert table.holdings().resources[RUNE] == 2


def test_adding_a_card_is_not_offered_when_none_is_left() -> None:
    table = Table().hand(VENERATION, WISDOM, 5)

    assert not table.offers(*temple(RITUAL, 3))


def test_the_archdruid_must_stand_on_the_slot_to_save_anything() -> None:
    """TC-10"""
    table = Table().resources(6, 6, 6).resting(2).elder(ARCHDRUID).in_temple(FEATHER, 3)

    table.answer(*temple(STORYTELLING, 3)).asks(0, "druid").answer("place", 0)

    assert table.holdings().resources[FEATHER] == 0
    assert table.holdings().find(ROOTS, ARCHDRUID) >= 0


def test_the_marker_moves_for_one_feather() -> None:
    """TMP-9"""
    table = Table().answer(*temple(STORYTELLING, 1)).asks(0, "limit").answer("grow", 1)

    assert table.holdings().limits == [1, 2]
    assert table.holdings().resources[FEATHER] == 5


def test_a_full_track_takes_no_swap() -> None:
    """PAY-7"""
    table = Table().hand(WISDOM).resources(9, 9, 0)
    assert table.offers(*temple(WISDOM, 1))

    table.resources(9, 9, 9)
    assert not table.offers(*temple(WISDOM, 1))
