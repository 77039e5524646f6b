"""11 The options a game is started with, and the names that options, prompts and events use."""

from __future__ import annotations

from typing import Final

from nemeton.engine.settings import Flag, Number, OneOf, Setting, TextSetting
from nemeton.games.cernunos.kinds import (
    CELL_NAMES,
    DEFAULT_CAP,
    PLAYER_NAMES,
    REACHES,
    TOKEN_NAMES,
)

__all__ = ["KIND_OF_NAME", "MARKS", "NAMES", "OPTIONS", "POSITIONS", "VERBS"]

OPTIONS: Final[dict[str, Setting]] = {
    "activation_cap": Number(DEFAULT_CAP, 2, 9, advanced=True),
    "final_growth": Flag(False, advanced=True),
    "squirrel_grows_twice": Flag(False, advanced=True),
    "fox_empty": Flag(False, advanced=True),
    "wolf_range": OneOf("1-2", tuple(REACHES), advanced=True),
    "position": TextSetting(),
}

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "place": ("token", "cell"),
    "push": ("cell",),
    "swap": ("cell", "other"),
    "first": ("cell",),
    "lift": ("cell",),
    "grow": ("cell",),
    "pass": (),
}

KIND_OF_NAME: Final[dict[str, str]] = {
    "token": "token",
    "cell": "cell",
    "other": "cell",
    "origin": "cell",
    "destination": "cell",
    "player": "player",
    "owner": "player",
}

MARKS: Final = ("power", "reserve", "burnt", "chain", "cells")

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "token": TOKEN_NAMES,
    "cell": CELL_NAMES,
    "player": PLAYER_NAMES,
    "mark": MARKS,
}

# Positions worth counting from.
POSITIONS: Final = {
    "start": "",
    "first meeting": "b2=gT,gT/c2=vT,vT/c3=vD violet place1 "
    "g:10.3.3.2.1.1.1.1 v:10.3.2.2.1.1.1.1 burnt:0.0",
    "fox and ravens": "b1=vB/a2=gT/b2=vR/c2=gD,vS/c3=gB,gB green place2 "
    "g:11.1.2.2.1.1.1.1 v:12.2.3.2.0.1.0.1 burnt:0.0",
    "fire": "a1=gT,gT/c1=vX,gW/d1=vT/b2=gX/d3=vT,vT green start "
    "g:10.3.3.1.1.1.1.0 v:9.3.3.2.1.1.1.0 burnt:0.0",
    "last tokens": "a1=gD,gD/b1=gT/b2=gB,vB/c2=vT,vT/d3=vW green place1 "
    "g:2.0.0.0.0.1.0.0 v:1.1.0.0.0.0.1.0 burnt:2.1",
}
