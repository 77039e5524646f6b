"""Cernunos, assembled: its options, its words, how it starts."""

from __future__ import annotations

from typing import Any

from nemeton.engine.chance import Chance
from nemeton.engine.contract import Setup
from nemeton.engine.errors import BadInput
from nemeton.engine.explanation import Thing
from nemeton.engine.fields import Fields
from nemeton.engine.flow import Option
from nemeton.engine.game import Game
from nemeton.engine.text import Saying
from nemeton.games.cernunos import (
    action_ids,
    encoding,
    explaining,
    goals,
    invariants,
    judgement,
    notation,
    position,
    preview,
    saving,
    view,
)
from nemeton.games.cernunos.kinds import ACTIVATABLE, COUNTS, DATA, KINDS, TOKENS
from nemeton.games.cernunos.laws import activation, ending, growth, placement, turn
from nemeton.games.cernunos.laws.setup import lay_out
from nemeton.games.cernunos.options import KIND_OF_NAME, NAMES, OPTIONS, POSITIONS, VERBS
from nemeton.games.cernunos.state import Cernunos, Rules

__all__ = ["GAME", "CernunosGame"]

RULES_VERSION = "1"
PLACEMENTS = 2 * TOKENS + 1
NET = "wildwood.net"


class CernunosGame(Game):
    """The box: two players, no luck, no secrets."""

    def new(self, setup: Setup, chance: Chance) -> Cernunos:
        start = position.parsed(setup.settings["position"])
        return Cernunos(setup, chance, Rules(setup.settings, start))

    def begin(self, state: Cernunos) -> None:
        lay_out(state)

    def fields(self, state: Cernunos) -> dict[str, Any]:
        return saving.fields(state)

    def restore(self, state: Cernunos, fields: Fields) -> None:
        saving.restore(state, fields)

    def board_view(self, state: Cernunos, seat: int | None) -> dict[str, Any]:
        return view.board(state)

    def seat_view(self, state: Cernunos, seat: int) -> dict[str, Any]:
        return view.seat(state, seat)

    def evaluate(self, state: Cernunos, seat: int) -> dict[str, float]:
        return judgement.reasons(state, seat)

    def goals(self, state: Cernunos, seat: int) -> dict[str, int]:
        return goals.goals(state, seat)

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

    def component_values(self, data: dict[str, Any] | None = None) -> dict[str, Any]:
        if data is not None:
            self.read_data(data)
        return DATA

    def components(self, setup: Setup) -> dict[str, Any]:
        """By type of token: how many a player has, and whether it acts when it is placed."""
        return {
            "tokens": [
                {"count": COUNTS[token], "acts": ACTIVATABLE[token]} for token in range(KINDS)
            ]
        }

    def things(self, setup: Setup) -> dict[Thing, Saying]:
        return explaining.THINGS

    def now(self, state: Cernunos, seat: int | None, thing: Thing) -> list[Saying]:
        return explaining.now(state, thing)

    def changes(
        self, before: Cernunos, after: Cernunos, seat: int, options: list[Option]
    ) -> list[Saying]:
        return preview.changes(before, after, seat)

    def weighty(self, state: Cernunos, option: Option) -> bool:
        return preview.weighty(state, option)

    def open_book(self, setup: Setup) -> bool:
        return True

    def net_file(self) -> str:
        return NET

    def net_input(self, state: Cernunos) -> bytes:
        return encoding.encode(state)

    def action_id(self, option: Option) -> int:
        return action_ids.action_id(option)

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


GAME = CernunosGame(
    name="cernunos",
    package="nemeton.games.cernunos",
    rules=RULES_VERSION,
    players=range(2, 3),
    options=OPTIONS,
    verbs=VERBS,
    kinds=KIND_OF_NAME,
    names=NAMES,
    modules=(activation, ending, growth, placement, turn),
)
