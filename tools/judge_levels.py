"""How the levels of bots come out before the judge of reports: `judge_levels.py GAME QUESTIONS`.

All levels answer the same questions, from games as people might play them (between saplings that
slip, in Cernunos between nets that err), and the search that judges reports says what each answer
gives away. The verdicts are written to `tests/review/judged`,
the first questions with all that is needed to judge them again; a game goes on where it was left.
`judge_levels.py GAME GAMES BETTER WORSE` plays two levels against each other instead and keeps what
a report says of both: a level that gets itself into easier questions shows there alone.
Without arguments it prints the tables of `docs/review.md`. Run it on the compiled engine.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path
from statistics import mean, stdev
from typing import Any, NamedTuple

import nemeton
from nemeton import Fast, Option, State, bots, review
from nemeton.review.judge import LIKELY, considered, verdict

FOLDER = Path(__file__).parents[1] / "tests" / "review" / "judged"
PLAYERS = {"cernunos": 2, "oak": 2, "pangaia": 2, "root": 4}
ERRING = {"cernunos": "wildwood-regular"}  # who plays there; elsewhere saplings do
SLIPS = 10  # choices of which one is drawn by lot
FIRST, LATER = 3, 12  # of the first questions of a turn every third is asked, of the others fewer
AFRESH = 1_000_000  # the judge's luck is not that of the levels
KEPT = 3  # questions that are kept whole
DUELS = [("cernunos", "grove", "sapling")]  # that single questions do not tell apart
ALIKE = [("pangaia", "forest", "grove")]  # nor do these; both search as the judge does
JUDGED = 16  # choices of each side of a duel
DRAWN = {"cernunos": 2}  # first turns that are drawn where a game has no luck of its own


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


def duel(game: str, better: str, worse: str, number: int) -> State:
    """A game between two levels; every other one has the luck of the one before, seats changed."""
    luck = Fast(number // 2)
    state = nemeton.game(game).start(2, number // 2, False, None)
    levels = (better, worse) if number % 2 else (worse, better)
    players = [bots.bot(level, 2 * number + seat) for seat, level in enumerate(levels)]
    while not state.over:
        if state.turn_number <= DRAWN.get(game, 0):
            state.choose(state.sample(luck))
            continue
        seat = state.pending().seat(state)
        thought = bots.answer(state, seat, players[seat], seed=number + state.number)
        state.choose(thought.option)
    return state


def duelled(game: str, better: str, worse: str) -> list[dict[str, float]]:
    """What each side of the duels gave away, on average over its real choices, game by game."""
    path = FOLDER / f"{game}-{better}-{worse}.json"
    found: list[dict[str, float]] = json.loads(path.read_text("utf-8")) if path.exists() else []
    return found


def go_on_duelling(game: str, count: int, better: str, worse: str) -> None:
    """Plays and judges the duels after those that were played."""
    rows = duelled(game, better, worse)
    for number in range(len(rows), count):
        report = review.report(duel(game, better, worse, number).record, judged=JUDGED)
        first, second = (seat.given for seat in report.seats)
        levels = (better, worse) if number % 2 else (worse, better)
        rows.append(dict(zip(levels, (first, second), strict=True)))
        lines = ",\n".join(json.dumps(row) for row in rows)
        (FOLDER / f"{game}-{better}-{worse}.json").write_text(f"[\n{lines}\n]\n", "utf-8")


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


class Gap(NamedTuple):
    """How much more one level gives away than another, question by question."""

    mean: float
    spread: float  # half the 95 % interval

    @property
    def low(self) -> float:
        return self.mean - self.spread

    def __str__(self) -> str:
        return f"{self.mean:+.4f} ± {self.spread:.4f}"


def losses(rows: list[dict[str, Any]]) -> dict[str, float]:
    """What a real choice of each level gives away, on average."""
    return {level: mean(row[level][1] for row in rows if row[level][0]) for level in bots.LEVELS}


def gap(rows: list[dict[str, Any]], behind: str, ahead: str) -> Gap:
    """By how much a level is behind another, over the same questions."""
    return gap_of([row[behind][1] - row[ahead][1] for row in rows])


def duel_gap(rows: list[dict[str, float]], behind: str, ahead: str) -> Gap:
    """By how much a report puts a level behind another, over games between the two."""
    return gap_of([row[behind] - row[ahead] for row in rows])


def gap_of(apart: list[float]) -> Gap:
    return Gap(mean(apart), LIKELY * stdev(apart) / math.sqrt(len(apart)))


def table() -> str:
    """How the levels come out, as `docs/review.md` shows it."""
    pairs = list(pairwise(bots.LEVELS))
    titles = ["game", "questions", *bots.LEVELS, *(f"{a} behind {b}" for a, b in pairs)]
    lines = [titles, ["---"] * len(titles)]
    for game, players in PLAYERS.items():
        rows = measured(game)
        title = game.capitalize() + (", four" if players == 4 else "")
        given = [f"{loss:.3f}" for loss in losses(rows).values()]
        lines.append([title, str(len(rows)), *given, *(str(gap(rows, *pair)) for pair in pairs)])
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def table_of_duels() -> str:
    """What reports say of two levels that played each other, as `docs/review.md` shows it."""
    titles = ["game", "levels", "games", "the better gave away", "the other", "behind by"]
    lines = [titles, ["---"] * len(titles)]
    for game, better, worse in DUELS:
        rows = duelled(game, better, worse)
        given = [f"{mean(row[level] for row in rows):.3f}" for level in (better, worse)]
        behind = str(duel_gap(rows, worse, better))
        title = f"*{better}* and *{worse}*"
        lines.append([game.capitalize(), title, str(len(rows)), *given, behind])
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def main() -> None:
    given = sys.argv[1:]
    if len(given) == 4:
        go_on_duelling(given[0], int(given[1]), given[2], given[3])
    elif given:
        go_on(given[0], int(given[1]))
    else:
        print(table(), table_of_duels(), sep="\n\n")


if __name__ == "__main__":
    main()
