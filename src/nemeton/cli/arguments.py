"""Values of command-line options, parsed and checked: numbers, seeds, seats, settings of a game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from nemeton import bots
from nemeton.bots.levels import at_home
from nemeton.engine.contract import Setup
from nemeton.engine.errors import BadInput
from nemeton.engine.game import Game

__all__ = [
    "HUMAN",
    "NOBODY",
    "game_options",
    "line_up",
    "parse_seed",
    "recorded_seats",
    "whole_number",
]

HUMAN = "human"
NOBODY = "none"
NUMBER = re.compile(r"-?[0-9]{1,9}", re.ASCII)
SEED = re.compile(r"-?[0-9]{1,40}", re.ASCII)
SECRET = re.compile(r"[0-9a-f]{64}", re.ASCII)


def whole_number(option: str, text: str | None) -> int | None:
    """A whole number, or nothing where nothing was given."""
    if text is None:
        return None
    if not NUMBER.fullmatch(text):
        raise BadInput("not-a-number", option=option, value=text[:40])
    return int(text)


def parse_seed(text: str | None) -> int | str | None:
    """A whole number, or the 64 hexadecimal digits of a table's secret."""
    if text is None or SECRET.fullmatch(text):
        return text
    if not SEED.fullmatch(text):
        raise BadInput("bad-seed")
    return int(text)


def game_options(game: Game, pairs: Sequence[str]) -> dict[str, Any]:
    """The options of a game from `name=value`; the game itself refuses a value that is wrong."""
    found: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput("not-a-pair", value=pair[:40])
        setting = game.options.get(name)
        found[name] = value if setting is None else setting.parse(value)
    return found


def line_up(setup: Setup, level: str, seats: Sequence[str]) -> list[str]:
    """Who holds which seat: people where they sit, bots elsewhere; without bots, people."""
    players = setup.players
    other = HUMAN if level == NOBODY else bots.named(level)
    if other != HUMAN:
        bots.check_fit(other, setup)
        bots.bot(other)  # one of somebody's own may be broken: said now, not in mid-game
    people = {seat_number(seat, players) for seat in seats or ("0",) if seat != NOBODY}
    return [HUMAN if seat in people else other for seat in range(players)]


def seat_number(text: str, players: int) -> int:
    if not text.isdecimal() or len(text) > 4 or int(text) >= players:
        raise BadInput("unknown-seat", seat=text[:20], last=players - 1)
    return int(text)


def recorded_seats(record: dict[str, Any], setup: Setup) -> list[str] | None:
    """Who held which seat according to a record; None where it does not say."""
    seats, players = record.get("seats"), setup.players
    if seats is None:
        return None
    if type(seats) is not list or len(seats) != players:
        raise BadInput("bad-save", where="record.seats", expected=f"[{players} × …]")
    found = [HUMAN if seat == HUMAN else recorded_bot(str(seat)) for seat in seats]
    for level in set(found) - {HUMAN}:
        bots.check_fit(level, setup)
    return found


def recorded_bot(name: str) -> str:
    """A bot of the house: no file may say which code is to be run."""
    level = bots.current_name(name)
    if not at_home(level) and ":" in level:
        raise BadInput("bot-in-file", bot=level[:80])
    return bots.named(level)
