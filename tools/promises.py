"""Whether every level beats the one below it: `promises.py CELL … [--games N] [--records DIR]`.

A cell is a game, a number of players and two neighbouring levels (`oak-2-forest-grove`): one of the
better level against others of the one below, seats and factions rotated, each with the budget that
the table gives it. What was played is kept in `tests/bots/promises`, block by block, so hours of
play can be had in pieces, on any day: a cell goes on where it was left. Results of other budgets
do not count. A cell against the automaton of a game (`pangaia-1-forest-automaton`) promises
nothing and is played in the same way. Without a cell it prints the tables of `docs/bots.md`. With
`--records` the games are kept too, whole, to be watched (`nemeton replay FILE`). Run it on the
compiled engine.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from nemeton import arena, bots
from nemeton.arena.contest import MATCH, Fixture
from nemeton.arena.game import play_game
from nemeton.arena.intervals import Share, share_of
from nemeton.arena.records import RecordFolder, record_of
from nemeton.arena.standings import credit
from nemeton.bots.budgets import default_budget

FOLDER = Path(__file__).parents[1] / "tests" / "bots" / "promises"
GAMES = 200
SEED = 21_000
LEAST = {2: 0.60, 4: 0.35}  # by players: a duel, or one against three
WOODLAND = {"factions": ["marquise", "eyrie", "alliance", "vagabond"]}
SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("cernunos", 2, {}),
    ("pangaia", 2, {}),
    ("pangaia", 4, {}),
    ("oak", 2, {}),
    ("oak", 4, {}),
    ("root", 2, {}),
    ("root", 4, WOODLAND),
]
ALONE: dict[str, tuple[str, int, dict[str, Any]]] = {  # or together, against the automaton
    "Pangaia, the Corrupted Spirit": ("pangaia", 1, {}),
    "Oak, Broichan": ("oak", 1, {}),
    "Root, the Mechanical Marquise: the Eyrie alone": (
        "root", 1, {"mode": "cooperative", "factions": ["eyrie"]},
    ),
    "Root, the same: Eyrie and Alliance together": (
        "root", 2, {"mode": "cooperative", "factions": ["eyrie", "alliance"]},
    ),
}  # fmt: skip
AUTOMATON = "automaton"


class Cell(NamedTuple):
    """One promise: this level beats that one, in this game. Or how it does against an automaton."""

    game: str
    players: int
    options: dict[str, Any]
    better: str
    worse: str

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}-{self.better}-{self.worse}"

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.json"

    @property
    def budgets(self) -> list[int]:
        """What both have for a turn; results count only as long as that is so."""
        return [default_budget(level, self.game).nodes for level in (self.better, self.worse)]

    def contest(self) -> arena.Contest:
        others = self.better if self.worse == AUTOMATON else self.worse
        line_up = [self.better, *[others] * (self.players - 1)]
        return arena.Contest(self.game, line_up, self.players, SEED, self.options)


CELLS = {
    cell.name: cell
    for setup in SETUPS
    for worse, better in pairwise(bots.LEVELS)
    for cell in [Cell(*setup, better, worse)]
}
AGAINST_AUTOMATA = {
    cell.name: cell
    for setup in ALONE.values()
    for level in bots.LEVELS
    for cell in [Cell(*setup, level, AUTOMATON)]
}


def known(cell: Cell) -> list[list[float]]:
    """What the better level has won so far: the games of each block."""
    if not cell.path.exists():
        return []
    kept = json.loads(cell.path.read_text("utf-8"))
    blocks: list[list[float]] = kept["blocks"] if kept["nodes"] == cell.budgets else []
    return blocks


def keep(cell: Cell, blocks: list[list[float]]) -> None:
    kept = {"nodes": cell.budgets, "seed": SEED, "blocks": blocks}
    FOLDER.mkdir(parents=True, exist_ok=True)
    unfinished = cell.path.with_suffix(".part")
    unfinished.write_text(json.dumps(kept) + "\n", "utf-8")
    unfinished.replace(cell.path)


def share(blocks: list[list[float]]) -> Share:
    """What the better level wins, with its 95 % interval by block."""
    return share_of((number, won) for number, block in enumerate(blocks) for won in block)


def play(
    cell: Cell, games: int, from_block: int = 0, folder: RecordFolder | None = None
) -> Iterator[list[float]]:
    """The blocks after those that were played, as they come."""
    contest = cell.contest()
    blocks: dict[int, list[Fixture]] = {}
    for fixture in contest.fixtures(contest.blocks(games)):
        if fixture.kind == MATCH and fixture.block >= from_block:
            blocks.setdefault(fixture.block, []).append(fixture)
    for fixtures in blocks.values():
        won = []
        for fixture in fixtures:
            result, end = play_game(contest, fixture)
            won.append(credit(result, result.seats.index(cell.better)))
            if folder is not None:
                folder.keep(fixture.number, json.dumps(record_of(end, result.seats)))
        yield won


def go_on(cell: Cell, games: int, records: Path | None) -> None:
    """Plays what is missing, and keeps every block as soon as it is there."""
    blocks = known(cell)
    folder = RecordFolder(records / cell.name) if records else None
    for block in play(cell, games, len(blocks), folder):
        blocks.append(block)
        keep(cell, blocks)
        print(cell.name, sum(map(len, blocks)), share(blocks), flush=True)


def table() -> str:
    """What was measured, as `docs/bots.md` shows it."""
    pairs = list(pairwise(bots.LEVELS))
    titles = ["game", "players", *(f"{better} against {worse}" for worse, better in pairs)]
    lines = [titles, ["---"] * len(titles)]
    for game, players, _ in SETUPS:
        cells = [CELLS[f"{game}-{players}-{better}-{worse}"] for worse, better in pairs]
        lines.append([game.capitalize(), str(players), *map(shown, cells)])
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def table_of_automata() -> str:
    """How often each level wins against the automata, as `docs/bots.md` shows it."""
    lines = [["against", *bots.LEVELS], ["---"] * (1 + len(bots.LEVELS))]
    for title, (game, players, _) in ALONE.items():
        names = [f"{game}-{players}-{level}-{AUTOMATON}" for level in bots.LEVELS]
        lines.append([title, *(shown(AGAINST_AUTOMATA[name]) for name in names)])
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def shown(cell: Cell) -> str:
    blocks = known(cell)
    if not blocks:
        return "not played"
    found = share(blocks)
    return f"{found.value:.1%} [{found.low:.1%}; {found.high:.1%}] of {found.games}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cells", nargs="*", metavar="CELL")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--records", type=Path, metavar="DIR")
    given = parser.parse_args()
    for name in given.cells:
        go_on((CELLS | AGAINST_AUTOMATA)[name], given.games, given.records)
    if not given.cells:
        print(table(), table_of_automata(), sep="\n\n")


if __name__ == "__main__":
    main()
