"""3.7 The Oak action."""

from __future__ import annotations

import pytest

from nemeton.games.oak.kinds import (
    ACORN,
    BARD,
    BARK,
    BLUEBERRY,
    FEATHER,
    FOREST_ORDER,
    LORE,
    MUSHROOM,
    ON_BRANCH,
    PLAYING,
    RITUAL,
    ROOTS,
    RUNE,
    STORYTELLING,
    deed_of,
)
from tests.games.oak.table import Table, space

DRYAD, ARDUINNA, WARP = 6, 7, 10


def brewing(potion: int, *tokens: int) -> Table:
    """A player of the Forest Order about to brew this Potion on the Order's space."""
    return Table(orders=("forest", "bee")).potions(potion).ingredients(*tokens)


def brew(table: Table, potion: int) -> Table:
    table.answer("order", FOREST_ORDER, 0)
    return table.answer("brew", potion) if table.prompt == "brew" else table


def where(table: Table, name: str, player: int = 0) -> bool:
    return ON_BRANCH + space(name) in table.holdings(player).place


def test_a_druid_of_the_roots_enters_the_branch() -> None:
    """EX-1"""
    table = Table().answer("oak", STORYTELLING)

    assert table.holdings().resources == [3, 6, 6]
    assert where(table, "feather.1")
    assert table.holdings().place.count(ROOTS) == 5
    assert table.holdings().points == 2
    assert table.holdings().cards[STORYTELLING] == PLAYING
    table.sound()


def test_a_step_over_a_solar_token_moves_the_sun_onto_a_festival() -> None:
    """EX-8"""
    table = Table().resources(6, 6, 3).branch("rune.2").points(10).sun(2)

    table.answer("oak", RITUAL)

    assert where(table, "rune.3")
    assert table.holdings().points == 12
    assert table.state.sun == 3
    assert table.state.tokens[space("rune.3")] == 1
    assert table.holdings().resources[RUNE] == 2  # 12 < 15: two of the Branch
    table.answer("end_turn") if table.prompt == "end_turn" else None
    table.passes(1)
    table.holdings().cards[RITUAL] = 1
    table.resources(6, 6, 3).answer("oak", RITUAL).asks(0, "advance")
    spaces = [("advance", space("rune.L1")), ("advance", space("rune.R1"))]
    assert table.offered("advance") == spaces


def test_which_druid_of_the_roots_climbs_is_asked_when_they_differ() -> None:
    table = Table().elder(BARD, ROOTS).answer("oak", LORE).asks(0, "root_druid")

    table.answer("climb", BARD)

    assert table.holdings().place[table.holdings().kind.index(BARD)] == ON_BRANCH + space(
        "mistletoe.1"
    )


def test_no_step_without_a_druid_on_the_roots_or_the_branch() -> None:
    table = Table()
    for _ in range(6):
        table.move(ROOTS, 7)

    assert table.offered("oak") == []


def test_an_end_gives_its_bonus_and_no_flat_points() -> None:
    """TC-30"""
    table = Table().branch("rune.R1").artifact(0, 3).artifact(1, 3).artifact(2, 1).round(3)

    table.answer("oak", RITUAL)

    assert table.holdings().points == 9


def test_the_first_end_gives_a_point_for_every_five_owned() -> None:
    """TC-33"""
    table = Table().branch("feather.L1").points(23).answer("oak", STORYTELLING)

    assert table.holdings().points == 27


@pytest.mark.parametrize(("name", "points"), [
    ("feather.R1", 2), ("mistletoe.L1", 4), ("mistletoe.R1", 6), ("rune.L1", 6),
])  # fmt: skip
def test_every_other_end_counts_what_it_names(name: str, points: int) -> None:
    table = Table().branch(name).creature(3, 4).elder(BARD, ROOTS)
    held = table.holdings()
    held.markers = 3
    held.limits[0] = 3
    held.menhirs, held.sanctuaries = 1, [1, 1]
    table.state.supply -= 3

    table.answer("oak", {"f": STORYTELLING, "m": LORE, "r": RITUAL}[name[0]])
    if table.prompt == "root_druid":
        table.answer("climb", 0)

    assert held.points == points
    table.sound()


