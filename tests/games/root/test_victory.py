"""R3 Victory: points, Dominance."""

from __future__ import annotations

from nemeton.engine.chance import Fast
from nemeton.games.root.factions.marquise.turn import MarquiseMenu
from nemeton.games.root.game import GAME
from nemeton.games.root.kinds import ALLIANCE, EYRIE, FACTION_COUNT, MARQUISE, RIVERFOLK, SOURCES
from nemeton.games.root.laws.dominance import CheckDominance
from nemeton.games.root.laws.turn import EndTurn, NextTurn
from nemeton.games.root.state import Root
from tests.games.root.table import C1, C2, C3, C4, C7, C9, Score, Table, names, number_of


def three() -> Table:
    return Table("marquise", "eyrie", "alliance")


def test_thirty_points_win_at_once() -> None:
    table = three().score(EYRIE, 28)

    table.when(Score(EYRIE, 3))

    assert table.state.result is not None
    assert table.state.result.winners == (1,)
    assert table.state.result.scores == (0, 30, 0)


def test_the_table_hears_of_it_once_when_victory_is_two_points_away() -> None:
    table = three().score(EYRIE, 26)

    for points in (1, 1, 1):
        table.when(Score(EYRIE, points))

    heard = [params for _, key, params in table.state.events(0) if key == "near_victory"]
    assert heard == [{"faction": EYRIE, "points": 2}]


def test_ic112_dominance_needs_ten_points_and_ends_scoring() -> None:
    table = three().hand(MARQUISE, "dominance_mouse").score(MARQUISE, 9)

    table.when(MarquiseMenu(3, True, False))
    assert not table.offers("activate", "dominance_mouse")
    table.decline().score(MARQUISE, 10).when(MarquiseMenu(3, True, False))
    table.answer("activate", "dominance_mouse").decline()
    table.when(Score(MARQUISE, 25)).asks_nothing()

    assert table.state.view(0)["seats"][0]["score"] is None
    assert table.points(MARQUISE) == 10


def test_ic113_dominance_wins_at_the_start_of_birdsong() -> None:
    table = three()
    table.state.deck.remove(number_of("dominance_mouse"))
    table.state.dominance[MARQUISE] = number_of("dominance_mouse")
    for clearing in (C2, C7, C9):
        table.put(MARQUISE, clearing)

    table.when(EndTurn()).asks_nothing()
    table.turn(MARQUISE)

    assert table.state.result is not None
    assert table.state.result.reason == "dominance"


def test_ic114_the_bird_card_asks_for_opposite_corners() -> None:
    for corners, wins in (((C1, C2), False), ((C1, C3), True), ((C2, C4), True)):
        table = three()
        table.state.dominance[MARQUISE] = number_of("dominance_bird")
        for corner in corners:
            table.put(MARQUISE, corner)

        table.when(CheckDominance(MARQUISE))

        assert table.state.over is wins


def test_ic116_a_discarded_dominance_card_lies_open_and_is_taken_for_its_suit() -> None:
    table = three().hand(MARQUISE, "dominance_fox", "sword", "anvil", "armorers", "sappers")
    table.hand(MARQUISE, "cobbler").hand(EYRIE, "foxfolk_steel", "investments", "sappers")

    table.turn(MARQUISE).decline().asks(MARQUISE, "discard")
    while table.prompt == "discard":
        card = number_of("dominance_fox")
        option = ("discard", card)
        choose = option if option in table.state.options() else table.state.options()[0]
        table.state.choose(choose)
    if "dominance_fox" in table.cards(MARQUISE):
        raise AssertionError("it should have been discarded")
    assert names(table.state.available) == ["dominance_fox"]

    table.decline_until("idle").put(10, C1).turn(EYRIE)
    table.answer("decree", "investments", 0).decline_until("eyrie_crafting")
    assert table.offers("take_card", "dominance_fox", "foxfolk_steel")
    assert table.offers("take_card", "dominance_fox", "sappers")
    table.answer("take_card", "dominance_fox", "foxfolk_steel")
    assert "dominance_fox" in table.cards(EYRIE)


def test_ic117_mercenaries_never_count_for_dominance() -> None:
    table = Table("marquise", "eyrie", "riverfolk")
    table.state.dominance[MARQUISE] = number_of("dominance_mouse")
    table.state.mercenaries_bought = MARQUISE
    for clearing in (C2, C7, C9):
        table.put(RIVERFOLK, clearing)

    table.when(CheckDominance(MARQUISE))

    assert not table.state.over


def test_two_players_do_without_dominance() -> None:
    table = Table("marquise", "eyrie")

    assert number_of("dominance_fox") not in table.state.deck
    assert len(table.state.deck) + len(table.state.hands[0]) == 50


def test_of_several_at_thirty_the_active_player_wins() -> None:
    table = three().score(EYRIE, 30).score(ALLIANCE, 29).active(ALLIANCE)

    table.when(Score(ALLIANCE, 1))

    assert table.state.result is not None
    assert table.state.result.winners == (2,)


def test_the_rounds_agreed_on_end_the_game() -> None:
    table = Table("marquise", "eyrie", max_rounds=1)
    table.state.stack.clear()
    table.state.base = 0
    table.score(EYRIE, 3)
    table.state.turn_place = 1
    table.when(NextTurn())

    assert table.state.result is not None
    assert table.state.result.reason == "rounds"
    assert table.state.result.winners == (1,)


def test_the_log_says_what_points_were_scored_by_and_adds_up_to_the_score() -> None:
    factions = ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk")
    state = GAME.start(players=6, seed=3, factions=factions, max_rounds=9)
    luck = Fast(3)
    while not state.over:
        state.choose(state.sample(luck))

    total = [0] * FACTION_COUNT
    for _, key, params in state.events(None):
        if key == "scored":
            assert 0 <= params["source"] < len(SOURCES)
            total[params["faction"]] += params["points"]
        elif key == "lost_points":
            total[params["faction"]] -= params["points"]
    assert isinstance(state, Root)
    assert total == state.scores


def test_points_beyond_thirty_are_not_told() -> None:
    table = Table("marquise", "eyrie").score(MARQUISE, 28)

    table.when(Score(MARQUISE, 5))

    told = [event.params["points"] for event in table.state.told or [] if event.key == "scored"]
    assert told == [2]
