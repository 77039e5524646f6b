"""Makes, proves and grades puzzles from games that bots play.

    tools/puzzles.py make GAME COUNT            adds puzzles to the game's file until it has so many
    tools/puzzles.py check GAME                 proves every puzzle of the file again

Of an open game between two (Cernunos) a puzzle is a position that the exact solver wins by one
option alone. Of the others it is a question at which the strongest level, with a large budget, in
two runs with luck of their own, chooses the same, and clearly. What a bot that looks one choice
ahead always finds is left out: it asks nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

import nemeton
from nemeton import Fast, bots
from nemeton.bots.search.alphabeta import is_duel
from nemeton.engine.flow import Option
from nemeton.engine.state import State
from nemeton.puzzles import Puzzle, judged, puzzles_of, winning_options
from nemeton.puzzles.proving import Judgement, judges_agree
from nemeton.puzzles.puzzle import Proof, PuzzleKind
from nemeton.puzzles.reading import FILE

SETUPS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "cernunos": [(2, {})],
    "oak": [(2, {}), (3, {})],
    "pangaia": [(2, {}), (3, {})],
    "root": [(2, {}), (3, {}), (4, {})],
}
SLIPS = 6  # one choice in so many is random: players err, and errors make puzzles
SOLVED = 25_000  # positions that a proof may take
EASY = 30  # positions within which a win is too short to be one
LOOKS = (1_500, 6_000)  # nodes of the looks before, which spare most of the proofs that would fail
DEEP = 24_000  # nodes of each look that proves
MOST_CHOICES = 160  # before the position
LEAST_OPTIONS = 4
EARLIEST = 3  # turn: what is chosen while setting up is a matter of taste
MOST_OF_A_GAME = 3
TRIES = {"sapling": 8, "grove": 4}
SEEDS = (1, 2)


def main(arguments: list[str]) -> int:
    match arguments:
        case ["make", game, count]:
            return make(game, int(count))
        case ["check", game]:
            return check(game)
    print(__doc__)
    return 2


def file_of(game: str) -> Path:
    return Path("src/nemeton/games") / game / "puzzles" / FILE


def make(game: str, count: int) -> int:
    """Adds puzzles, a few of a game at most, from games after those that the last came from; after
    each the file is written anew."""
    found = list(puzzles_of(game))
    seed = max((each.seed for each in found), default=0) + 1
    while len(found) < count:
        setup = SETUPS[game][seed % len(SETUPS[game])]
        for puzzle in islice(puzzles_in(game, *setup, seed), MOST_OF_A_GAME):
            found.append(puzzle)
            write(game, found)
            print(f"{len(found)}: seed {seed}, grade {puzzle.grade}, {puzzle.proof}", flush=True)
        seed += 1
    return 0


def write(game: str, puzzles: list[Puzzle]) -> None:
    ordered = sorted(puzzles, key=lambda each: (sum(each.missed.values()), each.seed))
    numbered = [
        msgspec.structs.replace(each, number=number) for number, each in enumerate(ordered, 1)
    ]
    file_of(game).parent.mkdir(exist_ok=True)
    lines = b"\n".join(map(msgspec.json.encode, numbered))
    file_of(game).write_bytes(lines + b"\n")


def puzzles_in(game: str, players: int, options: dict[str, Any], seed: int) -> Iterator[Puzzle]:
    """The puzzles met in one game between bots that slip now and then."""
    state = nemeton.game(game).start(players, seed, False, None, **options)
    luck, made = Fast(seed), list[Option]()
    player = bots.bot("sapling", seed)
    while not state.over and len(made) < MOST_CHOICES:
        decision = state.decision
        assert decision is not None
        seat = decision.seat
        if len(decision.options) >= LEAST_OPTIONS:
            solved = proved(state, seat, luck)
            if solved is not None:
                option, line, proof = solved
                missed = {level: misses(state, seat, level, option) for level in TRIES}
                if missed["sapling"] > 0.0:
                    kind: PuzzleKind = "win" if is_duel(state) else "best"
                    start = (players, seed, options, tuple(made), seat)
                    yield Puzzle(0, kind, *start, option, line, missed, proof)
        option = bots.answer(state, seat, player, seed).option
        if luck.below(SLIPS) == 0:
            option = decision.options[luck.below(len(decision.options))]
        state.choose(option)
        made.append(option)


Solved = tuple[Option, tuple[Option, ...], Proof]


def proved(state: State, seat: int, luck: Fast) -> Solved | None:
    return won(state, seat) if is_duel(state) else clearly_best(state, seat, luck)


def won(state: State, seat: int) -> Solved | None:
    """One option alone wins, and not at once."""
    found = winning_options(state, seat, SOLVED) if near_end(state) else None
    if found is None or len(found[0]) != 1 or found[1] < EASY:
        return None
    return found[0][0], (found[0][0],), Proof(found[1])


def near_end(state: State) -> bool:
    ahead = state.clone()
    ahead.playout(Fast(1))
    return 1 <= ahead.number - state.number <= 5


def clearly_best(state: State, seat: int, luck: Fast) -> Solved | None:
    """The strongest level chooses it in every run, clearly; one question in some is looked at."""
    if state.turn_number < EARLIEST or luck.below(3):
        return None
    glimpses: list[Judgement] = []
    for seed, nodes in enumerate(LOOKS, 3):
        glimpses.append(judged(state, seat, nodes, seed))
        if not judges_agree(glimpses):
            return None
    if misses(state, seat, "sapling", glimpses[0].option) == 0.0:
        return None
    looks: list[Judgement] = []
    for seed in SEEDS:
        looks.append(judged(state, seat, DEEP, seed))
        if not judges_agree([*looks, *looks[:1]]):
            return None
    gaps = tuple(round(each.gap, 3) for each in looks)
    if len(set(gaps)) < len(gaps):
        return None  # nothing was left to luck: the second look was the first again
    return looks[0].option, looks[0].line[:4], Proof(DEEP, gaps)


def misses(state: State, seat: int, level: str, option: Option) -> float:
    """How often a level chooses something else."""
    tries = range(TRIES[level])
    missed = sum(
        bots.answer(state, seat, bots.bot(level, 10 + each), 10 + each).option != option
        for each in tries
    )
    return missed / len(tries)


def check(game: str) -> int:
    """Proves every puzzle again; says which no longer hold."""
    faults = [each.number for each in puzzles_of(game) if not holds(game, each)]
    for number in faults:
        print(f"!! {game} puzzle {number}: {nemeton.game(game).name} sees another best choice")
    return 1 if faults else 0


def holds(game: str, puzzle: Puzzle) -> bool:
    state = puzzle.position(nemeton.game(game))
    decision = state.decision
    assert decision is not None
    if puzzle.kind == "win":
        found = winning_options(state, decision.seat, 2 * puzzle.proof.nodes)
        return found is not None and found[0] == [puzzle.best]
    looks = [judged(state, decision.seat, puzzle.proof.nodes, seed) for seed in SEEDS]
    return judges_agree(looks) and looks[0].option == puzzle.best


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
