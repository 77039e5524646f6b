"""R5, SC.6 Setup; D.2, D.3 the maps; line-ups, options, data."""

from __future__ import annotations

import math
from typing import Any

import pytest

import nemeton
from nemeton.engine.errors import BadInput
from nemeton.games.root.components import PRINTED, TABLES, Map, corrected
from nemeton.games.root.factions.vagabond.turn import slip_targets
from nemeton.games.root.game import GAME
from nemeton.games.root.kinds import (
    ALLIANCE,
    CLEARINGS,
    EYRIE,
    MARQUISE,
    RECRUITER,
    SAWMILL,
    VAGABOND,
    WORKSHOP,
)
from nemeton.games.root.state import Root
from tests.games.root.table import C1, C3, C9, C10, Table

Edge = tuple[int, int]


def started(players: int, **options: Any) -> Root:
    state = GAME.start(players=players, seed=options.pop("seed", 5), **options)
    assert isinstance(state, Root)
    return state


# Maps


def faces(name: str) -> list[frozenset[int]]:
    """The bounded faces of the map drawn with straight lines, by the clearings around them."""
    shape = TABLES["maps"][name]
    edges = list(shape["paths"]) + (shape["river"] if shape["river_cuts_forests"] else [])
    turns: dict[int, list[int]] = {}
    for one, other in edges:
        turns.setdefault(one, []).append(other)
        turns.setdefault(other, []).append(one)
    for centre, around in turns.items():
        around.sort(key=lambda other: angle(shape, centre, other))
    unseen = {(one, other) for one, around in turns.items() for other in around}
    found: list[frozenset[int]] = []
    while unseen:
        walked = walk_face(turns, min(unseen))
        unseen -= set(walked)
        if area(shape, walked) > 0:
            found.append(frozenset(one for one, _ in walked))
    return found


def angle(shape: dict[str, Any], centre: int, other: int) -> float:
    x, y = shape["x"], shape["y"]
    return math.atan2(y[other - 1] - y[centre - 1], x[other - 1] - x[centre - 1])


def walk_face(turns: dict[int, list[int]], first: Edge) -> list[Edge]:
    walked, edge = [first], first
    while True:
        one, other = edge
        around = turns[other]
        edge = (other, around[(around.index(one) - 1) % len(around)])
        if edge == first:
            return walked
        walked.append(edge)


def area(shape: dict[str, Any], walked: list[Edge]) -> float:
    x, y = shape["x"], shape["y"]
    return float(sum(x[a - 1] * y[b - 1] - x[b - 1] * y[a - 1] for a, b in walked))


@pytest.mark.parametrize(("name", "number"), [("autumn", 7), ("winter", 8)])
def test_the_forests_are_the_faces_of_the_map(name: str, number: int) -> None:
    table = [frozenset(each["clearings"]) for each in TABLES["maps"][name]["forest"]]

    assert len(table) == number
    assert sorted(map(sorted, faces(name))) == sorted(map(sorted, table))


@pytest.mark.parametrize("name", ["autumn", "winter"])
def test_neighbouring_forests_share_an_edge(name: str) -> None:
    shape = TABLES["maps"][name]
    edges = list(shape["paths"]) + (shape["river"] if shape["river_cuts_forests"] else [])
    forests = {each["key"]: set(each["clearings"]) for each in shape["forest"]}
    for entry in shape["forest"]:
        mine = forests[entry["key"]]
        touching = {
            key
            for key, theirs in forests.items()
            if key != entry["key"] and any({a, b} <= mine and {a, b} <= theirs for a, b in edges)
        }
        assert touching == set(entry["forests"])


@pytest.mark.parametrize(("name", "paths"), [("autumn", 18), ("winter", 16)])
def test_slots_ruins_and_paths(name: str, paths: int) -> None:
    board: Map = PRINTED.maps[name]

    assert (sum(board.slots), sum(board.ruins)) == (22, 4)
    assert sum(len(each) for each in board.paths) == 2 * paths


def test_ic134_forests_on_both_banks() -> None:
    winter = Table("vagabond", "eyrie", map="winter").pawn(VAGABOND, 13)
    autumn = Table("vagabond", "eyrie").pawn(VAGABOND, 14)

    assert 17 in slip_targets(winter.state, VAGABOND)
    assert {each for each in slip_targets(autumn.state, VAGABOND) if each < 12} == {1, 5, 9, 10, 11}


def test_ic138_the_winter_suits_are_dealt_four_of_each() -> None:
    seen = set()
    for seed in range(5):
        state = started(2, map="winter", seed=seed)
        assert sorted(state.suits) == [0] * 4 + [1] * 4 + [2] * 4
        seen.add(tuple(state.suits))
    assert len(seen) > 1


