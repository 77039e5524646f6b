"""A position as a net sees it: small numbers, a row for each cell and one for the rest.

Everything is told from the side of the player who is asked, so that both colours are one.
"""

from __future__ import annotations

from typing import Final

from nemeton.games.cernunos.kinds import (
    ADJACENT,
    CELLS,
    FIRE,
    KIND_OF,
    KINDS,
    NO_KIND,
    OWNER_OF,
    TREE,
    TYPE_OF,
)
from nemeton.games.cernunos.laws.activation import Activate, DemandFirst
from nemeton.games.cernunos.laws.board import power
from nemeton.games.cernunos.state import Cernunos

__all__ = ["CELL_WIDTH", "CHAIN_PROMPTS", "DEPTHS", "LEAST_POWER", "POWERS", "REST_WIDTH", "encode"]

DEPTHS: Final = 4  # visible kinds: the top and three beneath it; then the lowest
LEAST_POWER: Final = -3
POWERS: Final = 8  # from the least on; all above count as the highest
CELL_WIDTH: Final = 16
REST_WIDTH: Final = 38
PROMPTS: Final = ("", "place", "last_place", "grow", "push", "swap", "first", "lift")
CHAIN_PROMPTS: Final = ("push", "swap", "first", "lift")
STAGES: Final = {"second": 0, "growth": 1, "first": 2, "last": 3}


def encode(game: Cernunos) -> bytes:
    """12 rows of 16 numbers, then 38: see the functions below for their order."""
    choice = game.pending()
    player = choice.seat(game)
    found = bytearray()
    offered = offered_cells(game) if choice.prompt != "place" else []
    waiting = tokens_that_wait(game)
    marked = marked_cells(game)
    chained = choice.prompt in CHAIN_PROMPTS
    for cell in range(CELLS):
        found += stack_row(game, cell, player)
        found.append(cell in marked)
        found.append(cell in offered)
        found += waiting_row(game, cell, waiting, chained)
        found.append(any(TYPE_OF[game.tops[other]] == FIRE for other in ADJACENT[cell]))
    return bytes(found + rest_row(game, player, len(waiting)))


def seen_by(kind: int, player: int) -> int:
    """A kind from that player's side: own types first, then the enemy's."""
    return TYPE_OF[kind] + (KINDS if OWNER_OF[kind] != player else 0)


def stack_row(game: Cernunos, cell: int, player: int) -> bytearray:
    """The four highest kinds, the lowest, power, height, own tokens, open to both players."""
    stack = game.stacks[cell]
    height = len(stack)
    row = bytearray()
    for depth in range(DEPTHS):
        row.append(
            seen_by(KIND_OF[stack[height - 1 - depth]], player) if depth < height else NO_KIND
        )
    row.append(seen_by(KIND_OF[stack[0]], player) if height else NO_KIND)
    strength = power(game, cell) if height else 0
    row.append(max(0, min(strength - LEAST_POWER, POWERS - 1)))
    row.append(height)
    row.append(sum(OWNER_OF[KIND_OF[token]] == player for token in stack))
    mine = OWNER_OF[game.tops[cell]] == player
    weak = not height or strength <= 0
    row.append(weak or mine)
    row.append(weak or not mine)
    return row


def waiting_row(game: Cernunos, cell: int, waiting: list[int], chained: bool) -> bytearray:
    """How often the top waits to act, whether it is the next, how often it has acted."""
    if not game.stacks[cell]:
        return bytearray(3)
    top = game.token_at(cell)
    return bytearray(
        [
            waiting.count(top),
            bool(waiting) and waiting[0] == top,
            game.chain.count(top) if chained else 0,
        ]
    )


def offered_cells(game: Cernunos) -> list[int]:
    """The cells that answer a question for one cell."""
    return [
        option[1] for option in game.options() if option[0] in ("push", "lift", "first", "grow")
    ]


def marked_cells(game: Cernunos) -> list[int]:
    """The cell of the token that asks, or the two cells between which it asks."""
    choice = game.pending()
    if choice.prompt not in CHAIN_PROMPTS:
        return []
    about = choice.about(game)
    return [about["cell"], about["other"]] if isinstance(choice, DemandFirst) else [about["cell"]]


def tokens_that_wait(game: Cernunos) -> list[int]:
    """Those that will act when the pending question is answered, the next one first."""
    found: list[int] = []
    for place in range(len(game.stack) - 1, -1, -1):
        step = game.stack[place]
        if isinstance(step, Activate):
            found.append(step.token)
    return found


def rest_row(game: Cernunos, player: int, waiting: int) -> bytearray:
    """Reserves, burnt Trees, tokens left, cells, visible Trees; what is asked, when, of whom."""
    enemy = 1 - player
    row = bytearray(game.reserve[player * KINDS : (player + 1) * KINDS])
    row += bytearray(game.reserve[enemy * KINDS : (enemy + 1) * KINDS])
    for who in (player, enemy):
        row.append(game.burnt[who])
        row.append(game.left[who])
        row.append(sum(OWNER_OF[top] == who for top in game.tops))
        row.append(sum(top == who * KINDS + TREE for top in game.tops))
    asked, stage = bytearray(len(PROMPTS)), bytearray(len(STAGES))
    asked[PROMPTS.index(game.pending().prompt)] = 1
    stage[STAGES[game.phase]] = 1
    on_turn = game.turn_seat == player
    return row + asked + stage + bytearray([on_turn, waiting])
