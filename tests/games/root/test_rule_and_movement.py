"""2.8 Rule and 4.2 movement."""

from __future__ import annotations

from nemeton.games.root.kinds import (
    ALLIANCE,
    BASE,
    BIRD,
    CULT,
    EYRIE,
    GARDEN,
    KEEP,
    MARQUISE,
    NOBODY,
    SYMPATHY,
    VAGABOND,
    WOOD,
)
from nemeton.games.root.laws.movement import moves
from nemeton.games.root.laws.persistent_cards import OfferCobbler
from tests.games.root.table import C1, C3, C5, C6, C9, C10, C11, C12, Table


def test_ex01_a_move_needs_rule_of_origin_or_destination() -> None:
    table = Table("marquise", "eyrie").put(EYRIE, C6, 2).put(MARQUISE, C6, 3)
    table.put(MARQUISE, C11, 1).put(EYRIE, C3, 1)

    options = moves(table.state, EYRIE)

    assert ("move", C6, C11, 1) not in options
    assert ("move", C6, C3, 2) in options


def test_ic01_equal_strength_means_nobody_rules() -> None:
    table = Table("marquise", "alliance").put(MARQUISE, C1, 2).put(ALLIANCE, C1, 1).put(BASE, C1)

    assert table.ruler(C1) == NOBODY
    assert moves(table.state, MARQUISE) == []
    assert moves(table.state, ALLIANCE) == []


def test_ic02_the_eyrie_rule_ties() -> None:
    table = Table("marquise", "eyrie", "alliance").put(MARQUISE, C1, 2).put(EYRIE, C1, 2)
    table.put(MARQUISE, C5).put(EYRIE, C5).put(ALLIANCE, C5)

    assert table.ruler(C1) == EYRIE
    assert table.ruler(C5) == EYRIE


def test_ic04_tokens_and_pawns_never_rule() -> None:
    table = Table("marquise", "eyrie", "alliance", "vagabond").put(WOOD, C1).put(SYMPATHY, C5)
    table.pawn(VAGABOND, C9)

    assert [table.ruler(each) for each in (C1, C5, C9)] == [NOBODY] * 3


def test_ic05_a_garden_rules_over_everybody() -> None:
    table = Table("eyrie", "cult").put(EYRIE, C1, 5).put(GARDEN, C1).put(EYRIE, C9)

    assert table.ruler(C1) == CULT
    options = moves(table.state, EYRIE)
    assert ("move", C1, C5, 5) not in options
    assert ("move", C1, C9, 5) in options


def test_ic06_rule_is_tested_before_the_move() -> None:
    table = Table("marquise", "eyrie").put(MARQUISE, C1, 2).in_play(MARQUISE, "cobbler")

    table.when(OfferCobbler(MARQUISE)).answer("move", C1, C5, 2).asks_nothing()

    assert table.count(MARQUISE, C5) == 2


def test_ic08_a_pawn_does_not_prevent_rule() -> None:
    table = Table("marquise", "vagabond").put(MARQUISE, C1).pawn(VAGABOND, C1)

    assert table.ruler(C1) == MARQUISE


def test_ic09_others_may_move_to_the_keep_but_not_place_there() -> None:
    table = Table("marquise", "eyrie").put(KEEP, C1).put(EYRIE, C5, 3)

    assert ("move", C5, C1, 3) in moves(table.state, EYRIE)

    table.put(EYRIE, C1, 1).decree(3, "vizier").turn(EYRIE).decline_until("eyrie_crafting")
    table.decline()
    assert not table.offers("decree_build", "vizier", C1)


def test_a_move_may_start_only_in_matching_clearings_when_a_suit_is_asked() -> None:
    table = Table("marquise", "eyrie").put(EYRIE, C5, 1).put(EYRIE, C12, 1)

    origins = {option[1] for option in moves(table.state, EYRIE, 0)}

    assert origins == {C12}
    assert {option[1] for option in moves(table.state, EYRIE, BIRD)} == {C5, C12}


def test_rivers_are_no_paths() -> None:
    table = Table("marquise", "eyrie").put(EYRIE, C10, 1)

    assert ("move", C10, C11, 1) not in moves(table.state, EYRIE)
