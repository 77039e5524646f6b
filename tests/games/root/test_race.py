"""MM.8 What the judgement sees of the race against the machine."""

from __future__ import annotations

from nemeton import bots
from nemeton.games.root.factions.vagabond.daylight import VagabondDaylight
from nemeton.games.root.fight import Fight
from nemeton.games.root.judgement.evaluation import evaluate
from nemeton.games.root.kinds import ALLIANCE, CULT, EYRIE, MARQUISE, ROOST, VAGABOND
from nemeton.games.root.laws.turn import Evening
from nemeton.games.root.laws.victory import finish
from tests.games.root.table import C1, C2, C5, C12, Table


def together(*factions: str) -> Table:
    return Table(*factions, mode="cooperative")


def others(table: Table, faction: int) -> float:
    return evaluate(table.state, table.seat_of(faction))["others"]


def test_a_stronghold_broken_is_worth_the_points_that_it_would_score() -> None:
    held = together("eyrie").put(MARQUISE, C1, 3)
    broken = together("eyrie").put(MARQUISE, C1, 2)

    assert others(broken, EYRIE) >= others(held, EYRIE) + 2


def test_so_is_one_that_somebody_else_rules() -> None:
    held = together("eyrie").put(MARQUISE, C1, 3).put(EYRIE, C1, 2)
    taken = together("eyrie").put(MARQUISE, C1, 3).put(EYRIE, C1, 3)

    assert others(taken, EYRIE) >= others(held, EYRIE) + 2


def test_a_machine_about_to_win_outweighs_a_roost() -> None:
    lost = together("eyrie").put(MARQUISE, C1, 3).put(MARQUISE, C2, 3).score(MARQUISE, 26)
    saved = together("eyrie").put(MARQUISE, C1, 3).put(MARQUISE, C2, 2).score(MARQUISE, 26)

    assert others(saved, EYRIE) > others(lost, EYRIE) + 10


def test_helping_the_one_who_lags_behind_counts_most() -> None:
    table = together("eyrie", "alliance", "vagabond").score(ALLIANCE, 5).score(VAGABOND, 20)
    before = others(table, EYRIE)

    ahead = others(table.score(VAGABOND, 21), EYRIE) - before
    behind = others(table.score(VAGABOND, 20).score(ALLIANCE, 6), EYRIE) - before

    assert behind > ahead > 0


def test_a_game_lost_by_little_is_better_than_one_lost_by_much() -> None:
    far, near = (together("eyrie").score(MARQUISE, 30).score(EYRIE, own) for own in (3, 24))
    for table in (far, near):
        finish(table.state, (table.seat_of(MARQUISE),), "machine")

    judged = [sum(evaluate(table.state, table.seat_of(EYRIE)).values()) for table in (far, near)]

    assert judged[0] < judged[1] < 0


def test_the_sapling_attacks_the_stronghold_that_would_end_it() -> None:
    table = together("vagabond").active(VAGABOND).pawn(VAGABOND, C12, "ranger")
    table.items(VAGABOND, "boot").put(MARQUISE, C12, 3).put(MARQUISE, C5, 3)
    table.state.items[2] = 3  # swords
    table.score(MARQUISE, 26)

    table.when(VagabondDaylight(), Evening())
    thought = bots.answer(table.state, 0, bots.bot("sapling", seed=1), seed=1)

    assert thought.option == ("battle", C12, MARQUISE)


def test_what_a_fellow_player_has_counts_like_ones_own() -> None:
    poor = together("cult", "eyrie").put(EYRIE, C1, 3)
    rich = together("cult", "eyrie").put(EYRIE, C1, 3).put(ROOST, C1)

    assert others(rich, CULT) >= others(poor, CULT) + 1


def test_a_battle_between_fellow_players_promises_neither_of_them_anything() -> None:
    for faction in (EYRIE, VAGABOND):
        table = together("eyrie", "vagabond").put(EYRIE, C1).put(ROOST, C1)
        table.pawn(VAGABOND, C1, "ranger").items(VAGABOND, "sword", "sword")
        fight = table.state.fight = Fight()
        fight.attacker, fight.defender, fight.clearing = VAGABOND, EYRIE, C1

        assert evaluate(table.state, table.seat_of(faction))["under_way"] < 0
