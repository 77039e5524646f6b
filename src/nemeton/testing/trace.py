"""`python -m nemeton.testing.trace GAME --games N` prints a digest of random games.

Only the standard library is needed, so that any Python can print it.
"""

from __future__ import annotations

import argparse

from nemeton.testing.digest import digest, found_game

__all__ = ["main"]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m nemeton.testing.trace")
    parser.add_argument("game", help="a name of the catalogue, or module:ATTRIBUTE")
    parser.add_argument("--games", type=int, default=3)
    arguments = parser.parse_args()
    print(digest(found_game(arguments.game), arguments.games))


if __name__ == "__main__":
    main()
