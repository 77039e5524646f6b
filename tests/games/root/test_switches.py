"""The other readings that a group may choose."""

from __future__ import annotations

from nemeton.games.root.factions.eyrie.turn import EyrieCrafting
from nemeton.games.root.factions.vagabond.daylight import VagabondDaylight
from nemeton.games.root.factions.vagabond.turn import DemandItemDropped, Refresh, VagabondEvening
from nemeton.games.root.game import GAME
from nemeton.games.root.kinds import (
    DAMAGED_DOWN,
    DAMAGED_UP,
    DOWN,
    EYRIE,
    HOSTILE,
    MARQUISE,
    RIVERFOLK,
    VAGABOND,
    WORKSHOP,
)
from nemeton.games.root.laws.battle import Battle, battles
from nemeton.games.root.laws.cards import draw
from nemeton.games.root.laws.crafting import Craft
from nemeton.games.root.state import Root
from tests.games.root.table import C6, C8, C12, Table, number_of


def test_infamy_on_any_turn() -> None:
    for switch, points in ((False, 0), (True, 1)):
        table = Table("vagabond", "marquise", "eyrie", infamy_any_turn=switch)
        table.pawn(VAGABOND, C12).put(MARQUISE, C12, 2).items(VAGABOND, "sword").luck(1, 1)
        table.state.relations[MARQUISE] = HOSTILE

        table.active(MARQUISE).when(Battle(MARQUISE, VAGABOND, C12)).decline_until("idle")

        assert table.points(VAGABOND) == points


def test_a_full_removal_may_damage_three_items() -> None:
    table = Table("vagabond", "marquise", "eyrie", full_removal_damages_vagabond=True)
    table.pawn(VAGABOND, C12).items(VAGABOND, "boot", "torch", "tea")
    table.put(WORKSHOP, C8, 2).put(WORKSHOP, C6).hand(MARQUISE, "favor_of_the_foxes")

    table.when(Craft(MARQUISE, number_of("favor_of_the_foxes"), False)).asks_nothing()

    assert table.held(VAGABOND, "boot", DAMAGED_UP) == 1
    assert table.held(VAGABOND, "torch", DAMAGED_UP) == 1


def test_partners_may_be_kept_from_battle() -> None:
    for switch in (False, True):
        table = Table("vagabond", "marquise", "eyrie", "alliance", coalition_no_battle=switch)
        table.pawn(VAGABOND, C12).put(MARQUISE, C12)
        table.state.coalition[VAGABOND] = MARQUISE

        assert bool(battles(table.state, VAGABOND)) is not switch


def test_a_spy_may_need_ten_points() -> None:
    for switch in (False, True):
        table = Table("eyrie", "alliance", mode="competitive", spy_needs_10_vp=switch)
        table.hand(EYRIE, "spy_fox").active(EYRIE).when(EyrieCrafting())

        assert table.offers("play_spy", "spy_fox") is not switch


def test_damaged_items_may_be_left_behind() -> None:
    for switch in (False, True):
        table = Table("vagabond", "eyrie", capacity_takes_damaged=switch)
        table.items(VAGABOND, "sword", "torch").items(VAGABOND, *["boot"] * 6, face=DAMAGED_UP)

        table.when(DemandItemDropped(VAGABOND))

        assert table.offers("drop", "boot", DAMAGED_UP) is switch


def test_the_discard_pile_may_be_reshuffled_at_once() -> None:
    for switch in (False, True):
        table = Table("marquise", "eyrie", reshuffle_at_once=switch).discarded("anvil")
        table.state.deck = table.state.deck[:1]

        draw(table.state, MARQUISE, 1)

        assert bool(table.state.deck) is switch


def test_repaired_items_may_come_back_face_up() -> None:
    for switch in (False, True):
        table = Table("vagabond", "eyrie", repair_refreshes=switch).active(VAGABOND)
        table.pawn(VAGABOND, C12, "ranger").items(VAGABOND, "hammer")
        table.items(VAGABOND, "boot", face=DAMAGED_DOWN)

        table.when(VagabondDaylight()).answer("repair", "boot", DAMAGED_DOWN)

        assert table.held(VAGABOND, "boot") == int(switch)
        assert table.held(VAGABOND, "boot", DOWN) == int(not switch)


def test_the_machines_corner_may_be_chosen() -> None:
    state = GAME.start(players=1, seed=1, machine_corner_chosen=True)
    assert isinstance(state, Root)

    assert state.decision is not None
    assert state.decision.prompt == "machine_corner"
    state.choose(("settle", 2))
    assert state.keep == 2


def test_rest_may_refresh_everything() -> None:
    for switch in (False, True):
        table = Table("vagabond", "eyrie", rest_refreshes=switch).active(VAGABOND)
        table.pawn(VAGABOND, 12).items(VAGABOND, "boot", face=DOWN)

        table.when(VagabondEvening()).asks_nothing()

        assert table.held(VAGABOND, "boot") == int(switch)


def test_a_refresh_may_spare_damaged_items() -> None:
    for switch in (False, True):
        table = Table("vagabond", "eyrie", refresh_spares_damaged=switch)
        table.items(VAGABOND, "boot", face=DAMAGED_DOWN)

        table.when(Refresh(VAGABOND, 3)).asks_nothing()

        assert table.held(VAGABOND, "boot", DAMAGED_UP) == int(not switch)


def test_mercenaries_may_need_company() -> None:
    for switch in (False, True):
        table = Table("riverfolk", "eyrie", "marquise", mercenaries_need_company=switch)
        table.put(RIVERFOLK, C12).put(MARQUISE, C12)
        table.state.mercenaries = EYRIE

        assert bool(battles(table.state, EYRIE)) is not switch


def test_tea_may_be_counted_after_the_services() -> None:
    for switch, boots in ((False, 4), (True, 2)):
        table = Table("vagabond", "riverfolk", "eyrie", tea_counted_after_services=switch).active(
            VAGABOND
        )
        table.pawn(VAGABOND, C12, "ranger").items(VAGABOND, "tea")
        table.items(VAGABOND, *["boot"] * 6, face=DOWN)
        table.state.prices = [1, 1, 1]

        table.turn(VAGABOND).answer("buy", 1).decline_until("refresh").answer(
            "refresh", "tea", DOWN
        )

        assert table.held(VAGABOND, "boot") == boots
