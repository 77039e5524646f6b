"""Persistent cards outside battle."""

from __future__ import annotations

from nemeton.games.root.factions.alliance.turn import AllianceBirdsong
from nemeton.games.root.factions.cult.conspiracies import OfferConspiracy
from nemeton.games.root.factions.eyrie.turn import EyrieBirdsong
from nemeton.games.root.factions.marquise.turn import MarquiseMenu
from nemeton.games.root.factions.vagabond.turn import OfferSlip
from nemeton.games.root.kinds import (
    ALLIANCE,
    CULT,
    EYRIE,
    HOSTILE,
    KEEP,
    MARQUISE,
    RIVERFOLK,
    ROOST,
    SYMPATHY,
    VAGABOND,
)
from nemeton.games.root.laws.birdsong_extras import OfferBirdsongCards
from nemeton.games.root.laws.persistent_cards import (
    OfferCobbler,
    OfferCommandWarren,
    StartOfBirdsong,
)
from tests.games.root.table import C1, C3, C5, C9, C10, C12, Table, names


def test_better_burrow_bank_draws_for_two() -> None:
    table = Table("marquise", "eyrie", "alliance").in_play(MARQUISE, "better_burrow_bank")

    table.when(StartOfBirdsong(MARQUISE)).asks(MARQUISE, "start_of_birdsong")
    assert ("pass",) not in table.state.options()
    table.answer("bank_with", EYRIE).asks_nothing()

    assert len(table.cards(MARQUISE)) == len(table.cards(EYRIE)) == 1


def test_with_only_the_machine_the_bank_draws_alone() -> None:
    table = Table("eyrie", mode="cooperative").in_play(EYRIE, "better_burrow_bank").active(EYRIE)

    table.when(StartOfBirdsong(EYRIE)).asks_nothing()

    assert len(table.cards(EYRIE)) == 1


def test_stand_and_deliver_takes_a_random_card_for_a_point() -> None:
    table = Table("marquise", "eyrie", "alliance").in_play(MARQUISE, "stand_and_deliver")
    table.hand(EYRIE, "anvil", "sword").luck(1)

    table.when(OfferBirdsongCards(MARQUISE)).answer("stand_and_deliver", EYRIE).asks_nothing()

    assert table.cards(MARQUISE) == ["sword"]
    assert table.points(EYRIE) == 1


def test_the_machine_gives_from_the_deck_and_scores() -> None:
    table = Table("eyrie", "alliance", mode="competitive").in_play(EYRIE, "stand_and_deliver")

    table.when(OfferBirdsongCards(EYRIE)).answer("stand_and_deliver", MARQUISE).asks_nothing()

    assert len(table.cards(EYRIE)) == 1
    assert table.points(MARQUISE) == 1


def test_royal_claim_scores_every_clearing_ruled_and_is_discarded() -> None:
    table = Table("marquise", "eyrie").in_play(MARQUISE, "royal_claim").put(MARQUISE, C1)
    table.put(MARQUISE, C5).put(MARQUISE, C9)

    table.when(OfferBirdsongCards(MARQUISE)).answer("royal_claim").asks_nothing()

    assert table.points(MARQUISE) == 3
    assert names(table.state.discard) == ["royal_claim"]


def test_command_warren_starts_a_battle_for_nothing() -> None:
    table = Table("vagabond", "marquise", "eyrie").in_play(VAGABOND, "command_warren")
    table.pawn(VAGABOND, C12).put(MARQUISE, C12).items(VAGABOND, "sword").luck(1, 0)

    table.when(OfferCommandWarren(VAGABOND)).answer("battle", C12, MARQUISE).asks_nothing()

    assert table.held(VAGABOND, "sword") == 1
    assert table.count(MARQUISE, C12) == 0


def test_cobbler_walks_a_vagabond_for_the_surcharge_alone() -> None:
    table = Table("vagabond", "marquise", "eyrie").in_play(VAGABOND, "cobbler")
    table.pawn(VAGABOND, C12).put(MARQUISE, C10)
    table.state.relations[MARQUISE] = HOSTILE

    table.when(OfferCobbler(VAGABOND))
    assert not table.offers("walk", C10)
    assert table.offers("walk", C9)
    table.answer("walk", C9).asks_nothing()
    assert table.state.pawns[0] == C9


