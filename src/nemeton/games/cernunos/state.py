"""What is on the table: stacks, reserves, burnt Trees, and who has acted in the present chain."""

from __future__ import annotations

from typing import Any

from nemeton.engine.chance import Chance
from nemeton.engine.contract import Setup
from nemeton.engine.state import State
from nemeton.games.cernunos.kinds import CELLS, KIND_OF, REACHES, activatable
from nemeton.games.cernunos.position import Position

__all__ = ["Cernunos", "Rules"]


class Rules:
    """The switches as the rules use them; shared by all clones, never saved."""

    def __init__(self, settings: dict[str, Any], start: Position) -> None:
        self.activation_cap: int = settings["activation_cap"]
        self.final_growth: bool = settings["final_growth"]
        self.squirrel_grows_twice: bool = settings["squirrel_grows_twice"]
        self.fox_empty: bool = settings["fox_empty"]
        self.wolf_reach = REACHES[settings["wolf_range"]]
        self.start = start


class Cernunos(State):
    """A game of Cernunos in progress. Seat 0 is Green, seat 1 is Violet."""

    stacks: list[bytes]  # token numbers, bottom to top
    tops: list[int]  # kind of the visible token, NO_KIND where the cell is empty
    support: list[int]  # by player and cell: Deer of the player minus Wolves of the other
    fires: int  # how many are visible
    reserve: list[int]  # by kind
    left: list[int]  # tokens in reserve, by player
    burnt: list[int]  # Trees, by player
    chain: bytes  # the tokens activated since the last placement, in order

    def __init__(self, setup: Setup, chance: Chance, rules: Rules) -> None:
        super().__init__(setup, chance)
        self.rules = rules

    def copied(self) -> Cernunos:
        twin = Cernunos(self.setup, self.chance, self.rules)  # nothing here draws: luck is shared
        twin.stacks = self.stacks.copy()
        twin.tops = self.tops.copy()
        twin.support = self.support.copy()
        twin.fires = self.fires
        twin.reserve = self.reserve.copy()
        twin.left = self.left.copy()
        twin.burnt = self.burnt.copy()
        twin.chain = self.chain
        return twin

    # Looking at the board

    def token_at(self, cell: int) -> int:
        """The number of the visible token; the cell must hold one."""
        stack = self.stacks[cell]
        return stack[len(stack) - 1]

    def cell_of(self, token: int) -> int:
        """Where that token is visible, or -1."""
        kind = KIND_OF[token]
        for cell in range(CELLS):
            if self.tops[cell] == kind and self.token_at(cell) == token:
                return cell
        return -1

    def can_act(self, token: int) -> bool:
        """7 Activatable, and below the cap of this chain."""
        return activatable(KIND_OF[token]) and (
            not self.chain or self.chain.count(token) < self.rules.activation_cap
        )
