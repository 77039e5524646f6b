"""The chances that a trained net gives: in reports, hints and comparisons of its game."""

from __future__ import annotations

import pytest

import nemeton
from nemeton import bots, review
from nemeton.engine.state import State
from nemeton.review import net_chance
from nemeton.review.hints import advised, compared, strongest
from nemeton.review.win_chance import chances, fitted_chances

LATE = 30  # choices: somebody is clearly ahead


def after(number: int, seed: int) -> State:
    state = nemeton.game("cernunos").start(seed=0)
    while state.number < number:
        seat = state.pending().seat(state)
        player = bots.bot("sapling", 100 * seed + state.number)
        state.choose(bots.answer(state, seat, player, seed=1).option)
    return state


def test_the_net_foretells_winners_better_than_the_games_own_judgement() -> None:
    asked = fitted = 0.0
    for seed in range(6):
        state = after(LATE, seed)
        won = played_by_experts(state, seed)
        asked += (chances(state)[0] - won) ** 2
        fitted += (fitted_chances(state)[0] - won) ** 2
    assert asked < fitted


def played_by_experts(state: State, seed: int) -> float:
    ahead = state.clone()
    while not ahead.over:
        seat = ahead.pending().seat(ahead)
        player = bots.bot("wildwood", seed + ahead.number, bots.Budget(nodes=32))
        ahead.choose(bots.answer(ahead, seat, player, seed=1).option)
    assert ahead.result is not None
    return 0.5 if len(ahead.result.winners) != 1 else float(ahead.result.winners == (0,))


def test_a_hint_says_the_chance_of_each_option_and_who_will_own_each_cell() -> None:
    state = nemeton.game("cernunos").start(seed=0)  # where lots decide in play, not in advice
    level = strongest(state)

    advice, again = (advised(state, 0, level, seed, bots.Budget(nodes=80)) for seed in (1, 2))

    found = [each.chance for each in advice.options]
    assert level == "wildwood"
    assert advice.options[0].option == again.options[0].option
    assert all(chance is not None and 0.0 < chance < 1.0 for chance in found)
    assert found == sorted(found, key=lambda chance: -(chance or 0.0))
    assert len(advice.owners) == 12
    assert all(sum(cell) == pytest.approx(1.0, abs=0.01) for cell in advice.owners)


def test_a_comparison_costs_what_the_net_says_at_once() -> None:
    state = after(LATE, 1)
    seat = state.pending().seat(state)
    worth = {option: chance_after(state, option)[seat] for option in state.options()}
    best, worst = max(worth, key=worth.__getitem__), min(worth, key=worth.__getitem__)

    found = compared(state, seat, best, worst, 1)

    assert found.cost == pytest.approx(worth[best] - worth[worst], abs=0.001)


def chance_after(state: State, option: object) -> list[float]:
    ahead = state.clone()
    ahead.choose(option)
    return chances(ahead)


def test_without_the_net_all_is_as_in_other_games(monkeypatch: pytest.MonkeyPatch) -> None:
    state = after(LATE, 1)
    monkeypatch.setattr(net_chance, "full_strength", lambda: False)

    assert chances(state) == fitted_chances(state)
    assert strongest(state) == "forest"
    state.playout(nemeton.Fast(1))
    assert not review.report(state.record, judged=0).net
