"""A QR code in the terminal: two modules to a character."""

from __future__ import annotations

from itertools import zip_longest

from rich.style import Style
from rich.text import Text

from nemeton.server.qr import qr_rows

__all__ = ["qr_code"]

INK = Style(color="#000000", bgcolor="#FFFFFF")  # cameras want dark on light, whatever the terminal
QUIET = 3  # modules of paper around it
HALVES = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}


def qr_code(words: str) -> Text:
    """The code for those words, ready to print."""
    rows = qr_rows(words, QUIET)
    paper = [0] * len(rows[0])
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=paper)
    lines = ["".join(HALVES[pair] for pair in zip(*two, strict=True)) for two in pairs]
    return Text("\n").join(Text(line, style=INK) for line in lines)
