"""Steps, choices, and the loop that runs the stack of them."""

from __future__ import annotations

from typing import Any

import pytest

from nemeton.engine.chance import Fast, Scripted
from nemeton.engine.errors import IllegalChoice
from nemeton.engine.flow import PASS, Choice, Flow, Step
from nemeton.testing import Table
from tests.engine.toy import BOX, Ask, Finish, Insist, Many, Roll, Say, Secret, Toy


def table(*draws: int) -> Table[Toy]:
    return Table[Toy](BOX.start(seed=0)).clear_stack().luck(*draws)


class Twice(Step[Toy]):
    def run(self, game: Toy) -> None:
        game.then(Say("first", then=("inner",)))
        game.then(Say("second"))


def test_then_keeps_the_order_of_the_calls_within_one_step() -> None:
    played = table().when(Twice(), Say("last")).asks_nothing()

    assert played.state.trail == ["first", "inner", "second", "last"]


class Listed(Step[Toy]):
    def run(self, game: Toy) -> None:
        game.follow([Say("first"), Say("second")])
        game.then(Say("third"))


def test_follow_is_then_for_a_list() -> None:
    assert table().when(Listed()).state.trail == ["first", "second", "third"]


def test_what_a_step_pushes_comes_before_what_already_waits() -> None:
    assert table().when(Say("a", then=("b", "c")), Say("d")).state.trail == ["a", "b", "c", "d"]


class Skip(Step[Toy]):
    def run(self, game: Toy) -> None:
        game.then(Say("dropped"))
        game.skip_to(Roll)
        game.then(Say("kept"))


def test_skip_to_drops_what_waits_before_that_step() -> None:
    played = table(4).when(Skip(), Say("dropped too"), Ask(2), Roll(), Say("after"))

    assert played.asks_nothing().state.trail == ["kept", "4", "after"]


def test_a_choice_without_an_option_does_its_otherwise() -> None:
    assert table().when(Ask(0)).asks_nothing().state.trail == ["nothing"]


def test_a_lone_option_is_taken_unasked_and_logged_for_its_seat() -> None:
    played = table().when(Ask(1)).asks_nothing()

    assert played.state.trail == ["a"]
    played.told(0, "taken", prompt="ask", option=("say", 0)).not_told(1, "taken")
    assert played.state.number == 0


def test_a_lone_option_is_asked_where_it_is_secret() -> None:
    table().when(Secret(1)).asks(0, "secret", ("say", 0)).answer("say", 0).asks_nothing()


def test_a_secret_question_without_an_option_is_not_asked() -> None:
    assert table().when(Secret(0)).asks_nothing().state.trail == ["nothing"]


def test_an_insisted_question_is_asked_and_listed_only_when_somebody_looks() -> None:
    played = table().when(Insist(1))

    assert played.state.listings == 0
    played.asks(0, "insist", ("say", 0))
    assert played.state.listings == 1


def test_options_are_listed_once_for_a_question() -> None:
    played = table().when(Ask(2))

    assert played.state.options() == played.state.options() == [("say", 0), ("say", 1)]
    played.state.choose(("say", 1))

    assert played.state.listings == 1


def test_what_sample_found_without_listing_is_accepted_without_listing() -> None:
    played = table().when(Insist(3))

    option = played.state.sample(Scripted([2]))
    played.state.choose(option)

    assert option == ("say", 2)
    assert played.state.listings == 0


def test_sample_takes_from_the_list_where_there_is_one() -> None:
    played = table().when(Insist(3))
    played.state.options()

    assert played.state.sample(Scripted([1])) == ("say", 1)
    assert table().when(Ask(3)).state.sample(Scripted([2])) == ("say", 2)


def test_an_old_sample_is_looked_up_again() -> None:
    played = table().when(Insist(3), Insist(1))
    option = played.state.sample(Scripted([2]))
    played.state.choose(option)

    with pytest.raises(IllegalChoice):
        played.state.choose(option)


@pytest.mark.parametrize("same", [("say", 1), ["say", 1], ("say", 1.0), ["say", True]])
def test_whatever_equals_a_member_is_accepted_and_the_member_is_played(same: Any) -> None:
    played = table().when(Ask(2))

    played.state.choose(same)

    (choice,) = played.state.choices()
    assert choice == ("say", 1)
    assert type(choice[1]) is int


@pytest.mark.parametrize("other", [None, "say", ("say",), ("say", 2), ["say", [1]], ("say", "1")])
def test_anything_else_is_refused_and_changes_nothing(other: object) -> None:
    played = table().when(Ask(2))
    before = played.state.save()

    with pytest.raises(IllegalChoice, match="not among the options"):
        played.state.choose(other)

    assert played.state.save() == before


class Wordless:
    def __repr__(self) -> str:
        raise RuntimeError("no words")


@pytest.mark.parametrize(
    "odd", [10**5000, ["x" * 500], Wordless()], ids=["huge", "long", "wordless"]
)
def test_a_refusal_quotes_what_was_sent_in_short(odd: object) -> None:
    with pytest.raises(IllegalChoice) as caught:
        table().when(Ask(2)).state.choose(odd)

    assert len(str(caught.value)) < 130


def test_nothing_can_be_chosen_when_it_is_over() -> None:
    played = table().when(Finish()).ends((0,), "done")

    assert played.state.decision is None
    with pytest.raises(IllegalChoice, match="over"):
        played.state.choose(PASS)


def test_a_step_and_a_choice_must_say_what_they_do() -> None:
    bare: Choice[Any] = Choice()
    game = table().state

    for unsaid in (Step[Any]().run, bare.seat, bare.options):
        with pytest.raises(NotImplementedError):
            unsaid(game)
    with pytest.raises(NotImplementedError):
        bare.chosen(game, PASS)
    bare.otherwise(game)
    assert bare.about(game) == {}
    assert bare.sample(game, Fast(1)) is None
    assert bare.why_not(game, PASS) is None


def test_a_bare_flow_keeps_no_log_of_what_it_takes_unasked() -> None:
    Flow().take_unasked(Many(), PASS)