def test_tax_collector_gives_a_card_for_a_warrior_once_a_turn() -> None:
    table = Table("marquise", "eyrie").in_play(MARQUISE, "tax_collector").put(MARQUISE, C1, 2)

    table.when(MarquiseMenu(3, True, False)).answer("tax", C1)

    assert table.count(MARQUISE, C1) == 1
    assert len(table.cards(MARQUISE)) == 1
    assert "tax" not in table.verbs()


def test_a53_field_hospitals_may_follow_tax_collector() -> None:
    table = Table("marquise", "eyrie").in_play(MARQUISE, "tax_collector").put(MARQUISE, C1, 2)
    table.put(KEEP, C5).hand(MARQUISE, "anvil")

    table.when(MarquiseMenu(3, True, False)).answer("tax", C1).asks(MARQUISE, "field_hospitals")
    table.answer("spend", "anvil")

    assert table.count(MARQUISE, C5) == 1


def test_codebreakers_show_a_hand_to_their_owner_alone() -> None:
    table = Table("marquise", "eyrie", "riverfolk").in_play(MARQUISE, "codebreakers")
    table.hand(EYRIE, "anvil", "sword").hand(RIVERFOLK, "cobbler")

    table.when(MarquiseMenu(3, True, False))
    assert not table.offers("break_code", RIVERFOLK)
    table.answer("break_code", EYRIE)

    def seen(seat: int) -> list[int]:
        board = table.state.view(seat)["board"]
        return next(each["hand"] for each in board["factions"] if each["faction"] == EYRIE)

    assert seen(0) == sorted(table.state.hands[EYRIE])
    assert seen(2) == []
    assert "break_code" not in table.verbs()


# Once in Birdsong: between any two of its steps


def test_royal_claim_may_wait_until_after_a_revolt() -> None:
    table = Table("alliance", "marquise").put(SYMPATHY, C1).put(MARQUISE, C1)
    table.supporters("anvil", "foxfolk_steel", "root_tea_fox").in_play(ALLIANCE, "royal_claim")

    table.when(AllianceBirdsong()).asks(ALLIANCE, "revolt")
    assert table.offers("royal_claim")
    table.answer("revolt", C1).answer("supporter", "root_tea_fox").answer("supporter", "anvil")
    table.asks(ALLIANCE, "spread_sympathy").answer("royal_claim")

    table.asks(ALLIANCE, "spread_sympathy")
    assert table.points(ALLIANCE) == 1
    assert not table.offers("royal_claim")


def test_stand_and_deliver_may_feed_the_decree() -> None:
    table = Table("eyrie", "marquise").put(ROOST, C3).hand(EYRIE, "anvil")
    table.hand(MARQUISE, "bake_sale").in_play(EYRIE, "stand_and_deliver")

    table.when(EyrieBirdsong()).asks(EYRIE, "decree").answer("stand_and_deliver", MARQUISE)

    table.asks(EYRIE, "decree").answer("decree", "bake_sale", 1)
    table.asks(EYRIE, "second_decree")
    assert not table.offers("stand_and_deliver", MARQUISE)
    assert table.points(MARQUISE) == 1


def test_the_cards_of_birdsong_stay_open_between_conspiracies_and_at_the_slip() -> None:
    cult = Table("cult", "marquise").put(CULT, C1, 2).in_play(CULT, "royal_claim")
    cult.state.acolytes, cult.state.outcast = 4, 0
    cult.state.supply[CULT] -= 4
    cult.when(OfferConspiracy())
    assert cult.offers("royal_claim")

    wanderer = Table("vagabond", "marquise").pawn(VAGABOND, C1).in_play(VAGABOND, "royal_claim")
    wanderer.when(OfferSlip(VAGABOND))
    assert wanderer.offers("royal_claim")


def test_the_cards_of_birdsong_are_not_open_within_an_action() -> None:
    table = Table("alliance", "marquise").put(SYMPATHY, C1).put(MARQUISE, C1)
    table.supporters("anvil", "foxfolk_steel", "root_tea_fox").in_play(ALLIANCE, "royal_claim")

    table.when(AllianceBirdsong()).answer("revolt", C1).asks(ALLIANCE, "pay_supporter")

    assert table.verbs() == {"supporter"}
