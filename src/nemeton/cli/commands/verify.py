"""`nemeton verify FILE`: plays a record again and says what was checked."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import click

import nemeton
from nemeton.cli.clicking import Command, argument
from nemeton.cli.files import document, refusing
from nemeton.cli.telling import seat_name, winners
from nemeton.cli.voice import Voice
from nemeton.engine.state import State

__all__ = ["command"]


def command(voice: Voice) -> click.Command:
    return Command(voice, "verify", partial(verify, voice), [argument("FILE")])


def verify(voice: Voice, file: str) -> None:
    """Luck, choices, draws and result; a record that does not hold is refused."""
    path = Path(file)
    record = document(path, "record")
    with refusing(path):
        state = nemeton.verify(record)
    voice.game = state.setup.game
    voice.tell(luck(record), commitment=record.get("commitment", ""))
    voice.tell("verified-choices", choices=state.number, draws=state.chance.drawn)
    voice.show(outcome(voice, state, record))
    voice.tell("verified", style="moss", path=file)


def luck(record: dict[str, Any]) -> str:
    """Whether the luck was promised beforehand, was secret without a promise, or was open."""
    if "commitment" in record:
        return "verified-commitment"
    return "verified-secret" if isinstance(record["seed"], str) else "verified-seed"


def outcome(voice: Voice, state: State, record: dict[str, Any]) -> str:
    result = state.result
    if result is None:
        return voice.say("verified-unfinished")
    view = state.view(None)
    names = [seat_name(voice, state.setup.game, view, seat) for seat in result.winners]
    scores = ", ".join("–" if score is None else str(score) for score in result.scores)
    return voice.say("verified-result", winners=winners(voice, names), scores=scores)
