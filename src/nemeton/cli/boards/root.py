"""The Woodland of Root: clearings where they lie, paths and river between them, then the factions.

A faction is a capital and the number of its warriors (M3), a building a small letter, an empty slot
a dot, a ruin #, a token the sign behind the bracket. Forests are F and their letter.
"""

from __future__ import annotations

from typing import Any

from rich.style import Style
from rich.text import Text

from nemeton.cli.boards.root_factions import LETTERS, Factions
from nemeton.cli.console import Console
from nemeton.cli.palette import seat_style
from nemeton.engine.contract import Setup
from nemeton.games.root.kinds import (
    BASE,
    CLEARINGS,
    GARDEN,
    KEEP,
    PIECES,
    RECRUITER,
    ROOST,
    SAWMILL,
    SUITS,
    SYMPATHY,
    TRADE_POST,
    WOOD,
    WORKSHOP,
)

__all__ = ["draw"]

MARGIN = "  "
WIDE, NARROW = 96, 72  # columns of the map
ROWS = 28
BOX, DEEP = 13, 3  # a clearing, in signs
PATH, RIVER = "·", "~"
EMPTY, RUIN, LIT = ".", "#", "▸"
GROUNDS = {"fox": "#8A4B2D", "rabbit": "#7A6A22", "mouse": "#7A3F55", "": "#4A4347"}
PAPER = "#FBF7EC"
BUILDINGS = {SAWMILL: "s", WORKSHOP: "w", RECRUITER: "r", ROOST: "n", BASE: "b", GARDEN: "g"}
TOKENS = {KEEP: "K", WOOD: "o", SYMPATHY: "*", TRADE_POST: "$"}
OWNERS = {0: (SAWMILL, WORKSHOP, RECRUITER, KEEP, WOOD), 1: (ROOST,), 2: (BASE, SYMPATHY)}
OWNERS |= {5: (GARDEN,), 6: (TRADE_POST,)}


def draw(console: Console, setup: Setup, view: dict[str, Any], lit: frozenset[int]) -> None:
    """The map, what its signs mean, the common cards, the factions."""
    woodland = Woodland(console, setup, view, lit)
    for line in woodland.lines():
        console.rich.print(line, soft_wrap=True)
    console.rich.print(woodland.legend())
    for line in Factions(console, setup, view).lines():
        console.rich.print(line)


