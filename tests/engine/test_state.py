"""The contract of a game in progress."""

from __future__ import annotations

import pytest

from nemeton.engine.chance import Fast
from nemeton.engine.contract import Setup
from nemeton.engine.errors import BadInput, IllegalChoice
from nemeton.engine.fields import Fields
from nemeton.engine.flow import PASS, Option
from nemeton.engine.game import Game
from nemeton.engine.state import State
from nemeton.testing import Table
from tests.engine.toy import BOX, Ask, Box, Finish, Secret, Toy


def played(*choices: Option, seed: int = 1) -> State:
    state = BOX.start(seed=seed)
    for choice in choices:
        state.choose(choice)
    return state


def test_a_decision_names_who_is_asked_what_by_which_rule() -> None:
    decision = Table[Toy](BOX.start(seed=0)).clear_stack().when(Secret(1)).state.decision

    assert decision is not None
    assert (decision.seat, decision.prompt, decision.rule) == (0, "secret", "1")
    assert decision.params == {}
    assert decision.secret
    assert decision.options == (("say", 0),)


def test_a_past_decision_keeps_its_options_if_somebody_has_looked() -> None:
    state = played()
    looked, unlooked = state.decision, state.decision
    assert looked is not None
    assert unlooked is not None
    options = looked.options

    state.choose(("say", 0))

    assert looked.options == options
    with pytest.raises(IllegalChoice, match="Decision 0 has been answered"):
        _ = unlooked.options


def test_a_result_is_there_when_it_is_over_and_not_before() -> None:
    state = played(("say", 0))
    assert state.result is None

    state.choose(PASS)

    assert state.result is not None
    assert state.result.view() == {"winners": [0], "scores": [1, None], "reason": "done"}
    assert state.over
    assert state.decision is None


def test_a_game_can_be_played_out_at_random_in_one_call() -> None:
    at_once, step_by_step = played(("say", 0)), played(("say", 0))
    rng = Fast(4)

    at_once.playout(Fast(4))
    while not step_by_step.over:
        step_by_step.choose(step_by_step.sample(rng))

    assert at_once.over
    assert at_once == step_by_step


def test_a_turn_is_told_with_its_seat_phase_and_beginning() -> None:
    state = played(("say", 0))
    assert state.turn.view() == {"number": 0, "seat": None, "phase": "", "began": 0}

    state.begin_turn(1)
    state.phase = "dusk"

    assert state.turn.view() == {"number": 1, "seat": 1, "phase": "dusk", "began": 1}
    assert state.view(None)["turn"]["phase"] == "dusk"


def test_a_view_has_the_same_outer_part_in_every_game() -> None:
    assert played(("say", 1)).view(0) == {
        "turn": {"number": 0, "seat": None, "phase": "", "began": 0},
        "seats": [{"score": None, "title": None, "colour": None, "automaton": False}] * 2,
        "board": {"trail": ["b"]},
    }


@pytest.mark.parametrize("seat", [2, -1, 10**5000], ids=["automaton", "spectator", "huge"])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    state = played()

    for look in (state.view, state.events, lambda seat: state.determinize(seat, 1)):
        with pytest.raises(BadInput, match="seats run from 0 to 1"):
            look(seat)


def test_a_clone_is_equal_independent_and_keeps_no_log() -> None:
    state = played(("say", 0))
    clone = state.clone()
    assert clone == state
    assert clone.events(0) == []

    clone.choose(("roll",))

    assert clone != state
    assert state.number == 1
    assert state != "a game"


def test_a_game_in_progress_cannot_be_hashed() -> None:
    with pytest.raises(TypeError, match="hash its save"):
        hash(played())


def test_free_undo_goes_back_over_ones_own_choices() -> None:
    state = played(("say", 0), ("say", 1))

    assert state.free_undo(0) == 0
    assert state.free_undo(1) == 2


def test_free_undo_stops_at_another_seats_answer() -> None:
    state = played(("say", 0), ("say", 1), ("say", 0))

    assert state.free_undo(1) == 2
    assert state.free_undo(0) == 3


@pytest.mark.parametrize("shows", ["roll", "look"])
def test_free_undo_stops_where_something_was_shown(shows: str) -> None:
    state = played(("say", 0), (shows,))

    assert state.free_undo(0) == 2


def test_events_go_to_those_who_may_know() -> None:
    state = played()
    state.log("open", word="a")
    state.log("own", to=(0,), word="b")
    state.log("others", to=state.all_but(0), word="c")

    heard = {viewer: [key for _, key, _ in state.events(viewer)] for viewer in (0, 1, None)}

    assert heard == {0: ["open", "own"], 1: ["open", "others"], None: ["open", "others"]}


def test_events_are_numbered_for_each_viewer() -> None:
    state = played(("say", 0), ("say", 1))

    assert state.events(1, since=1) == [(1, "said", {"letter": 1})]
    assert state.events(1, since=-3) == state.events(1)
    assert state.events(1, since=9) == []


def test_a_game_started_without_a_log_keeps_none() -> None:
    state = BOX.start(seed=1, log=False)
    state.choose(("say", 0))

    assert state.events(0) == []


def test_a_redrawn_game_has_new_luck_and_no_record() -> None:
    state = played(("say", 0))

    twin = state.determinize(0, seed=5)

    assert twin.chance.saved() == Fast(5).saved()
    assert twin.choices() == []
    assert twin.number == 1
    with pytest.raises(BadInput, match="no record"):
        _ = twin.record
    assert twin.determinize(1, seed=5).setup is twin.setup


class HiddenBox(Box):
    """The number of options of the pending question is hidden, and dealt again."""

    def redeal(self, state: Toy, seat: int | None) -> None:
        state.stack = [Finish(), Ask(state.chance.below(3)) if seat is None else Ask(0)]


def hidden() -> Toy:
    state = Toy(Setup(HiddenBox(), 2, {}, None, None), Fast(1))
    state.stack = [Finish(), Secret(2)]
    return state


def test_a_question_pending_for_another_seat_is_evidence_and_dealt_again() -> None:
    state = hidden()

    for seed in range(20):
        assert state.determinize(None, seed).options()


def test_a_deal_that_leaves_no_option_is_never_found() -> None:
    state = hidden()

    with pytest.raises(RuntimeError, match="no deal found"):
        state.determinize(1, 0)


def test_an_option_is_typed_as_its_words() -> None:
    state = played()

    assert state.notation(("say", 1)) == "say 1"
    assert state.read("say 1") == ("say", 1)
    with pytest.raises(IllegalChoice, match="say 7 is not among"):
        state.read("say 7")


def test_a_game_without_positions_says_so() -> None:
    with pytest.raises(BadInput, match="no notation for positions"):
        _ = played().position


def test_a_game_must_write_what_only_it_can_know() -> None:
    game = Game("bare", "nemeton.common", "1", range(2, 3), {}, {}, {}, {}, [])
    bare = State(Setup(game, 2, {}, None, None), Fast(1))

    for unsaid in (bare.copied, bare.fields):
        with pytest.raises(NotImplementedError):
            unsaid()
    with pytest.raises(NotImplementedError):
        game.begin(bare)
    with pytest.raises(NotImplementedError):
        game.board_view(bare, None)
    with pytest.raises(NotImplementedError):
        game.restore(bare, Fields({}, "save"))
    assert bare.evaluate(0) == {}
    assert bare.faults() == []
    assert bare.seat_count() == 2


def test_what_is_taken_unasked_is_logged_only_where_a_log_is_kept() -> None:
    state = BOX.start(seed=1, log=False)
    state.stack = [Finish(), Ask(1)]

    state.settle()

    assert state.over
