"""`nemeton play GAME`: a game in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

import os
import shlex
from functools import partial
from pathlib import Path
from typing import Any

import click

import nemeton
from nemeton.cli import arguments, completion
from nemeton.cli.click_words import Command, argument, option
from nemeton.cli.console import Console
from nemeton.cli.events import say_difference
from nemeton.cli.files import document, owners_file, refusing
from nemeton.cli.interrupts import Interrupted, interruptible
from nemeton.cli.play.autosave import Autosave, games_folder, latest_path, new_path
from nemeton.cli.play.loop import run
from nemeton.cli.play.prompt import Quit
from nemeton.cli.play.session import Session
from nemeton.engine.errors import BadInput
from nemeton.engine.game import Game

__all__ = ["command"]

LATEST = "\0latest"  # what --resume means without a file
UNSAVED = 2


def command(console: Console) -> click.Command:
    word = partial(option, console, "play")
    params: list[click.Parameter] = [
        argument("GAME", shell_complete=completion.games),
        word("players", metavar="N", shell_complete=completion.players),
        word("bots", metavar="LEVEL", shell_complete=completion.levels),
        word("seat", metavar="N", multiple=True, shell_complete=completion.seats),
        word("seed", metavar="S"),
        word("option", metavar="K=V", multiple=True, shell_complete=completion.game_options),
        word("data", metavar="FILE", shell_complete=completion.files),
        word("save", metavar="FILE", shell_complete=completion.files),
        word(
            "resume",
            metavar="[FILE]",
            is_flag=False,
            flag_value=LATEST,
            shell_complete=completion.files,
        ),
    ]
    return Command(console, "play", partial(play, console), params)


def play(console: Console, game: str, **given: Any) -> int:
    """Plays the game and says where it is kept."""
    box = console.game = nemeton.game(game)
    session = resumed(console, box, given) if given["resume"] else started(console, box, given)
    with interruptible():
        try:
            run(session)
        except (EOFError, Quit):
            return left(session, 0)
        except Interrupted as signal:
            return left(session, 128 + signal.number)
    return UNSAVED if session.autosave.fault else 0


def started(console: Console, game: Game, given: dict[str, Any]) -> Session:
    """A new game; a file that is there already is not touched."""
    players = arguments.whole_number("--players", given["players"])
    chosen = arguments.game_options(game, given["option"])
    data = owners_file(game, given["data"])
    state = game.start(players, arguments.parse_seed(given["seed"]), data=data, **chosen)
    seats = arguments.line_up(state.setup, given["bots"] or "sapling", given["seat"])
    if given["save"] is None:
        autosave = Autosave(new_path(game.name, games_folder(os.environ)), make_folder=True)
        return Session(console, state, seats, autosave)
    session = Session(console, state, seats, Autosave(Path(given["save"])))
    return saved_at_once(session)


def saved_at_once(session: Session) -> Session:
    """The file the user named is written at once, so that a bad name is refused before play."""
    session.autosave.write(session.record)
    if session.autosave.fault is not None:
        raise session.autosave.fault
    return session


def resumed(console: Console, game: Game, given: dict[str, Any]) -> Session:
    """The game in the file, with the players it names unless others are given."""
    for name in ("players", "seed", "option", "data"):
        if given[name]:
            raise BadInput("resume-with", option=f"--{name}")
    folder = games_folder(os.environ)
    path = latest_path(game.name, folder) if given["resume"] == LATEST else Path(given["resume"])
    record = document(path, "record")
    with refusing(path):
        reach = nemeton.reach(record)
        state = game.replay(record, reach)
        seats = arguments.recorded_seats(record, state.setup)
    say_difference(console, record, reach)
    if seats is None or given["bots"] or given["seat"]:
        seats = arguments.line_up(state.setup, given["bots"] or "sapling", given["seat"])
    if given["save"] is None and reach < len(record["choices"]):  # what older rules allowed stays
        return Session(console, state, seats, Autosave(new_path(game.name, folder), own=True))
    if given["save"] is None or Path(given["save"]).absolute() == path.absolute():
        return Session(console, state, seats, Autosave(path, own=True))
    return saved_at_once(Session(console, state, seats, Autosave(Path(given["save"]))))


def left(session: Session, status: int) -> int:
    """Says how to go on; what could not be kept is no success."""
    console, autosave = session.console, session.autosave
    console.print()
    if autosave.fault is not None:
        console.print_error(console.error_text(autosave.fault))
        return UNSAVED
    if not autosave.own:
        console.print_text("nothing-kept", style="bark")
        return status
    game = session.state.setup.game.name
    again = f"nemeton play {game} --resume {shlex.quote(str(autosave.path))}"
    console.print_text("kept", style="moss")
    console.print_verbatim(again)
    return status
