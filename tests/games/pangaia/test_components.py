"""2.12, 2.13 The data file: its values, their provenance, an owner's corrections."""

from __future__ import annotations

import re
from typing import Any

import pytest

from nemeton.engine.errors import BadInput
from nemeton.games.pangaia.components import (
    SOURCES,
    checked,
    components,
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
    table = provenance(printed())
    sources = {path: source.partition(":")[0] for path, _, source in table}

    assert set(sources.values()) == set(SOURCES)
    assert sources["slots.S2.cost"] == "rulebook"
    assert sources["slots.S3.cost"] == "house"
    assert sources["tile.per_type"] == "public"
    assert sources["tile.cells"] == "house"
    assert sources["stillness.rounds"] == "house"
    assert sources["slots.S2.blessings"] == "house"
    assert sources["achievements.cards.AC3.counts"] == "rulebook"
    assert sources["achievements.cards.AC4.counts"] == "house"
    assert sources["solo.automa.wind.action"] == "rulebook"
    assert sources["solo.automa.wind.copies"] == "house"


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("rituals.*", {"rituals": {"grove": ["sun", "sun", "rain", "snow", "snow"]}}),
    ("rituals.*", {"rituals": {"crown": ["sun", "wind", "rain"]}}),
    ("rituals.connection", {"rituals": {"connection": [["sun"]] * 10}}),
    ("rituals", {"rituals": {"crown": ["sun", "wind", "rain", "fog"]}}),
    ("automa", {"solo": {"automa": [{"location": "sun", "copies": 3}]}}),
    ("automa", {"solo": {"automa": [{"location": "fog", "copies": 2}]}}),
    ("automa.storm", {"solo": {"automa": [{"location": "storm", "action": "decline"}]}}),
    ("slots.S4.cost", {"slots": [{"id": "S4", "cost": 5}]}),
    ("slots", {"slots": [{"id": "S1", "seed": "B"}]}),
    ("slots", {"slots": [{"id": "S7", "cost": 1}]}),
    ("slots.S1.colour", {"slots": [{"id": "S1", "colour": 1}]}),
    ("slots", {"slots": 3}),
    ("start_le", {"per_player": {"start_le": -1}}),
    ("start_le", {"per_player": {"start_le": "many"}}),
    ("convert", {"solo": {"convert": 0}}),
    ("display", {"display": [3]}),
    ("slots.S6.blessings", {"slots": [{"id": "S6", "blessings": -1}]}),
    ("stillness.rounds", {"stillness": {"rounds": 1}}),
    ("stillness.warnings", {"stillness": {"rounds": 3, "warnings": 3}}),
    ("AC4.counts", {"achievements": {"cards": {"AC4": {"counts": "clouds"}}}}),
    ("counts", {"achievements": {"cards": {"AC4": {"counts": "trees"}}}}),
    ("cards.AC7", {"achievements": {"cards": {"AC7": {"counts": "seeds"}}}}),
    ("tile.cells", {"tile": {"cells": [[0, 0], [1, 0], [2, 0]]}}),
    ("tile.cells", {"tile": {"cells": [[1, 0], [0, 0], [2, 0], [3, 0]]}}),
    ("tile.cells", {"tile": {"cells": [[0, 0], [1, 0], [1, 0], [2, 0]]}}),
    ("tile.cells", {"tile": {"cells": [[0, 0], [2, 0], [3, 0], [2, 1]]}}),
    ("tile.cells", {"tile": {"cells": [[0, 0], [1, 0], [-1, 0], [-2, 0]]}}),  # the lake parts them
    ("tile.cells", {"tile": {"cells": [[0, 0], [1, 0], [2, 0], [4, 0]]}}),
    ("tile.cells", {"tile": {"cells": [[0, 0], [1], [2, 0], [3, 0]]}}),
    ("tile", {"tile": {"min_segments": 5}}),  # no such continent could ever be laid
    ("nonsense", {"nonsense": 3}),
    ("solo", {"solo": 3}),
]


COPIES = "solo.automa.*.copies"
IN_WORDS = [
    (
        {"slots": [{"id": "S4", "cost": 5}]},
        "slots.S4.cost must lie in 1 … 4.",
        "slots.S4.cost doit être dans 1 … 4.",
    ),
    (
        {"solo": {"automa": [{"location": "sun", "copies": 3}]}},
        f"{COPIES} must add up to 9.",
        f"{COPIES} doit faire 9 en tout.",
    ),
    (
        {"rituals": {"crown": ["sun"]}},
        "rituals.* must add up to 18.",
        "rituals.* doit faire 18 en tout.",
    ),
    (
        {"tile": {"cells": [[0, 0], [2, 0], [3, 0], [2, 1]]}},
        "tile.cells must be a lake at 0, 0 and three lands that hang together beside it.",
        "tile.cells doit être un lac en 0, 0 et trois terrains d’un seul tenant à côté.",
    ),
]


@pytest.mark.parametrize(("wrong", "english", "french"), IN_WORDS)
def test_what_is_wrong_is_said_in_words(wrong: dict[str, Any], english: str, french: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.read_data(wrong)

    assert caught.value.said("en") == english
    assert caught.value.said("fr") == french


@pytest.mark.parametrize(("where", "values"), WRONG)
def test_a_wrong_correction_is_refused_by_name(where: str, values: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=re.escape(where)):
        GAME.read_data(values)


def test_values_that_are_not_whole_are_refused() -> None:
    with pytest.raises(ValueError, match="data"):
        checked({})


def test_the_printed_file_itself_is_a_sound_correction() -> None:
    GAME.read_data(printed())


def test_an_owners_correction_is_played_with_and_recorded() -> None:
    costs = {"S1": 1, "S4": {"value": 2, "provenance": "owner"}, "S6": 3}
    data = {"slots": [{"id": slot, "cost": cost} for slot, cost in costs.items()]}

    game = GAME.start(players=2, seed=1, data=data)
    assert isinstance(game, Pangaia)

    assert game.rules.components.slot_cost == [1, 1, 2, 2, 3, 3]
    assert game.record["data"] == data
    replayed = GAME.replay(game.record)
    assert replayed == game


def test_a_client_gets_the_values_played_with_and_the_face_of_every_card() -> None:
    setup = GAME.prepared(2, 1, {}, {"slots": [{"id": "S4", "cost": 2}]})
    values = GAME.components(setup)

    assert [slot["cost"] for slot in values["slots"]] == [2, 1, 2, 2, 3, 4]
    assert values["rituals"][0] == {"kind": "connection", "climates": ["sun", "wind"]}
    assert values["rituals"][9] == {"kind": "connection", "climates": ["snow", "snow"]}
    assert values["rituals"][17] == {"kind": "crown", "climates": ["snow"]}
    assert len(values["rituals"]) == len(GAME.names["ritual"])