# Line-ups


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (1, {"mode": "standard"}, "lineup-alone"),
        (5, {"mode": "cooperative"}, "lineup-together"),
        (6, {"mode": "competitive"}, "lineup-against"),
        (2, {"factions": ("eyrie", "eyrie")}, "lineup-twice"),
        (3, {"factions": ("vagabond", "vagabond", "vagabond")}, "lineup-vagabonds"),
        (2, {"mode": "competitive", "factions": ("marquise", "eyrie")}, "lineup-marquise"),
        (2, {"mode": "cooperative", "factions": ("marquise", "eyrie")}, "lineup-marquise"),
        (1, {"factions": ("marquise",)}, "lineup-marquise"),
        (2, {"factions": ("marquise",)}, "bad-option"),
        (2, {"factions": ("marquise", "badger")}, "bad-option"),
        (2, {"factions": ("marquise", "vagabond2")}, "bad-option"),
        (2, {"factions": 7}, "bad-option"),
        (3, {"guide": True}, "lineup-guide-players"),
        (4, {"guide": True, "mode": "cooperative"}, "lineup-guide-players"),
        (4, {"guide": True, "map": "winter"}, "lineup-guide-map"),
        (
            4,
            {"guide": True, "factions": ("eyrie", "marquise", "alliance", "vagabond")},
            "lineup-guide-factions",
        ),
        (2, {"map": "summer"}, "bad-option"),
        (2, {"mode": "solo"}, "bad-option"),
        (2, {"assign": "vote"}, "bad-option"),
        (2, {"characters": ("bard",)}, "bad-option"),
        (2, {"characters": ("thief", "thief")}, "bad-option"),
        (2, {"characters": "thief"}, "bad-option"),
        (2, {"max_rounds": 0}, "bad-option"),
        (2, {"max_rounds": True}, "bad-option"),
        (2, {"infamy_any_turn": "yes"}, "bad-option"),
        (2, {"campaign": '{"wins": 0, "kept": [[], []]}'}, "lineup-campaign"),
        (2, {"badgers": 3}, "unknown-option"),
        (7, {}, "bad-players"),
        (0, {}, "bad-players"),
    ],
)
def test_a_line_up_that_the_rules_forbid_is_refused_with_the_reason(
    players: int, options: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadInput) as refusal:
        nemeton.game("root").start(players=players, seed=1, **options)

    assert refusal.value.key == reason
    sentences = {refusal.value.said(locale) for locale in nemeton.LOCALES}
    assert len(sentences) == 2
    assert not any(reason in sentence or "{" in sentence for sentence in sentences)


@pytest.mark.parametrize("players", range(1, 7))
def test_every_number_of_players_has_a_mix(players: int) -> None:
    state = started(players)

    assert sum(seat >= 0 for seat in state.seat_of) == players + (players == 1)


def test_two_vagabonds_are_told_apart() -> None:
    state = started(3, factions=("vagabond", "eyrie", "vagabond"))

    assert state.seat_of[VAGABOND] == 0
    assert state.seat_of[VAGABOND + 1] == 2


def test_drafted_factions_are_taken_in_turn() -> None:
    state = started(3, assign="draft")
    taken = []
    while state.decision is not None and state.decision.prompt == "faction":
        taken.append(state.options()[-1][1])
        state.choose(state.options()[-1])

    assert taken == [6, 5, 3]
    assert [state.seat_of[each] >= 0 for each in (3, 5, 6)] == [True] * 3


def test_the_guided_game_sets_the_marquise_up() -> None:
    state = started(4, guide=True)

    assert state.order == [MARQUISE, EYRIE, ALLIANCE, VAGABOND]
    places = [
        [each for each in range(CLEARINGS) if state.pieces[each * 17 + piece]]
        for piece in (SAWMILL, WORKSHOP, RECRUITER)
    ]
    assert places == [[C1], [C10], [C9]]
    assert state.pieces[C3 * 17 + EYRIE] == 6


def test_the_characters_allowed_can_be_limited() -> None:
    state = started(2, factions=("eyrie", "vagabond"), characters=("thief", "tinker"))
    while state.decision is not None and state.decision.prompt != "character":
        state.choose(state.options()[0])

    assert state.options() == [("play_as", 0), ("play_as", 1)]


# Data


def test_every_value_says_where_it_comes_from() -> None:
    assert corrected({"cards": {"card": {"anvil": {"points": 3}}}}).cards.points[9] == 3


@pytest.mark.parametrize(
    "data",
    [
        {"cards": {"card": {"anvil": {"points": "3"}}}},
        {"cards": {"card": {"badger": {"points": 3}}}},
        {"boards": {"eyrie": {"points": [1, 2]}}},
        {"boards": {"badger": {}}},
        {"cards": {"card": {"anvil": {"copies": 2}}}},
        {"cards": {"card": {"anvil": {"provenance": "hearsay"}}}},
        {"cards": {"card": {"anvil": {"suit": "badger"}}}},
        {"maps": 7},
    ],
)
def test_broken_corrections_are_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        GAME.start(players=2, seed=1, data=data)


def test_a_corrected_value_is_played_by() -> None:
    data = {"boards": {"victory": {"points": 5}}}
    state = started(2, data=data)

    assert state.rules.components.victory == 5
    assert state.record["data"] == data
