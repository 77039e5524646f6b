"""A game as it was played: options, seed and choices."""

from __future__ import annotations

from typing import Any

import pytest

from nemeton.engine.chance import commitment, mixed, seal_of
from nemeton.engine.errors import BadInput
from nemeton.engine.game import Game
from nemeton.engine.record import reach, verified
from tests.engine.toy import BOX, Box

SECRET = "5e" * 32


def record(seed: int | str = SECRET) -> dict[str, Any]:
    state = BOX.start(players=3, seed=seed, size=2)
    for option in (("say", 1), ("roll",), ("say", 0), ("pass",)):
        state.choose(option)
    return state.record


def test_a_record_is_small_and_whole() -> None:
    assert record() == {
        "nemeton": 1,
        "game": "toy",
        "rules": "3",
        "players": 3,
        "options": {"loud": False, "size": 2, "position": ""},
        "seed": SECRET,
        "choices": [["say", 1], ["roll"], ["say", 0], ["pass"]],
        "commitment": commitment(SECRET),
        "result": {"winners": [0], "scores": [1, None], "reason": "done"},
    }


@pytest.mark.parametrize("seed", [SECRET, 5])
def test_a_replay_leads_to_the_same_game(seed: int | str) -> None:
    again = BOX.replay(record(seed))

    assert again.over
    assert again.record == record(seed)


def test_a_replay_stops_where_it_is_told_to() -> None:
    assert BOX.replay(record(), at=2).number == 2
    assert BOX.replay(record(), at=0).number == 0
    assert BOX.replay(record(), log=False).told is None


