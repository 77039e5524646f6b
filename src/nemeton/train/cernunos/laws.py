"""5 to 9 The course of many games at once: answers, what they set off, turns, the end.

The counterpart of `nemeton.games.cernunos.laws`, for the rules as printed in the law book (every
option at its usual value).
"""

from __future__ import annotations

from typing import Final

import numpy

from nemeton.games.cernunos.action_ids import ACTIONS, ON_CELL, PAIRS, PASSING, SWAPPING
from nemeton.games.cernunos.kinds import (
    AROUND,
    BOAR,
    CELLS,
    DEFAULT_CAP,
    FIRE,
    FOX,
    KINDS,
    RAVEN,
    SQUIRREL,
    TREE,
    first_number,
    landing,
)
from nemeton.train.arrays import Array, gathered, is_numpy, namespace, repeat, rows
from nemeton.train.cernunos.board import (
    ADJACENCY,
    ALL_TOKENS,
    BURNT,
    NO_TOKEN,
    NUMBERS,
    TOKEN_OWNER,
    TOKEN_TYPE,
    Seen,
    after_fires,
    exchanged,
    held,
    left,
    lifted,
    look,
    matrix,
    next_token,
    open_cells,
    put,
    top_at,
    trees_left,
)
from nemeton.train.cernunos.games import (
    COUNT,
    DRAWN,
    FIRST,
    GROW,
    LAST,
    LIFT,
    NOBODY,
    NOTHING,
    PLACE,
    PUSH,
    REPEAT,
    ROOM,
    SECOND,
    START,
    SWAP,
    WHICH_FIRST,
    Games,
)

__all__ = ["legal", "step"]

NO_ANSWER: Final = -1

AROUND_FOX: Final = matrix(AROUND)
FIRST_OF_PAIR: Final = numpy.array([pair[0] for pair in PAIRS])
SECOND_OF_PAIR: Final = numpy.array([pair[1] for pair in PAIRS])
LANDING: Final = numpy.array([[landing(a, b) for b in range(CELLS)] for a in range(CELLS)])
ASKED_BY: Final = numpy.array([NOTHING, PUSH, NOTHING, NOTHING, NOTHING, SWAP, LIFT, NOTHING, 0])
ACTIVATABLE: Final = numpy.isin(TOKEN_TYPE, (TREE, BOAR, FOX, RAVEN))
SQUIRRELS: Final = numpy.array([first_number(player, SQUIRREL) for player in (0, 1)])
CELL_NUMBERS: Final = numpy.arange(CELLS)


def step(games: Games, action: Array, rounds: int = 0) -> Games:
    """Answers every pending question and plays on until somebody has a choice.

    With so many rounds at most, a game may be left in the middle: with a lone answer to give, or
    with nothing asked (`legal` then offers the pass, which goes on).
    """
    if rounds:
        carry = (games, action.astype(namespace(action).int32))
        played: Games = repeat(rounds, lambda found: play_round(*found), carry, action)[0]
        return played
    assert is_numpy(action), "without a limit games are played one by one to their next question"
    return step_fully(games, action)


def step_fully(games: Games, action: Array) -> Games:
    """Rounds for those games only that are still on their way."""
    games = Games(*(field.copy() for field in games))
    going = numpy.arange(len(action))
    while len(going):
        played, action = play_round(rows(games, going), action)
        for field, new in zip(games, played, strict=True):
            field[going] = new
        on_its_way = (played.winner == NOBODY) & ((action >= 0) | (played.ask == NOTHING))
        going, action = going[on_its_way], action[on_its_way]
    return games


def play_round(games: Games, action: Array) -> tuple[Games, Array]:
    """An answer, what follows from it, and the lone answer to the next question if it has one."""
    xp = namespace(action)
    games = answered(games, action)
    games = turn_goes_on(token_acts(games))
    mask = options(games)
    number = mask.sum(axis=1)
    asked = (games.ask != NOTHING) & (games.winner == NOBODY)
    blocked = asked & (games.ask == PLACE) & (number == 0)  # 9.4
    lone = asked & (games.ask != PLACE) & (number == 1)
    games = games._replace(
        winner=small(xp.where(blocked, 1 - games.player, games.winner)),
        ask=small(xp.where(asked & (number == 0), NOTHING, games.ask)),
    )
    return games, xp.where(lone, mask.argmax(axis=1), NO_ANSWER).astype(xp.int32)


def small(array: Array) -> Array:
    return array.astype(namespace(array).int8)


# Answers


