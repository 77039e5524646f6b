"""3.12 Between a brewing and its effect the free actions are open."""

from __future__ import annotations

from typing import Any

import nemeton
from nemeton.games.oak.game import GAME
from nemeton.games.oak.kinds import (
    ACORN,
    BARK,
    BLUEBERRY,
    CARW_GWYN,
    CU_SITH,
    FEATHER,
    FOREST_ORDER,
    MUSHROOM,
    PLAYED,
    ROOT,
    SEELIE_COURT,
    STONES,
    VENERATION,
    deed_of,
)
from tests.games.oak.table import Table, space

nemeton.equipped(GAME)

TARANIS, NATURE, LUG, RUNIC, RENEWAL, BLOOM, COMPANION = 1, 2, 3, 5, 8, 9, 11
SHAPER, SHIELD = 4, 11


def brewer(*tokens: int) -> Table:
    """A player of the Forest Order with a full upper row; their Order brews without a price."""
    table = Table(orders=("forest", "bee")).ingredients(*tokens).resting(1)
    table.holdings().menhirs = 1
    table.state.supply -= 1
    return table


def brew(table: Table, verb: str, potion: int) -> Table:
    """Brews it; a lone Potion that has its effect is chosen unasked."""
    table.answer("order", FOREST_ORDER, 0)
    return table.answer(verb, potion) if table.prompt == "brew" else table


def told(table: Table, key: str) -> list[dict[str, Any]]:
    return [event.params for event in table.state.told or [] if event.key == key]


def test_runic_power_waits_for_a_place_and_the_free_action_makes_it() -> None:
    """POT-11, DAY-5"""
    table = brewer(ACORN, BLUEBERRY).potions(LUG, RUNIC).resources(3, 3, 3)

    brew(table, "brew_idly", RUNIC).asks(0, "means")
    assert table.offers("pass")
    table.answer("extend", STONES, 0, 3, 0).asks(0, "runic_power").answer("pay", 3, 0, 3)

    assert table.holdings().menhirs == 2
    assert table.holdings().resources == [0, 0, 0]
    assert told(table, "forgone") == []
    table.sound()


def test_who_does_without_the_effect_is_told() -> None:
    table = brewer(ACORN, BLUEBERRY).potions(LUG, RUNIC).resources(3, 3, 3)

    brew(table, "brew_idly", RUNIC).asks(0, "means").decline()

    assert table.holdings().menhirs == 1
    assert table.holdings().resources == [3, 3, 3]
    assert told(table, "forgone") == [{"player": 0, "potion": RUNIC}]


def test_an_option_warns_of_a_potion_that_has_no_effect_as_things_stand() -> None:
    table = brewer(ACORN, BLUEBERRY, ROOT).potions(TARANIS, RUNIC).resources(3, 3, 3)

    table.answer("order", FOREST_ORDER, 0).asks(0, "brew")

    assert table.offers("brew_idly", RUNIC)
    assert not table.offers("brew", RUNIC)
    assert "without effect" in table.state.label(("brew_idly", RUNIC), "en")
    table.answer("extend", STONES, 3, 0, 0)
    assert table.offers("brew", RUNIC)


def test_means_may_be_traded_for() -> None:
    """FREE-1"""
    table = brewer(ACORN, BLUEBERRY, BARK, BARK).potions(LUG, RUNIC).resources(5, 0, 0)
    table.holdings().limits[STONES] = 2

    brew(table, "brew_idly", RUNIC).asks(0, "means").answer("trade", BARK, BARK, 2)
    table.asks(0, "runic_power").answer("pay", 5, 0, 1)

    assert table.holdings().menhirs == 2


def test_without_any_means_nothing_is_asked_and_it_is_told() -> None:
    table = brewer(ACORN, BLUEBERRY).potions(LUG, RUNIC).resources(3, 2, 3)

    brew(table, "brew_idly", RUNIC)

    assert table.prompt != "means"
    assert told(table, "forgone") == [{"player": 0, "potion": RUNIC}]


