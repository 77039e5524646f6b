"""2.12, 2.13 The data file: its values, their provenance, an owner's corrections."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from nemeton.games.pangaia.components import (
    SOURCES,
    checked,
    components,
    leaves,
    printed,
    provenance,
)
from nemeton.games.pangaia.game import GAME
from nemeton.games.pangaia.kinds import BITS
from nemeton.games.pangaia.state import Pangaia


def test_2_5_the_slots() -> None:
    values = components(None)

    assert values.slot_cost == [2, 1, 2, 3, 3, 4]
    assert sum(values.slot_cost) == 15
    assert sum(values.slot_energy) == 6
    assert sum(values.slot_plant) == 3
    assert [BITS[slots] for slots in values.seed_slots] == [1, 2, 3]


def test_2_8_twenty_blessings_and_2_9_nine_automa_cards() -> None:
    assert sum(components(None).blessing_copies) == 20
    assert sum(components(None).automa_copies) == 9


def test_every_value_has_a_provenance() -> None:
    table = provenance()

    assert len(table) == len(leaves(printed()["values"]))
    assert {source for _, _, source, _ in table} == set(SOURCES)
    sources = {path: source for path, _, source, _ in table}
    assert sources["slots.S2.cost"] == "rulebook"
    assert sources["slots.S3.cost"] == "house"
    assert sources["tile.per_type"] == "public"


def test_every_provenance_belongs_to_a_value() -> None:
    paths = [path for path, _ in leaves(printed()["values"])]

    for known in printed()["provenance"]:
        assert any(path == known or path.startswith(f"{known}.") for path in paths), known


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("rituals", {"rituals": {"grove": ["sun", "sun", "rain", "snow"]}}),
    ("rituals", {"rituals": {"crown": ["sun", "wind", "rain"]}}),
    ("automa", {"solo": {"automa": [{"location": "sun", "action": "decline", "copies": 9}]}}),
    ("S1", {"slots": [{"id": "S1", "cost": 5, "plant": 1, "end_le": 0, "seed": "A"}]}),
    ("start_le", {"per_player": {"start_le": -1}}),
    ("start_le", {"per_player": {"start_le": "many"}}),
    ("convert", {"solo": {"convert": 0}}),
    ("display", {"display": [3]}),
    ("nonsense", {"nonsense": 3}),
    ("solo", {"solo": 3}),
]


@pytest.mark.parametrize(("where", "values"), WRONG)
def test_a_wrong_correction_is_refused_by_name(where: str, values: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=where if where != "S1" else "slots"):
        GAME.read_data({"values": values})


def slots(**changes: int) -> list[dict[str, Any]]:
    table: list[dict[str, Any]] = copy.deepcopy(printed()["values"]["slots"])
    for slot in table:
        slot["cost"] = changes.get(slot["id"], slot["cost"])
    return table


def test_a_cost_above_four_is_refused() -> None:
    with pytest.raises(ValueError, match=r"slots\.S4\.cost"):
        GAME.read_data({"values": {"slots": slots(S4=5)}})


def test_a_seed_without_a_slot_is_refused() -> None:
    table = slots()
    table[0]["seed"] = "B"

    with pytest.raises(ValueError, match="slots"):
        GAME.read_data({"values": {"slots": table}})


def test_a_whole_file_of_rubbish_is_refused() -> None:
    for data in ({}, {"values": 3}, {"values": {}, "more": 1}):
        with pytest.raises(ValueError, match="data"):
            GAME.read_data(data)
    with pytest.raises(ValueError, match="values"):
        checked({})


def test_an_owners_correction_is_played_with_recorded_and_named_as_the_owners() -> None:
    data = {"values": {"slots": slots(S1=1, S2=1, S3=2, S4=2, S5=3, S6=3)}}

    game = GAME.start(players=2, seed=1, data=data)
    assert isinstance(game, Pangaia)

    assert game.rules.components.slot_cost == [1, 1, 2, 2, 3, 3]
    assert game.record["data"] == data
    replayed = GAME.replay(game.record)
    assert replayed == game
    owners = {path for path, _, source, _ in provenance(data) if source == "owner"}
    assert owners == {"slots.S1.cost", "slots.S4.cost", "slots.S6.cost"}
