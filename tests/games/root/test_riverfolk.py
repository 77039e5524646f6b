"""R11 Riverfolk Company."""

from __future__ import annotations

from nemeton.games.root.factions.eyrie.decree import ResolveColumn
from nemeton.games.root.factions.riverfolk.turn import RiverfolkBirdsong, RiverfolkDaylight
from nemeton.games.root.factions.vagabond.movement import walks
from nemeton.games.root.kinds import (
    BOOT,
    BUILD_COLUMN,
    EYRIE,
    HAND_CARD,
    KEEP,
    MARQUISE,
    MERCENARIES,
    RIVERBOATS,
    RIVERFOLK,
    ROOST,
    TRADE_POST,
    VAGABOND,
)
from nemeton.games.root.laws.battle import Battle, battles
from nemeton.games.root.laws.movement import moves
from nemeton.games.root.laws.persistent_cards import StartOfBirdsong
from nemeton.games.root.laws.services import service_limit
from tests.games.root.table import C1, C4, C5, C6, C7, C10, C11, C12, Table


def company(*others: str) -> Table:
    table = Table("riverfolk", *(others or ("marquise", "eyrie"))).active(RIVERFOLK)
    table.state.prices = [1, 1, 1]
    return table


def funds(table: Table, faction: int, number: int) -> Table:
    table.state.funds[faction] += number
    table.state.supply[faction] -= number
    return table


def test_ex15_mercenaries_rule_for_their_buyer() -> None:
    table = company().put(TRADE_POST, C1).put(EYRIE, C1).put(RIVERFOLK, C5, 1)
    table.state.prices = [1, 1, 3]
    table.decree(BUILD_COLUMN, "bake_sale")

    assert service_limit(table.state, EYRIE) == 2
    table.active(EYRIE).when(StartOfBirdsong(EYRIE)).answer("buy", MERCENARIES)
    assert table.state.payments[EYRIE] == 3
    table.decline().asks_nothing()
    table.state.mercenaries = EYRIE

    assert table.ruler(C5) == EYRIE
    table.when(ResolveColumn(3, tuple(table.state.decree[3])))
    assert table.offers("decree_build", "bake_sale", C5)


def test_ex16_establishing_a_trade_post() -> None:
    table = funds(company(), MARQUISE, 2).put(MARQUISE, C6)
    before = table.state.supply[MARQUISE]

    table.when(RiverfolkDaylight()).answer("establish", C6)

    assert table.state.supply[MARQUISE] == before + 2
    assert (table.count(TRADE_POST, C6), table.count(RIVERFOLK, C6)) == (1, 1)
    assert table.points(RIVERFOLK) == 2


def test_ic101_a_buyer_needs_the_price_in_the_supply() -> None:
    table = company().put(EYRIE, C1, 18)
    table.state.prices = [3, 3, 3]

    table.when(StartOfBirdsong(EYRIE)).asks_nothing()


def test_ic102_dividends_need_a_trade_post() -> None:
    table = funds(company(), EYRIE, 5)

    table.when(RiverfolkBirdsong()).asks_nothing()
    assert table.points(RIVERFOLK) == 0
    assert table.state.funds[RIVERFOLK] == 2  # protectionism

    table = funds(company(), EYRIE, 5).put(TRADE_POST, C1)
    table.when(RiverfolkBirdsong()).asks_nothing()
    assert table.points(RIVERFOLK) == 2


def test_ic105_exporting_needs_a_craftable_card() -> None:
    table = funds(company(), RIVERFOLK, 2).put(TRADE_POST, C5).hand(RIVERFOLK, "travel_gear_fox")
    table.put(RIVERFOLK, C5)

    table.when(RiverfolkDaylight())
    assert table.offers("export", "travel_gear_fox")
    table.answer("export", "travel_gear_fox")
    assert table.state.payments[RIVERFOLK] == 1
    assert table.points(RIVERFOLK) == 0

    other = funds(company(), RIVERFOLK, 2).put(TRADE_POST, C5).hand(RIVERFOLK, "travel_gear_fox")
    other.state.item_supply[BOOT] = 0
    other.when(RiverfolkDaylight())
    assert "export" not in other.verbs()


def test_ic106_nobodys_clearing_gets_no_trade_post() -> None:
    table = funds(funds(company(), MARQUISE, 2), RIVERFOLK, 2)

    table.when(RiverfolkDaylight())

    assert "establish" not in table.verbs()


