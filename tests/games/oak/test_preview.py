"""What a choice would change, before it is made: prices, Druids, the grove, what is given up."""

from __future__ import annotations

import nemeton
from nemeton.engine.flow import PASS
from nemeton.games.oak.kinds import (
    ACORN,
    ARCHDRUID,
    BARK,
    FEATHER,
    LORE,
    MISTLETOE,
    ORDINARY,
    RAVEN_MASTER,
    RITUAL,
    ROOT,
    STORYTELLING,
    deed_of,
)
from tests.games.oak.table import Table

BLOOM = 9

nemeton.game("oak")  # the words are those of the box


def test_an_occupied_slot_says_who_goes_to_the_roots_and_what_is_paid() -> None:
    table = Table().resources(0, 5, 0).resting(2).in_temple(MISTLETOE, 2)
    before = table.state.save()

    seen = table.state.preview(("temple", LORE, 1, deed_of(LORE, 1)), 0, "en")

    assert "Mistletoe: 5 → 0." in seen.cost
    assert "A Druid goes to the Roots: 7 → 8 there." in seen.cost
    assert "Uses Lore until Dusk." in seen.cost
    assert seen.weighty
    assert table.state.save() == before


def test_a_price_that_a_druid_lowers_is_said_with_that_druid() -> None:
    """PAY-3"""
    table = Table().resources(6, 6, 6).resting(2).elder(ARCHDRUID)

    seen = table.state.preview(("temple", LORE, 1, deed_of(LORE, 1)), 0, "en")

    assert "Costs 5 Mistletoe." in seen.cost
    assert "Only 3 by placing the Archdruid." in seen.cost


def test_an_act_whose_druid_is_still_to_be_named_says_that_it_takes_one() -> None:
    table = Table(orders=("forest", "bee")).ingredients(ACORN, ROOT).elder(ARCHDRUID)

    (brewing, _) = table.potions(BLOOM).offered("order")
    seen = table.state.preview(brewing, 0, "en")

    assert "Takes a Druid who is ready to act." in seen.cost


def test_a_menhir_that_two_elders_may_erect_says_the_price_by_either() -> None:
    table = Table().resources(6, 6, 6).elder(RAVEN_MASTER).elder(ARCHDRUID)

    (menhir,) = table.offered("menhir")
    seen = table.state.preview(menhir, 0, "en")

    assert "Costs 9 Resources." in seen.cost
    assert "Only 7 by placing the Archdruid." in seen.cost
    assert "Your points: 0 → 6." in seen.gain


def test_the_act_of_a_turn_weighs_and_what_is_asked_for_it_does_not() -> None:
    """Two presses for the card, one for the side: a Sanctuary takes three."""
    table = Table().resources(6, 6, 6).resting(2)
    sanctuary = ("temple", LORE, 1, deed_of(LORE, 1))

    assert table.state.weighty(("oak", LORE))
    assert table.state.weighty(sanctuary)

    state = table.answer(*sanctuary).asks(0, "sanctuary").state
    assert not any(state.weighty(("build", side)) for side in (0, 1))


def test_a_menhir_with_one_way_to_pay_for_it_weighs() -> None:
    table = Table().resources(3, 3, 3).elder(RAVEN_MASTER)

    assert table.state.weighty(("menhir",))


def test_a_druid_weighs_who_brews_the_only_potion_there_is() -> None:
    def brewing(*tokens: int) -> Table:
        table = Table().resources(0, 0, 3).ingredients(*tokens).potions(BLOOM).elder(RAVEN_MASTER)
        return table.answer("temple", RITUAL, 1, deed_of(RITUAL, 1)).asks(0, "druid")

    assert brewing(ACORN, ROOT).state.weighty(("place", ORDINARY))
    assert not brewing(ACORN, ROOT, BARK).state.weighty(("place", ORDINARY))  # Darkwood, too


def test_a_card_weighs_as_much_where_the_luck_was_just_sealed_anew() -> None:
    """As at a table that goes on from another one: the luck to come is not touched for it."""
    state = Table().resources(6, 6, 6).resting(2).state
    before = [state.weighty(option) for option in state.options()]
    assert any(before)

    state.setup = state.setup.renewed(state.number, "ab" * 32)

    assert [state.weighty(option) for option in state.options()] == before


def test_a_creature_is_said_with_its_points() -> None:
    table = Table().resources(6, 6, 6).display(4, 5, 6).luck(0)
    table.answer("temple", STORYTELLING, 1, deed_of(STORYTELLING, 1)).asks(0, "creature")

    seen = table.state.preview(("take_creature", 5), 0, "fr")

    assert "Apporte la Créature Each Uisge." in seen.gain
    assert "Vos points\N{NO-BREAK SPACE}: 0 → 2." in seen.gain


def test_a_festival_is_foretold_with_what_the_others_reap() -> None:
    table = Table().points(13).resources(6, 6, 3).branch("rune.2").sun(2)
    table.resources(0, 0, 0, player=1).branch("feather.L1", player=1).points(14, player=1)

    seen = table.state.preview(("oak", RITUAL), 0, "en")

    assert "The sun moves to 15: a Festival." in seen.then
    assert any(line.endswith("reaps 3 Resources at the Festival.") for line in seen.cost)
    later = Table().resources(6, 6, 3).branch("rune.2").sun(3)
    assert "The sun moves to 20." in later.state.preview(("oak", RITUAL), 0, "en").then


def test_passing_with_druids_left_weighs_and_is_named() -> None:
    table = Table().resources(6, 6, 6).resting(2)

    seen = table.state.preview(PASS, 0, "en")

    assert seen.weighty
    assert "Ends the Round for you, with 2 Druids still ready to act." in seen.cost
    assert seen.act == "Pass for this Round (2 Druids ready)"
    assert table.holdings().resources[FEATHER] == 6
