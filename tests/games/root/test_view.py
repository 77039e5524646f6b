"""What views tell beyond the pieces: forecasts, parts of a battle, how far a turn has got."""

from __future__ import annotations

import json
from typing import Any

from nemeton.engine.chance import Fast
from nemeton.games.root.components import CARD_KEYS, VIZIER
from nemeton.games.root.factions.alliance.operations import AllianceEvening
from nemeton.games.root.factions.eyrie.turn import EyrieDaylight
from nemeton.games.root.factions.marquise.turn import MarquiseDaylight
from nemeton.games.root.factions.mechanical import MachineBirdsong, MachineDaylight
from nemeton.games.root.game import GAME
from nemeton.games.root.kinds import (
    ALLIANCE,
    BASE,
    BATTLE_COLUMN,
    BIRD,
    BUILD_COLUMN,
    CHARISMATIC,
    COMMANDER,
    CULT,
    EYRIE,
    KEEP,
    MARQUISE,
    MOUSE,
    MOVE_COLUMN,
    RABBIT,
    RECRUIT_COLUMN,
    ROOST,
    SAWMILL,
    SYMPATHY,
    WOOD,
)
from nemeton.games.root.laws.battle import Battle
from tests.games.root.table import C1, C3, C5, C6, C7, C9, C10, C11, Table


def board(table: Table, faction: int) -> dict[str, Any]:
    """The board of a faction, as a spectator sees it."""
    views = table.state.view(None)["board"]["factions"]
    found = next(each for each in views if each["faction"] == faction)
    return dict(found["board"])


def fight(table: Table, name: str = "fight") -> dict[str, Any]:
    return dict(table.state.view(None)["board"][name])


# 7.5.2 The forecast of the Decree


def eyrie_table() -> Table:
    table = Table("eyrie", "marquise").put(ROOST, C3).put(EYRIE, C3, 4).put(MARQUISE, C6)
    table.state.leader = COMMANDER
    return table


def test_the_forecast_names_targets_and_obstacles() -> None:
    table = eyrie_table().put(EYRIE, C7, 2).put(MARQUISE, C7)

    forecast = board(table, EYRIE)["forecast"]

    assert forecast["targets"][RECRUIT_COLUMN] == [[], [C3], [], [C3]]
    assert forecast["targets"][MOVE_COLUMN][BIRD] == [C3, C7]
    assert forecast["targets"][BATTLE_COLUMN] == [[], [], [C7], [C7]]
    assert forecast["targets"][BUILD_COLUMN] == [[], [], [C7], [C7]]
    assert forecast["reasons"][BUILD_COLUMN][C3] == "has_roost"
    assert forecast["reasons"][BUILD_COLUMN][C6] == "not_ruled"
    assert forecast["reasons"][BATTLE_COLUMN][C3] == "no_enemy"
    assert forecast["reasons"][MOVE_COLUMN][C1] == "no_warriors"


def test_the_forecast_warns_of_cards_without_a_target() -> None:
    table = eyrie_table().decree(MOVE_COLUMN, "vizier", "smugglers_trail")
    table.decree(BUILD_COLUMN, "bake_sale").score(EYRIE, 5)

    forecast = board(table, EYRIE)["forecast"]

    assert forecast["failing"] == [[BUILD_COLUMN, CARD_KEYS.index("bake_sale")]]
    assert forecast["turmoil"] == {"birds": 1, "points": 1, "cards": 2, "leader": COMMANDER}


def test_two_roosts_need_two_clearings() -> None:
    table = eyrie_table().put(EYRIE, C7, 2).decree(BUILD_COLUMN, "sword", "birdy_bindle")

    failing = board(table, EYRIE)["forecast"]["failing"]

    assert failing == [[BUILD_COLUMN, CARD_KEYS.index("birdy_bindle")]]


def test_recruits_need_the_supply() -> None:
    table = eyrie_table().decree(RECRUIT_COLUMN, "vizier", "bake_sale")
    table.state.leader = CHARISMATIC
    table.put(EYRIE, C11, 13)
    assert table.state.supply[EYRIE] == 3

    forecast = board(table, EYRIE)["forecast"]

    assert forecast["failing"] == [[RECRUIT_COLUMN, CARD_KEYS.index("bake_sale")]]


def test_a_turmoil_costs_no_more_points_than_there_are() -> None:
    table = eyrie_table().decree(MOVE_COLUMN, "vizier", "birdy_bindle").score(EYRIE, 1)

    assert board(table, EYRIE)["forecast"]["turmoil"]["points"] == 1


def test_cards_carried_out_leave_the_forecast() -> None:
    table = eyrie_table().decree(RECRUIT_COLUMN, "vizier").decree(MOVE_COLUMN, "bake_sale")
    table.when(EyrieDaylight()).decline()
    assert table.state.view(None)["board"]["progress"]["left"] == 2

    table.answer("decree_recruit", VIZIER, C3)

    assert board(table, EYRIE)["forecast"]["left"] == [[], [CARD_KEYS.index("bake_sale")], [], []]
    progress = table.state.view(None)["board"]["progress"]
    assert (progress["done"], progress["left"]) == (1, 1)