@pytest.mark.parametrize("at", [-1, 5, 10**5000], ids=["before", "after", "huge"])
def test_a_moment_outside_the_record_is_refused(at: int) -> None:
    with pytest.raises(BadInput, match="runs from 0 to 4"):
        BOX.replay(record(), at=at)


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("choices", [["say", 1], ["fly"]], "Choice 2 of the record, "),
        ("choices", [None], "Choice 1 of the record, None"),
        ("choices", "say", "record.choices"),
        ("seed", None, "A seed is"),
        ("seed", 1.5, "A seed is"),
        ("rules", "4", "version 4 of the rules"),
        ("players", [2], "cannot be played by"),
        ("options", {"seed": 4}, "no option “seed”"),
        ("options", None, "record.options"),
        ("data", {"x": 1}, "no component values"),
        ("unheard_of", 1, "record.unheard_of"),
    ],
)
def test_a_record_with_a_wrong_field_is_refused(name: str, value: Any, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        BOX.replay({**record(), name: value})


@pytest.mark.parametrize("seed", [SECRET, 5])
def test_a_true_record_is_verified(seed: int | str) -> None:
    assert verified(BOX, record(seed)).over


def test_a_record_whose_secret_was_not_the_one_promised_is_found_out() -> None:
    with pytest.raises(BadInput, match="does not match the hash"):
        verified(BOX, {**record(), "commitment": commitment("00" * 32)})
    with pytest.raises(BadInput, match="does not match the hash"):
        verified(BOX, {**record(5), "commitment": commitment(SECRET)})


def test_a_record_that_claims_another_result_is_found_out() -> None:
    claimed = {"winners": [1], "scores": [1, None], "reason": "done"}

    with pytest.raises(BadInput, match="another result"):
        verified(BOX, {**record(), "result": claimed})
    with pytest.raises(BadInput, match="another result"):
        verified(BOX, {**record(), "choices": []})


class Corrected(Box):
    def read_data(self, data: dict[str, Any]) -> None:
        if "price" not in data:
            raise BadInput("bad-option", option="price", value="–", allowed="1 … 9")


def test_corrected_component_values_travel_with_the_record() -> None:
    game: Game = Corrected()
    state = game.start(seed=1, data={"price": 3})

    assert state.record["data"] == {"price": 3}
    assert game.replay(state.record).setup.data == {"price": 3}
    assert game.load(state.save()).setup.data == {"price": 3}
    with pytest.raises(BadInput, match="price"):
        game.replay({**state.record, "data": {}})


OTHER = "a7" * 32
NONCES = ["01" * 32, "02" * 32]


def renewed(at: int) -> dict[str, Any]:
    """A game whose luck is sealed anew after so many choices."""
    state = BOX.start(players=3, seed=SECRET, size=2)
    for number, option in enumerate((("say", 1), ("roll",), ("say", 0), ("pass",))):
        if number == at:
            state.setup = state.setup.renewed(at, OTHER)
        state.choose(option)
    return state.record


@pytest.mark.parametrize("at", [0, 1, 3])
def test_a_game_goes_on_with_luck_sealed_anew(at: int) -> None:
    written = renewed(at)

    assert written["renewals"] == [{"at": at, "seed": OTHER}]
    assert written["commitment"] == commitment(OTHER)
    assert verified(BOX, written).record == written
    assert BOX.load(verified(BOX, written).save()).record == written


def test_luck_sealed_anew_is_other_luck() -> None:
    rolls = set()
    for number in range(20):
        state = BOX.start(players=3, seed=SECRET, size=2)
        state.setup = state.setup.renewed(1, f"{number:02}" * 32)
        state.choose(("say", 1))
        before = state.chance.drawn
        state.choose(("roll",))
        assert state.chance.drawn > before
        rolls.add(str(state.view(0)))

    assert len(rolls) > 1


def test_a_game_looked_at_before_its_luck_was_sealed_anew_goes_on_as_it_did() -> None:
    state = BOX.replay(renewed(3), at=1)
    assert "renewals" not in state.record
    for option in (("roll",), ("say", 0), ("pass",)):
        state.choose(option)

    assert state.record == renewed(3)


@pytest.mark.parametrize(
    "renewals",
    [
        [{"at": 9, "seed": OTHER}],
        [{"at": 2, "seed": OTHER}, {"at": 1, "seed": OTHER}],
        [{"at": 1, "seed": 7}],
        [{"at": 1, "seed": "7"}],
        [{"at": 1}],
        [3],
        {},
    ],
)
def test_a_record_says_properly_where_its_luck_was_sealed_anew(renewals: Any) -> None:
    with pytest.raises(BadInput):
        BOX.replay({**record(), "renewals": renewals})


def added(**changed: Any) -> dict[str, Any]:
    """A game to whose luck two seats have added a number, and a third none."""
    nonces = [{"seats": [n], "seal": seal_of(each), "nonce": each} for n, each in enumerate(NONCES)]
    nonces.append({"seats": [2], "seal": "", "nonce": ""})
    promise = {"secret": OTHER, "nonces": nonces, "commitment": commitment(OTHER)}
    return {**record(mixed(OTHER, NONCES)), **promise, **changed}


def test_luck_comes_from_the_secret_and_from_what_the_seats_added() -> None:
    assert verified(BOX, added()).over
    assert mixed(OTHER, NONCES) != mixed(OTHER, NONCES[::-1])


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"secret": SECRET}, "does not match the hash"),
        ({"secret": SECRET, "commitment": commitment(SECRET)}, "does not come from its secret"),
        ({"nonces": []}, "does not come from its secret"),
        ({"nonces": added()["nonces"][:1]}, "does not come from its secret"),
        ({"nonces": added()["nonces"][::-1]}, "does not come from its secret"),
        (
            {"nonces": [{"seats": [0], "seal": seal_of(OTHER), "nonce": NONCES[0]}]},
            "not the one that it had sealed",
        ),
        ({"secret": 5, "commitment": None}, "seed"),
    ],
)
def test_a_promise_that_was_not_kept_is_found(changed: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        verified(BOX, added(**changed))


def test_a_record_of_older_rules_is_played_up_to_what_these_do_not_allow() -> None:
    older = {**record(), "rules": "2", "choices": [["say", 1], ["roll"], ["fly"], ["pass"]]}

    assert reach(BOX, older) == 2
    assert BOX.replay(older, at=2).number == 2
    with pytest.raises(
        BadInput, match=r"choice 3 of the record, .*fly.*, was possible by version 2"
    ):
        BOX.replay(older)
    with pytest.raises(BadInput, match="Here the rules have changed"):
        verified(BOX, older)


def test_a_record_of_older_rules_may_lead_to_another_end() -> None:
    older = {**record(), "rules": "2"}
    assert verified(BOX, older).over

    older["result"] = {"winners": [1], "scores": [1, None], "reason": "done"}
    with pytest.raises(BadInput, match="by version 3 of the rules they lead to another end"):
        verified(BOX, older)


def test_the_promise_of_luck_holds_whatever_the_rules_allow() -> None:
    older = {**record(), "rules": "2", "choices": [["fly"]], "commitment": "00" * 32}

    with pytest.raises(BadInput, match="does not match the hash"):
        verified(BOX, older)


def test_a_save_of_older_rules_is_loaded_in_the_shape_of_these() -> None:
    state = BOX.start(players=3, seed=1)
    state.choose(("say", 1))
    saved = {**state.save(), "rules": "2"}

    assert BOX.load(saved) == state
    with pytest.raises(BadInput, match="version 9 of the rules"):
        BOX.load({**saved, "rules": "9"})
