"""The table of the rule tests says when something is otherwise than expected."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemeton.testing import Table
from tests.engine.toy import BOX, Ask, Finish, Insist, Roll, Say, Secret, Toy


def table(*draws: int) -> Table[Toy]:
    return Table[Toy](BOX.start(seed=0)).clear_stack().luck(*draws)


def test_what_is_let_happen_happens_and_is_answered_for_real() -> None:
    played = table(3).when(Roll(), Ask(3)).asks(1, "ask", ("say", 0), ("say", 1), ("say", 2))

    assert played.offers("say", 1)
    assert not played.refuses("say", 1)
    assert not played.offers("say", 3)
    assert played.refuses("say", 3)
    assert played.refuses("fly")
    assert played.offered("say") == played.options()
    assert played.offered("fly") == []
    played.answer("say", 2).asks_nothing()
    assert played.state.trail == ["3", "c"]


def test_more_can_be_let_happen_afterwards() -> None:
    played = table().when(Say("a")).asks_nothing().when(Say("b")).asks_nothing()

    assert played.state.trail == ["a", "b"]


def test_what_is_offered_follows_a_position_changed_by_hand() -> None:
    played = table().when(Ask(2))

    played.state.stack[-1] = Ask(3)

    assert played.offers("say", 2)
    played.answer("say", 2).asks_nothing()


def test_questions_are_declined_until_one_that_matters() -> None:
    played = table().when(Ask(2), Insist(1), Secret(2))

    assert played.decline_until("secret").prompt == "secret"
    assert played.decline_until("idle").asks_nothing().decline().prompt == "idle"
    assert table().when(Finish()).prompt == ""


def test_a_broken_invariant_is_seen_when_all_has_happened() -> None:
    class Broken(Table[Toy]):
        def faults(self) -> list[str]:
            return ["trail"]

    with pytest.raises(AssertionError, match="broken: \\['trail'\\]"):
        Broken(BOX.start(seed=0)).clear_stack().asks_nothing()


@pytest.mark.parametrize(
    ("claim", "message"),
    [
        (lambda: table().when(Ask(2)).asks(1, "ask"), r"asked is \(0, 'ask'\)"),
        (lambda: table().when(Ask(2)).asks(0, "hoot"), r"not \(0, 'hoot'\)"),
        (lambda: table().when(Ask(2)).asks(0, "ask", ("say", 0)), "offered is"),
        (lambda: table().when(Say("a")).asks(0, "ask"), "nothing is asked"),
        (lambda: table().when(Finish()).asks(0, "ask"), "over, and ask was to be asked"),
        (lambda: table().when(Ask(2)).decline_until("hoot"), "hoot is never asked"),
        (lambda: table().when(Secret(1)).asks_nothing(), "secret is asked"),
        (lambda: table().when(Finish()).asks_nothing(), "the game is over"),
        (lambda: table().when(Say("a")).ends((0,), "done"), "the game goes on"),
        (lambda: table().when(Finish()).ends((1,), "done"), "it ends with"),
        (lambda: table().when(Ask(1)).told(1, "taken"), "is not among"),
        (lambda: table().when(Ask(1)).not_told(0, "taken"), "taken was told"),
    ],
    ids=range(12),
)
def test_a_claim_that_does_not_hold_is_an_error(claim: Callable[[], object], message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        claim()
