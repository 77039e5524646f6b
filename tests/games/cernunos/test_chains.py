"""7, 10 Chains: depth first, the cap, and that they end."""

from __future__ import annotations

from nemeton.games.cernunos.components import FOX, RAVEN, first_number
from tests.games.cernunos.cases import given, play, stack_of


def test_an_endless_chain_is_cut_by_the_cap() -> None:
    """A Raven and a Fox that can only wake one another."""
    game = given("b2=gF b3=vD; green place1")

    play(game, "Rb1")

    raven, fox = first_number(0, RAVEN), first_number(0, FOX)
    assert game.chain.count(raven) == 2
    assert game.chain.count(fox) == 2
    assert game.pending().prompt == "place"


def test_a_used_up_token_may_still_be_moved() -> None:
    game = given("b2=gF b3=vD; green place1")

    play(game, "Rb1")

    assert {stack_of(game, "b1"), stack_of(game, "b3")} == {"gR", "vD"}


def test_each_placement_starts_a_new_chain() -> None:
    game = given("b3=gS c2=vT,vD; green place1")

    play(game, "Bb2 >c2 >c2")
    assert len(game.chain) == 2
    play(game, "Da1")

    assert game.chain == b""


def test_what_waits_in_a_chain_is_seen_by_all() -> None:
    game = given("b1=vB d3=gB d2=gD c3=vD a1=gW; green place1")

    play(game, "Fc2 ~b1d3 !d3")

    assert game.pending().prompt == "push"
    assert game.view(None)["board"]["waiting"] == [
        {"owner": 0, "token": 1, "cell": 1, "repeat": False}
    ]


def test_a_repeat_waits_until_all_that_the_first_activation_caused_is_done() -> None:
    game = given("b3=gS a1=gB c1=vD c2=vW d1=gD; green place1")

    play(game, "Fb2 ~a1c1")

    assert game.pending().prompt == "push"
    assert game.view(None)["board"]["waiting"] == [
        {"owner": 0, "token": FOX, "cell": 5, "repeat": True}
    ]


def test_the_activations_of_a_chain_stay_within_the_bound() -> None:
    for seed in range(40):
        game = given(". ; green start")
        rng = game.chance.clone()
        rng.below(seed + 2)
        while not game.over:
            game.choose(game.sample(rng))
            assert len(game.chain) <= 26
