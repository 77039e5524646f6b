"""Whole games by chance: they end, hold together, and betray nothing."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import nemeton
from nemeton.engine.chance import Fast
from nemeton.engine.errors import BadInput
from nemeton.games.root.game import GAME
from nemeton.games.root.state import Root

SAMPLE = 60
SOAK = 10_000


def line_up(seed: int) -> dict[str, Any]:
    """Every mode, map, number of players and way to assign factions comes up."""
    draw = random.Random(seed)
    players = draw.choice((1, 2, 2, 3, 3, 4, 4, 5, 6))
    modes = ["standard"] if players > 1 else ["cooperative"]
    if 1 < players < 5:
        modes.append("cooperative")
    if players < 6:
        modes.append("competitive")
    return {
        "players": players,
        "seed": seed,
        "map": draw.choice(("autumn", "winter")),
        "mode": draw.choice(modes),
        "assign": draw.choice(("recommended", "random", "draft")),
    }


def played(seed: int, **options: Any) -> Root:
    state = GAME.start(log=False, **{**line_up(seed), **options})
    assert isinstance(state, Root)
    rng = Fast(seed)
    while not state.over:
        state.choose(state.sample(rng))
        assert state.faults() == [], (seed, state.number)
    assert state.number <= GAME.bound(state.setup)
    return state


@pytest.mark.parametrize("seed", range(SAMPLE))
def test_random_play_ends_and_breaks_no_invariant(seed: int) -> None:
    state = played(seed)

    assert state.result is not None
    assert len(state.result.scores) == state.seat_count()


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_ten_thousand_random_games() -> None:
    for seed in range(SOAK):
        played(seed)


@pytest.mark.parametrize("seed", range(12))
def test_clones_saves_and_records_agree(seed: int) -> None:
    state = GAME.start(**line_up(seed))
    rng, draw = Fast(seed), random.Random(seed)
    while not state.over:
        if draw.random() < 0.05:
            assert state.clone() == state
            saved = json.loads(json.dumps(state.save()))
            assert GAME.load(saved) == state
        state.choose(state.sample(rng))
    assert GAME.replay(json.loads(json.dumps(state.record))) == state


@pytest.mark.parametrize("seed", range(12))
def test_what_is_dealt_anew_looks_the_same_and_leads_on_the_same(seed: int) -> None:
    state = GAME.start(log=False, **line_up(seed))
    rng, draw = Fast(seed), random.Random(seed)
    while not state.over:
        if draw.random() < 0.06:
            seat = draw.randrange(state.setup.players)
            check_secrecy(state, seat, draw.randrange(1000))
        state.choose(state.sample(rng))


def check_secrecy(state: Any, seat: int, seed: int) -> None:
    twin = state.determinize(seat, seed)
    assert twin.faults() == []
    assert twin.view(seat) == state.view(seat)
    mine = state.pending().seat(state) == seat
    if mine:
        assert twin.options() == state.options()
    one, other = state.clone(), twin.clone()
    one.chance, other.chance = Fast(seed), Fast(seed)
    option = state.sample(Fast(seed))
    if option not in other.options():
        return
    one.choose(option)
    other.choose(option)
    if one.mark != one.number and not one.over:
        asked = [(each.decision.seat, each.decision.prompt) for each in (one, other)]
        assert asked[0] == asked[1]
        assert one.view(seat) == other.view(seat)


@pytest.mark.parametrize("seed", range(8))
def test_every_question_option_and_event_has_words(seed: int) -> None:
    box = nemeton.equipped(GAME)
    state = box.start(**line_up(seed))
    rng, draw = Fast(seed), random.Random(seed)
    while not state.over:
        if draw.random() < 0.1:
            check_words(state)
        state.choose(state.sample(rng))
    for viewer in (0, None):
        for _, key, params in state.events(viewer):
            for locale in nemeton.LOCALES:
                assert not box.speech.event(key, params, locale).startswith("log-")


def check_words(state: Any) -> None:
    speech = state.setup.game.speech
    decision = state.decision
    assert len(decision.options) < 300
    for locale in nemeton.LOCALES:
        asked = speech.question(decision.prompt, decision.params, locale)
        assert not asked.startswith("ask-")
        labels = [state.label(option, locale) for option in decision.options]
        assert not any(label.startswith("do-") for label in labels)
        assert len(set(labels)) == len(labels)


def test_broken_saves_are_refused() -> None:
    state = GAME.start(players=4, seed=3)
    rng = Fast(3)
    for _ in range(60):
        state.choose(state.sample(rng))
    saved = json.loads(json.dumps(state.save()))
    for name in saved["table"]:
        broken = json.loads(json.dumps(saved))
        broken["table"][name] = "badger"
        with pytest.raises(BadInput):
            GAME.load(broken)
    robbed = json.loads(json.dumps(saved))
    robbed["table"]["deck"].pop()
    with pytest.raises(BadInput):
        GAME.load(robbed)


def test_evaluations_have_named_reasons() -> None:
    box = nemeton.equipped(GAME)
    state = box.start(players=6, seed=2)
    rng = Fast(2)
    for _ in range(200):
        if state.over:
            break
        state.choose(state.sample(rng))
    for seat in range(6):
        reasons = state.evaluate(seat)
        assert reasons
        for name in reasons:
            assert box.speech.texts.has("fr", f"reason-{name}")
