"""`nemeton bench [GAME | server]`: how fast, in one run; the engine next to others, or a server."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import click

import nemeton
from nemeton.cli import completion
from nemeton.cli.arguments import whole_number
from nemeton.cli.bench import entrants, tables
from nemeton.cli.bench.entrants import Entrant
from nemeton.cli.bench.rounds import Failed, Worker, race
from nemeton.cli.click_words import Command, argument, option
from nemeton.cli.commands import serve
from nemeton.cli.console import Console
from nemeton.cli.files import document, write_json
from nemeton.engine.errors import BadInput

__all__ = ["command"]

DEFAULT_GAME = "cernunos"
SERVER = "server"  # measured as a whole, with tables that play over sockets
KIND = "nemeton-bench"


def command(console: Console) -> click.Command:
    params: list[click.Parameter] = [
        argument(
            "GAME", required=False, default=DEFAULT_GAME, shell_complete=completion.measurable
        ),
        option(console, "bench", "players", metavar="N", shell_complete=completion.players),
        option(console, "bench", "rounds", metavar="N", default="5"),
        option(console, "bench", "seconds", metavar="S", default="0.5"),
        option(console, "bench", "json", metavar="FILE", shell_complete=completion.files),
    ]
    return Command(console, "bench", partial(bench, console), params)


def bench(
    console: Console, game: str, players: str | None, rounds: str, seconds: str, json: str | None
) -> None:
    """Measures all who can take part and shows figures and ratios."""
    if game == SERVER:
        serve.measure(console, DEFAULT_GAME, span(seconds))
        return
    contest = contest_of(game, players)
    times = whole_number("--rounds", rounds)
    if times is None or times < 1:
        raise BadInput("not-a-number", option="--rounds", value=rounds[:40])
    length = span(seconds)
    target = None if json is None else writable(Path(json))
    with ExitStack() as stack:
        field = field_of(console, contest, stack.enter_context(entrants.source_tree()))
        workers = started(console, field, stack)
        figures = race(workers, times, length, partial(progress, console, times))
    title = console.text("bench-title", game=contest, rounds=times, seconds=seconds)
    console.print(tables.figures_table(console, figures, title))
    ratios = tables.ratios_table(console, figures)
    if ratios is not None:
        console.print(ratios)
    if target is not None:
        report = {"kind": KIND, "game": contest, "rounds": times, "seconds": length}
        write_json(target, {**report, "figures": figures}, anew=False)


def contest_of(game: str, players: str | None) -> str:
    """The game and for how many; a number that it cannot be played by is refused."""
    box = nemeton.game(game)
    if players is None:
        return game
    number = whole_number("--players", players)
    box.start(players=number)
    return f"{game}:{number}"


def span(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,3}([.][0-9]{1,3})?", text, re.ASCII) or float(text) == 0:
        raise BadInput("not-a-number", option="--seconds", value=text[:40])
    return float(text)


def writable(path: Path) -> Path:
    """A new file, or one that holds figures of an earlier run."""
    if path.exists():
        held = document(path, KIND)
        if not isinstance(held, dict) or held.get("kind") != KIND:
            raise BadInput("file", path=str(path), reason="exists", detail="")
    return path


def field_of(console: Console, game: str, sources: Path) -> list[Entrant]:
    """Both engines and the libraries installed; what is missing is said."""
    found = [Entrant(entrants.INTERPRETED, "nemeton", game, sources)]
    tree = entrants.compiled_tree()
    if tree is None:
        console.print_text("bench-uncompiled", style="alert")
    else:
        if entrants.stale(tree):
            console.print_text("bench-stale", style="alert")
        found.append(Entrant(entrants.COMPILED, "nemeton", game, tree))
    others = entrants.peers()
    if not others:
        console.print_text("bench-alone", style="bark")
    return found + others


def started(console: Console, field: Sequence[Entrant], stack: ExitStack) -> list[Worker]:
    """A process for each; one that cannot begin, or is not what it should be, is left out."""
    workers: list[Worker] = []
    for entrant in field:
        try:
            worker = Worker(entrant)
        except Failed as failure:
            console.print_text(
                "bench-failed", style="alert", name=entrant.name, detail=str(failure)
            )
            continue
        stack.callback(worker.close)
        if entrant.library == "nemeton" and worker.compiled != (entrant.name == entrants.COMPILED):
            console.print_text("bench-failed", style="alert", name=entrant.name, detail="compiled?")
            continue
        workers.append(worker)
    return workers


def progress(console: Console, rounds: int, number: int) -> None:
    words = console.text("bench-progress", round=number, rounds=rounds)
    print(words, file=sys.stderr, flush=True)
