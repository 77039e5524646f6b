"""The rules of Magpie, sentence by sentence: how tests of rules read."""

from __future__ import annotations

from typing import Any, Self

import pytest
from magpie.game import GAME
from magpie.kinds import COPIES, NOTHING, Trinket
from magpie.laws.board import nest
from magpie.laws.fox import FoxTurn
from magpie.laws.theft import EndTurn, Theft
from magpie.laws.turn import BeginTurn, DemandAction, DemandEnd, EndRound
from magpie.state import Magpie

import nemeton
from nemeton.testing import Table

BUTTON, BEAD, SPOON, OWL = (int(trinket) for trinket in Trinket)
ASH, BIRCH, CEDAR = range(3)
FOX = 2  # with two birds


class Wood(Table[Magpie]):
    """A table without a trinket on it; those not laid out lie in the pile."""

    def __init__(self, draws: tuple[int, ...] = (), players: int = 2, **options: Any) -> None:
        super().__init__(nemeton.equipped(GAME).start(players, seed=0, **options))
        self.clear_stack().luck(*draws)
        self.state.hands = [[] for _ in range(players)]
        self.state.clearing = [NOTHING] * 3
        self.state.pile = [int(kind) for kind in Trinket for _ in range(COPIES[kind])]

    def hand(self, bird: int, *trinkets: int) -> Self:
        self.state.hands[bird] = sorted(self.taken(trinkets))
        return self

    def clearing(self, *trinkets: int) -> Self:
        self.state.clearing = self.taken(trinkets)
        return self

    def nest(self, seat: int, *trinkets: int) -> Self:
        self.state.nests[seat] = self.taken(trinkets)
        return self

    def no_pile(self) -> Self:
        self.state.discarded += self.state.pile
        self.state.pile = []
        return self

    def taken(self, trinkets: tuple[int, ...]) -> list[int]:
        for trinket in trinkets:
            self.state.pile.remove(trinket)
        return list(trinkets)


def test_a_turn_begins_with_a_trinket_that_only_its_owner_sees() -> None:
    table = Wood(draws=(0,), players=3)

    table.when(BeginTurn(ASH)).asks(ASH, "action")

    assert table.state.hands[ASH] == [BUTTON]
    table.told(ASH, "drawn", trinket=BUTTON)
    for other in (BIRCH, CEDAR, None):
        table.told(other, "drawn_unseen", bird=ASH).not_told(other, "drawn")
    assert table.state.turn.seat == ASH


def test_a_magpie_fetches_stashes_or_steals() -> None:
    table = Wood().clearing(BEAD, OWL, SPOON).hand(ASH, BUTTON, BUTTON).hand(BIRCH, OWL)
    table.state.feathers[ASH] = 0

    table.when(DemandAction(ASH)).asks(
        ASH, "action", ("fetch", 0), ("fetch", 1), ("fetch", 2), ("stash", BUTTON), ("steal", BIRCH)
    )


def test_equal_trinkets_are_offered_once() -> None:
    table = Wood().hand(ASH, BUTTON, BUTTON, OWL)

    table.when(DemandAction(ASH)).asks(ASH, "action", ("stash", BUTTON), ("stash", OWL))


def test_with_nothing_left_to_take_a_magpie_is_idle() -> None:
    table = Wood().no_pile()

    table.when(DemandAction(ASH)).asks_nothing().told(None, "idle", bird=ASH)


def test_a_fetched_trinket_is_nested_and_the_pile_fills_the_gap() -> None:
    table = Wood(draws=(0,)).clearing(BEAD, OWL, SPOON)

    table.when(DemandAction(ASH)).answer("fetch", 2).asks_nothing()

    assert table.state.nests[ASH] == [SPOON]
    assert table.state.clearing == [BEAD, OWL, BUTTON]
    assert table.state.score(ASH) == 3


def test_without_a_pile_the_gap_stays() -> None:
    table = Wood().clearing(BEAD, OWL, SPOON).no_pile()

    table.when(DemandAction(ASH)).answer("fetch", 0).asks_nothing()

    assert table.state.clearing == [NOTHING, OWL, SPOON]


def test_a_feather_buys_a_peek_at_any_time_of_the_turn() -> None:
    table = Wood(players=3).clearing(BEAD, OWL, SPOON)

    table.when(DemandAction(ASH)).answer("peek", 1).asks(ASH, "action")
    assert table.refuses("peek", 0)

    table.told(ASH, "peeked", place=1, trinket=OWL)
    for other in (BIRCH, CEDAR, None):
        table.told(other, "peeked_unseen", bird=ASH, place=1).not_told(other, "peeked")
    assert table.state.view(ASH)["board"]["clearing"] == [-2, OWL, -2]
    assert table.state.view(BIRCH)["board"]["clearing"] == [-2, -2, -2]


def test_a_peek_cannot_be_taken_back_freely() -> None:
    table = Wood().clearing(BEAD, OWL, SPOON)

    table.when(DemandAction(ASH)).answer("peek", 1)

    assert table.state.free_undo(ASH) == 1


def test_a_theft_can_be_taken_back_while_the_victim_ponders() -> None:
    table = Wood().clearing(BEAD, OWL, SPOON).hand(BIRCH, OWL)

    table.when(DemandAction(ASH)).answer("steal", BIRCH).asks(BIRCH, "hoot")

    assert table.state.free_undo(ASH) == 0


