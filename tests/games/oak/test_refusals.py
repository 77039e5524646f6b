"""What is not offered is refused with its reason and its paragraph, in both languages."""

from __future__ import annotations

import nemeton
from nemeton.games.oak.game import GAME
from nemeton.games.oak.kinds import (
    ABHARTACH,
    ACORN,
    ARCHDRUID,
    BARD,
    BARK,
    BLUEBERRY,
    FOX,
    HEART,
    LORE,
    MENHIR_SPACE,
    MYSTICISM,
    ON_ARTIFACT,
    ORDER_SPACE,
    OVATE,
    PLAYED,
    RECLUSE,
    RITUAL,
    ROOT,
    ROOTS,
    SLUAGH,
    STORYTELLING,
    VENERATION,
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


def temple(table: Table, card: int, action: int) -> str:
    return reason(table, "temple", card, action, deed_of(card, action))


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
        "3 Mistletoe needed; you have 2. (§ 3.13)"
    )
    assert reason(table, "oak", LORE) == "3 Mistletoe needed; you have 2. (§ 3.13)"

    table.elder(ARCHDRUID)
    assert reason(table, "temple", LORE, 1, deed_of(LORE, 1)) == (
        "3 Mistletoe needed; you have 2. (§ 3.13)"
    )


def test_the_oak_action_of_the_heart_costs_any_three() -> None:
    table = Table().hand(HEART).resources(1, 1, 0)

    assert reason(table, "oak", HEART) == "3 Resources needed, whichever. (§ 3.13)"


def test_an_effect_that_cannot_be_had_says_what_is_missing() -> None:
    """DAY-7"""
    table = Table().resources(9, 9, 9).hand(VENERATION, WISDOM, MYSTICISM).artifact(0).artifact(1)
    table.display().tiles().state.bag = [0] * 5
    held = table.holdings()
    held.sanctuaries = [1, 0]
    held.limits[1] = 0

    assert temple(table, LORE, 0) == "The Crane bag is empty. (§ 3.6.4)"
    assert temple(table, LORE, 1).startswith("Your upper row is full. Raising its limit would help")
    assert temple(table, STORYTELLING, 1).startswith("Your Creature row is full. Raising its limit")
    assert temple(table, STORYTELLING, 2) == ("You have no free place for an Artifact. (§ 3.14.3)")
    assert temple(table, RITUAL, 1) == (
        "You do not have the Ingredients of any Potion on offer. (§ 3.15.1)"
    )
    assert temple(table, RITUAL, 2).startswith("All your advanced cards are in your hand already.")
    assert temple(table, WISDOM, 0).startswith("You have nothing to swap")
    assert temple(table, MYSTICISM, 2) == (
        "You played no card on an earlier turn of this Round. (§ 3.10)"
    )

    held.limits = [4, 4]
    assert temple(table, STORYTELLING, 0).startswith("Both card limits are as high as they can be.")
    held.creatures = [1, 2, 3, 4]
    assert temple(table, STORYTELLING, 1).startswith("Your Creature row is full, and its limit")
    held.creatures, held.artifacts = [], []
    assert temple(table, STORYTELLING, 1) == (
        "There is no Creature that you could take. (§ 3.14.1)"
    )
    assert temple(table, STORYTELLING, 2) == "No Artifact is left to take. (§ 3.14.3)"


def test_recruiting_promoting_and_climbing_say_who_is_missing() -> None:
    """REST-5, REST-8, OAK-2"""
    table = Table().resources(9, 9, 9).hand(VENERATION, HEART).resting(4)
    for kind in range(1, 5):
        table.elder(kind, ROOTS)
    table.elder(RECLUSE, ON_ARTIFACT + SHIELD, origin=ROOTS)
    assert temple(table, VENERATION, 0) == (
        "None of your Inactive Druids finds a free rest space. (§ 3.5.1)"
    )
    assert temple(table, VENERATION, 2).startswith("No promotion is left")

    for druid in range(9):
        if table.holdings().place[druid] == ROOTS:
            table.holdings().place[druid] = ON_ARTIFACT + druid
    assert temple(table, VENERATION, 0) == "None of your Druids is on the Roots. (§ 3.5.1)"
    assert temple(table, VENERATION, 1).startswith("None of your Druids can climb")
    assert reason(table, "oak", HEART).startswith("None of your Druids can climb")


def test_nothing_of_the_cards_played_before_is_possible() -> None:
    """RPL-6"""
    table = Table().hand(MYSTICISM).resources(0, 0, 6).card(RITUAL, PLAYED).branch("rune.LE")
    for card in (VENERATION, WISDOM):
        table.hand(card)
    table.elder(BARD)
    for druid in range(9):
        if table.holdings().place[druid] == ROOTS:
            table.holdings().place[druid] = ON_ARTIFACT + druid

    assert temple(table, MYSTICISM, 2) == (
        "No action of the cards you played earlier is possible. (§ 3.10)"
    )


