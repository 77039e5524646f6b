"""QR codes: the modules of one, for whoever draws it."""

from __future__ import annotations

import segno

__all__ = ["qr_rows"]


def qr_rows(words: str, border: int = 0) -> list[list[int]]:
    """The code for those words, row by row: 1 is dark; with so many modules of paper around it."""
    code = segno.make(words, error="m", micro=False)
    return [[1 if module else 0 for module in row] for row in code.matrix_iter(border=border)]