class Woodland:
    """The map as a canvas of signs, each with its style."""

    def __init__(
        self, console: Console, setup: Setup, view: dict[str, Any], lit: frozenset[int]
    ) -> None:
        self.console = console
        self.game = setup.game
        self.board = view["board"]
        self.seats = view["seats"]
        self.lit = lit
        self.map = setup.game.components(setup)["map"]
        self.columns = WIDE if console.rich.width >= WIDE + len(MARGIN) else NARROW
        self.signs = [[" "] * self.columns for _ in range(ROWS)]
        self.styles: list[list[Style | str]] = [[""] * self.columns for _ in range(ROWS)]

    def lines(self) -> list[Text]:
        for sign, pairs in ((PATH, self.map["paths"]), (RIVER, self.map["river"])):
            for one, other in pairs:
                self.join(one - 1, other - 1, sign)
        for number, (x, y) in enumerate(self.map["forests"]):
            self.forest(CLEARINGS + number, x, y)
        for clearing in range(CLEARINGS):
            self.clearing(clearing)
        found = [self.line(row) for row in range(ROWS)]
        while not found[-1].plain.strip():
            found.pop()
        return found

    def line(self, row: int) -> Text:
        line = Text(MARGIN)
        for sign, style in zip(self.signs[row], self.styles[row], strict=True):
            line.append(sign, style=style)
        line.rstrip()
        return line

    def write(self, column: int, row: int, text: Text) -> None:
        """Lays a text over the canvas, in the styles of its parts."""
        for place, sign in enumerate(text.plain):
            if 0 <= column + place < self.columns:
                self.signs[row][column + place] = sign
                self.styles[row][column + place] = text.style
        for span in text.spans:
            for place in range(span.start, min(span.end, self.columns - column)):
                self.styles[row][column + place] = span.style

    def corner(self, x: int, y: int) -> tuple[int, int]:
        """Where the box of a clearing begins that lies there on the printed map."""
        return x * (self.columns - BOX) // 100, y * (ROWS - DEEP) // 100

    def middle(self, clearing: int) -> tuple[int, int]:
        column, row = self.corner(self.map["x"][clearing], self.map["y"][clearing])
        return column + BOX // 2, row + DEEP // 2

    def join(self, one: int, other: int, sign: str) -> None:
        """A straight line of signs from clearing to clearing, one in every other column."""
        (left, top), (right, bottom) = self.middle(one), self.middle(other)
        steps = max(abs(right - left) // 2, abs(bottom - top))
        for step in range(steps + 1):
            column = left + (right - left) * step // steps
            row = top + (bottom - top) * step // steps
            self.write(column, row, Text(sign, style="bark" if sign == PATH else "cyan"))

    def forest(self, place: int, x: int, y: int) -> None:
        column, row = self.corner(x, y)
        name = f"F{self.game.names['place'][place].upper()}"
        text = Text(f"{LIT}{name}" if place in self.lit else name, style="moss")
        self.write(column + BOX // 2, row + DEEP // 2, text.append_text(self.pawns(place)))

    # A clearing

    def clearing(self, clearing: int) -> None:
        """Number and suit; warriors; buildings, slots and tokens."""
        here = self.board["clearings"][clearing]
        suit = "" if here["suit"] is None else SUITS[here["suit"]]
        ground = Style(color=PAPER, bgcolor=GROUNDS[suit])
        column, row = self.corner(self.map["x"][clearing], self.map["y"][clearing])
        parts = (self.title(clearing, suit), self.warriors(clearing), self.buildings(clearing))
        for place, part in enumerate(parts):
            text = Text("", style=ground).append_text(part)
            text.truncate(BOX)
            text.append(" " * (BOX - text.cell_len))
            self.write(column, row + place, text)

    def title(self, clearing: int, suit: str) -> Text:
        lit = clearing in self.lit
        here = self.board["clearings"][clearing]
        name = self.console.game_text(self.game, f"name-suit-{suit}") if suit else "?"
        text = Text(f"{LIT if lit else ' '}{clearing + 1} ", style=Style(bold=True))
        text.append(("✕" if here["scorched"] else "") + (name or suit))
        ruler = here["ruler"]
        return text.append(f" {LETTERS[ruler]}", style=Style(bold=True)) if ruler >= 0 else text

    def warriors(self, clearing: int) -> Text:
        text = Text(" ")
        for piece, number in self.pieces(clearing):
            if piece < len(LETTERS):
                text.append(f"{LETTERS[piece]}{number}", style=self.owned(piece)).append(" ")
        return text.append_text(self.pawns(clearing))

    def buildings(self, clearing: int) -> Text:
        here = self.board["clearings"][clearing]
        pieces = self.pieces(clearing)
        built = "".join(BUILDINGS[piece] * number for piece, number in pieces if piece in BUILDINGS)
        slots = f"{built}{RUIN * here['ruin']}"
        text = Text(f" [{slots:{EMPTY}<{here['slots']}}]")
        for piece, number in pieces:
            if piece in TOKENS:
                text.append(f" {TOKENS[piece]}{number if number > 1 else ''}")
        return text

    def pieces(self, clearing: int) -> list[tuple[int, int]]:
        found = self.board["clearings"][clearing]["pieces"]
        return sorted((int(piece), number) for piece, number in found.items())

    def pawns(self, place: int) -> Text:
        text = Text()
        for index, where in enumerate(self.board["pawns"]):
            if where == place:
                text.append(LETTERS[3 + index], style=self.owned(3 + index))
        return text

    def owned(self, faction: int) -> Style:
        for each in self.board["factions"]:
            if each["faction"] == faction:
                return seat_style(self.seats[each["seat"]]["colour"])
        return Style()

    def legend(self) -> Text:
        """The signs of those who play, and what everybody has."""
        line = Text(MARGIN)
        played = [each["faction"] for each in self.board["factions"]]
        signs = BUILDINGS | TOKENS
        for faction in sorted(played):
            for piece in OWNERS.get(faction, ()):
                name = self.console.game_text(self.game, f"name-piece-{PIECES[piece]}")
                line.append(signs[piece], style="bold").append(f" {name}  ", style="bark")
        line.append(RUIN, style="bold").append(f" {self.console.text('root-ruin')}  ", style="bark")
        return line.append(f"{RIVER} {self.console.text('root-river')}", style="bark")
