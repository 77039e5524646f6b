"""The picture of a table for its link: the name of its game, and a mark for every seat.

The name comes drawn, as a PNG that `tools/link_pictures.py` has written: a byte for each point, a
shade from the green of the house (0) to its cream (15). Marks are painted into a copy of it: a disc
for a person, a square for a bot, a ring for a free seat.
"""

from __future__ import annotations

import math
import struct
import zlib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

__all__ = ["HEIGHT", "SHADES", "WIDTH", "drawn", "encoded"]

WIDTH, HEIGHT, SHADES = 1200, 630, 16
GREEN, CREAM = (0x3F, 0x5D, 0x3A), (0xFB, 0xF7, 0xEC)
SIGNATURE = b"\x89PNG\r\n\x1a\n"
LINE, APART, LARGE, THICK = 510, 128, 44.0, 9.0
Shape = Callable[[float, float], float]  # how far a point is from the middle


def drawn(folder: Path, game: str, seats: tuple[str, ...]) -> bytes | None:
    """The picture of a table whose seats are taken so; None for a game that has no drawn name."""
    path = folder / "og" / f"table-{game}.png"
    return painted(path, seats) if path.is_file() else None


@lru_cache(maxsize=64)
def painted(path: Path, seats: tuple[str, ...]) -> bytes:
    points = decoded(path.read_bytes())
    first = WIDTH / 2 - APART * (len(seats) - 1) / 2
    for number, occupant in enumerate(seats):
        mark(points, first + APART * number, LINE, occupant)
    return encoded(points)


def mark(points: bytearray, across: float, down: float, occupant: str) -> None:
    """Paints one seat, with soft edges."""
    shape: Shape = square if occupant == "bot" else math.hypot
    hollow = LARGE - THICK if occupant in ("open", "invite") else -1.0
    reach = int(LARGE) + 1
    for y in range(int(down) - reach, int(down) + reach + 1):
        for x in range(int(across) - reach, int(across) + reach + 1):
            away = shape(x - across, y - down)
            cover = min(soft(LARGE - away), soft(away - hollow))
            if cover > 0.0:
                at = y * WIDTH + x
                points[at] = max(points[at], round(cover * (SHADES - 1)))


def soft(inside: float) -> float:
    return min(1.0, max(0.0, inside + 0.5))


def square(x: float, y: float) -> float:
    return max(abs(x), abs(y)) * 1.15


# ---- PNG, as much of it as is needed -----------------------------------------------------------


def encoded(points: bytes | bytearray) -> bytes:
    """A PNG of those shades."""
    rows = [b"\0" + points[at : at + WIDTH] for at in range(0, WIDTH * HEIGHT, WIDTH)]
    colours = [
        round(dark + (light - dark) * shade / (SHADES - 1))
        for shade in range(SHADES)
        for dark, light in zip(GREEN, CREAM, strict=True)
    ]
    head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
    parts = [(b"IHDR", head), (b"PLTE", bytes(colours)), (b"IDAT", zlib.compress(b"".join(rows)))]
    return SIGNATURE + b"".join(chunk(kind, body) for kind, body in [*parts, (b"IEND", b"")])


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def decoded(picture: bytes) -> bytearray:
    """The shades of a PNG that `encoded` has written."""
    start = picture.index(b"IDAT")
    (length,) = struct.unpack(">I", picture[start - 4 : start])
    rows = zlib.decompress(picture[start + 4 : start + 4 + length])
    points = bytearray()
    for at in range(0, len(rows), WIDTH + 1):
        points += rows[at + 1 : at + 1 + WIDTH]
    return points
