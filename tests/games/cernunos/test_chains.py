"""7, 10 Chains: depth first, the cap, and that they end."""

from __future__ import annotations

from nemeton.games.cernunos.kinds import FOX, RAVEN, TREE, first_number
from tests.games.cernunos.table import Table


def test_an_endless_chain_is_cut_by_the_cap() -> None:
    """A Raven and a Fox that can only wake one another."""
    table = Table("b2=gF b3=vD; green place1")

    table.play("Rb1")

    raven, fox = first_number(0, RAVEN), first_number(0, FOX)
    assert table.state.chain.count(raven) == 2
    assert table.state.chain.count(fox) == 2
    assert table.state.pending().prompt == "place"


def test_a_used_up_token_may_still_be_moved() -> None:
    table = Table("b2=gF b3=vD; green place1")

    table.play("Rb1")

    assert {table.stack("b1"), table.stack("b3")} == {"gR", "vD"}


def test_each_placement_starts_a_new_chain() -> None:
    table = Table("b3=gS c2=vT,vD; green place1")

    table.play("Bb2 >c2 >c2")
    assert len(table.state.chain) == 2
    table.play("Da1")

    assert table.state.chain == b""


def test_what_waits_in_a_chain_is_seen_by_all() -> None:
    table = Table("b1=vB d3=gB d2=gD c3=vD a1=gW; green place1")

    table.play("Fc2 ~b1d3 !d3")

    assert table.state.pending().prompt == "push"
    assert table.state.view(None)["board"]["waiting"] == [
        {"owner": 0, "token": 1, "cell": 1, "repeat": False}
    ]


def test_a_repeat_waits_until_all_that_the_first_activation_caused_is_done() -> None:
    table = Table("b3=gS a1=gB c1=vD c2=vW d1=gD; green place1")

    table.play("Fb2 ~a1c1")

    assert table.state.pending().prompt == "push"
    assert table.state.view(None)["board"]["waiting"] == [
        {"owner": 0, "token": FOX, "cell": 5, "repeat": True}
    ]


def test_the_activations_of_a_chain_stay_within_the_bound() -> None:
    for seed in range(40):
        table = Table(". ; green start")
        rng = table.state.chance.clone()
        rng.below(seed + 2)
        while not table.state.over:
            table.state.choose(table.state.sample(rng))
            assert len(table.state.chain) <= 26


def test_a_tree_that_cannot_grow_is_repeated_beside_its_squirrel_and_is_then_used_up() -> None:
    table = Table("b1=gS c1=gD a3=gT c3=gB; green place1; gR=F1B1")

    table.play("Fb2 ~c1a3 ~c1c3")

    tree = first_number(0, TREE)
    assert table.state.chain.count(tree) == 2
    assert table.state.pending().prompt != "first"
