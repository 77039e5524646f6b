"""Whole games on record: replayed, they lead to the same result."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nemeton.engine.record import verified
from nemeton.games.pangaia.game import GAME

RECORDS = sorted((Path(__file__).parents[2] / "recorded" / "pangaia").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_leads_to_its_result(path: Path) -> None:
    game = verified(GAME, json.loads(path.read_text("utf-8")))

    assert game.over
    assert game.faults() == []


def test_every_title_of_the_solo_game_has_been_won_once() -> None:
    reasons = {json.loads(path.read_text("utf-8"))["result"]["reason"] for path in RECORDS}

    assert {"saviour", "guardian", "defender", "survivor", "corrupted"} <= reasons
