"""What things are said to be and to do, and what holds of them now."""

from __future__ import annotations

import nemeton
from nemeton.games.oak.kinds import CAOINEAG
from tests.games.oak.table import Table

nemeton.game("oak")  # the words are those of the box


def now(table: Table, *thing: str | int, seat: int | None = 0) -> list[str]:
    said = table.state.explain(thing, seat, "en")
    return [*said.cost, *said.now]


def test_what_another_has_is_not_said_to_be_the_readers() -> None:
    table = Table().resources(1, 2, 3).resources(4, 5, 6, player=1)

    assert now(table, "resource", "rune") == ["You have 3 of them."]
    assert now(table, "resource", "rune", 1) == ["Orange has 6 of them."]
    assert now(table, "ingredient", "bark", 1) == ["Orange has none."]
    assert now(table, "druid", "bard", 1) == ["Orange: none is at rest."]
    assert now(table, "row", "stones", 1) == ["Orange has a limit of one.", "One place is free."]
    assert now(table, "resource", "rune", 0, seat=None) == ["Violet has 3 of them."]


def test_a_space_says_what_it_pays_and_an_end_what_it_is_worth_to_the_reader() -> None:
    table = Table().points(23).branch("feather.2")

    assert now(table, "space", "feather_left_end") == ["To you it is worth 4 points now."]
    assert now(table, "space", "feather_left_end", seat=1) == ["To you it is worth nothing yet."]
    second = now(table, "space", "feather_second")
    assert second[0].startswith("At a Festival: 1 ")
    assert second[1] == "Violet stands here."


def test_an_action_says_what_ones_creatures_make_of_its_price() -> None:
    table = Table().creature(CAOINEAG)

    assert now(table, "deed", "lore_2") == [
        "Costs 5 Mistletoe.",
        "With your Creatures it costs you 4.",
    ]
    assert now(table, "deed", "lore_oak") == ["Costs 3 Mistletoe."]
    assert now(table, "deed", "lore_2", seat=1) == ["Costs 5 Mistletoe."]


def test_rest_spaces_and_roots_say_how_many_are_there() -> None:
    table = Table().resting(2)

    assert now(table, "mark", "rest") == ["2 Druids are there."]
    assert now(table, "mark", "roots") == ["7 Druids are there."]
    assert now(table, "mark", "roots", 1) == ["6 Druids are there."]
    assert now(table, "mark", "first") == ["Now: Violet."]
