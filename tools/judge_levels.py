"""How the levels of bots come out before the judge of reports: `judge_levels.py GAME QUESTIONS`.

All levels answer the same questions, from games as people might play them (between saplings that
slip, in Cernunos between nets that err), and the search that judges reports says what each answer
gives away. The verdicts are written to `tests/review/judged`,
the first questions with all that is needed to judge them again; a game goes on where it was left.
Without arguments it prints the table of `docs/review.md`. Run it on the compiled engine.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import nemeton
from nemeton import Fast, Option, State, bots
from nemeton.review.judge import considered, verdict

FOLDER = Path("tests/review/judged")
PLAYERS = {"cernunos": 2, "oak": 2, "pangaia": 2, "root": 4}
ERRING = {"cernunos": "wildwood-regular"}  # who plays there; elsewhere saplings do
SLIPS = 10  # choices of which one is drawn by lot
FIRST, LATER = 3, 12  # of the first questions of a turn every third is asked, of the others fewer
AFRESH = 1_000_000  # the judge's luck is not that of the levels
KEPT = 3  # questions that are kept whole


def questions(game: str, seed: int = 5) -> Iterator[State]:
    """Questions of many games, with something to choose."""
    rng = Fast(seed)
    while True:
        state = nemeton.game(game).start(PLAYERS[game], rng.below(1 << 20), False, None)
        turn = (0, -1)
        while not state.over:
            now = (state.turn_number, state.pending().seat(state))
            if state.turn_number and len(state.options()) > 1:
                if rng.below(LATER if now == turn else FIRST) == 0:
                    yield state
                turn = now
            slips = rng.below(SLIPS) == 0
            player = ERRING.get(game, "sapling")
            state.choose(state.sample(rng) if slips else answer(player, state, seed))


def answer(level: str, state: State, seed: int) -> Option:
    """What a level of bots chooses there, with what it has at a table."""
    bot = bots.bot(level, seed + state.number)
    return bots.answer(state, state.pending().seat(state), bot, seed=seed + state.number).option


def judged_alike(state: State, seed: int, whole: bool) -> dict[str, Any]:
    """One question: the verdicts on what the levels answer."""
    answers = {level: answer(level, state.clone(), seed) for level in bots.LEVELS}
    row: dict[str, Any] = verdicts(state, answers, seed)
    if whole:
        row["question"] = {"record": state.record, "seed": seed, "answers": answers}
    return row


def verdicts(state: State, answers: dict[str, Option], seed: int) -> dict[str, Any]:
    """Of each answer whether the choice was real, and what it gave away."""
    seat = state.pending().seat(state)
    thought = considered(state.clone(), seat, list(answers.values()), AFRESH + seed)
    found = {level: verdict(thought, option) for level, option in answers.items()}
    return {level: [each.real, each.regret] for level, each in found.items()}


def measured(game: str) -> list[dict[str, Any]]:
    """The verdicts that have been found so far."""
    path = FOLDER / f"{game}.json"
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8")) if path.exists() else []
    return found


def go_on(game: str, count: int) -> None:
    """Judges the questions after those that have been judged."""
    rows = measured(game)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for number, state in enumerate(islice(questions(game), count)):
        if number < len(rows):
            continue
        rows.append(judged_alike(state, 4242 + number, number < KEPT))
        lines = ",\n".join(json.dumps(row) for row in rows)
        (FOLDER / f"{game}.json").write_text(f"[\n{lines}\n]\n", "utf-8")


def main() -> None:
    go_on(sys.argv[1], int(sys.argv[2]))


if __name__ == "__main__":
    main()
