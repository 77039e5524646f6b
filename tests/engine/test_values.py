"""The values on components one by one: their places, their sources, what an owner changes."""

from __future__ import annotations

from typing import Any

import pytest

import nemeton
from nemeton.engine.errors import BadInput
from nemeton.engine.values import Change, changes, correction, listed_values, parsed

CORRECTABLE = ("oak", "pangaia", "root")
SOURCES = {"rulebook", "public", "house"}
DOCUMENT = {
    "provenance": "rulebook",
    "card": [{"name": "owl", "cost": 2, "text": {"provenance": "house", "word": "hoot"}}],
    "slots": [{"few": 1}, {"few": 2}],
    "notches": {"row": [4, -3], "points": 2, "provenance": {"row": ["rulebook", "house"]}},
    "pairs": [["sun", "wind"], {"value": ["snow", "wind"], "provenance": "public: a figure"}],
    "display": {"value": 3, "provenance": "house: our reading"},
}


def listed(document: Any) -> list[tuple[str, Any, tuple[str, ...]]]:
    return [(".".join(each.place), each.value, each.sources) for each in listed_values(document)]


def test_every_value_has_its_place_and_the_nearest_provenance_around_it() -> None:
    assert listed(DOCUMENT) == [
        ("card.owl.cost", 2, ("rulebook",)),
        ("card.owl.text.word", "hoot", ("house",)),
        ("slots.1.few", 1, ("rulebook",)),
        ("slots.2.few", 2, ("rulebook",)),
        ("notches.row", [4, -3], ("rulebook", "house")),
        ("notches.points", 2, ("rulebook",)),
        ("pairs", [["sun", "wind"], ["snow", "wind"]], ("rulebook", "public")),
        ("display", 3, ("house",)),
    ]


def test_every_value_on_a_component_of_every_game_has_a_provenance() -> None:
    for name in nemeton.catalogue():
        for place, _, sources in listed(nemeton.game(name).component_values()):
            assert sources, place
            assert set(sources) <= SOURCES, place


@pytest.mark.parametrize("name", CORRECTABLE)
def test_every_listed_value_can_be_corrected_by_itself_at_its_place(name: str) -> None:
    game = nemeton.game(name)
    ours = game.component_values()
    for value in listed_values(ours):
        same = correction([Change(value, value.value)])
        assert not changes(ours, game.component_values(same)), value.place


def test_what_an_owner_changes_is_told_and_nothing_else() -> None:
    game = nemeton.game("oak")
    data = {"creatures": {"bodach": {"points": 3, "provenance": "owner"}},
            "branches": {"rune": {"first": {"income": 2}}},
            "solar": {"literal": {"1": {"branch": "rune"}}}}  # fmt: skip

    found = changes(game.component_values(), game.component_values(data))

    assert [(".".join(each.ours.place), each.ours.value, each.own) for each in found] == [
        ("creatures.bodach.points", 2, 3),
        ("branches.rune.first.income", [0, 0, 1], [0, 0, 2]),
        ("solar.literal.1.branch", "feather", "rune"),
    ]
    smallest = correction(found)
    assert smallest["branches"] == {"rune": {"first": {"income": [0, 0, 2]}}}
    assert game.component_values(smallest)["creatures"]["bodach"]["points"] == 3


def test_a_list_of_another_length_is_one_change() -> None:
    (change,) = changes({"slots": [{"few": 1, "provenance": "house"}]}, {"slots": []})

    assert (change.ours.place, change.own, change.ours.sources) == (("slots",), [], ("house",))


def test_a_file_is_read_by_its_name() -> None:
    assert parsed("mine.json", b'{"a": 1}') == parsed("mine.toml", b"a = 1") == {"a": 1}


@pytest.mark.parametrize(("name", "content", "sentence"), [
    ("mine.json", b'{"a": 1', "This is not a sound JSON file."),
    ("mine.toml", b"[a", "This is not a sound TOML file."),
    ("mine.json", b"\xff", "This is not a sound JSON file."),
    ("mine.json", b"[" * 100_000, "This is not a sound JSON file."),
])  # fmt: skip
def test_a_file_that_cannot_be_read_is_refused_in_words(
    name: str, content: bytes, sentence: str
) -> None:
    with pytest.raises(BadInput) as refused:
        parsed(name, content)
    assert refused.value.said("en") == sentence


def test_tables_lie_in_each_other_so_deep_and_no_deeper() -> None:
    deep: dict[str, Any] = {}
    for _ in range(500):
        deep = {"creatures": deep}
    for name in CORRECTABLE:
        with pytest.raises(BadInput):
            nemeton.game(name).prepared(2, 1, {}, deep)


@pytest.mark.parametrize("number", [1_000_000_000, -1])
def test_no_number_of_root_is_larger_than_any_box(number: int) -> None:
    with pytest.raises(BadInput, match=r"cards\.card\.spy_fox\.copies must lie in 0 … 99"):
        nemeton.game("root").read_data({"cards": {"card": {"spy_fox": {"copies": number}}}})
