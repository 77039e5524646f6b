"""Bots: levels by name, equal seeds, and how the sapling fares against chance."""

from __future__ import annotations

import pytest
from magpie.game import GAME as MAGPIE

import nemeton
from nemeton import bots
from nemeton.bots.values import horizon_value
from nemeton.engine.game import Game
from nemeton.engine.state import State

SMALL = bots.Budget(nodes=150)


def test_a_level_goes_by_its_name_or_its_number() -> None:
    assert bots.bot("random").name == bots.bot("0").name == "random"
    assert bots.bot("sapling").name == bots.bot("1").name == "sapling"
    assert bots.bot("grove").name == bots.bot("2").name == "grove"
    assert bots.bot("forest").name == bots.bot("3").name == "forest"


def test_class_file_and_level_share_one_name() -> None:
    for name, kind in {**bots.LEVELS, **bots.SPECIALISTS}.items():
        assert kind.__name__.lower() == kind.__module__.rpartition(".")[2] == kind.name == name


def test_no_level_is_called_like_a_game() -> None:
    assert not set(bots.LEVELS) & set(nemeton.catalogue())


@pytest.mark.parametrize(("old", "now"), [("greedy", "sapling"), ("oak", "forest")])
def test_an_old_name_is_refused_with_the_new_one_and_read_in_files(old: str, now: str) -> None:
    with pytest.raises(nemeton.BadInput) as refused:
        bots.bot(old)

    assert refused.value.key == "renamed-level"
    for locale in nemeton.LOCALES:
        assert old in refused.value.said(locale)
        assert now in refused.value.said(locale)
    assert refused.value.said("fr") != refused.value.said("en")
    assert not bots.known(old)
    assert bots.current_name(old) == bots.current_name(now) == now


@pytest.mark.parametrize("level", ["", "oak tree", "5", "GREEDY", "x" * 1000])
def test_an_unknown_level_is_refused_with_the_names_that_are_known(level: str) -> None:
    with pytest.raises(nemeton.BadInput) as refused:
        bots.bot(level)

    assert refused.value.key == "unknown-level"
    for locale in nemeton.LOCALES:
        said = refused.value.said(locale)
        assert "0–4, random, sapling, grove, forest, alphabeta, wildwood-novice" in said
        assert len(said) < 200


def test_alpha_beta_is_a_bot_but_no_level_and_only_for_open_duels() -> None:
    assert bots.bot("alphabeta").name == "alphabeta"
    assert not bots.known("alphabeta")  # what tables in the browser offer and accept
    bots.check_fit("alphabeta", nemeton.game("cernunos").start(seed=1).setup)
    bots.check_fit("grove", nemeton.game("oak").start(players=3, seed=1).setup)
    for name, players in (("oak", 2), ("pangaia", 2), ("root", 4)):
        with pytest.raises(nemeton.BadInput) as refused:
            bots.check_fit("alphabeta", nemeton.game(name).start(players=players, seed=1).setup)
        assert name in refused.value.said("fr")
        assert refused.value.said("fr") != refused.value.said("en")


@pytest.mark.parametrize("level", bots.LEVELS)
def test_equal_seeds_think_the_same_thought(level: str) -> None:
    state = nemeton.game("cernunos").start(seed=3)
    for _ in range(12):
        thoughts = [
            bots.answer(state, seat_asked(state), bots.bot(level, 7, SMALL), 7) for _ in "ab"
        ]

        assert thoughts[0] == thoughts[1]
        state.choose(thoughts[0].option)


def test_other_seeds_lead_to_other_games() -> None:
    openings = set()
    for seed in range(8):
        state = nemeton.game("cernunos").start(seed=0)
        openings.add(bots.answer(state, 0, bots.bot("sapling", seed), seed).option)

    assert len(openings) > 1


def test_thinking_leaves_the_table_as_it_was() -> None:
    state = nemeton.game("cernunos").start(seed=1)
    before = state.save()

    bots.answer(state, 0, bots.bot("sapling"), 1)

    assert state.save() == before


