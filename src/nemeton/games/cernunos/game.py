"""Cernunos, assembled: its options, its words, how it starts."""

from __future__ import annotations

from typing import Any

from nemeton.engine.chance import Chance
from nemeton.engine.errors import BadInput
from nemeton.engine.game import Game, Setup
from nemeton.engine.settings import Flag, Number, OneOf, TextSetting
from nemeton.games.cernunos import (
    activation,
    ending,
    growth,
    notation,
    placement,
    position,
    turn,
)
from nemeton.games.cernunos.components import (
    CELL_NAMES,
    DEFAULT_CAP,
    PLAYER_NAMES,
    REACHES,
    TOKEN_NAMES,
    TOKENS,
)
from nemeton.games.cernunos.state import Cernunos, Rules

__all__ = ["GAME", "CernunosGame"]

RULES_VERSION = "1"
PLACEMENTS = 2 * TOKENS + 1


class CernunosGame(Game):
    """The box: two players, no luck, no secrets."""

    def new(self, setup: Setup, chance: Chance) -> Cernunos:
        start = position.parsed(setup.settings["position"])
        rules = Rules(setup.settings, start, turn.Begin(start.player, start.stage))
        return Cernunos(setup, chance, rules)

    def bound(self, setup: Setup) -> int:
        """10 Every placement or growth takes a token; a chain has 13 starts, each repeated at most
        as often as the cap allows, each asking at most twice."""
        cap: int = setup.settings["activation_cap"]
        return PLACEMENTS * (1 + 2 * 13 * cap)

    def check(self, setup: Setup) -> None:
        position.parsed(setup.settings["position"])

    def open_book(self, setup: Setup) -> bool:
        return True

    def named_positions(self) -> dict[str, dict[str, Any]]:
        return {name: {"position": text} for name, text in POSITIONS.items()}

    def read_moves(self, text: str, **options: Any) -> Cernunos:
        """The game that the move notation writes down; an atom that is not offered is refused."""
        state = self.start(seed=0, **options)
        assert isinstance(state, Cernunos)
        for number, atom in enumerate(notation.atoms_of(text)):
            if state.over:
                raise BadInput("cernunos-moves-after-end", text=atom, number=number + 1)
            state.choose(notation.read_atom(state, atom))
        return state


POSITIONS = {
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

GAME = CernunosGame(
    name="cernunos",
    package="nemeton.games.cernunos",
    rules=RULES_VERSION,
    players=range(2, 3),
    options={
        "activation_cap": Number(DEFAULT_CAP, 2, 9, advanced=True),
        "final_growth": Flag(False, advanced=True),
        "squirrel_grows_twice": Flag(False, advanced=True),
        "fox_empty": Flag(False, advanced=True),
        "wolf_range": OneOf("1-2", tuple(REACHES), advanced=True),
        "position": TextSetting(),
    },
    verbs={
        "place": ("token", "cell"),
        "push": ("cell",),
        "swap": ("cell", "other"),
        "first": ("cell",),
        "lift": ("cell",),
        "grow": ("cell",),
        "pass": (),
    },
    kinds={
        "token": "token",
        "cell": "cell",
        "other": "cell",
        "origin": "cell",
        "destination": "cell",
        "player": "player",
        "owner": "player",
    },
    names={"token": TOKEN_NAMES, "cell": CELL_NAMES, "player": PLAYER_NAMES},
    modules=(activation, ending, growth, placement, turn),
)
