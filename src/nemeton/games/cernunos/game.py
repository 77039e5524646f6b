"""Cernunos, assembled: its options, its words, how it starts."""

from __future__ import annotations

from typing import Any

from nemeton.engine.chance import Chance
from nemeton.engine.contract import Setup
from nemeton.engine.errors import BadInput
from nemeton.engine.fields import Fields
from nemeton.engine.flow import Option
from nemeton.engine.game import Game
from nemeton.engine.settings import Flag, Number, OneOf, TextSetting
from nemeton.games.cernunos import (
    activation,
    ending,
    evaluation,
    growth,
    invariants,
    notation,
    placement,
    position,
    saving,
    turn,
    view,
)
from nemeton.games.cernunos.board import take_stock
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
        return Cernunos(setup, chance, Rules(setup.settings, start))

    def begin(self, state: Cernunos) -> None:
        start = state.rules.start
        state.stacks = start.stacks.copy()
        state.reserve = start.reserve.copy()
        state.burnt = start.burnt.copy()
        state.chain = b""
        take_stock(state)
        state.then(turn.Begin(start.player, start.stage))

    def fields(self, state: Cernunos) -> dict[str, Any]:
        return saving.fields(state)

    def restore(self, state: Cernunos, fields: Fields) -> None:
        saving.restore(state, fields)

    def board_view(self, state: Cernunos, seat: int | None) -> dict[str, Any]:
        return view.board(state)

    def seat_view(self, state: Cernunos, seat: int) -> dict[str, Any]:
        return view.seat(state, seat)

    def evaluate(self, state: Cernunos, seat: int) -> dict[str, float]:
        return evaluation.reasons(state, seat)

    def faults(self, state: Cernunos) -> list[str]:
        return invariants.broken(state)

    def position_of(self, state: Cernunos) -> str:
        return notation.position(state)

    def notation(self, state: Cernunos, option: Option) -> str:
        return notation.atom(option)

    def read(self, state: Cernunos, text: str) -> Option:
        return notation.read_atom(state, text)

    def moves(self, state: Cernunos) -> str:
        """The whole game in move notation."""
        return notation.moves(state)

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
