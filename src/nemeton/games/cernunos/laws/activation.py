"""7, 8 Activations: a Boar pushes, a Fox swaps, a Raven lifts, a Tree grows, a Squirrel repeats."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.flow import Choice, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.cernunos.kinds import (
    ADJACENT,
    AROUND,
    BOAR,
    CELLS,
    FOX,
    KIND_OF,
    KINDS,
    NO_KIND,
    OWNER_OF,
    RAVEN,
    TREE,
    TYPE_OF,
)
from nemeton.games.cernunos.laws.board import (
    SINGLE,
    grow,
    lift,
    occupied,
    push,
    squirrel_beside,
    swap,
)
from nemeton.games.cernunos.state import Cernunos

__all__ = ["Activate", "DemandFirst", "DemandLift", "DemandPush", "DemandSwap"]

PUSH: Final[list[Option]] = [("push", cell) for cell in range(CELLS)]
LIFT: Final[list[Option]] = [("lift", cell) for cell in range(CELLS)]
FIRST: Final[list[Option]] = [("first", cell) for cell in range(CELLS)]
SWAP: Final[list[Option]] = [
    ("swap", cell, other) for cell in range(CELLS) for other in range(CELLS)
]


class Activate(Step[Cernunos]):
    """7 A visible token below the cap acts; beside its Squirrel it will act once more."""

    def __init__(self, token: int, repeat: bool) -> None:
        self.token: Final = token
        self.repeat: Final = repeat

    def run(self, game: Cernunos) -> None:
        token = self.token
        cell = game.cell_of(token)
        if cell < 0 or not game.can_act(token):
            return
        owner = OWNER_OF[KIND_OF[token]]
        game.chain += SINGLE[token]
        repeated = not self.repeat and squirrel_beside(game, owner, cell)
        if TYPE_OF[KIND_OF[token]] == TREE:
            grow_once(game, owner, cell)
            if repeated:  # 8.1 a Tree that has grown is covered: its repeat is lost
                twice = game.rules.squirrel_grows_twice
                game.then(Activate(game.token_at(cell) if twice else token, True))
            return
        game.then(effect(TYPE_OF[KIND_OF[token]], owner, cell))
        if repeated:
            if game.told is not None:
                game.log("repeats", player=owner, token=TYPE_OF[KIND_OF[token]], cell=cell)
            game.then(Activate(token, True))


def grow_once(game: Cernunos, owner: int, cell: int) -> None:
    """8.1 A Tree grows if its owner still has a Tree in reserve."""
    if game.reserve[owner * KINDS + TREE]:
        grow(game, owner, cell)


def effect(token: int, owner: int, cell: int) -> Step[Cernunos]:
    """What a Boar, a Fox or a Raven asks of its owner."""
    if token == BOAR:
        return DemandPush(owner, cell)
    if token == FOX:
        return DemandSwap(owner, cell)
    assert token == RAVEN
    return DemandLift(owner, cell)


class DemandPush(Choice[Cernunos]):
    """The Boar's owner picks an adjacent token, which moves straight away from the Boar."""

    prompt = "push"
    rule = "8.2"

    def __init__(self, owner: int, cell: int) -> None:
        self.owner: Final = owner
        self.cell: Final = cell

    def seat(self, game: Cernunos) -> int:
        return self.owner

    def options(self, game: Cernunos) -> list[Option]:
        return [PUSH[cell] for cell in occupied(game, ADJACENT[self.cell])]

    def chosen(self, game: Cernunos, option: Option) -> None:
        push(game, self.cell, option[1])

    def about(self, game: Cernunos) -> dict[str, Any]:
        return {"player": self.owner, "cell": self.cell}

    def why_not(self, game: Cernunos, option: Option) -> Saying | None:
        return why_no_target(game, option, "push", ADJACENT[self.cell])


