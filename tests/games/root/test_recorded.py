"""Whole games that were recorded replay to the same result."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import nemeton
from nemeton.engine.errors import BadInput
from nemeton.engine.record import verified
from nemeton.games.root.game import GAME

RECORDS = sorted((Path(__file__).parents[2] / "recorded" / "root").glob("*.json"))


def test_there_are_records() -> None:
    assert len(RECORDS) >= 3


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays(path: Path) -> None:
    record = json.loads(path.read_text("utf-8"))

    state = verified(GAME, record)

    assert state.faults() == []
    assert state.result is not None


def test_a_record_of_later_rules_is_refused_in_words() -> None:
    record = {**json.loads(RECORDS[0].read_text("utf-8")), "rules": "3"}

    with pytest.raises(BadInput) as refused:
        nemeton.replay(record)

    assert str(refused.value) == (
        "The file was written for version 3 of the rules of root; this is version 2."
    )
