"""`python -m nemeton.testing.recount GAME FILE` counts positions anew and writes the file."""

from __future__ import annotations

import argparse
from pathlib import Path

from nemeton.testing.counting import count_anew
from nemeton.testing.digest import found_game

__all__ = ["main"]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m nemeton.testing.recount")
    parser.add_argument("game", help="a name of the catalogue, or module:ATTRIBUTE")
    parser.add_argument("file", type=Path)
    parser.add_argument("--depth", type=int, default=3)
    arguments = parser.parse_args()
    arguments.file.write_text(count_anew(found_game(arguments.game), arguments.depth), "utf-8")


if __name__ == "__main__":
    main()
