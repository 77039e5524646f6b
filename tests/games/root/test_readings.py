"""The readings of unclear points that no other case shows, each under its number."""

from __future__ import annotations

from nemeton.games.root.factions.alliance.sympathy import spread_sites
from nemeton.games.root.factions.cult.rituals import CultDaylight
from nemeton.games.root.factions.cult.turn import CultBirdsong
from nemeton.games.root.factions.eyrie.turn import EyrieCrafting, EyrieDaylight
from nemeton.games.root.factions.marquise.building import builds
from nemeton.games.root.factions.marquise.turn import MarquiseDaylight
from nemeton.games.root.factions.mechanical import MachineDaylight
from nemeton.games.root.factions.riverfolk.turn import RiverfolkDaylight
from nemeton.games.root.factions.vagabond.daylight import VagabondDaylight
from nemeton.games.root.game import GAME
from nemeton.games.root.kinds import (
    ALLIANCE,
    CULT,
    EYRIE,
    FOX,
    GARDEN,
    HOSTILE,
    MARQUISE,
    MOUSE,
    MOVE_COLUMN,
    RIVERFOLK,
    ROOST,
    SAWMILL,
    SYMPATHY,
    TRADE_POST,
    VAGABOND,
    VAGABOND2,
    WOOD,
)
from nemeton.games.root.laws.battle import Battle
from nemeton.games.root.laws.cards import draw
from nemeton.games.root.laws.crafting import Craft
from nemeton.games.root.laws.persistent_cards import StartOfBirdsong
from nemeton.games.root.laws.services import service_limit
from nemeton.games.root.laws.turn import Turn
from nemeton.games.root.laws.victory import CheckVictory
from nemeton.games.root.state import Root
from tests.games.root.table import (
    C1,
    C4,
    C5,
    C6,
    C7,
    C8,
    C9,
    C11,
    C12,
    Score,
    Table,
    names,
    number_of,
)


def test_a5_a_marker_that_is_hated_stays_so_and_a_new_suit_turns_it_back() -> None:
    table = Table("cult", "marquise").active(CULT)
    table.state.outcast, table.state.hated = MOUSE, 1
    table.when(CultBirdsong()).asks_nothing()
    assert (table.state.outcast, table.state.hated) == (MOUSE, 1)

    table.lost_souls("anvil", "bake_sale", "foxfolk_steel").when(CultBirdsong())
    assert (table.state.outcast, table.state.hated) == (FOX, 0)


def test_a12_a_vagabond_fights_on_after_an_ambush() -> None:
    table = Table("vagabond", "marquise").pawn(VAGABOND, C1, "thief").active(VAGABOND)
    table.items(VAGABOND, "sword", "boot", "torch").put(MARQUISE, C1, 2)
    table.hand(MARQUISE, "ambush_fox").luck(1, 0)

    table.when(Battle(VAGABOND, MARQUISE, C1)).answer("play", "ambush_fox")
    table.answer("damage", "boot", 0).answer("damage", "torch", 0).asks_nothing()

    assert table.count(MARQUISE, C1) == 1


def test_a20_dominance_is_looked_at_before_services_are_sold() -> None:
    table = Table("marquise", "eyrie", "riverfolk")
    table.state.dominance[MARQUISE] = number_of("dominance_fox")
    for clearing in (C1, C6, C8):
        table.put(MARQUISE, clearing)

    table.when(Turn(MARQUISE))

    assert table.state.over


def test_a22_dominance_is_activated_between_two_cards_of_the_decree() -> None:
    table = Table("eyrie", "marquise", "alliance").put(ROOST, C5).put(EYRIE, C5, 4)
    table.decree(MOVE_COLUMN, "bake_sale", "armorers").hand(EYRIE, "dominance_fox")
    table.score(EYRIE, 10).active(EYRIE).when(EyrieDaylight()).decline()

    table.answer("decree_move", "bake_sale", C5, C1, 1).asks(EYRIE, "resolve_decree")

    assert table.offers("activate", "dominance_fox")


def test_a33_who_arrives_in_a_later_clearing_counts_there() -> None:
    table = Table("eyrie", "alliance", mode="competitive").active(MARQUISE)
    game = table.state
    game.deck += game.orders
    game.orders, game.orders_seen = [number_of("armorers")], [0]
    game.deck.remove(number_of("armorers"))
    table.put(MARQUISE, C1, 4).put(MARQUISE, C5, 3).put(EYRIE, C5)
    table.luck(0, 0)

    table.when(MachineDaylight())

    assert table.count(MARQUISE, C5) == 3  # one came, and one went on
    assert table.count(MARQUISE, C1) == 5  # that one, and a recruit


def test_a38_of_two_others_at_thirty_the_next_in_turn_order_wins() -> None:
    table = Table("marquise", "eyrie", "alliance").score(MARQUISE, 30).score(ALLIANCE, 30)

    table.active(EYRIE).when(CheckVictory())

    assert table.state.result is not None
    assert table.state.result.winners == (table.state.seat_of[ALLIANCE],)


