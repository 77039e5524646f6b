"""One game of a contest, from its fixture to its result; the same wherever it is played."""

from __future__ import annotations

import hashlib
import json
import time
from typing import Any

from nemeton import bots
from nemeton.arena.contest import Contest, Fixture, luck
from nemeton.arena.entrants import Entrant
from nemeton.arena.metrics import GameMetrics
from nemeton.arena.records import record_of
from nemeton.arena.results import GameResult
from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["play_game", "play_task", "task_for"]


class Player:
    """A bot in its seat, and how long it has been thinking."""

    def __init__(self, name: str, luck_of_its_own: int) -> None:
        self.luck = luck_of_its_own
        self.bot = Entrant.read(name).bot(luck_of_its_own)
        self.seconds = 0.0
        self.slowest = 0.0  # the longest it thought about one turn
        self.turn = (-1, 0.0)
        self.turns = 0

    def answer(self, state: State, seat: int) -> Option:
        """Its choice, made on what its seat may know."""
        began = time.perf_counter()
        thought = bots.answer(state, seat, self.bot, luck(self.luck, state.number))
        self.took(state.turn_number, time.perf_counter() - began)
        return thought.option

    def took(self, turn: int, seconds: float) -> None:
        if self.turn[0] != turn:
            self.turn = (turn, 0.0)
            self.turns += 1
        self.turn = (turn, self.turn[1] + seconds)
        self.seconds += seconds
        self.slowest = max(self.slowest, self.turn[1])


def play_game(contest: Contest, fixture: Fixture) -> tuple[GameResult, State]:
    """Plays the game to its end."""
    seed = contest.seed_of(fixture.block)
    options = contest.options_of(fixture.block)
    state = contest.box.start(contest.players, seed, data=contest.data, **options)
    table = [
        Player(name, luck(seed, fixture.kind, slot, name))
        for name, slot in zip(fixture.seats, fixture.slots, strict=True)
    ]
    metrics = GameMetrics(state)
    opening = Fast(luck(seed, "opening"))
    while not state.over:
        seat = state.pending().seat(state)
        metrics.before_choice(state.options(), state.pending().rule)
        if contest.opening and state.turn_number <= contest.opening:
            option = state.sample(opening)
        else:
            option = table[seat].answer(state, seat)
        state.choose(option)
        metrics.after_choice(seat, option)
    return result_of(contest, fixture, state, metrics, table), state


def result_of(
    contest: Contest, fixture: Fixture, state: State, metrics: GameMetrics, table: list[Player]
) -> GameResult:
    result = state.result
    assert result is not None
    titles = [state.seat_view(seat)["title"] for seat in range(state.seat_count())]
    return GameResult(
        game=fixture.number,
        block=fixture.block,
        seed=contest.seed_of(fixture.block),
        kind=fixture.kind,
        seats=fixture.seats,
        slots=fixture.slots,
        titles=titles,
        winners=list(result.winners),
        scores=list(result.scores),
        reason=result.reason,
        turns=state.turn_number,
        choices=state.number,
        digest=digest(state),
        **thinking_times(table),
        **metrics.summary(),
    )


def thinking_times(table: list[Player]) -> dict[str, Any]:
    """In how many turns each bot thought, how long in all, and how long in the longest."""
    return {
        "seconds": [round(player.seconds, 4) for player in table],
        "slowest": [round(player.slowest, 4) for player in table],
        "thought": [player.turns for player in table],
    }


def digest(state: State) -> str:
    """Equal for equal games: how many of a contest really differ?"""
    text = json.dumps([state.setup.seed, state.choices()])
    return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()


# Between processes travels plain JSON.


def task_for(contest: Contest, fixture: Fixture, whole: bool = False) -> str:
    """Everything another process needs to play the game; `whole`: its record is wanted too."""
    about = [fixture.number, fixture.block, fixture.kind, fixture.line_up, fixture.turn]
    return json.dumps({"contest": contest.written(), "fixture": about, "whole": whole})


def play_task(written: str) -> str:
    """Plays the game of a task; the result as it will be written down, and the record below it
    where that is wanted."""
    document: dict[str, Any] = json.loads(written)
    number, block, kind, line_up, turn = document["fixture"]
    contest = Contest(**document["contest"])
    result, state = play_game(contest, Fixture(number, block, kind, tuple(line_up), turn))
    if not document["whole"]:
        return result.written()
    return f"{result.written()}\n{json.dumps(record_of(state, result.seats))}"
