"""The continent of Pangaia: hexes in the texture of their climate, then rituals and players.

A tree is a capital and its level (V2), a seed a small letter, a spirit a capital on a lake; what is
corrupted is an X. Land and lakes bear the names that are typed.
"""

from __future__ import annotations

from typing import Any

from rich.style import Style
from rich.text import Text

from nemeton.cli.boards.pangaia_seats import CLIMATES, LETTERS, SIGNS, Seats
from nemeton.cli.console import Console
from nemeton.cli.palette import SEATS
from nemeton.engine.contract import Contract, Setup

__all__ = ["draw"]

WIDE, NARROW = 6, 5  # signs from one hex to the next in its row
MARGIN = "  "
TEXTURE = dict(zip(CLIMATES, SIGNS, strict=True)) | {"lake": "~", "corrupted": "#"}
GROUNDS = {
    "sun": "#8F7639",
    "wind": "#66774A",
    "rain": "#3B6656",
    "snow": "#7F929B",
    "lake": "#2F5C78",
    "corrupted": "#4A4347",
}
PAPER = "#FBF7EC"


def draw(console: Console, setup: Setup, view: dict[str, Any], lit: frozenset[int]) -> None:
    """The map, its signs, the rituals, the players."""
    continent = Map(console, setup.game, view, lit)
    for line in continent.lines():
        console.rich.print(line, soft_wrap=True)
    for line in [*continent.legend(), *Seats(console, setup, view).lines()]:
        console.rich.print(line)


class Map:
    """The continent, drawn row by row."""

    def __init__(
        self, console: Console, game: Contract, view: dict[str, Any], lit: frozenset[int]
    ) -> None:
        self.console = console
        self.names = game.names["hex"]
        self.board = view["board"]
        self.lit = lit
        self.colours = [seat["colour"] for seat in view["seats"]]
        self.cells = {
            4 * number + place: (2 * q + r, r)
            for number, tile in enumerate(self.board["tiles"])
            for place, (q, r) in enumerate(tile["cells"])
        }
        across = [x for x, _ in self.cells.values()] or [0]
        self.left = min(across)
        room = console.rich.width - len(MARGIN)
        self.pitch = WIDE if (max(across) - self.left + 2) * WIDE // 2 <= room else NARROW

    def lines(self) -> list[Text]:
        rows = sorted({r for _, r in self.cells.values()})
        return [line for r in rows for line in self.row(r)]

    def row(self, r: int) -> list[Text]:
        """Two lines: names, then what stands there."""
        hexes = sorted((x, each) for each, (x, row) in self.cells.items() if row == r)
        upper, lower = Text(MARGIN), Text(MARGIN)
        for x, each in hexes:
            start = len(MARGIN) + (x - self.left) * self.pitch // 2
            for line, part in ((upper, self.name(each)), (lower, self.pieces(each))):
                line.append(" " * (start - line.cell_len))
                line.append_text(part)
        return [upper, lower]

    def ground(self, each: int) -> str:
        tile = self.board["tiles"][each >> 2]
        if tile.get("corrupted"):
            return "corrupted"
        return str(tile["type"]) if each & 3 else "lake"

    def filled(self, each: int, words: str) -> str:
        """What is written on a hex, its texture around it."""
        return f"{words:{TEXTURE[self.ground(each)]}<{self.pitch - 1}.{self.pitch - 1}}"

    def name(self, each: int) -> Text:
        """Where something may be chosen the name is lit, and marked."""
        ground = self.ground(each)
        style = Style(color=PAPER, bgcolor=GROUNDS[ground], bold=each in self.lit)
        mark = "▸" if each in self.lit else TEXTURE[ground]
        return Text(self.filled(each, mark + self.names[each]), style=style)

    def pieces(self, each: int) -> Text:
        """Tree and seeds of a land, spirit and land energy of a lake, in their owners' colours."""
        ground = self.ground(each)
        base = Style(color=PAPER, bgcolor=GROUNDS[ground])
        text = Text(TEXTURE[ground], style=base)
        for words, owner in self.tree(each) + self.seeds(each) + self.spirits(each):
            text.append(words, style=self.owned(owner))
        words = self.land_energy(each)
        text.append(words)
        text.truncate(self.pitch - 1)
        return text.append(TEXTURE[ground] * (self.pitch - 1 - text.cell_len))

    def owned(self, owner: int) -> Style:
        return Style(color=PAPER, bgcolor=SEATS[self.colours[owner]], bold=True)

    def letter(self, owner: int) -> str:
        return "X" if self.board.get("solo") and owner == 1 else LETTERS[owner]

    def tree(self, each: int) -> list[tuple[str, int]]:
        found = []
        for tree in self.board["trees"]:
            if tree["land"] == each:
                owner = tree["owner"]
                contaminated = tree["corrupted"] and self.letter(owner) != "X"
                rot = "x" if contaminated else ""
                found.append((f"{self.letter(owner)}{tree['level']}{rot}", owner))
        return found

    def seeds(self, each: int) -> list[tuple[str, int]]:
        """A letter for a seed, a letter and a number for several."""
        return [
            (self.letter(seed["owner"]).lower() + (str(seed["count"]) if seed["count"] > 1 else ""),
             seed["owner"])
            for seed in self.board["seeds"]
            if seed["land"] == each
        ]  # fmt: skip

    def spirits(self, each: int) -> list[tuple[str, int]]:
        return [
            (self.letter(side), side)
            for side, place in enumerate(self.board["spirits"])
            if place == each
        ]

    def land_energy(self, each: int) -> str:
        """Solo: what the tile of a lake still holds."""
        tile = self.board["tiles"][each >> 2]
        return f"~e{tile['energy']}" if "energy" in tile and not each & 3 else ""

    def legend(self) -> list[Text]:
        """What textures and letters mean."""
        line = Text(MARGIN)
        signs = [*CLIMATES, "lake"] + (["corrupted", "energy"] if self.board.get("solo") else [])
        for key in signs:
            line.append(TEXTURE.get(key, "e"), style="bold")
            line.append(f" {self.console.text('pangaia-sign', sign=key)}  ", style="bark")
        return [line, Text(f"{MARGIN}{self.console.text('pangaia-pieces')}", style="bark")]