def test_the_sapling_weighs_every_option_and_takes_the_best() -> None:
    state = nemeton.game("cernunos").position(
        "c2=vT/d3=vD green place1 g:12.3.3.2.1.1.1.1 v:11.3.2.2.1.1.1.1 burnt:0.0"
    )
    thought = bots.answer(state, 0, bots.bot("sapling"), 1)
    values = [candidate.value for candidate in thought.candidates]

    assert {candidate.option for candidate in thought.candidates} == set(state.options())
    assert values == sorted(values, reverse=True)
    assert thought.option == thought.candidates[0].option


def test_the_reasons_of_a_candidate_are_what_it_changes() -> None:
    state = nemeton.game("cernunos").position(
        "c2=vT/d3=vD green place1 g:12.3.3.2.1.1.1.1 v:11.3.2.2.1.1.1.1 burnt:0.0"
    )
    now = sum(state.evaluate(0).values())

    for candidate in bots.answer(state, 0, bots.bot("sapling"), 1).candidates:
        assert candidate.value == pytest.approx(now + sum(candidate.reasons.values()))
        assert all(candidate.reasons.values())


def test_the_sapling_takes_a_win_when_it_sees_one() -> None:
    state = nemeton.game("cernunos").position(
        "a1=gD/c1=vD green last g:0.0.1.0.0.0.0.0 v:0.0.0.0.0.0.0.0 burnt:0.0"
    )
    thought = bots.answer(state, 0, bots.bot("sapling"), 1)
    state.choose(thought.option)

    assert state.result is not None
    assert state.result.winners == (0,)
    assert list(thought.candidates[0].reasons) == ["won"]


def test_the_sapling_beats_chance_in_nine_games_of_ten() -> None:
    won = 0
    for seed in range(30):
        for sapling in (0, 1):
            players = ["random", "random"]
            players[sapling] = "sapling"
            won += sapling in winners(nemeton.game("cernunos"), players, seed)

    assert won >= 54, f"{won} of 60"


@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_game_with_luck_and_secrets_is_played_to_its_end(level: str) -> None:
    for seed in range(5):
        winners(nemeton.equipped(MAGPIE), [level] * 3, seed)


@pytest.mark.parametrize("level", bots.LEVELS)
def test_what_a_seat_cannot_know_does_not_change_the_thought(level: str) -> None:
    state = nemeton.equipped(MAGPIE).start(players=3, seed=11)
    compared = 0
    while not state.over:
        seat = seat_asked(state)
        thought = bots.answer(state, seat, bots.bot(level, 5, SMALL), 5)
        for redrawn in range(3):
            twin = state.determinize(seat, 1000 + redrawn)
            assert bots.answer(twin, seat, bots.bot(level, 5, SMALL), 5) == thought
            compared += 1
        state.choose(thought.option)

    assert compared > 30


def seat_asked(state: State) -> int:
    decision = state.decision
    assert decision is not None
    return decision.seat


def winners(game: Game, players: list[str], seed: int) -> tuple[int, ...]:
    """Plays the bots against one another; whoever wins must have been allowed every choice."""
    state = game.start(players=len(players), seed=seed)
    minds = [bots.bot(level, seed, SMALL) for level in players]
    while not state.over:
        seat = seat_asked(state)
        state.choose(bots.answer(state, seat, minds[seat], seed + state.number).option)
    assert state.result is not None
    return state.result.winners


@pytest.mark.parametrize("seat", [0, 1])
def test_a_draw_is_neither_won_nor_lost_at_the_end_of_a_trial(seat: int) -> None:
    state = nemeton.game("cernunos").start(seed=16, log=False)
    state.playout(nemeton.Fast(16))
    assert state.result is not None
    assert state.result.winners == ()

    assert horizon_value(state, seat, state.evaluate(seat), 200.0) == 0.0