def answered(games: Games, action: Array) -> Games:
    """7, 8 The answer carried out: tokens moved, Trees burnt, and who acts next."""
    xp = namespace(action)
    going = (action >= 0) & (games.ask != NOTHING) & (games.winner == NOBODY)
    ask = xp.where(going, games.ask, NOTHING)
    cell = xp.where(action < SWAPPING, action % CELLS, 0)  # ON_CELL is a multiple of CELLS
    pair = xp.clip(action - SWAPPING, 0, len(PAIRS) - 1)
    cell = xp.where(ask == SWAP, xp.asarray(FIRST_OF_PAIR)[pair], cell)
    other = xp.where(ask == SWAP, xp.asarray(SECOND_OF_PAIR)[pair], games.other)
    seen = look(games.place, games.level)
    placing = ((ask == PLACE) | (ask == LAST)) & (action < ON_CELL)
    games, placed = moved(games, seen, ask, placing, action // CELLS, cell)
    games, here, there = swapped(games, seen, ask == SWAP, cell, other)
    games, raised = drawn_out(games, ask == LIFT, cell)
    games = games._replace(place=small(after_fires(games.place, games.level)))
    acts = xp.asarray(TOKEN_TYPE)[placed]
    games = wait(games, placed, placing & ((acts == BOAR) | (acts == FOX) | (acts == RAVEN)))
    games = wait(games, raised, ask == LIFT)
    first, second = can_act(games, here), can_act(games, there)
    games = wait(games, xp.where(first, here, there), (ask == SWAP) & (first ^ second))
    games = wait_in_order(games, seen, ask == WHICH_FIRST, cell)
    choose = (ask == SWAP) & first & second
    next_ask = xp.where(ask == GROW, GROW, xp.where(choose, WHICH_FIRST, NOTHING))
    return games._replace(
        ask=small(xp.where(going, next_ask, games.ask)),
        cell=small(xp.where(choose, cell, games.cell)),
        other=small(xp.where(choose, other, games.other)),
        growing=games.growing & ~((ask == GROW)[:, None] & (cell[:, None] == CELL_NUMBERS)),
    )


def moved(
    games: Games, seen: Seen, ask: Array, placing: Array, token: Array, cell: Array
) -> tuple[Games, Array]:
    """7.1 A token is placed, 8.1 a Tree grows, or 8.2 a top is pushed away from the Boar."""
    xp = namespace(cell)
    kind = games.owner * KINDS + xp.where(placing, token, TREE)
    fresh = next_token(games.place, kind)
    pushed = xp.where(ask == PUSH, top_at(seen, cell), NO_TOKEN)
    number = xp.where(placing | (ask == GROW), fresh, pushed)
    target = xp.where(ask == PUSH, xp.asarray(LANDING)[games.cell, cell], cell)
    place, level = put(games.place, games.level, number, target)
    acted = xp.where(placing[:, None], 0, games.acted)  # a new chain
    return games._replace(place=small(place), level=small(level), acted=small(acted)), number


def swapped(
    games: Games, seen: Seen, swapping: Array, cell: Array, other: Array
) -> tuple[Games, Array, Array]:
    """8.6 Two tops trade places: the tokens that now stand on the two cells."""
    xp = namespace(cell)
    there = xp.where(swapping, top_at(seen, cell), NO_TOKEN)
    here = xp.where(swapping, top_at(seen, other), NO_TOKEN)
    place, level = exchanged(games.place, games.level, there, here)
    return games._replace(place=small(place), level=small(level)), here, there


def drawn_out(games: Games, lifting: Array, cell: Array) -> tuple[Games, Array]:
    """8.7 The lowest token of the cell comes to the top."""
    xp = namespace(cell)
    lowest = (games.place == cell[:, None]) & (games.level == 0) & lifting[:, None]
    token = xp.where(lowest, NUMBERS, NO_TOKEN).min(axis=1)
    level = lifted(games.place, games.level, token, cell)
    return games._replace(level=small(level)), token


def wait_in_order(games: Games, seen: Seen, chosen: Array, cell: Array) -> Games:
    """8.6 The swapped token that was named acts first, then the one on the other cell."""
    xp = namespace(cell)
    second = xp.where(cell == games.cell, games.other, games.cell)
    games = wait(games, top_at(seen, second.astype(xp.int32)), chosen)
    return wait(games, top_at(seen, cell), chosen)


def wait(games: Games, token: Array, condition: Array) -> Games:
    """The token will act before all that wait already."""
    xp = namespace(token)
    free = (numpy.arange(ROOM) == games.waits[:, None]) & condition[:, None]
    return games._replace(
        waiting=small(xp.where(free, token[:, None], games.waiting)),
        waits=small(games.waits + condition),
    )


def can_act(games: Games, token: Array) -> Array:
    """7 Activatable, not burnt, and below the cap of this chain."""
    xp = namespace(token)
    known = xp.clip(token, 0, ALL_TOKENS - 1)[:, None].astype(xp.int32)
    acted = gathered(games.acted, known)[:, 0]
    on_board = gathered(games.place, known)[:, 0] < CELLS
    return xp.asarray(ACTIVATABLE)[token] & on_board & (acted < DEFAULT_CAP)


# Tokens that act


def token_acts(games: Games) -> Games:
    """7.5 The next token that waits: visible and below the cap it acts, beside its Squirrel again
    later."""
    xp = namespace(games.ask)
    due = (games.ask == NOTHING) & (games.waits > 0) & (games.winner == NOBODY)
    last = xp.clip(games.waits - 1, 0, ROOM - 1)[:, None].astype(xp.int32)
    entry = gathered(games.waiting, last)[:, 0].astype(xp.int32)
    token = xp.where(due, entry % REPEAT, NO_TOKEN)
    games = games._replace(waits=small(games.waits - due))
    seen = look(games.place, games.level)
    standing = seen.token == token[:, None]
    cell = standing.argmax(axis=1)
    acts = due & standing.any(axis=1) & can_act(games, token)
    owner = xp.asarray(TOKEN_OWNER)[token]
    games = games._replace(acted=small(games.acted + (acts[:, None] & (token[:, None] == NUMBERS))))
    again = acts & (entry < REPEAT) & squirrel_beside(seen, owner, cell)
    games = wait(games, token + REPEAT, again)
    grows = acts & (xp.asarray(TOKEN_TYPE)[token] == TREE)
    tree = xp.where(grows, next_token(games.place, owner * KINDS + TREE), NO_TOKEN)
    place, level = put(games.place, games.level, tree, cell)
    ask = xp.where(acts, xp.asarray(ASKED_BY)[xp.asarray(TOKEN_TYPE)[token]], games.ask)
    asks = acts & (ask != NOTHING)
    return games._replace(
        place=small(place),
        level=small(level),
        ask=small(ask),
        owner=small(xp.where(asks, owner, games.owner)),
        cell=small(xp.where(asks, cell, games.cell)),
    )


def squirrel_beside(seen: Seen, player: Array, cell: Array) -> Array:
    """8.5 Whether the player's Squirrel is visible next to the cell."""
    xp = namespace(cell)
    squirrel = xp.asarray(SQUIRRELS)[xp.clip(player, 0, 1)]
    beside = xp.asarray(ADJACENCY)[cell]
    return ((seen.token == squirrel[:, None]) & beside).any(axis=1)


# Turns


def turn_goes_on(games: Games) -> Games:
    """5 When nothing is left to do: the other's growth, two placements, the end check."""
    games = begin_turn(stop(games))
    games = ask_placement(stop(games))
    return count_score(games)


def idle(games: Games) -> Array:
    return (games.ask == NOTHING) & (games.waits == 0) & (games.winner == NOBODY)


def stop(games: Games) -> Games:
    """9.1 An empty reserve stops the turn; whoever still has tokens gets the final placement."""
    xp = namespace(games.ask)
    tokens = left(games.place)
    stops = idle(games) & (games.phase != COUNT) & (tokens == 0).any(axis=1)
    last = stops & (tokens > 0).any(axis=1)
    player = tokens.argmax(axis=1)
    return games._replace(
        phase=small(xp.where(stops, COUNT, games.phase)),
        ask=small(xp.where(last, LAST, games.ask)),
        owner=small(xp.where(last, player, games.owner)),
        player=small(xp.where(last, player, games.player)),
    )


def begin_turn(games: Games) -> Games:
    """8.1 Every visible Tree of the player grows; with too few in reserve the player picks."""
    xp = namespace(games.ask)
    begins = idle(games) & (games.phase == START)
    games = games._replace(player=small(xp.where(begins, 1 - games.player, games.player)))
    kept = gathered(trees_left(games.place), games.player[:, None].astype(xp.int32))[:, 0]
    seen = look(games.place, games.level)
    own = xp.asarray(TOKEN_OWNER)[seen.token] == games.player[:, None]
    trees = own & (xp.asarray(TOKEN_TYPE)[seen.token] == TREE)
    wanted = trees.sum(axis=1)
    picks = begins & (kept > 0) & (wanted > kept)
    games = all_grow(games, seen, trees & (begins & ~picks & (kept > 0))[:, None])
    return games._replace(
        phase=small(xp.where(begins, FIRST, games.phase)),
        ask=small(xp.where(picks, GROW, games.ask)),
        owner=small(xp.where(begins, games.player, games.owner)),
        growing=xp.where(begins[:, None], trees & picks[:, None], games.growing),
    )


def all_grow(games: Games, seen: Seen, cells: Array) -> Games:
    """The next Trees of the reserve, cell by cell, each on top of its cell."""
    xp = namespace(cells)
    first = next_token(games.place, games.player * KINDS + TREE)
    token = xp.where(cells, first[:, None] + cells.cumsum(axis=1) - 1, NO_TOKEN)
    hit = token[:, :, None] == NUMBERS  # [games, cells, tokens]
    arrives = hit.any(axis=1)
    place = xp.where(hit, CELL_NUMBERS[:, None], 0).sum(axis=1)
    level = xp.where(hit, seen.height[:, :, None], 0).sum(axis=1)
    return games._replace(
        place=small(xp.where(arrives, place, games.place)),
        level=small(xp.where(arrives, level, games.level)),
    )


def ask_placement(games: Games) -> Games:
    """5 The first or the second token of the turn."""
    xp = namespace(games.ask)
    first = idle(games) & (games.phase == FIRST)
    second = idle(games) & (games.phase == SECOND)
    return games._replace(
        ask=small(xp.where(first | second, PLACE, games.ask)),
        owner=small(xp.where(first | second, games.player, games.owner)),
        phase=small(xp.where(first, SECOND, xp.where(second, START, games.phase))),
    )


def count_score(games: Games) -> Games:
    """9.5 More cells, then more visible Trees, then fewer burnt Trees; else a draw."""
    xp = namespace(games.ask)
    seen = look(games.place, games.level)
    owner = xp.asarray(TOKEN_OWNER)[seen.token]
    tree = xp.asarray(TOKEN_TYPE)[seen.token] == TREE
    burnt = (games.place == BURNT).reshape((-1, 2, ALL_TOKENS // 2)).sum(axis=2)
    cells = (owner == 0).sum(axis=1) - (owner == 1).sum(axis=1)
    trees = ((owner == 0) & tree).sum(axis=1) - ((owner == 1) & tree).sum(axis=1)
    lead = xp.where(cells != 0, cells, xp.where(trees != 0, trees, burnt[:, 1] - burnt[:, 0]))
    winner = xp.where(lead > 0, 0, xp.where(lead < 0, 1, DRAWN))
    ends = idle(games) & (games.phase == COUNT)
    return games._replace(winner=small(xp.where(ends, winner, games.winner)))


# Options


def options(games: Games) -> Array:
    """[games, actions] What the pending question offers; nothing where nothing is asked."""
    xp = namespace(games.ask)
    seen = look(games.place, games.level)
    ask = xp.where(games.winner == NOBODY, games.ask, NOTHING)
    found = placements(games, seen, (ask == PLACE) | (ask == LAST))
    about = xp.clip(games.cell, 0, CELLS - 1)
    occupied = seen.height > 0
    beside = occupied & xp.asarray(ADJACENCY)[about]
    around = occupied & xp.asarray(AROUND_FOX)[about]
    swaps = around[:, FIRST_OF_PAIR] & around[:, SECOND_OF_PAIR] & (ask == SWAP)[:, None]
    named = (games.cell[:, None] == CELL_NUMBERS) | (games.other[:, None] == CELL_NUMBERS)
    trees = gathered(trees_left(games.place), xp.clip(games.owner, 0, 1)[:, None].astype(xp.int32))
    cells = (
        (((ask == PUSH) | (ask == LIFT))[:, None] & beside)
        | ((ask == WHICH_FIRST)[:, None] & named)
        | ((ask == GROW)[:, None] & games.growing & (trees > 0))
    )
    passes = (ask == LAST)[:, None] & found.any(axis=1, keepdims=True)  # 9.2
    return xp.concatenate([found, cells, swaps, passes], axis=1)


def placements(games: Games, seen: Seen, placing: Array) -> Array:
    """6 Every type in reserve on every cell that is open to the player; no Tree on a Fire."""
    xp = namespace(games.ask)
    cells = open_cells(seen, games.owner)
    both = held(games.place).reshape((-1, 2, KINDS))
    types = xp.where((games.owner == 0)[:, None], both[:, 0], both[:, 1])
    fire = xp.asarray(TOKEN_TYPE)[seen.token] == FIRE
    tree = (numpy.arange(KINDS) == TREE)[:, None]
    allowed = types[:, :, None] & cells[:, None, :] & ~(fire[:, None, :] & tree)
    return allowed.reshape((-1, KINDS * CELLS)) & placing[:, None]


def legal(games: Games) -> Array:
    """The same; where a game was left with nothing asked, the pass goes on."""
    going_on = (games.ask == NOTHING) & (games.winner == NOBODY)
    return options(games) | (going_on[:, None] & (numpy.arange(ACTIONS) == PASSING))