def test_the_turn_ends_when_its_magpie_says_so() -> None:
    table = Wood().clearing(BEAD, OWL, SPOON)

    table.when(DemandEnd(ASH)).asks(ASH, "end", *[("end_turn",), *peeks(0, 1, 2)])

    table.answer("peek", 2).asks(ASH, "end", ("end_turn",)).answer("end_turn").asks_nothing()


def peeks(*places: int) -> list[nemeton.Option]:
    return [("peek", place) for place in places]


def test_empty_claws_draw_another_trinket() -> None:
    table = Wood(draws=(0,)).hand(BIRCH, OWL)

    table.when(EndTurn(ASH), EndTurn(BIRCH)).asks_nothing()

    assert table.state.hands == [[BUTTON], [OWL]]


def test_whoever_nests_what_the_nest_already_holds_draws_a_trinket() -> None:
    table = Wood(draws=(0,)).nest(ASH, BEAD).hand(ASH, BEAD, SPOON)

    table.when(DemandAction(ASH)).answer("stash", BEAD).asks_nothing()

    assert table.state.hands[ASH] == [BUTTON, SPOON]


@pytest.mark.parametrize(("face", "feathers"), [(0, 2), (1, 1), (2, 1)])
def test_in_windy_weather_a_spoon_may_bring_a_feather(face: int, feathers: int) -> None:
    table = Wood(draws=(face,), weather="windy").hand(ASH, SPOON, BEAD)

    table.when(DemandAction(ASH)).answer("stash", SPOON).asks_nothing()

    assert table.state.feathers[ASH] == feathers
    table.told(None, "gust", bird=ASH, face=face + 1)


def test_in_calm_weather_no_die_is_rolled() -> None:
    table = Wood().hand(ASH, SPOON, BEAD)

    table.when(DemandAction(ASH)).answer("stash", SPOON).asks_nothing().not_told(None, "gust")


def test_the_victim_is_asked_whatever_it_holds() -> None:
    Wood().hand(BIRCH, BUTTON).when(Theft(ASH, BIRCH)).asks(BIRCH, "hoot", ("pass",))
    Wood().hand(BIRCH, OWL).when(Theft(ASH, BIRCH)).asks(BIRCH, "hoot", ("pass",), ("hoot",))


def test_a_hoot_ends_the_turn_of_the_thief_at_once() -> None:
    table = Wood().hand(ASH, BEAD).hand(BIRCH, BUTTON, OWL)

    table.when(Theft(ASH, BIRCH), DemandEnd(ASH), EndTurn(ASH)).answer("hoot").asks_nothing()

    assert table.state.hands[BIRCH] == [BUTTON]
    assert table.state.discarded == [OWL]
    assert table.state.nests[ASH] == []


def test_without_a_hoot_the_thief_nests_a_trinket_drawn_blindly() -> None:
    table = Wood(draws=(1,)).hand(BIRCH, BUTTON, SPOON)

    table.when(Theft(ASH, BIRCH)).answer("pass").asks_nothing()

    assert table.state.hands[BIRCH] == [BUTTON]
    assert table.state.nests[ASH] == [SPOON]


def test_the_fox_empties_the_place_that_the_die_shows() -> None:
    table = Wood(draws=(1, 0), fox=True).clearing(BEAD, OWL, SPOON)

    table.when(FoxTurn()).asks_nothing().told(ASH, "fox_prowls", place=1)

    assert table.state.nests[FOX] == [OWL]
    assert table.state.turn.seat == FOX


def test_the_fox_finds_nothing_where_nothing_lies() -> None:
    table = Wood(draws=(1,), fox=True)

    table.when(FoxTurn()).asks_nothing()

    assert table.state.nests[FOX] == []


def test_the_fox_draws_no_trinket_for_a_pair() -> None:
    table = Wood(fox=True).nest(FOX, SPOON)
    table.state.pile.remove(SPOON)

    nest(table.state, FOX, SPOON)

    assert table.when().asks_nothing().state.score(FOX) == 6


def test_the_richest_nest_wins_after_the_round_in_which_the_goal_is_reached() -> None:
    table = Wood(goal=4).nest(ASH, SPOON, BUTTON).nest(BIRCH, SPOON, BEAD)

    table.when(EndRound()).ends((BIRCH,), "goal")


def test_several_nests_can_win_and_the_fox_may_be_among_them() -> None:
    table = Wood(goal=4, fox=True).nest(ASH, SPOON, BUTTON).nest(FOX, BEAD, BEAD)

    table.when(EndRound()).ends((ASH, FOX), "goal")


def test_with_nothing_left_to_take_the_game_ends() -> None:
    table = Wood().nest(BIRCH, BUTTON).no_pile()

    table.when(EndRound()).ends((BIRCH,), "nothing_left")


def test_otherwise_another_round_begins() -> None:
    table = Wood(draws=(0,)).hand(ASH, BUTTON)

    table.when(EndRound()).asks(ASH, "action")


def test_every_seat_has_a_plumage_of_its_own() -> None:
    state = GAME.start(seed=1, plumage=("gold", "blue"), fox=True)

    assert [seat["colour"] for seat in state.view(None)["seats"]] == ["gold", "blue", "rust"]
    with pytest.raises(nemeton.BadInput, match="plumage"):
        GAME.start(seed=1, plumage=("gold", "gold"))


def test_a_judgement_names_its_reasons() -> None:
    table = Wood().nest(ASH, SPOON).nest(BIRCH, BUTTON).hand(ASH, BEAD)

    assert table.state.evaluate(ASH) == {"lead": 2.0, "hand": 1.0, "feathers": 0.25}