def test_who_spends_the_price_elsewhere_does_without_and_is_told() -> None:
    table = brewer(ACORN, BLUEBERRY, BARK, BARK).potions(LUG, RUNIC).resources(3, 3, 1)
    table.holdings().limits[STONES] = 2

    brew(table, "brew", RUNIC).asks(0, "runic_power").answer("extend", STONES, 3, 0, 0)

    assert table.prompt != "runic_power"
    assert told(table, "forgone") == [{"player": 0, "potion": RUNIC}]


def test_the_animal_companion_waits_for_a_place() -> None:
    """POT-12"""
    table = brewer(BLUEBERRY, BLUEBERRY, MUSHROOM).potions(TARANIS, RUNIC, COMPANION)
    table.creature(SEELIE_COURT).resources(3, 0, 0)

    brew(table, "brew_idly", COMPANION).asks(0, "means").answer("extend", 1, 3, 0, 0).asks(
        0, "companion"
    )


def test_carw_gwyn_may_leave_its_place_to_a_companion() -> None:
    """FREE-7"""
    table = brewer(BLUEBERRY, BLUEBERRY, MUSHROOM).potions(NATURE, RUNIC, COMPANION)
    table.creature(CARW_GWYN).resources(0, 0, 0)

    brew(table, "brew_idly", COMPANION).asks(0, "means").answer("carw_gwyn")
    table.asks(0, "companion").answer("take_creature", SEELIE_COURT)

    assert table.holdings().creatures == [SEELIE_COURT]


def test_lug_may_borrow_what_a_free_action_makes_usable() -> None:
    """POT-10"""
    table = brewer(MUSHROOM, ROOT).potions(LUG).artifact(SHAPER, player=1).resources(3, 0, 0)

    brew(table, "brew_idly", LUG).asks(0, "means").answer("extend", STONES, 3, 0, 0)

    table.asks(0, "sanctuary")


def test_a_lone_artifact_is_not_borrowed_unasked_where_another_is_in_reach() -> None:
    table = brewer(MUSHROOM, ROOT).potions(LUG).artifact(SHAPER, player=1).resources(3, 0, 0)
    table.artifact(SHIELD, player=1)

    brew(table, "brew", LUG).asks(0, "borrow").answer("extend", STONES, 3, 0, 0)

    assert table.offers("borrow", SHAPER)


def test_a_renewal_may_replay_what_a_free_action_makes_possible() -> None:
    """RPL-6"""
    table = brewer(MUSHROOM, ROOT).potions(TARANIS, RENEWAL).card(2, PLAYED)
    table.resources(3, 0, 0).branch("mistletoe.LE")
    table.holdings().kind = [1, 2, 3, 4, 5, 0, 0, 0, 0]

    brew(table, "brew", RENEWAL).asks(0, "replay").answer("extend", STONES, 3, 0, 0)

    assert table.offers("replay", deed_of(2, 1))


def test_bloom_finds_room_after_a_free_action() -> None:
    """POT-14"""
    table = brewer(ACORN, ROOT).potions(TARANIS, BLOOM).resources(9, 9, 9)

    brew(table, "brew_idly", BLOOM).asks(0, "means").answer("extend", STONES, 0, 3, 0)

    assert table.holdings().resources == [9, 9, 9]


def test_what_is_left_undone_by_choice_is_told() -> None:
    """A-53"""
    nature = brewer(BARK, ROOT).potions(NATURE)
    brew(nature, "brew", NATURE).asks(0, "limit_step").decline().asks(0, "limit_step").decline()
    assert len(told(nature, "left_markers")) == 2

    taranis = brewer(BLUEBERRY, ROOT).potions(TARANIS).artifact(1, 2)
    brew(taranis, "brew", TARANIS).asks(0, "recharge").decline()
    assert told(taranis, "forgone") == [{"player": 0, "potion": TARANIS}]


def test_an_oak_step_paid_for_in_vain_is_told() -> None:
    """A-52"""
    table = Table().hand(VENERATION).creature(CU_SITH).branch("feather.L1").resting(1)
    table.resources(2, 0, 0).answer("temple", VENERATION, 1, deed_of(VENERATION, 1))

    table.asks(0, "surcharge").answer("surcharge", FEATHER)
    table.asks(0, "advance").answer("advance", space("feather.LE"))

    assert told(table, "step_lost") == [{"player": 0, "resource": FEATHER}]
