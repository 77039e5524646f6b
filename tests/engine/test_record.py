"""A game as it was played: options, seed and choices."""

from __future__ import annotations

from typing import Any

import pytest

from nemeton.engine.chance import commitment
from nemeton.engine.errors import BadInput
from nemeton.engine.game import Game
from nemeton.engine.record import verified
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
        ("rules", "1", "version 1 of the rules"),
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
