"""What the thinking process is told and answers: choices, plans that travel, time that is kept."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

import nemeton
from nemeton import State
from nemeton.server.workers.messages import Reply
from nemeton.server.workers.process import reply_to
from nemeton.table.tasks import BotChoice, thinking


def opened(choices: int) -> State:
    state = nemeton.game("cernunos").start(seed=4, log=False)
    luck = nemeton.Fast(4)
    for _ in range(choices):
        state.choose(state.sample(luck))
    return state


def task(state: State, level: str, memory: Any = None, seconds: float = 0.0) -> bytes:
    """What a worker process reads."""
    seat = state.pending().seat(state)
    asked = thinking(state, seat, level, 3, memory)
    return msgspec.json.encode(msgspec.structs.replace(asked, seconds=seconds))


def answered(task: bytes) -> BotChoice:
    """What the server reads."""
    reply = msgspec.json.decode(msgspec.json.encode(reply_to(task)), type=Reply)
    assert not reply.failed, reply.failed
    return msgspec.json.decode(reply.result, type=BotChoice)


def test_a_plan_travels_with_the_answer_and_is_followed() -> None:
    state = opened(12)  # the start of a turn
    first = answered(task(state, "grove", seconds=2.0))
    state.choose(first.option)

    second = answered(task(state, "grove", memory=first.memory))

    assert first.memory is not None
    assert second.memory is not None
    assert first.memory["steps"]
    assert list(second.option) == first.memory["steps"][0][1]
    assert second.memory["spent"] == first.memory["spent"]


@pytest.mark.parametrize("memory", [None, {}, {"turn": 1}, {"steps": 5}])
def test_without_a_plan_the_bot_thinks(memory: object) -> None:
    state = opened(10)

    reply = answered(task(state, "grove", memory=memory, seconds=0.2))

    assert reply.option in state.options()


@pytest.mark.parametrize("level", ["1", "sapling", "random"])
def test_levels_of_stored_tables_keep_working(level: str) -> None:
    state = opened(10)

    assert answered(task(state, level)).option in state.options()


@pytest.mark.parametrize("line", [b"no JSON", b"{}", b'{"task": "dance"}', b'{"task": "think"}'])
def test_what_is_no_task_is_answered_as_a_failure(line: bytes) -> None:
    assert reply_to(line).failed


@pytest.mark.parametrize("level", ["grove", "forest"])
@pytest.mark.parametrize("name", ["cernunos", "oak", "pangaia", "root"])
def test_no_turn_takes_longer_than_it_may(name: str, level: str) -> None:
    state = nemeton.game(name).start(players=4 if name == "root" else 2, seed=4, log=False)
    luck = nemeton.Fast(4)
    for _ in range(25):
        state.choose(state.sample(luck))
    asked = task(state, level, seconds=0.6)

    began = time.process_time()  # of this process: what else runs does not count
    answered(asked)

    assert time.process_time() - began < 0.6