# 4.3 The parts of a battle


def test_the_battle_shows_limits_dice_reasons_and_who_fell_to_the_ambush() -> None:
    table = Table("eyrie", "marquise").put(EYRIE, C11, 4).put(MARQUISE, C11, 2)
    table.put(SAWMILL, C11).put(WOOD, C11, 2).put(KEEP, C1).luck(3, 1)
    table.hand(MARQUISE, "ambush_mouse", "sword").in_play(EYRIE, "brutal_tactics")
    table.state.leader = COMMANDER
    table.when(Battle(EYRIE, MARQUISE, C11))
    assert fight(table)["step"] == "ambush"
    assert fight(table)["attack"]["limit"] == 4

    table.answer("play", "ambush_mouse").asks(EYRIE, "battle_effect")
    shown = fight(table)
    assert shown["ambush"] == CARD_KEYS.index("ambush_mouse")
    assert shown["attack"]["ambushed"] == [[EYRIE, 2]]
    assert (shown["step"], shown["attack"]["die"], shown["attack"]["limit"]) == ("dice", 3, 2)
    assert (shown["attack"]["rolled"], shown["attack"]["extras"]) == (2, ["commander"])

    table.answer("use", "brutal_tactics").asks(MARQUISE, "take_hit")
    shown = fight(table)
    assert shown["step"] == "losses"
    assert shown["attack"]["extras"] == ["brutal_tactics", "commander"]
    assert (shown["attack"]["dealt"], shown["defence"]["dealt"]) == (4, 1)


def test_a_battle_that_is_over_can_still_be_looked_at() -> None:
    table = Table("eyrie", "marquise").put(EYRIE, C11, 3).put(MARQUISE, C11, 2).put(KEEP, C1)
    table.hand(MARQUISE, "sword").luck(2, 1)
    table.when(Battle(EYRIE, MARQUISE, C11)).decline().asks(MARQUISE, "field_hospitals")
    assert fight(table)["hospitals"] == {"asked": True, "number": 2, "healed": 0}

    table.answer("spend", "sword").asks_nothing()

    assert table.state.view(None)["board"]["fight"] is None
    last = fight(table, "last_fight")
    assert last["step"] == "over"
    assert last["defence"]["fallen"] == [[MARQUISE, 2]]
    assert last["attack"]["fallen"] == [[EYRIE, 1]]
    assert last["hospitals"] == {"asked": False, "number": 2, "healed": 2}
    assert table.state.view(None)["board"]["battles"] == 1


def test_the_defending_alliance_has_the_higher_die() -> None:
    table = Table("marquise", "alliance").put(MARQUISE, C1, 3).put(ALLIANCE, C1, 3).luck(3, 1)

    table.when(Battle(MARQUISE, ALLIANCE, C1)).asks_nothing()

    last = fight(table, "last_fight")
    assert (last["attack"]["die"], last["defence"]["die"]) == (1, 3)


def test_a_defenseless_side_is_named() -> None:
    table = Table("marquise", "cult").put(MARQUISE, C1, 2).luck(0, 0)
    table.put(12, C1)  # a garden alone

    table.when(Battle(MARQUISE, CULT, C1)).asks_nothing()

    assert fight(table, "last_fight")["attack"]["extras"] == ["defenseless"]


def test_armorers_are_seen_to_stop_the_dice() -> None:
    table = Table("eyrie", "marquise").put(EYRIE, C1, 3).put(MARQUISE, C1, 4).luck(3, 0)
    table.in_play(MARQUISE, "armorers")

    table.when(Battle(EYRIE, MARQUISE, C1)).answer("use", "armorers").asks_nothing()

    attack = fight(table, "last_fight")["attack"]
    assert (attack["die"], attack["ignored"], attack["dealt"]) == (3, True, 0)


# How far a turn has got


def progress(table: Table) -> dict[str, Any]:
    return dict(table.state.view(None)["board"]["progress"])


def test_the_actions_of_the_marquise_are_counted() -> None:
    table = Table("marquise", "eyrie").put(MARQUISE, C1, 4).put(KEEP, C1)
    table.hand(MARQUISE, "birdy_bindle")
    table.when(MarquiseDaylight())
    assert (progress(table)["done"], progress(table)["left"]) == (0, 3)

    table.answer("move", C1, C5, 1)
    assert progress(table)["second_move"]
    table.decline()
    assert (progress(table)["done"], progress(table)["left"]) == (1, 2)

    for _ in range(2):
        table.answer("move", C1, C5, 1).decline()
    table.answer("hire", "birdy_bindle")
    assert (progress(table)["done"], progress(table)["left"]) == (3, 1)


