"""The arena: bots against each other, and honest figures of how strong they are.

>>> from nemeton import arena
>>> contest = arena.Contest("cernunos", ["sapling", "random"], seed=1)
>>> games = arena.run(contest, games=8)
>>> outcome = arena.standings(games)
>>> outcome.matches, outcome.bots[0].name
(8, 'sapling')

What is played, what comes of it, and every figure with its interval:

>>> fixture: arena.Fixture = next(contest.fixtures(blocks=1))
>>> game: arena.GameResult = games[0]
>>> game.block == fixture.block
True
>>> figures: arena.Standings = outcome
>>> ratings: arena.Ratings = figures.ratings
>>> best: arena.Effect = ratings.bots[0]
>>> best.name, best.low < best.value < best.high, isinstance(best, arena.Interval)
('sapling', True, True)
>>> share: arena.Share = figures.bots[0].share
>>> share.games
8

Games are spread over processes or a cluster, kept in a file, and stopped when a test decides:

>>> import json, tempfile
>>> from pathlib import Path
>>> here: arena.Executor = arena.inline
>>> others: list[arena.Executor] = [arena.pool(2)]  # or arena.cluster("ray://…")
>>> test = arena.SprtMonitor(contest, "sapling", "random", arena.Sprt())
>>> def decided(game, done, total):
...     return game is not None and test.add(game)
>>> with tempfile.TemporaryDirectory() as folder:
...     path = Path(folder, "games.jsonl")
...     _ = arena.run(contest, 8, path, executor=here, watch=decided)
...     kept = arena.read(path)
...     pages = arena.write_report(Path(folder), kept.head, list(kept.games.values()))
>>> len(kept.games) >= 8, len(pages)
(True, 2)

Whole games are kept as records, and records become tables with a row for each decision:

>>> with tempfile.TemporaryDirectory() as folder:
...     _ = arena.run(contest, 2, records=Path(folder))
...     records = [json.loads(path.read_text()) for path in sorted(Path(folder).iterdir())]
...     rows = [row for record in records for row in arena.rows(record)]
...     arena.export(rows, Path(folder, "games.jsonl")) == len(rows)
True
>>> rows[0]["prompt"], rows[0]["player"]
('place', 'sapling')

What is listed in `__all__` is public; the modules below may change.
"""

from __future__ import annotations

from nemeton import text
from nemeton.arena.contest import Contest, Fixture
from nemeton.arena.dataset import export, rows
from nemeton.arena.entrants import Entrant, entrants
from nemeton.arena.executors import Executor, inline, pool
from nemeton.arena.intervals import Interval, Share, share_of
from nemeton.arena.ratings import Effect, Ratings, rate
from nemeton.arena.ray_executor import cluster
from nemeton.arena.report import write_report
from nemeton.arena.results import GameResult, read
from nemeton.arena.runner import run
from nemeton.arena.sprt import Sprt
from nemeton.arena.sprt_monitor import SprtMonitor
from nemeton.arena.standings import Standings, standings

__all__ = [
    "Contest",
    "Effect",
    "Entrant",
    "Executor",
    "Fixture",
    "GameResult",
    "Interval",
    "Ratings",
    "Share",
    "Sprt",
    "SprtMonitor",
    "Standings",
    "cluster",
    "entrants",
    "export",
    "inline",
    "pool",
    "rate",
    "read",
    "rows",
    "run",
    "share_of",
    "standings",
    "write_report",
]

text.COMMON.add("nemeton.arena")  # errors are worded before anybody knows the game
