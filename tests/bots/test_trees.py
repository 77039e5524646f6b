"""What a tree makes of what it meets: how far it minds its rivals and trusts the judgement."""

from __future__ import annotations

import pytest

import nemeton
from nemeton import bots
from nemeton.bots.budget import Meter
from nemeton.bots.levels.forest import Forest
from nemeton.bots.levels.tree import Tree
from nemeton.bots.search.ismcts import PLAIN, RIVAL, Ismcts, Manner
from nemeton.bots.values import asked
from nemeton.bots.win_chance import seat_values
from nemeton.engine.chance import Fast
from nemeton.engine.state import State


def drawn(players: int, choices: int = 60) -> State:
    """A game of Oak in which so many choices were made by lot."""
    state = nemeton.game("oak").start(players=players, seed=3, log=False)
    luck = Fast(3)
    for _ in range(choices):
        state.choose(state.sample(luck))
    return state


def grown(state: State, manner: Manner) -> Ismcts:
    tree = Ismcts(state, asked(state), Fast(1), Meter(bots.Budget(nodes=2000)), manner)
    tree.search()
    return tree


def test_with_rivalry_the_best_of_the_others_counts_against_a_seat() -> None:
    state = drawn(players=3)
    own = seat_values(state)

    found = seat_values(state, rivalry=0.5)

    for seat in range(3):
        others = [value for other, value in enumerate(own) if other != seat]
        assert found[seat] == pytest.approx(own[seat] - 0.5 * max(others))


def test_alone_there_is_nobody_to_mind() -> None:
    state = drawn(players=1, choices=20)

    assert seat_values(state, rivalry=0.5) == seat_values(state)


def test_the_forest_lets_a_few_visits_say_less_than_the_judgement() -> None:
    state = drawn(players=2)
    tree = grown(state, PLAIN)
    edge = max(tree.root.edges.values(), key=lambda each: each.prior)
    edge.visits, edge.sums = 4, [0.0, 0.0]  # the best by judgement, and four times the worst

    by_visits = tree.posterior(edge)
    tree.manner = RIVAL

    assert by_visits < 0.35 < 0.4 < tree.posterior(edge)


def test_the_manner_of_the_forest_is_not_that_of_puzzles() -> None:
    """Proofs of puzzles were made by the plain tree; another one might not make them again."""
    assert Forest.manner == RIVAL != PLAIN == Tree.manner
