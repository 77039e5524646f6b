"""A contest carried out: what is missing is played, what comes in is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from nemeton.arena.contest import Contest, Fixture
from nemeton.arena.entrants import Entrant
from nemeton.arena.executors import Executor, inline
from nemeton.arena.game import task_for
from nemeton.arena.records import RecordFolder
from nemeton.arena.results import GameResult, ResultsFile
from nemeton.bots.guests import lent
from nemeton.engine.errors import BadInput

__all__ = ["Progress", "ResultsInMemory", "run"]

Progress = Callable[[GameResult | None, int, int], bool]  # the game, done, in all; true: enough


class ResultsInMemory:
    """Results that are kept nowhere but here."""

    def __init__(self) -> None:
        self.games: dict[int, GameResult] = {}

    def keep(self, line: str) -> GameResult | None:
        entry = GameResult.read(line)
        return None if entry.game in self.games else self.games.setdefault(entry.game, entry)

    def close(self) -> None:
        """Nothing to do."""


def run(
    contest: Contest,
    games: int,
    path: Path | None = None,
    resume: bool = False,
    executor: Executor = inline,
    watch: Progress | None = None,
    records: Path | None = None,
) -> list[GameResult]:
    """Plays at least that many games (whole blocks, controls besides), or until `watch` says stop.

    With a path the results are kept in that file as they come, and a contest that was interrupted
    goes on with `resume`: no game is played twice, none is left out. With `records` every game is
    kept whole in that folder, as a record that can be watched, checked and exported.

    >>> from nemeton import arena
    >>> games = arena.run(arena.Contest("cernunos", ["sapling", "random"], seed=1), games=4)
    >>> sum(game.kind == "match" for game in games)
    4
    """
    check_bots(contest, executor)
    fixtures = list(contest.fixtures(contest.blocks(games)))
    file: ResultsInMemory | ResultsFile = (
        ResultsInMemory() if path is None else ResultsFile(path, contest, resume)
    )
    folder = None if records is None else RecordFolder(records)
    try:
        play(contest, fixtures, file, executor, watch or unwatched, folder)
    finally:
        file.close()
    return [file.games[each.number] for each in fixtures if each.number in file.games]


def check_bots(contest: Contest, executor: Executor) -> None:
    """Refuses bots that cannot be made where the games are played, before the first game."""
    for entrant in map(Entrant.read, contest.bots):
        entrant.bot(0)
        if entrant.level in lent and executor is not inline:
            raise BadInput("lent-bot", bot=entrant.level[:80])


def unwatched(game: GameResult | None, done: int, total: int) -> bool:
    return False


def play(
    contest: Contest,
    fixtures: Sequence[Fixture],
    file: ResultsInMemory | ResultsFile,
    executor: Executor,
    watch: Progress,
    folder: RecordFolder | None,
) -> None:
    missing = [each for each in fixtures if each.number not in file.games]
    done = len(fixtures) - len(missing)
    known = [file.games[each.number] for each in fixtures if each.number in file.games]
    if watch(None, done, len(fixtures)) or any(watch(game, done, len(fixtures)) for game in known):
        return
    for answer in closing(executor(tasks(contest, missing, folder is not None))):
        line, _, record = answer.partition("\n")
        if folder is not None:  # first the record: a game that is in the file has one
            folder.keep(GameResult.read(line).game, record)
        game = file.keep(line)
        done += game is not None
        if watch(game, done, len(fixtures)):
            return


def tasks(contest: Contest, fixtures: Iterable[Fixture], whole: bool) -> Iterator[str]:
    return (task_for(contest, fixture, whole) for fixture in fixtures)


def closing(lines: Iterator[str]) -> Iterator[str]:
    """Whoever stops early lets the executor put its processes away."""
    try:
        yield from lines
    finally:
        close = getattr(lines, "close", None)
        if close is not None:
            close()
