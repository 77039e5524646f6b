"""`python -m nemeton`: the command line, also where the folder of scripts is on no path."""

from __future__ import annotations

from nemeton.cli import main

if __name__ == "__main__":
    main()
