"""3.14 Creatures, Sanctuaries and Menhirs, Artifacts."""

from __future__ import annotations

from nemeton.games.oak.kinds import (
    ANCIENT,
    BARD,
    CAILLEACH,
    CARW_GWYN,
    CHOSEN,
    GLAISTIG,
    LORE,
    PUCA,
    ROOTS,
    SEELIE_COURT,
    STORYTELLING,
    deed_of,
)
from tests.games.oak.table import Table

CREATURE = ("temple", STORYTELLING, 1, deed_of(STORYTELLING, 1))
ARTIFACT = ("temple", STORYTELLING, 2, deed_of(STORYTELLING, 2))
SANCTUARY = ("temple", LORE, 1, deed_of(LORE, 1))


def test_an_artifact_is_taken_at_its_first_notch_for_four_points() -> None:
    """EX-15"""
    table = Table().tiles(5, 6, 7).luck(0).answer(*ARTIFACT).answer("take_artifact", 6)

    assert table.holdings().artifacts == [6]
    assert table.state.notch[6] == 0
    assert table.holdings().points == 4
    assert len(table.state.artifacts) == 3
    table.sound()


def test_a_third_artifact_has_no_place() -> None:
    assert not Table().artifact(0).artifact(1).offers(*ARTIFACT)


def test_the_upper_row_is_full_while_a_creature_may_be_taken() -> None:
    """EX-6"""
    table = Table().creature(3, 4)
    table.holdings().limits = [1, 3]
    table.holdings().menhirs = 1
    table.state.supply -= 1

    assert table.offers(*CREATURE)
    assert not table.offers(*SANCTUARY)
    table.answer("extend", 0, 1, 1, 1)
    assert table.holdings().limits[0] == 2
    table.resources(6, 6, 6)
    assert table.offers(*SANCTUARY)


def test_two_sanctuaries_of_the_cairns_share_a_place() -> None:
    """TC-50"""
    table = Table(orders=("cairns", "bee")).resources(9, 9, 3).elder(BARD, ROOTS)
    table.holdings().kind[table.holdings().kind.index(BARD)] = 0
    table.holdings().sanctuaries = [1, 0]
    table.state.supply -= 1
    table.elder(1)

    assert table.offers(*SANCTUARY)
    assert not table.offers("menhir")


def test_puca_makes_two_more_places() -> None:
    """TC-52"""
    table = Table().display(PUCA, 3, 4).luck(0).answer(*CREATURE).answer("take_creature", PUCA)

    view = table.state.view(0)["board"]["sides"][0]
    assert view["creature_places"] == 3
    assert view["limits"] == [1, 1]


def test_the_bard_and_the_ancient_add_a_place_to_both_rows() -> None:
    table = Table().elder(BARD, ROOTS).elder(ANCIENT, ROOTS)

    view = table.state.view(0)["board"]["sides"][0]
    assert (view["creature_places"], view["upper_places"]) == (3, 3)


def test_carw_gwyn_needs_three_points() -> None:
    """TC-53"""
    table = Table().display(CARW_GWYN, 3, 4).points(2).answer(*CREATURE)
    assert not table.offers("take_creature", CARW_GWYN)

    table = Table().display(CARW_GWYN, 3, 4).points(3).luck(0).answer(*CREATURE)
    table.answer("take_creature", CARW_GWYN)
    assert table.holdings().points == 0
    table.asks(0, "end_turn").answer("carw_gwyn")
    assert table.holdings().points == 6
    assert table.holdings().creatures == []


def test_the_cailleach_looks_at_six_and_keeps_one() -> None:
    """CRE-3"""
    table = Table().creature(CAILLEACH).display(3, 4, 5).luck(*[0] * 6)
    table.holdings().limits[1] = 2
    table.answer(*CREATURE).asks(0, "creature").answer("look").asks(0, "keep")
    assert table.offered("keep") == [("keep", card) for card in (0, 1, 2, 6, 7, 8)]
    assert table.state.view(1)["board"]["looked"] == 6

    table.answer("keep", 7)

    assert table.holdings().creatures == [CAILLEACH, 7]
    assert table.state.creatures == [3, 4, 5]
    assert table.state.creature_pile.layers[-1].cards == [0, 1, 2, 6, 8]
    table.sound()


def test_the_cailleach_with_nothing_legal_puts_all_under_the_pile() -> None:
    table = Table().creature(CAILLEACH).display(3, 4, 5)
    table.holdings().limits[1] = 2
    rest = [card for card in table.state.creature_pile.cards() if card != CARW_GWYN]
    table.holdings(1).creatures += rest
    table.state.creature_pile.fill([CARW_GWYN])

    table.answer(*CREATURE).answer("look")

    assert table.holdings().creatures == [CAILLEACH]
    assert table.state.creature_pile.cards() == [CARW_GWYN]


def test_the_seelie_court_takes_a_potion_from_the_box() -> None:
    """CRE-5, A-29"""
    table = Table().display(SEELIE_COURT, 3, 4).potions(0, 5, 10).luck(0)

    table.answer(*CREATURE).answer("take_creature", SEELIE_COURT).asks(0, "private_potion")
    assert {option[1] for option in table.offered("shelve")} == set(range(15)) - {0, 5, 10}
    table.answer("shelve", CHOSEN)

    assert table.holdings().private_potion == CHOSEN
    assert CHOSEN not in table.state.view(1)["board"]["box"]


def test_glaistig_takes_a_forest_token_with_a_sanctuary() -> None:
    table = Table().creature(GLAISTIG).forest(2, 3).answer(*SANCTUARY).answer("build", 0)

    table.asks(0, "forest_token").answer("gather_freely", 3, 2)

    assert table.holdings().ingredients == [0, 0, 0, 1, 0]
    assert table.holdings().points == 2


def test_glaistig_finds_nothing_in_an_empty_forest() -> None:
    """TC-74"""
    table = Table().creature(GLAISTIG).forest().answer(*SANCTUARY).answer("build", 0)

    assert table.holdings().sanctuaries == [1, 0]
    assert table.prompt in ("end_turn", "main")


def test_an_exhausted_supply_gives_nothing() -> None:
    """SAN-3"""
    table = Table()
    table.state.supply = 0

    assert not table.offers(*SANCTUARY)


def test_a_new_sanctuary_is_a_rest_space_at_once() -> None:
    table = Table().hand(1).answer(*SANCTUARY).answer("build", 0)
    table.move(ROOTS, 1)

    table.sound()


def test_the_cailleach_keeps_the_last_card_of_the_pile() -> None:
    """CRE-3"""
    table = Table().creature(CAILLEACH).display(3, 4, 5)
    table.holdings().limits[1] = 2
    rest = [card for card in table.state.creature_pile.cards() if card != PUCA]
    table.holdings(1).creatures += rest
    table.state.creature_pile.fill([PUCA])

    table.answer(*CREATURE).answer("look").asks(0, "keep").answer("keep", PUCA)

    assert table.holdings().creatures == [CAILLEACH, PUCA]
    assert table.state.creature_pile.layers == []