def test_ic108_along_the_river_the_riverfolk_need_no_rule() -> None:
    table = company().put(RIVERFOLK, C11).put(MARQUISE, C11, 3).put(MARQUISE, C10, 3)
    table.put(MARQUISE, C12, 3)

    options = moves(table.state, RIVERFOLK)

    assert ("move", C11, C10, 1) in options
    assert ("move", C11, C12, 1) not in options


def test_ic109_riverboats_open_the_river_but_not_rule() -> None:
    table = company("eyrie", "vagabond").put(EYRIE, C10).put(RIVERFOLK, C11, 2)
    table.put(EYRIE, C7).put(RIVERFOLK, C7, 2)
    table.state.riverboats = EYRIE

    options = moves(table.state, EYRIE)
    assert ("move", C10, C11, 1) in options
    assert ("move", C7, C11, 1) not in options

    table.state.riverboats = VAGABOND
    table.pawn(VAGABOND, C7).items(VAGABOND, "boot")
    assert ("walk", C11) in walks(table.state, VAGABOND, 1)


def test_ic110_spent_funds_return_to_their_owners() -> None:
    table = funds(company(), EYRIE, 1)
    before = table.state.supply[EYRIE]

    table.when(RiverfolkDaylight()).answer("recruit_at", C5)

    assert table.state.supply[EYRIE] == before + 1
    assert table.count(RIVERFOLK, C5) == 1


def test_committed_funds_come_back_at_birdsong() -> None:
    table = funds(company(), EYRIE, 1).put(RIVERFOLK, C5)

    table.when(RiverfolkDaylight()).answer("move", C5, C10, 1).decline()
    assert table.state.commitments[EYRIE] == 1
    table.when(RiverfolkBirdsong())

    assert table.state.funds[EYRIE] == 1


def test_trade_disruption_halves_the_funds() -> None:
    table = funds(funds(company(), EYRIE, 2), MARQUISE, 1).put(TRADE_POST, C1).put(EYRIE, C1, 2)
    table.luck(0, 0).active(EYRIE)

    table.when(Battle(EYRIE, RIVERFOLK, C1)).asks(RIVERFOLK, "fund_lost")
    table.answer("lose_fund", MARQUISE).asks_nothing()

    assert sum(table.state.funds) == 1
    assert table.state.posts_placed == [1, 0, 0]
    assert table.points(EYRIE) == 1


def test_a_vagabond_pays_with_items() -> None:
    table = company("vagabond", "eyrie").items(VAGABOND, "boot", "torch", "tea").active(VAGABOND)
    table.state.prices = [2, 2, 2]
    table.hand(RIVERFOLK, "anvil", "sword")

    table.when(StartOfBirdsong(VAGABOND))
    assert not table.offers("buy", MERCENARIES)
    table.answer("buy", HAND_CARD).answer("exhaust", "boot").answer("exhaust", "torch")
    table.asks(VAGABOND, "hand_card").answer("take", "anvil")

    assert table.state.payments[RIVERFOLK] == 2
    assert table.cards(VAGABOND) == ["anvil"]


def test_the_hand_is_open() -> None:
    table = company().hand(RIVERFOLK, "anvil")
    table.state.hands_seen[RIVERFOLK] = [127]

    for seat in (0, 1, 2, None):
        board = table.state.view(seat)["board"]
        mine = next(each for each in board["factions"] if each["faction"] == RIVERFOLK)
        assert mine["hand"] == table.state.hands[RIVERFOLK]


def test_mercenaries_share_hits_and_may_fight_alone() -> None:
    table = company().put(RIVERFOLK, C5, 3).put(MARQUISE, C5, 3).put(EYRIE, C5, 1).luck(3, 3)
    table.active(EYRIE)
    table.state.mercenaries = EYRIE

    table.when(Battle(EYRIE, MARQUISE, C5)).asks_nothing()
    assert (table.count(EYRIE, C5), table.count(RIVERFOLK, C5), table.count(MARQUISE, C5)) == (
        0,
        1,
        0,
    )

    table.put(MARQUISE, C5)
    assert battles(table.state, EYRIE) == [("battle", C5, MARQUISE)]


def test_riverfolk_never_place_at_the_keep() -> None:
    table = funds(company(), RIVERFOLK, 1).put(KEEP, C4).put(ROOST, C10)

    table.when(RiverfolkDaylight())

    assert not table.offers("recruit_at", C4)
    assert table.offers("recruit_at", C7)


def test_services_end_with_the_turn() -> None:
    table = company().active(EYRIE).hand(EYRIE, "anvil").put(ROOST, C10).put(EYRIE, C10)

    table.turn(EYRIE).answer("buy", RIVERBOATS)
    assert table.state.riverboats == EYRIE
    table.decline_until("idle")
    assert table.state.riverboats == -1
