"""What is not offered is refused with its reason and its paragraph, in both languages."""

from __future__ import annotations

import nemeton
from nemeton.games.oak.game import GAME
from nemeton.games.oak.kinds import (
    ARCHDRUID,
    BARD,
    FOX,
    HEART,
    LORE,
    MENHIR_SPACE,
    ON_ARTIFACT,
    ORDER_SPACE,
    OVATE,
    RITUAL,
    ROOTS,
    WISDOM,
    deed_of,
)
from tests.games.oak.table import Table

nemeton.equipped(GAME)

ORNAMENT, SHIELD = 3, 11


def reason(table: Table, verb: str, *arguments: int) -> str:
    """The English sentence with its §; never the general one, and there is a French one."""
    assert not table.offers(verb, *arguments)
    said = table.state.why_not((verb, *arguments), "en")
    assert not said.startswith(("That is not possible now.", "That is no action of this game."))
    assert table.state.why_not((verb, *arguments), "fr") != said
    return said


def test_a_card_that_is_not_in_hand() -> None:
    table = Table().resting(1)

    assert reason(table, "temple", WISDOM, 0, deed_of(WISDOM, 0)) == (
        "Wisdom is not in your hand. (§ 3.6)"
    )
    assert reason(table, "heart", deed_of(HEART, 0)).endswith("is not in your hand. (§ 3.6)")
    assert reason(table, "oak", WISDOM) == "Wisdom is not in your hand. (§ 3.7)"


def test_a_temple_action_takes_an_active_druid() -> None:
    table = Table().resting(0)

    assert reason(table, "temple", LORE, 0, deed_of(LORE, 0)) == (
        "None of your Druids is at rest. (§ 3.6.1)"
    )


def test_an_action_that_is_too_dear() -> None:
    table = Table().resources(2, 2, 2)

    assert reason(table, "temple", LORE, 0, deed_of(LORE, 0)) == (
        "3 of Mistletoe needed, you have 2. (§ 3.13)"
    )
    assert reason(table, "oak", LORE) == "3 of Mistletoe needed, you have 2. (§ 3.13)"

    table.elder(ARCHDRUID)
    assert reason(table, "temple", LORE, 1, deed_of(LORE, 1)) == (
        "3 of Mistletoe needed, you have 2. (§ 3.13)"
    )


def test_the_oak_action_of_the_heart_costs_any_three() -> None:
    table = Table().hand(HEART).resources(1, 1, 0)

    assert reason(table, "oak", HEART) == "3 Resources needed, whichever. (§ 3.13)"


def test_an_effect_that_nothing_is_left_to_do_for() -> None:
    table = Table().resources(9, 9, 9)

    assert reason(table, "temple", RITUAL, 1, deed_of(RITUAL, 1)) == (
        "This could not be carried out to the end. (§ 3.6.4)"
    )


def test_a_slot_gives_the_action_of_its_stones() -> None:
    table = Table().resources(9, 9, 9)

    assert reason(table, "temple", LORE, 1, deed_of(LORE, 0)) == (
        "Another number of stones gives that action. (§ 3.6)"
    )


def test_an_occupied_slot_takes_a_second_druid() -> None:
    """TC-3"""
    table = Table().resources(9, 9, 9).resting(1).neutral(1, 1)

    assert reason(table, "temple", LORE, 0, deed_of(LORE, 0)) == (
        "The slot is occupied, and no second Druid is at rest. (§ 3.6.2)"
    )


def test_a_branch_without_a_druid_or_without_a_way_on() -> None:
    """OAK-2"""
    empty = Table()
    for druid in range(9):
        if empty.holdings().place[druid] == ROOTS:
            empty.holdings().place[druid] = ON_ARTIFACT + druid
    assert reason(empty, "oak", LORE) == "None of your Druids is on the Roots. (§ 3.7)"

    at_the_end = Table().branch("mistletoe.LE")
    assert reason(at_the_end, "oak", LORE) == (
        "Your Druid cannot climb further on this Branch. (§ 3.7)"
    )


def test_the_action_of_ones_order_takes_its_space_and_an_elder() -> None:
    """SPE-1, SPE-2"""
    table = Table()
    assert reason(table, "order", FOX, 0) == "An Elder at rest is needed. (§ 3.9.1)"

    table.elder(BARD).move(ROOTS, ORDER_SPACE)
    assert reason(table, "order", FOX, 0) == "One of your Druids stands there until Dusk. (§ 3.9.1)"

    forest = Table(orders=("forest", "bee"))
    assert reason(forest, "order", 4, 0) == "This could not be carried out to the end. (§ 3.9.1)"


def test_a_menhir_takes_its_space_an_elder_and_its_price() -> None:
    """SPE-4"""
    table = Table().resources(2, 9, 9)
    assert reason(table, "menhir") == "An Elder at rest is needed. (§ 3.9.2)"

    table.elder(OVATE)
    assert reason(table, "menhir") == "The Menhir’s price cannot be paid. (§ 3.9.2)"

    table.resources(3, 3, 3).holdings().sanctuaries = [1, 0]
    assert reason(table, "menhir") == (
        "Your upper row is full. Raising its limit would help: it costs 3 Resources of any kind, "
        "which you do not have as well. (§ 3.12)"
    )
    table.holdings().limits[0] = 4
    table.holdings().sanctuaries = [4, 0]
    assert reason(table, "menhir") == (
        "Your upper row is full, and its limit cannot be raised further. (§ 3.14.2)"
    )
    table.state.supply = 0
    assert reason(table, "menhir").startswith("The supply of Sanctuaries and Menhirs is used up.")

    table.move(ROOTS, MENHIR_SPACE)
    assert reason(table, "menhir") == "One of your Druids stands there until Dusk. (§ 3.9.2)"


def test_an_artifact_takes_a_druid_points_and_something_to_do() -> None:
    """SPE-5, SPE-6, ART-3"""
    table = Table().artifact(SHIELD, 2).artifact(ORNAMENT).points(2).creature(5)
    table.holdings().limits[1] = 1

    assert reason(table, "use_artifact", 0).endswith("is not yours. (§ 3.9.3)")
    assert reason(table, "use_artifact", SHIELD) == "This use costs 3 points. (§ 3.9.3)"
    assert reason(table, "use_artifact", ORNAMENT) == (
        "This could not be carried out to the end. (§ 3.9.3)"
    )

    table.resting(0)
    assert reason(table, "use_artifact", SHIELD) == "None of your Druids is at rest. (§ 3.9.3)"

    table.move(ROOTS, ON_ARTIFACT + SHIELD)
    assert reason(table, "use_artifact", SHIELD) == (
        "One of your Druids stands there until Dusk. (§ 3.9.3)"
    )


def test_a_display_is_renewed_once_and_only_from_a_pile() -> None:
    """FREE-5, FREE-6"""
    table = Table()
    table.state.closed[0] = True
    table.state.artifact_pile.fill([])

    assert reason(table, "renew", 0) == "This display was renewed or used this turn. (§ 3.12)"
    assert reason(table, "renew", 1) == "The pile is empty. (§ 3.12)"
