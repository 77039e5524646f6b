"""The clearing of Cernunos: twelve cells, stacks that rise, power, reserves, embers.

Green's tokens are (round) and in capitals, Violet's [square] and in small letters, so that the
picture reads without colour too.
"""

from __future__ import annotations

from typing import Any

from rich.style import Style
from rich.text import Text

from nemeton.cli.console import Console
from nemeton.cli.palette import covered_style, seat_style
from nemeton.cli.seats import seat_name
from nemeton.engine.contract import Contract, Setup

__all__ = ["draw"]

COLUMNS = 4
ROWS = 3
WIDTH = 17  # of a cell, between its borders
CHIP = 15
TALL, LOW = 4, 3  # lines of a cell, by what the screen has room for
ROOMY = 34  # lines of a screen
LETTERS = "TBDWSFRX"
BRACKETS = (("(", ")"), ("[", "]"))
MARGIN = "  "
TOP, MIDDLE, BOTTOM = "┌┬┐", "├┼┤", "└┴┘"


def draw(console: Console, setup: Setup, view: dict[str, Any], lit: frozenset[int]) -> None:
    """The board from Violet's side at the top to Green's at the bottom, then the reserves."""
    picture = Picture(console, setup.game, view, lit)
    for line in picture.lines():
        console.rich.print(line, soft_wrap=True)


class Picture:
    """One position, drawn."""

    def __init__(
        self, console: Console, game: Contract, view: dict[str, Any], lit: frozenset[int]
    ) -> None:
        self.console = console
        self.game = game
        self.board = view["board"]
        self.view = view
        self.lit = lit
        self.height = TALL if console.rich.height >= ROOMY else LOW
        self.names = [self.token_name(key) for key in game.names["token"]]
        self.styles = [seat_style(seat["colour"]) for seat in view["seats"]]
        self.shades = [covered_style(seat["colour"]) for seat in view["seats"]]

    def token_name(self, key: str) -> str:
        return self.console.game_text(self.game, f"name-token-{key}") or key

    def lines(self) -> list[Text]:
        drawn: list[Text] = []
        for row in reversed(range(ROWS)):
            drawn.append(self.border(TOP if row == ROWS - 1 else MIDDLE, row))
            drawn += self.row(row)
        drawn.append(self.border(BOTTOM, None))
        return drawn + [self.reserve(seat) for seat in range(2)]

    def border(self, corners: str, row: int | None) -> Text:
        """A line between rows; the names of the cells beneath stand in it."""
        line = Text(MARGIN)
        for column in range(COLUMNS):
            line.append(corners[0] if column == 0 else corners[1], style="bark")
            name = Text("") if row is None else self.cell_name(row * COLUMNS + column)
            line.append_text(name)
            line.append("─" * (WIDTH - name.cell_len), style="bark")
        return line.append(corners[2], style="bark")

    def cell_name(self, cell: int) -> Text:
        """Where something may be chosen the name is lit, and marked."""
        name = self.game.names["cell"][cell]
        return Text(f"▸{name} ", style="act") if cell in self.lit else Text(f" {name} ", "bark")

    def row(self, row: int) -> list[Text]:
        cells = [self.cell(row * COLUMNS + column) for column in range(COLUMNS)]
        lines: list[Text] = []
        for level in range(self.height):
            line = Text(MARGIN)
            for cell in cells:
                line.append("│", style="bark")
                line.append_text(centred(cell[level]))
            lines.append(line.append("│", style="bark"))
        return lines

    def cell(self, cell: int) -> list[Text]:
        """The stack from its top down; what does not fit lies side by side on the lowest line."""
        stack = self.board["cells"][cell]
        empty = [Text("")] * self.height
        if not stack:
            return [*empty[1:], Text("·", style="bark")]
        drawn = [self.top(stack[-1], self.board["power"][cell])]
        covered = stack[-2::-1]
        room = self.height - 1
        if len(covered) > room:
            drawn += [self.bar(piece) for piece in covered[: room - 1]]
            drawn.append(self.crowd(covered[room - 1 :]))
        else:
            drawn += [self.bar(piece) for piece in covered]
        return [*empty[len(drawn) :], *drawn]

    def top(self, piece: dict[str, int], power: int) -> Text:
        """The visible token: letter, name, and the power that guards it."""
        style = self.styles[piece["owner"]] + Style(bold=True)
        return self.chip(piece, CHIP, signed(power), style)

    def bar(self, piece: dict[str, int]) -> Text:
        """A covered token: a little narrower, in the shade, without power."""
        return self.chip(piece, CHIP - 2, "", self.shades[piece["owner"]])

    def chip(self, piece: dict[str, int], width: int, end: str, style: Style) -> Text:
        """A token in the shape and the colour of its owner."""
        opening, closing = BRACKETS[piece["owner"]]
        room = width - 4 - len(end)
        name = self.names[piece["token"]]
        inside = f"{self.letter(piece)} {name:<{room}.{room}}{end}"
        return Text(f"{opening}{inside}{closing}", style=style)

    def crowd(self, pieces: list[dict[str, int]]) -> Text:
        """Tokens deep in the stack, from the top down, one letter each."""
        line = Text()
        shown = pieces if len(pieces) <= WIDTH else pieces[: WIDTH - 1]
        for piece in shown:
            line.append(self.letter(piece), style=self.shades[piece["owner"]])
        return line if len(shown) == len(pieces) else line.append("…")

    def letter(self, piece: dict[str, int]) -> str:
        letter = LETTERS[piece["token"]]
        return letter if piece["owner"] == 0 else letter.lower()

    def reserve(self, seat: int) -> Text:
        """What a player still holds, and the Trees that burnt."""
        opening, closing = BRACKETS[seat]
        name = seat_name(self.console, self.game, self.view, seat)
        line = Text(MARGIN)
        line.append(f"{opening}{name:^8.8}{closing}", style=self.styles[seat])
        for token, count in enumerate(self.board["reserves"][seat]):
            letter = LETTERS[token] if seat == 0 else LETTERS[token].lower()
            style = "" if count else "faint"
            line.append(f"  {letter}", style=style).append(f"{count:>2}", style=style)
        burnt = self.board["burnt"][seat]
        words = self.console.text("cernunos-embers", count=burnt)
        return line.append(f"   {words}", style="ember" if burnt else "faint")


def centred(text: Text) -> Text:
    room = WIDTH - text.cell_len
    return Text.assemble(" " * (room // 2), text, " " * (room - room // 2))


def signed(power: int) -> str:
    """Power as two characters, with a sign that tells it from a count."""
    return " 0" if power == 0 else f"{power:+d}".replace("-", "−")
