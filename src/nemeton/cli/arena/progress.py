"""How far a contest is: a bar on stderr with the time left; a test that decides ends it early."""

from __future__ import annotations

from rich.console import Console as RichConsole
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from nemeton import arena
from nemeton.cli.console import Console
from nemeton.cli.palette import THEME

__all__ = ["ProgressBar"]


class ProgressBar:
    """Watches a contest: moves the bar, and says when a monitor is answered."""

    def __init__(self, console: Console, monitor: arena.SprtMonitor | None) -> None:
        self.monitor = monitor
        self.begun = False
        self.bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(complete_style="moss", finished_style="moss"),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            console=RichConsole(theme=THEME, stderr=True, highlight=False),
        )
        self.task = self.bar.add_task(console.text("arena-playing"), total=None)

    def __enter__(self) -> ProgressBar:
        return self

    def __exit__(self, *_: object) -> None:
        if self.begun:
            self.bar.stop()

    def watch(self, game: arena.GameResult | None, done: int, total: int) -> bool:
        if not self.begun:
            self.begun = True
            self.bar.start()
        self.bar.update(self.task, completed=done, total=total)
        return self.monitor is not None and game is not None and self.monitor.add(game)
