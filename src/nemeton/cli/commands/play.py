"""`nemeton play GAME`: a game in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

import os
import shlex
import sys
from functools import partial
from pathlib import Path
from typing import Any

import click

import nemeton
from nemeton.cli import options
from nemeton.cli.clicking import Command, argument, option
from nemeton.cli.conversation import Conversation, Leave, read_line
from nemeton.cli.files import document, refusing
from nemeton.cli.interrupts import Interrupted, interruptible
from nemeton.cli.keeper import Keeper, default_folder, fresh, latest
from nemeton.cli.options import HUMAN
from nemeton.cli.orders import ORDERS, order_named
from nemeton.cli.sitting import Sitting
from nemeton.cli.voice import Voice
from nemeton.engine.errors import BadInput
from nemeton.engine.game import Game
from nemeton.engine.state import State

__all__ = ["command"]

LATEST = "\0latest"  # what --resume means without a file
UNSAVED = 2


def command(voice: Voice) -> click.Command:
    word = partial(option, voice, "play")
    params: list[click.Parameter] = [
        argument("GAME"),
        word("players", metavar="N"),
        word("bots", metavar="LEVEL"),
        word("seat", metavar="N", multiple=True),
        word("seed", metavar="S"),
        word("option", metavar="K=V", multiple=True),
        word("save", metavar="FILE"),
        word("resume", metavar="[FILE]", is_flag=False, flag_value=LATEST),
    ]
    return Command(voice, "play", partial(play, voice), params)


def play(voice: Voice, game: str, **given: Any) -> int:
    """Sits down, plays, and says where the game is kept."""
    box = voice.game = nemeton.game(game)
    sitting = resumed(voice, box, given) if given["resume"] else begun(voice, box, given)
    with interruptible():
        try:
            hold(sitting)
        except (EOFError, Leave):
            return left(sitting, 0)
        except Interrupted as signal:
            return left(sitting, 128 + signal.number)
    return UNSAVED if sitting.keeper.fault else 0


def begun(voice: Voice, game: Game, given: dict[str, Any]) -> Sitting:
    """A new game; a file that is there already is not touched."""
    players = options.whole("--players", given["players"])
    chosen = options.game_options(game, given["option"])
    state = game.start(players, options.seed(given["seed"]), **chosen)
    seats = options.line_up(state.setup, given["bots"] or "sapling", given["seat"])
    if given["save"] is None:
        keeper = Keeper(fresh(game.name, default_folder(os.environ)), ours=True)
        return Sitting(voice, state, seats, keeper)
    sitting = Sitting(voice, state, seats, Keeper(Path(given["save"])))
    return kept_from_the_start(sitting)


def kept_from_the_start(sitting: Sitting) -> Sitting:
    """The file the user named is written at once, so that a bad name is refused before play."""
    sitting.keeper.keep(sitting.record)
    if sitting.keeper.fault is not None:
        raise sitting.keeper.fault
    return sitting


def resumed(voice: Voice, game: Game, given: dict[str, Any]) -> Sitting:
    """The game in the file, with the players it names unless others are given."""
    for name in ("players", "seed", "option"):
        if given[name]:
            raise BadInput("resume-with", option=f"--{name}")
    folder = default_folder(os.environ)
    path = latest(game.name, folder) if given["resume"] == LATEST else Path(given["resume"])
    record = document(path, "record")
    with refusing(path):
        state = game.replay(record)
        seats = options.read_seats(record, state.setup)
    if seats is None or given["bots"] or given["seat"]:
        seats = options.line_up(state.setup, given["bots"] or "sapling", given["seat"])
    if given["save"] is None or Path(given["save"]).absolute() == path.absolute():
        return Sitting(voice, state, seats, Keeper(path, own=True))
    return kept_from_the_start(Sitting(voice, state, seats, Keeper(Path(given["save"]))))


def hold(sitting: Sitting) -> None:
    """Asks whoever is to choose until the game is over."""
    greet(sitting.voice, sitting.state)
    asked: int | None = None
    while not sitting.state.over:
        seat = sitting.to_move()
        if sitting.seats[seat] != HUMAN:
            sitting.let_think(seat)
            continue
        if asked not in (None, seat):
            hand_over(sitting, seat)
        asked = seat
        sitting.catch_up(seat)
        converse(Conversation(sitting, seat))
    sitting.show_end()


def greet(voice: Voice, state: State) -> None:
    if sys.stdin.isatty():
        import readline  # noqa: F401  (arrow keys and history at the prompt)
    voice.tell("welcome", style="bark")


def converse(talk: Conversation) -> None:
    """Reads lines until the question is answered or taken back."""
    talk.ask()
    while not talk.done:
        line = read_line()
        order = order_named(talk.voice, line)
        if not line:
            ORDERS["board"](talk, "")
        elif order is not None:
            ORDERS[order[0]](talk, order[1])
        else:
            talk.answer(line)


def hand_over(sitting: Sitting, seat: int) -> None:
    """Where hands are hidden, the screen is cleared before the next person looks at it."""
    setup = sitting.state.setup
    if setup.game.open_book(setup):
        return
    sitting.voice.console.clear()
    sitting.voice.tell("hand-over", style="act", name=sitting.name(seat))
    read_line()


def left(sitting: Sitting, status: int) -> int:
    """Says how to go on; what could not be kept is no success."""
    voice, keeper = sitting.voice, sitting.keeper
    voice.show()
    if keeper.fault is not None:
        voice.refuse(voice.fault(keeper.fault))
        return UNSAVED
    if not keeper.own:
        voice.tell("nothing-kept", style="bark")
        return status
    game = sitting.state.setup.game.name
    again = f"nemeton play {game} --resume {shlex.quote(str(keeper.path))}"
    voice.tell("kept", style="moss")
    voice.quote(again)
    return status