def test_a41_a_favor_owes_an_outrage_for_each_token() -> None:
    table = Table("marquise", "alliance").put(SYMPATHY, C1).put(SYMPATHY, C6).active(MARQUISE)
    for clearing in (C8, C12, C1):
        table.put(8, clearing)  # workshops
    table.hand(MARQUISE, "favor_of_the_foxes", "anvil", "foxfolk_steel")

    table.when(Craft(MARQUISE, number_of("favor_of_the_foxes"), False))
    table.asks(MARQUISE, "outrage").answer("give", "anvil")
    table.asks(MARQUISE, "outrage").answer("give", "foxfolk_steel").asks_nothing()

    assert names(table.state.supporters) == ["anvil", "foxfolk_steel"]
    assert table.points(MARQUISE) == 2


def test_a43_the_riverfolk_trade_with_themselves() -> None:
    table = Table("riverfolk", "marquise").put(RIVERFOLK, C5).active(RIVERFOLK)
    table.state.funds[RIVERFOLK] = 2
    table.state.supply[RIVERFOLK] -= 2

    table.when(RiverfolkDaylight()).answer("establish", C5)

    assert table.count(TRADE_POST, C5) == 1
    assert table.points(RIVERFOLK) == 2


def test_a44_a45_the_keep_of_the_machine_places_eyrie_and_cult() -> None:
    for seed in range(8):
        state = GAME.start(players=2, mode="competitive", factions=("eyrie", "cult"), seed=seed)
        assert isinstance(state, Root)
        while state.turn_place < 0:
            state.choose(state.options()[0])
        opposite = state.rules.map.opposite[state.keep]
        corners = set(state.rules.map.corners) - {state.keep, opposite}
        assert state.pieces[opposite * 17 + ROOST] == 1
        assert any(state.pieces[corner * 17 + GARDEN] for corner in corners)


def test_a47_two_humans_and_the_machine_do_without_dominance() -> None:
    table = Table("eyrie", "alliance", mode="competitive")

    assert not any(
        number_of("dominance_fox") <= card <= number_of("dominance_bird")
        for card in table.state.deck
    )
    assert number_of("spy_fox") in [*table.state.deck, *table.state.orders]


def test_a55_lost_souls_are_never_drawn_from() -> None:
    table = Table("cult", "marquise").lost_souls("anvil")
    table.state.discard, table.state.deck = [], []
    table.state.hands[MARQUISE] = []

    draw(table.state, MARQUISE, 1)

    assert table.cards(MARQUISE) == []
    assert names(table.state.lost_souls) == ["anvil"]


def coalition(*others: str) -> Table:
    table = Table("vagabond", *others).pawn(VAGABOND, C1).active(VAGABOND)
    return table.hand(VAGABOND, "dominance_fox").score(VAGABOND, 10)


def test_a57_a_partner_may_still_win_by_dominance() -> None:
    table = coalition("marquise", "eyrie", "alliance").score(EYRIE, 5).score(ALLIANCE, 5)
    table.when(VagabondDaylight()).answer("join", "dominance_fox", MARQUISE).decline()
    table.state.dominance[MARQUISE] = number_of("dominance_mouse")
    table.state.deck.remove(number_of("dominance_mouse"))
    for clearing in (C7, C9, C11):
        table.put(MARQUISE, clearing)

    table.when(Turn(MARQUISE))

    assert table.state.result is not None
    seats = {table.state.seat_of[each] for each in (VAGABOND, MARQUISE)}
    assert set(table.state.result.winners) == seats


def test_a62_who_hires_mercenaries_answers_for_them() -> None:
    table = Table("eyrie", "vagabond", "riverfolk").pawn(VAGABOND, C5, "thief").active(EYRIE)
    table.items(VAGABOND, "sword", "sword").put(RIVERFOLK, C5, 2).put(EYRIE, C5, 1).luck(2, 2)
    table.state.mercenaries = EYRIE

    table.when(Battle(EYRIE, VAGABOND, C5)).decline_until("idle")

    assert table.state.relations[EYRIE] == HOSTILE
    assert table.state.relations[RIVERFOLK] != HOSTILE


def test_a63_riverboats_make_the_river_a_path_for_sympathy_and_wood() -> None:
    alliance = Table("alliance", "riverfolk").put(SYMPATHY, C4)
    assert C7 not in spread_sites(alliance.state)
    alliance.state.riverboats = ALLIANCE
    assert C7 in spread_sites(alliance.state)

    marquise = Table("marquise", "riverfolk").put(MARQUISE, C4, 2).put(MARQUISE, C7, 2)
    marquise.put(WOOD, C4).put(SAWMILL, C4)
    wanted = ("build", SAWMILL, C7)
    assert wanted not in builds(marquise.state)
    marquise.state.riverboats = MARQUISE
    assert wanted in builds(marquise.state)


