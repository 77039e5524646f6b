"""What a board can show, what a refused move is told, what a save refuses."""

from __future__ import annotations

import json
from typing import Any

import pytest

import nemeton
from tests.games.cernunos.table import Table


def test_power_is_shown_for_every_visible_token() -> None:
    board = Table("b2=vD c2=vT,vT a1=gW; green place1").state.view(0)["board"]

    assert board["power"][5] == -1
    assert board["power"][6] == 2
    assert board["power"][0] == 0
    assert board["power"][11] is None


def test_reach_is_shown_for_every_type_from_every_cell() -> None:
    reach = Table(". ; green place1").state.view(None)["board"]["reach"]

    deer, wolf, fox, tree = reach[2], reach[3], reach[5], reach[0]
    assert deer[5] == [1, 4, 6, 9]
    assert wolf[0] == [5, 10]
    assert sorted(fox[0]) == [1, 4, 5]
    assert tree[5] == []


def test_both_players_and_spectators_see_the_same() -> None:
    table = Table("b2=vD c2=vT,vT; green place1")

    assert table.state.view(0) == table.state.view(1) == table.state.view(None)


def test_the_seats_are_named_and_counted() -> None:
    seats = Table("b2=vD c2=vT,vT a1=gD; green place1").state.view(None)["seats"]

    assert [seat["title"] for seat in seats] == ["green", "violet"]
    assert [seat["score"] for seat in seats] == [1, 2]


@pytest.mark.parametrize(
    ("position", "option", "word"),
    [
        ("c2=vT,vT; green place1", ("place", 1, 6), "power 1"),
        ("c2=vX; green place1", ("place", 0, 6), "Fire"),
        ("c2=vT; green place1; gR=T1", ("place", 1, 6), "no Boar left"),
        (". ; green place1", ("pass",), "compulsory"),
        (". ; green place1", ("push", 3), "to be placed now"),
        (". ; green place1", ("fly", 3), "no action"),
        (". ; green place1", ("place", 0, 12), "no action"),
        (". ; green place1", ("place", 0), "no action"),
        (". ; green place1", "Ta1", "no action"),
        (". ; green place1", ("place", 0, 0), "may be chosen"),
    ],
)
def test_a_refusal_says_why(position: str, option: Any, word: str) -> None:
    table = Table(position)

    assert word in table.state.why_not(option, "en")
    assert table.state.why_not(option, "fr") != table.state.why_not(option, "en")


@pytest.mark.parametrize(
    ("position", "when", "option", "word"),
    [
        ("c2=vT,vD b3=gS; green place1", "Bb2", ("push", 11), "out of reach"),
        ("c2=vT,vD b3=gS; green place1", "Bb2", ("push", 4), "nothing on a2"),
        ("c2=vT,vD b3=gS; green place1", "Bb2", ("place", 0, 0), "under way"),
        ("b1=gD d3=vW a1=vD c1=gD; green place1", "Fc2", ("swap", 3, 1), "lower number first"),
        ("b1=gD d3=vW a1=vD c1=gD; green place1", "Fc2", ("swap", 1, 3), "nothing on d1"),
        ("b1=vB d3=gB; green place1", "Fc2", ("first", 0), "out of reach"),
        ("a2=gD c2=vT; green place1", "Rb2", ("lift", 9), "nothing on b3"),
        ("a1=gT d1=gT; green start; gR=T1B1", ".", ("grow", 5), "b2"),
        ("a1=gT d1=gT; green start; gR=T1B1", ".", ("place", 0, 0), "Growth comes first"),
        ("a1=gD; green last; gR=D1; vR=-", ".", ("push", 0), "to be placed now"),
        ("a1=gD; green last; gR=D1; vR=-", "--", ("push", 0), "over"),
    ],
)
def test_a_refusal_in_a_chain_says_why(position: str, when: str, option: Any, word: str) -> None:
    table = Table(position)
    table.play(when)

    assert word in table.state.why_not(option, "en")


def test_an_unknown_language_is_refused() -> None:
    table = Table(". ; green place1")

    with pytest.raises(nemeton.BadInput, match="no language “de”"):
        table.state.label(("place", 0, 0), "de")


def test_labels_speak_both_languages() -> None:
    table = Table(". ; green place1")

    assert table.state.label(("place", 4, 5), "en") == "Place the Squirrel on b2"
    assert table.state.label(("place", 4, 5), "fr") == "Poser l’Écureuil en b2"


def damaged(change: dict[str, Any]) -> dict[str, Any]:
    saved: dict[str, Any] = json.loads(json.dumps(Table("a1=gT b2=vD; green place1").state.save()))
    table = saved["table"]
    for name, value in change.items():
        (table if name in table else saved)[name] = value
    return saved


@pytest.mark.parametrize(
    "change",
    [
        {"stacks": []},
        {"stacks": [[]] * 12},
        {"stacks": [[0], [0], *[[]] * 10]},
        {"stacks": [[48], *[[]] * 11]},
        {"reserve": [0] * 16},
        {"reserve": [10**30] * 16},
        {"burnt": [1, 0]},
        {"chain": ["a"]},
        {"stack": []},
        {"stack": [{"step": "Nothing"}]},
        {"stack": [{"step": "DemandPlacement", "player": 7}]},
        {"stack": [{"step": "DemandPlacement", "player": 0, "colour": 1}]},
        {"extra": 1},
        {"nemeton": 2},
        {"rules": "9"},
        {"game": "chess"},
        {"seed": "secret"},
        {"players": 3},
        {"number": -1},
        {"mark": 10**30},
        {"turn": [1]},
        {"chance": {"kind": "dice"}},
        {"chance": None},
        {"result": {"winners": [5], "scores": [], "reason": "cells"}},
        {"choices": [[0, 5]]},
        {"log": [["placed"]]},
    ],
    ids=str,
)
def test_a_damaged_save_is_refused_in_a_line(change: dict[str, Any]) -> None:
    with pytest.raises(nemeton.BadInput) as caught:
        nemeton.load(damaged(change))

    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 200


def test_a_sound_save_is_taken() -> None:
    assert nemeton.load(damaged({})) == Table("a1=gT b2=vD; green place1").state


@pytest.mark.parametrize(
    ("position", "when", "option", "paragraph"),
    [
        (". ; green place1", ".", ("pass",), "6"),
        ("c2=vT,vD b3=gS; green place1", "Bb2", ("push", 11), "8.2"),
        ("b1=vB d3=gB; green place1", "Fc2", ("first", 0), "8.6"),
        ("a2=gD c2=vT; green place1", "Rb2", ("lift", 9), "8.7"),
        ("a1=gT d1=gT; green start; gR=T1B1", ".", ("grow", 5), "8.1"),
        ("a1=gD; green last; gR=D1; vR=-", ".", ("push", 0), "9.2"),
    ],
)
def test_a_refusal_names_its_paragraph(
    position: str, when: str, option: Any, paragraph: str
) -> None:
    table = Table(position)
    table.play(when)

    for locale in ("en", "fr"):
        assert table.state.why_not(option, locale).endswith(f" (§ {paragraph})")
