"""Every refusal says why: measured as `tools/refusals.py` does, on fewer positions."""

from __future__ import annotations

import random
import re
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import nemeton
from nemeton.engine.flow import Option
from nemeton.engine.refusal import reason_against
from nemeton.engine.state import State

TOOL: dict[str, Any] = runpy.run_path("tools/refusals.py")
GAMES = TOOL["GAMES"]
MOST = 0.03  # of the refusals may be general


@pytest.mark.parametrize("name", GAMES)
def test_hardly_any_refusal_is_general(name: str) -> None:
    found = TOOL["tally"](nemeton.game(name), 60)

    assert found.tried.total() > 300
    assert found.general.total() <= MOST * found.tried.total(), found.worst(5)


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_names_its_paragraph(name: str) -> None:
    assert TOOL["tally"](nemeton.game(name), 60).nowhere == 0


@pytest.mark.parametrize("name", GAMES)
def test_the_paragraph_that_a_refusal_names_stands_in_the_law_book(name: str) -> None:
    book = Path(f"docs/rules/{name}.md").read_text(encoding="utf-8")
    anchors = set(re.findall(r'<a id="([^"]+)"', book))

    named = {reason_against(state, tried).rule for state, tried in refused(name, positions=60)}

    assert named - anchors == set()


@pytest.mark.parametrize("name", GAMES)
def test_a_refusal_tells_nothing_that_its_seat_may_not_know(name: str) -> None:
    """Twins that differ only in what the seat cannot know refuse with the same words."""
    for state, tried in refused(name, positions=40):
        twin = state.determinize(state.pending().seat(state), seed=5)
        told = [each.why_not(tried, "en") for each in (state, twin)]

        assert told[0] == told[1], (state.pending().prompt, tried)


def refused(name: str, positions: int) -> Iterator[tuple[State, Option]]:
    """Positions of random games, each with something that is not offered there."""
    game, rng = nemeton.game(name), random.Random(3)
    found = started = 0
    while found < positions:
        players = game.players[started % len(game.players)]
        state = game.start(players=players, seed=started)
        started += 1
        while not state.over and found < positions:
            if rng.randrange(40) == 0:
                found += 1
                for option in TOOL["illegal"](game, state, rng):
                    yield state, option
            state.choose(rng.choice(state.options()))