class DemandSwap(Choice[Cernunos]):
    """The Fox's owner picks two neighbours whose tops trade places and then act."""

    prompt = "swap"
    rule = "8.6"

    def __init__(self, owner: int, cell: int) -> None:
        self.owner: Final = owner
        self.cell: Final = cell

    def seat(self, game: Cernunos) -> int:
        return self.owner

    def options(self, game: Cernunos) -> list[Option]:
        around = AROUND[self.cell]
        cells = around if game.rules.fox_empty else occupied(game, around)
        found: list[Option] = []
        for place in range(len(cells)):
            cell = cells[place]
            for later in range(place + 1, len(cells)):
                other = cells[later]
                if game.tops[cell] != NO_KIND or game.tops[other] != NO_KIND:
                    found.append(SWAP[cell * CELLS + other])
        return found

    def chosen(self, game: Cernunos, option: Option) -> None:
        cell: int = option[1]
        other: int = option[2]
        here, there = swap(game, cell, other)
        acting = [token for token in (here, there) if shown(game, token) and game.can_act(token)]
        if len(acting) == 2:
            game.then(DemandFirst(self.owner, cell, other))
        elif acting:
            game.then(Activate(acting[0], False))

    def about(self, game: Cernunos) -> dict[str, Any]:
        return {"player": self.owner, "cell": self.cell}

    def why_not(self, game: Cernunos, option: Option) -> Saying | None:
        if option[0] == "swap" and option[1] >= option[2]:
            return Saying("why-swap-order")
        return why_no_target(game, option, "swap", AROUND[self.cell])


def shown(game: Cernunos, token: int) -> bool:
    """Whether a swapped token (-1: none) is still there after the sweep."""
    return token >= 0 and game.cell_of(token) >= 0


class DemandFirst(Choice[Cernunos]):
    """The Fox's owner says which of the two swapped tokens acts first, whoever owns them."""

    prompt = "first"
    rule = "8.6"

    def __init__(self, owner: int, cell: int, other: int) -> None:
        self.owner: Final = owner
        self.cell: Final = cell
        self.other: Final = other

    def seat(self, game: Cernunos) -> int:
        return self.owner

    def options(self, game: Cernunos) -> list[Option]:
        return [FIRST[self.cell], FIRST[self.other]]

    def chosen(self, game: Cernunos, option: Option) -> None:
        first: int = option[1]
        second = self.other if first == self.cell else self.cell
        game.then(
            Activate(game.token_at(first), False),
            Activate(game.token_at(second), False),
        )

    def about(self, game: Cernunos) -> dict[str, Any]:
        return {"player": self.owner, "cell": self.cell, "other": self.other}

    def why_not(self, game: Cernunos, option: Option) -> Saying | None:
        return why_no_target(game, option, "first", [self.cell, self.other])


class DemandLift(Choice[Cernunos]):
    """The Raven's owner picks an adjacent cell whose lowest token comes to the top and acts."""

    prompt = "lift"
    rule = "8.7"

    def __init__(self, owner: int, cell: int) -> None:
        self.owner: Final = owner
        self.cell: Final = cell

    def seat(self, game: Cernunos) -> int:
        return self.owner

    def options(self, game: Cernunos) -> list[Option]:
        return [LIFT[cell] for cell in occupied(game, ADJACENT[self.cell])]

    def chosen(self, game: Cernunos, option: Option) -> None:
        game.then(Activate(lift(game, option[1]), False))

    def about(self, game: Cernunos) -> dict[str, Any]:
        return {"player": self.owner, "cell": self.cell}

    def why_not(self, game: Cernunos, option: Option) -> Saying | None:
        return why_no_target(game, option, "lift", ADJACENT[self.cell])


def why_no_target(
    game: Cernunos, option: Option, verb: str, within_reach: list[int]
) -> Saying | None:
    """Why a cell cannot be picked: the wrong effect, out of reach, or nothing on it."""
    if option[0] != verb:
        return Saying("why-resolve-first")
    for part in option[1:]:
        cell: int = part
        if cell not in within_reach:
            return Saying("why-out-of-reach", cell=cell)
        if game.tops[cell] == NO_KIND:
            return Saying("why-empty", cell=cell)
    return None