def test_a_blocked_end_cannot_be_entered() -> None:
    """TC-32"""
    table = Table().branch("rune.R1")
    table.state.blocked[space("rune.RE")] = True

    assert not table.offers("oak", RITUAL)


def test_wood_warp_skips_a_druid_before_a_blocked_end() -> None:
    """TC-32"""
    table = brewing(WARP, ACORN, ACORN, BARK).branch("rune.R1")
    table.state.blocked[space("rune.RE")] = True

    brew(table, WARP).asks(0, "placement").answer("pass").asks(0, "placement").answer("pass")

    assert where(table, "rune.R1")
    assert table.asked == 0
    assert table.prompt == "end_turn"


def test_the_gift_of_arduinna_enters_a_blocked_end() -> None:
    """TC-32, OAK-6"""
    table = brewing(ARDUINNA, BARK, MUSHROOM).branch("rune.R1").artifact(0)
    table.state.blocked[space("rune.RE")] = True

    brew(table, ARDUINNA).answer("advance", space("rune.RE"))

    assert where(table, "rune.RE")
    assert table.holdings().points == 3


def test_the_dryad_takes_two_steps_and_the_festival_of_the_first_comes_between() -> None:
    """TC-34"""
    table = brewing(DRYAD, BLUEBERRY, BARK).resources(0, 0, 0).branch("feather.2")
    table.points(20).sun(4)

    brew(table, DRYAD).asks(0, "dryad").answer("advance", space("feather.3"))

    assert table.holdings().points == 20
    assert table.state.sun == 5
    assert table.holdings().resources[FEATHER] == 2
    table.asks(0, "advance").answer("advance", space("feather.L1"))
    assert table.holdings().points == 22


def test_the_dryad_needs_two_steps() -> None:
    """A-17"""
    table = brewing(DRYAD, BLUEBERRY, BARK).branch("feather.L1")

    brew(table, DRYAD).asks(0, "dryad")

    assert table.offered("advance") == [
        ("advance", space("mistletoe.1")), ("advance", space("rune.1")),
    ]  # fmt: skip


def test_wood_warp_resolves_branch_by_branch() -> None:
    """TC-36"""
    table = brewing(WARP, ACORN, ACORN, BARK).resources(0, 0, 0)
    table.branch("feather.2").branch("rune.2").sun(2)
    for _ in range(3):
        table.move(ROOTS, 7)

    brew(table, WARP)

    assert where(table, "feather.3")
    assert where(table, "rune.2")
    assert table.state.sun == 3
    assert table.holdings().resources == [2, 0, 1]
    table.asks(0, "placement").answer("advance", space("mistletoe.1"))
    assert where(table, "mistletoe.1")
    assert where(table, "rune.3")
    assert table.holdings().points == 6


def test_at_the_end_of_its_track_the_sun_stays() -> None:
    """TC-25"""
    table = Table().branch("rune.2").sun(11).answer("oak", RITUAL)

    assert table.state.sun == 11
    assert table.state.tokens[space("rune.3")] == 1
    assert table.holdings().resources[RUNE] == 3


def test_a_token_may_move_the_sun_without_a_festival() -> None:
    """TC-24"""
    table = Table().branch("rune.2").sun(3).answer("oak", RITUAL)

    assert table.state.sun == 4
    assert table.holdings().resources[RUNE] == 3


def test_ends_may_be_shared_until_dusk() -> None:
    """OAK-5"""
    table = Table().branch("rune.L1").branch("rune.L1", player=1)

    table.answer("oak", RITUAL)
    table.answer("end_turn") if table.prompt == "end_turn" else None

    assert table.asks(1, "main").offers("oak", RITUAL)


def test_a_promoted_druid_on_a_branch_counts_as_an_elder() -> None:
    """TC-17"""
    table = Table().hand(1).branch("feather.R1").resources(9, 6, 6)

    table.answer("temple", 1, 2, deed_of(1, 2)).asks(0, "promote")
    table.answer("promote", ON_BRANCH + space("feather.R1"), BARD)
    table.passes(1) if table.asked else table.answer("end_turn").passes(1)
    table.answer("oak", STORYTELLING)

    assert table.holdings().points == 2
    assert table.holdings().kinds_at(ON_BRANCH + space("feather.RE")) == [BARD]
