"""`nemeton export FILE… --out TABLE`: recorded games as a table with one row a decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click

from nemeton.arena import dataset
from nemeton.cli import completion
from nemeton.cli.click_words import Command, argument, option
from nemeton.cli.console import TEXTS, Console
from nemeton.cli.files import document, refusing
from nemeton.engine.errors import BadInput

__all__ = ["command"]


def command(console: Console) -> click.Command:
    TEXTS.add("nemeton.arena")
    word = partial(option, console, "export")
    params: list[click.Parameter] = [
        argument("FILE", nargs=-1, required=True, shell_complete=completion.files),
        word("out", metavar="TABLE", required=True, shell_complete=completion.files),
        word("views", is_flag=True),
    ]
    return Command(console, "export", partial(exported, console), params)


def exported(console: Console, file: Sequence[str], out: str, views: bool) -> None:
    """All games of the files and folders named; a record that does not hold is refused."""
    target = Path(out)
    paths = [path for each in file for path in records_in(Path(each))]
    if not paths:
        raise BadInput("export-nothing")
    with refusing(target):
        count = dataset.export(decisions(paths, views), target)
    console.print_text("exported", style="moss", rows=count, games=len(paths), path=out)


def records_in(path: Path) -> list[Path]:
    """A record, or all of a folder."""
    return sorted(path.glob("*.json")) if path.is_dir() else [path]


def decisions(paths: Sequence[Path], views: bool) -> Iterator[dict[str, Any]]:
    for path in paths:
        record = document(path, "record")
        with refusing(path):
            yield from dataset.rows(record, path.name, views)