def test_a65_a_second_spy_waits_for_the_first_to_go() -> None:
    table = Table("eyrie", "alliance", mode="competitive").active(EYRIE)
    game = table.state
    for spy in ("spy_fox", "spy_mouse"):
        for pile in (game.deck, game.orders):
            if number_of(spy) in pile:
                if pile is game.orders:
                    game.orders_seen.pop(pile.index(number_of(spy)))
                pile.remove(number_of(spy))
    game.in_play[EYRIE] |= 1 << number_of("spy_fox")
    game.hands[EYRIE].append(number_of("spy_mouse"))
    game.hands_seen[EYRIE].append(1)

    table.when(EyrieCrafting())

    assert "play_spy" not in table.verbs()


def test_a66_who_has_reached_thirty_once_has_reached_it() -> None:
    table = Table("eyrie", "alliance", mode="cooperative").score(EYRIE, 29).score(ALLIANCE, 29)
    table.when(Score(EYRIE, 1)).score(EYRIE, 25).when(Score(ALLIANCE, 1))

    assert table.state.result is not None
    assert table.state.result.reason == "together"


def test_a67_two_trade_posts_halve_the_funds_twice() -> None:
    table = Table("marquise", "riverfolk").put(TRADE_POST, C1).put(TRADE_POST, C6)
    table.state.funds[RIVERFOLK] = 5
    table.state.supply[RIVERFOLK] -= 5
    for clearing in (C8, C12, C1):
        table.put(8, clearing)
    table.hand(MARQUISE, "favor_of_the_foxes").active(MARQUISE)

    table.when(Craft(MARQUISE, number_of("favor_of_the_foxes"), False)).asks_nothing()

    assert table.state.funds[RIVERFOLK] == 1  # five, two, one


def test_a68_without_a_garden_of_the_suit_there_is_nothing_to_score() -> None:
    table = Table("cult", "marquise").hand(CULT, "anvil").active(CULT)

    table.when(CultDaylight())
    assert not table.offers("ritual_score", "anvil")

    table.put(GARDEN, C1)
    table.state.listed = None
    assert table.offers("ritual_score", "anvil")


def test_a69_a_victory_passes_along_the_chain_of_two_vagabonds() -> None:
    table = Table("vagabond", "vagabond", "marquise", "eyrie").score(MARQUISE, 20)
    game = table.state
    game.coalition[VAGABOND], game.dominance[VAGABOND] = VAGABOND2, number_of("dominance_fox")
    game.coalition[VAGABOND2], game.dominance[VAGABOND2] = EYRIE, number_of("dominance_mouse")
    for card in ("dominance_fox", "dominance_mouse"):
        game.deck.remove(number_of(card))

    table.score(EYRIE, 29).active(EYRIE).when(Score(EYRIE, 1))

    assert game.result is not None
    assert set(game.result.winners) == {0, 1, game.seat_of[EYRIE]}


def test_a1_supporters_pay_for_revolt_and_sympathy_alone() -> None:
    table = Table("alliance", "marquise").supporters("anvil", "ambush_bird", "bake_sale")
    table.put(SYMPATHY, C1).put(MARQUISE, C1, 2).put(ALLIANCE, C1).active(ALLIANCE)
    table.hand(MARQUISE).luck(0, 0)

    table.when(Battle(MARQUISE, ALLIANCE, C1)).asks_nothing()  # no hand: no ambush from supporters

    assert len(table.state.supporters) == 3


def test_a9_a_march_may_stop_after_one_move() -> None:
    table = Table("marquise", "eyrie").put(MARQUISE, C1, 3).active(MARQUISE)
    table.when(MarquiseDaylight()).answer("move", C1, C5, 1).asks(MARQUISE, "second_move")

    table.decline().asks(MARQUISE, "marquise_daylight")


def test_a42_a_lone_token_counts_for_the_limit_of_services() -> None:
    table = Table("alliance", "riverfolk").put(TRADE_POST, C1).put(SYMPATHY, C1)

    assert service_limit(table.state, ALLIANCE) == 2


def test_a48_nobody_breaks_the_code_of_the_riverfolk() -> None:
    table = Table("eyrie", "marquise", "riverfolk").in_play(EYRIE, "codebreakers").active(EYRIE)
    table.hand(MARQUISE, "anvil").hand(RIVERFOLK, "sword").when(EyrieCrafting())

    assert table.offers("break_code", MARQUISE)
    assert not table.offers("break_code", RIVERFOLK)


def test_a40_better_burrow_bank_cannot_be_declined() -> None:
    table = Table("marquise", "eyrie", "riverfolk").in_play(MARQUISE, "better_burrow_bank")
    table.hand(RIVERFOLK, "sword").active(MARQUISE)
    table.state.prices = [1, 1, 1]

    table.when(StartOfBirdsong(MARQUISE))

    assert table.verbs() == {"buy", "bank_with"}
    table.answer("buy", 1).answer("bank_with", EYRIE).asks_nothing()