def test_what_a_card_does_not_print() -> None:
    table = Table().hand(HEART).resources(9, 9, 9)

    assert reason(table, "temple", LORE, 0, deed_of(RITUAL, 0)) == (
        "Lore has no such action. (§ 3.6)"
    )
    assert reason(table, "temple", HEART, 0, deed_of(HEART, 0)).endswith("(§ 3.6)")
    assert reason(table, "order", FOX, 1) == (
        "The Order of the Fox has no second action. (§ 3.9.1)"
    )


def test_a_free_action_says_what_it_lacks() -> None:
    """FREE-1 to FREE-4, FREE-7"""
    table = Table(orders=("bee", "fox")).ingredients(BARK, ROOT).resources(9, 0, 2)
    assert reason(table, "trade", BARK, BARK, 1) == ("You do not have that much Bark. (§ 3.12)")
    assert reason(table, "trade", BARK, ROOT, 0) == "Your track is full: Feather. (§ 3.12)"
    assert reason(table, "trade", ROOT, BARK, 1).startswith("That trade is offered with its two")
    assert reason(table, "extend", 0, 0, 0, 3).startswith("Raising that limit costs you 3 Feathers")
    table.holdings().limits[0] = 4
    assert reason(table, "extend", 0, 3, 0, 0).startswith("It cannot go further")

    table.creature(SLUAGH + 1, SLUAGH + 2)
    assert reason(table, "exchange", 0, 1) == "You do not have Sluagh na Marbh. (§ 3.12)"
    assert reason(table, "exchange", 1, 2) == "You have none left: Mistletoe. (§ 3.12)"
    assert reason(table, "exchange", 2, 2).startswith("A Resource is exchanged for another kind.")
    assert reason(table, "exchange", 2, 0) == "Your track is full: Feather. (§ 3.12)"
    table.answer("exchange", 2, 1)
    assert reason(table, "exchange", 1, 2).startswith("Exchanges do not go to and fro")
    assert reason(table, "abhartach", BARK, 1) == "You do not have Abhartach. (§ 3.12)"
    assert reason(table, "carw_gwyn") == "You do not have Carw Gwyn. (§ 3.12)"
    table.creature(ABHARTACH)
    assert reason(table, "abhartach", ACORN, 1).startswith("You do not have that much Acorn.")


def test_a_free_action_that_would_spoil_what_was_begun() -> None:
    """A-50"""
    table = Table(orders=("forest", "bee")).potions(1).ingredients(BLUEBERRY, ROOT).elder(BARD)
    table.answer("order", 4, 0).asks(0, "order_druid")

    assert reason(table, "trade", ROOT, BLUEBERRY, 0) == (
        "That would make it impossible to finish what you have begun. (§ 3.12)"
    )


def test_a_question_says_which_answers_it_takes() -> None:
    table = Table().resources(9, 9, 9)
    table.answer("temple", LORE, 0, deed_of(LORE, 0))
    assert table.prompt == "bag_token"
    table.state.bag[BARK] = 0

    assert reason(table, "pick", BARK) == "The bag holds none of these. (§ 3.6.4)"
    assert table.state.why_not(("advance", 0), "en").startswith("That is not possible now.")


def test_gathering_says_what_does_not_lie_there() -> None:
    table = Table().answer("pass").asks(0, "gather")

    assert reason(table, "gather", BARK, 6).startswith("That token does not lie there")


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
    assert reason(forest, "order", 4, 0).startswith("You do not have the Ingredients of any Potion")


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
    assert reason(table, "use_artifact", ORNAMENT).startswith("Your Creature row is full.")

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

    poor = Table().resources(1, 0, 0)
    assert (
        reason(poor, "renew", 0) == "You cannot pay for renewing the displayed Creatures. (§ 3.12)"
    )


def test_what_only_an_action_leads_to_says_so() -> None:
    table = Table().resting(1).display(4, 5, 6)
    table.holdings().cards[LORE] = PLAYED

    assert reason(table, "temple", LORE, 1, deed_of(LORE, 1)) == (
        "Lore was played this Round: it comes back into your hand at Dusk. (§ 3.6)"
    )
    assert reason(table, "take_creature", 4).startswith("A Creature comes by an action")
    assert reason(table, "take_artifact", 0).endswith("choose that first. (§ 3.14.3)")
    assert reason(table, "brew", 1).startswith("A Potion is brewed by an action")
    assert reason(table, "advance", 0).startswith("A Druid climbs by an action")
    assert reason(table, "gather", 0, 1).startswith("Whoever has passed gathers")

    table.answer("oak", STORYTELLING).asks(0, "end_turn")
    assert reason(table, "oak", RITUAL) == "You have had your action this turn. (§ 3.4)"
