"""Whole games on record replay to the same result."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nemeton.engine.record import verified
from nemeton.games.oak.game import GAME

RECORDED = sorted((Path(__file__).parents[2] / "recorded" / "oak").glob("*.json"))


def test_games_are_on_record() -> None:
    assert len(RECORDED) >= 5


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_result(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))

    game = verified(GAME, record)

    assert game.result is not None
    assert game.result.view() == record["result"]
    assert game.faults() == []