def test_the_operations_of_the_alliance_are_counted() -> None:
    table = Table("alliance", "marquise").put(BASE, C1).put(ALLIANCE, C1, 2)
    table.state.officers, table.state.supply[ALLIANCE] = 2, 6
    table.state.phase = "evening"
    table.when(AllianceEvening())
    assert (progress(table)["done"], progress(table)["left"]) == (0, 2)

    table.answer("recruit_at", C1)

    assert (progress(table)["done"], progress(table)["left"]) == (1, 1)


def test_crafting_pieces_used_are_seen() -> None:
    table = Table("eyrie", "marquise").put(ROOST, C3).put(ROOST, C5).hand(EYRIE, "travel_gear_fox")
    table.when(EyrieDaylight())
    assert progress(table)["crafting_left"] == [0, 2, 0]

    table.answer("craft", "travel_gear_fox")

    assert progress(table)["crafting_used"] == [0, 1, 0]
    assert progress(table)["crafting_left"] == [0, 1, 0]


# MM.5 The machine


def machine_table() -> Table:
    table = Table("eyrie", players=1).put(KEEP, C1)
    table.state.orders = [CARD_KEYS.index("foxfolk_steel")]
    table.state.deck.remove(table.state.orders[0])
    table.state.orders_seen = [0]
    table.state.active = MARQUISE
    return table


def test_the_machine_shows_its_order_and_what_each_step_did() -> None:
    table = machine_table().put(MARQUISE, C1, 5).put(EYRIE, C1).put(MARQUISE, C6, 2).luck(1, 1)

    table.when(MachineBirdsong(), MachineDaylight())

    machine = board(table, MARQUISE)["machine"]
    assert machine["order"] == CARD_KEYS.index("foxfolk_steel")
    assert machine["battles"] == [
        {"state": "done", "clearing": C1, "defender": EYRIE, "lost": 1, "won": 1}
    ]
    assert machine["moves"] == [{"state": "done", "clearing": C1, "destination": C5, "number": 1}]
    recruits = {each["clearing"]: each["number"] for each in machine["recruits"]}
    assert recruits[C1] == recruits[C6] == 2


def test_in_the_middle_of_its_battles_the_machine_shows_what_comes() -> None:
    table = machine_table().put(MARQUISE, C1, 2).put(EYRIE, C1).put(ROOST, C1)
    table.put(MARQUISE, C6, 2).in_play(EYRIE, "sappers").luck(3, 0)

    table.when(MachineBirdsong(), MachineDaylight()).asks(EYRIE, "battle_effect")

    machine = board(table, MARQUISE)["machine"]
    assert machine["playing"]
    assert machine["battles"][0] == {"state": "now", "clearing": C1, "defender": EYRIE}
    assert [each["clearing"] for each in machine["battles"][1:]] == [C6, 7, 11]
    assert {each["state"] for each in machine["moves"]} == {"next"}


def test_the_next_birdsong_of_the_machine_is_known() -> None:
    table = machine_table().put(MARQUISE, C1, 3).put(MARQUISE, C6, 3).put(MARQUISE, C7, 2)

    birdsong = board(table, MARQUISE)["machine"]["birdsong"]

    assert birdsong == {"points": 5, "clearings": [C1, C6], "humans": 1}


# The other boards


def test_the_price_of_sympathy_stands_on_the_map() -> None:
    table = Table("alliance", "marquise").put(SYMPATHY, C1).put(MARQUISE, C9, 3)

    assert board(table, ALLIANCE)["spread"] == [[C5, 1], [C9, 2], [C10, 1]]


def test_the_next_outcast_and_the_prices_of_conspiracies_are_seen() -> None:
    table = Table("cult", "marquise").lost_souls("bake_sale", "smugglers_trail", "sword")
    table.state.outcast, table.state.hated = MOUSE, 1

    shown = board(table, CULT)

    assert shown["next_outcast"] == RABBIT
    assert shown["costs"] == [1, 1, 2]


def test_the_clearings_that_count_for_dominance_are_seen() -> None:
    table = Table("marquise", "eyrie", "alliance").put(MARQUISE, C1).put(MARQUISE, C6)
    table.state.dominance[MARQUISE] = CARD_KEYS.index("dominance_fox")
    table.state.deck.remove(CARD_KEYS.index("dominance_fox"))

    found = table.state.view(None)["board"]["factions"][0]

    assert found["dominated"] == [C1, C6]


def test_views_are_plain_json_from_the_first_question_to_the_end() -> None:
    for seed, options in ((3, {"players": 6}), (4, {"players": 1, "map": "winter"})):
        state = GAME.start(seed=seed, log=False, **options)
        rng = Fast(seed)
        while not state.over:
            if state.number % 10 == 0:
                view = state.view(None)
                assert json.loads(json.dumps(view)) == view
            state.choose(state.sample(rng))
        assert json.dumps(state.view(0))
