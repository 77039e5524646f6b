"""The recorded games: every question in them that picks several, answered in random order."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import nemeton
from nemeton.testing import Case
from nemeton.testing.sets import (
    asked_for,
    member_by_member,
    name_members,
    pick_at_random,
)
from tests.conformance.trees import ROOT

RECORDS = sorted((ROOT / "tests" / "recorded").rglob("*.json"))
TRIES = 3


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_set_of_a_recorded_game_is_picked_in_any_order(path: Path) -> None:
    record = json.loads(path.read_text())
    game = nemeton.game(record["game"])
    state = game.replay(record, at=0, log=False)
    case, rng = Case(game, record["players"], {}, 0), nemeton.Fast(7)

    for choice in record["choices"]:
        several = asked_for(state)
        if several is not None:
            name_members(case, state, several)
            for _ in range(TRIES):
                pick_at_random(case, state, several, rng)
            if several.members[0] in state.options():
                picked = member_by_member(state, several, rng)
                assert several.whole(several.numbers_of(picked)), picked
        state.choose(choice)
