"""`nemeton arena GAME --bots A,B,…`: matches, ratings with intervals, a balance report."""

from __future__ import annotations

import os
import re
import shlex
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click

import nemeton
from nemeton import arena
from nemeton.cli import arguments, completion
from nemeton.cli.arena.progress import ProgressBar
from nemeton.cli.arena.tables import show_outcome
from nemeton.cli.click_words import Command, argument, option
from nemeton.cli.console import TEXTS, Console
from nemeton.cli.files import data_folder, owners_file, refusing
from nemeton.cli.interrupts import Interrupted, interruptible
from nemeton.engine.errors import BadInput

__all__ = ["command"]

HERE = "\0here"  # what --ray means without an address
SHARE = re.compile(r"0?[.][0-9]{1,4}", re.ASCII)


def command(console: Console) -> click.Command:
    TEXTS.add("nemeton.arena")
    word = partial(option, console, "arena")
    params: list[click.Parameter] = [
        argument("GAME", shell_complete=completion.games),
        word("bots", metavar="A,B,…", required=True, shell_complete=completion.entrants),
        word("games", metavar="N", default="100"),
        word("players", metavar="N", shell_complete=completion.players),
        word("option", metavar="K=V", multiple=True, shell_complete=completion.game_options),
        word("data", metavar="FILE", shell_complete=completion.files),
        word("seed", metavar="S"),
        word("budget", metavar="K=V", shell_complete=completion.budgets),
        word("opening", metavar="N"),
        word("controls", metavar="N"),
        word("sprt", metavar="B,A[,S0,S1]", shell_complete=completion.entrants),
        word("workers", metavar="N"),
        word("ray", metavar="[ADDRESS]", is_flag=False, flag_value=HERE),
        word("out", metavar="FILE", shell_complete=completion.files),
        word("resume", is_flag=True),
        word("report", metavar="DIR", shell_complete=completion.folders),
        word("records", metavar="DIR", shell_complete=completion.folders),
    ]
    return Command(console, "arena", partial(hold, console), params)


def hold(console: Console, game: str, **given: Any) -> int:
    """Plays what is to be played and shows what came out."""
    contest = planned(console, game, given)
    games = number("--games", given["games"]) or 1
    progress = ProgressBar(console, read_test(contest, given["sprt"]))
    executor = chosen_executor(given)
    folder, records = (new_folder(given[name]) for name in ("report", "records"))
    path = results_path(game, given)
    status = 0
    with interruptible(), refusing(path):
        try:
            with progress:
                arena.run(contest, games, path, given["resume"], executor, progress.watch, records)
        except Interrupted as signal:
            status = 128 + signal.number
    outcome(console, path, progress, folder)
    if status:
        console.print_text("arena-interrupted", style="bark")
        console.print_verbatim(again(sys.argv[1:], path))
    return status


def planned(console: Console, game: str, given: dict[str, Any]) -> arena.Contest:
    """The contest that the command line describes."""
    box = console.game = nemeton.game(game)
    names = [with_budget(name, given["budget"]) for name in given["bots"].split(",") if name]
    seed = arguments.parse_seed(given["seed"])
    if isinstance(seed, str):
        raise BadInput("bad-seed")
    more: dict[str, Any] = {"data": owners_file(box, given["data"])}
    if given["controls"] is not None:
        more["controls"] = number("--controls", given["controls"])
    return arena.Contest(
        game,
        names,
        arguments.whole_number("--players", given["players"]),
        seed or 0,
        arguments.game_options(box, given["option"]),
        number("--opening", given["opening"]),
        **more,
    )


def with_budget(name: str, budget: str | None) -> str:
    """A bot that searches and has no budget of its own takes the one given for all."""
    entrant = arena.Entrant.read(name)
    if budget is None or entrant.instant or {"nodes", "seconds"} & set(entrant.settings):
        return name
    return f"{name}:{budget}"


def number(name: str, text: str | None) -> int | None:
    found = arguments.whole_number(name, text)
    if found is not None and found < 0:
        raise BadInput("not-a-number", option=name, value=str(text)[:40])
    return found


def read_test(contest: arena.Contest, text: str | None) -> arena.SprtMonitor | None:
    """`B,A` or `B,A,0.5,0.6`: is B better than A, and by how much must it be."""
    if text is None:
        return None
    parts = text.split(",")
    shares = parts[2:]
    if len(parts) not in (2, 4) or not all(SHARE.fullmatch(share) for share in shares):
        raise BadInput("bad-sprt-text", value=text[:40])
    better, worse = (contest.find(part) for part in parts[:2])
    return arena.SprtMonitor(contest, better, worse, arena.Sprt(*map(float, shares)))


def chosen_executor(given: dict[str, Any]) -> arena.Executor:
    if given["ray"] is not None:
        return arena.cluster(None if given["ray"] == HERE else given["ray"])
    workers = number("--workers", given["workers"])
    return arena.inline if workers is None else arena.pool(workers)


def results_path(game: str, given: dict[str, Any]) -> Path:
    """The file that was named, or a new one in the user's data folder."""
    if given["out"] is not None:
        return Path(given["out"])
    if given["resume"]:
        raise BadInput("arena-resume-what")
    folder = data_folder(os.environ) / "arena"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.jsonl"


def new_folder(name: str | None) -> Path | None:
    """Refused before the games are played, not after."""
    if name is None:
        return None
    path = Path(name)
    with refusing(path):
        path.mkdir(parents=True, exist_ok=True)
    return path


def outcome(console: Console, path: Path, progress: ProgressBar, folder: Path | None) -> None:
    """Ratings, controls and the page, from the file as it now is."""
    with refusing(path):
        found = arena.read(path)
    games = list(found.games.values())
    if games:
        show_outcome(console, arena.standings(games), progress.monitor)
    own = found.head.plan().own_values()
    if own:
        console.print_text("own-values-used", style="bark", count=own)
    console.print_text("arena-kept", style="bark")
    console.print_verbatim(str(path))
    if folder is not None and games:
        with refusing(folder):
            pages = arena.write_report(folder, found.head, games)
        console.print_text("arena-report", style="bark")
        for page in pages:
            console.print_verbatim(str(page))


def again(arguments: Sequence[str], path: Path) -> str:
    """The command that goes on."""
    kept = [each for each in arguments if each != "--resume"]
    named = any(each == "--out" or each.startswith("--out=") for each in kept)
    more = ["--resume"] if named else ["--out", str(path), "--resume"]
    return shlex.join(["nemeton", *kept, *more])
