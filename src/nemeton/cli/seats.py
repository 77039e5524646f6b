"""Names, colours and scores of the seats, and the line that shows them all."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from nemeton.cli.console import Console
from nemeton.cli.palette import seat_style
from nemeton.engine.contract import Contract
from nemeton.engine.state import State

__all__ = ["seat_chip", "seat_name", "turn_line"]


def seat_name(console: Console, game: Contract, view: dict[str, Any], seat: int) -> str:
    """The name of a seat in the reader's language; a title that several share is no name."""
    titles = [each["title"] for each in view["seats"]]
    title = titles[seat]
    if not title or titles.count(title) > 1:
        return console.text("seat", number=seat)
    for kind, names in game.names.items():
        if title in names:
            return console.game_text(game, f"name-{kind}-{title}") or str(title)
    return str(title)


def seat_chip(console: Console, game: Contract, view: dict[str, Any], seat: int) -> Text:
    name = seat_name(console, game, view, seat)
    return Text(f" {name} ", style=seat_style(view["seats"][seat]["colour"]))


def turn_line(console: Console, state: State, view: dict[str, Any], you: int | None) -> Text:
    """Where the game is: its name, the turn, the seats and their scores."""
    game = state.setup.game
    title = console.game_text(game, "game-name") or game.name
    line = Text.assemble(
        (title, "moss"), "  ", (console.text("turn", number=state.turn.number), "bark")
    )
    for seat, each in enumerate(view["seats"]):
        line.append("   ")
        line.append_text(seat_chip(console, game, view, seat))
        if each["score"] is not None:
            line.append(f" {each['score']}", style="bold")
        if seat == you:
            line.append(f" {console.text('you')}", style="bark")
    return line
