"""`nemeton verify FILE`: plays a record again and says what was checked."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import click

import nemeton
from nemeton.cli import completion
from nemeton.cli.click_words import Command, argument
from nemeton.cli.console import Console
from nemeton.cli.events import winners
from nemeton.cli.files import document, refusing
from nemeton.cli.seats import seat_name
from nemeton.engine.record import latest_seed
from nemeton.engine.state import State

__all__ = ["command"]


def command(console: Console) -> click.Command:
    record = argument("FILE", shell_complete=completion.files)
    return Command(console, "verify", partial(verify, console), [record])


def verify(console: Console, file: str) -> None:
    """Luck, choices, draws and result; a record that does not hold is refused."""
    path = Path(file)
    record = document(path, "record")
    with refusing(path):
        state = nemeton.verify(record)
    console.game = state.setup.game
    say_luck(console, record)
    console.print_text("verified-choices", choices=state.number, draws=state.chance.drawn)
    console.print(outcome(console, state, record))
    console.print_text("verified", style="moss", path=file)


def say_luck(console: Console, record: dict[str, Any]) -> None:
    """How the luck came about: what was promised, who added to it, what may have been known."""
    renewals = record.get("renewals", [])
    if renewals:
        console.print_text("verified-renewed", choices=renewals[-1]["at"])
    console.print_text(luck(record), commitment=record.get("commitment", ""))
    nonces = record.get("nonces", [])
    if nonces:
        added = sum(bool(each["nonce"]) for each in nonces)
        console.print_text("verified-nonces", added=added, missing=len(nonces) - added)


def luck(record: dict[str, Any]) -> str:
    """Whether the luck was promised beforehand, was secret without a promise, or was open."""
    if "commitment" in record:
        return "verified-commitment"
    seed = latest_seed(record)
    return "verified-secret" if isinstance(seed, str) else "verified-seed"


def outcome(console: Console, state: State, record: dict[str, Any]) -> str:
    result = state.result
    if result is None:
        return console.text("verified-unfinished")
    view = state.view(None)
    names = [seat_name(console, state.setup.game, view, seat) for seat in result.winners]
    scores = ", ".join("–" if score is None else str(score) for score in result.scores)
    return console.text("verified-result", winners=winners(console, names), scores=scores)
