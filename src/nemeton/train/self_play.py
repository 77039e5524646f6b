"""Self-play: many games side by side against oneself, and what is to be learnt from them."""

from __future__ import annotations

import math
from functools import partial
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp

from nemeton.games.cernunos.kinds import CELLS
from nemeton.train.arrays import Array, chosen_rows
from nemeton.train.cernunos import features, laws
from nemeton.train.cernunos.board import TOKEN_OWNER, look
from nemeton.train.cernunos.games import DRAWN, NOBODY, Games, start
from nemeton.train.net import OWNERS, Params
from nemeton.train.search import Widths, judge, search

__all__ = ["Samples", "Tables", "match", "opened", "play", "random_decisions"]

TRACE: Final = 0.92  # lambda of TD(lambda)
STRAYING: Final = 0.04  # of all answers are random: the net must know what to do about them
LONGEST_OPENING: Final = 7  # random answers at the start of a game, fewer or none as well


class Tables(NamedTuple):
    """Games in progress, and how many random answers each of them still begins with."""

    games: Games
    opening: Array


class Samples(NamedTuple):
    """A row for each position: what the net saw, and what it should have said."""

    cells: Array
    rest: Array
    mask: Array
    policy: Array
    value: Array
    owner: Array  # [positions, cells] of the final board: nobody, the one asked, the other
    ended: Array  # whether that is known


class Moment(NamedTuple):
    """What one step of all games leaves behind; values are Green's."""

    cells: Array
    rest: Array
    mask: Array
    policy: Array
    value: Array
    green: Array
    random: Array
    over: Array
    result: Array
    owner: Array  # [games, cells] who is on top after the step: 0 nobody, 1 Green, 2 Violet


def opened(number: int, key: Any) -> Tables:
    """New games; three in ten begin with no random answer at all."""
    length = jax.random.randint(key, (number,), -2, LONGEST_OPENING)
    return Tables(start(number, jnp), jnp.maximum(length, 0))


def random_legal(mask: Array, key: Any) -> Array:
    """An answer for each game, all equally likely: the highest lot of those that are possible."""
    return jnp.where(mask, lots(mask.shape, key), -1).argmax(axis=1)


def lots(shape: tuple[int, ...], key: Any) -> Array:
    """Numbers that are hashed (the end of MurmurHash3) rather than drawn: they are made in the same
    pass that looks for the highest, which drawn ones are not."""
    number = jnp.arange(math.prod(shape), dtype=jnp.uint32).reshape(shape)
    mixed = (number * jnp.uint32(0x9E3779B1)) ^ jax.random.bits(key, dtype=jnp.uint32)
    mixed = (mixed ^ (mixed >> 16)) * jnp.uint32(0x85EBCA6B)
    mixed = (mixed ^ (mixed >> 13)) * jnp.uint32(0xC2B2AE35)
    return ((mixed ^ (mixed >> 16)) >> 1).astype(jnp.int32)


def one_step(params: Params, widths: Widths, tables: Tables, key: Any) -> tuple[Tables, Moment]:
    searching, drawing, straying, opening = jax.random.split(key, 4)
    games = tables.games
    mask = laws.legal(games)
    cells, rest = features.encode(games, mask)
    found = search(params, games, searching, widths)
    stray = jax.random.uniform(straying, tables.opening.shape) < STRAYING
    random = (tables.opening > 0) | stray
    action = jnp.where(random, random_legal(mask, drawing), found.action)
    after = laws.step(games, action, widths.rounds)
    over = after.winner != NOBODY
    green = games.owner == 0
    result = jnp.where(after.winner == DRAWN, 0.0, jnp.where(after.winner == 0, 1.0, -1.0))
    top = jnp.asarray(TOKEN_OWNER)[look(after.place, after.level).token]
    moment = Moment(
        cells,
        rest,
        mask,
        found.policy.astype(jnp.float16),
        jnp.where(green, found.value, -found.value),
        green,
        random,
        over,
        result,
        ((top + 1) % OWNERS).astype(jnp.uint8),
    )
    fresh = opened(len(over), opening)
    games = chosen_rows(over, fresh.games, after)
    left = jnp.where(over, fresh.opening, jnp.maximum(tables.opening - 1, 0))
    return Tables(games, left), moment


def play(
    params: Params, tables: Tables, key: Any, steps: int, widths: Widths
) -> tuple[Tables, Samples]:
    """That many steps of every game; the samples of all of them in one list."""
    keys = jax.random.split(key, steps)
    tables, moments = jax.lax.scan(partial(one_step, params, widths), tables, keys)
    last = judge(params, tables.games)
    ahead = jnp.where(tables.games.owner == 0, last.value, -last.value)
    value, owner, ended = looked_back(moments, ahead)
    value = jnp.where(moments.green, value, -value)
    owner = jnp.where(moments.green[..., None] | (owner == 0), owner, OWNERS - owner)
    samples = Samples(
        moments.cells,
        moments.rest,
        moments.mask,
        moments.policy,
        value.astype(jnp.float16),
        owner.astype(jnp.uint8),
        ended,
    )
    return tables, Samples(*(each.reshape((-1, *each.shape[2:])) for each in samples))


def looked_back(moments: Moment, ahead: Array) -> tuple[Array, Array, Array]:
    """TD(lambda) returns from the end of the chunk to its start, and who held the cells at the end
    of each game; what came before a random answer learns nothing from what came after."""

    def back(carry: tuple[Array, ...], moment: Moment) -> tuple[tuple[Array, ...], Any]:
        following, later, owner, known = carry
        blended = (1 - TRACE) * following + TRACE * later
        gained = jnp.where(moment.over, moment.result, blended)
        gained = jnp.where(moment.random, moment.value, gained)
        owner = jnp.where(moment.over[:, None], moment.owner, owner)
        known = (known | moment.over) & ~moment.random
        return (moment.value, gained, owner, known), (gained, owner, known)

    number = ahead.shape[0]
    nobody = jnp.zeros((number, CELLS), jnp.uint8)
    first = (ahead, ahead, nobody, jnp.zeros((number,), bool))
    found: tuple[Array, Array, Array] = jax.lax.scan(back, first, moments, reverse=True)[1]
    return found


def match(one: Params, other: Params, key: Any, number: int, steps: int) -> Array:
    """The share of points that the bare policy of one net takes from another's, colours even."""

    def turn(tables: Tables, key: Any) -> tuple[Tables, None]:
        waves = [judge(params, tables.games) for params in (one, other)]
        green_is_one = jnp.arange(number) % 2 == 0
        ones = (tables.games.owner == 0) == green_is_one
        best = jnp.where(ones, *(wave.logits.argmax(axis=1) for wave in waves))
        random = random_legal(waves[0].mask, key)
        action = jnp.where(tables.opening > 0, random, best)
        games = laws.step(tables.games, action, Widths().rounds)
        return Tables(games, jnp.maximum(tables.opening - 1, 0)), None

    opening, playing = jax.random.split(key)
    tables, _ = jax.lax.scan(turn, opened(number, opening), jax.random.split(playing, steps))
    winner = tables.games.winner
    won = (winner == 0) == (jnp.arange(number) % 2 == 0)
    points = jnp.where(winner == DRAWN, 0.5, won)
    ended = winner != NOBODY
    return jnp.where(ended, points, 0.0).sum() / jnp.maximum(ended.sum(), 1)


def random_decisions(games: Games, key: Any, steps: int, rounds: int) -> tuple[Games, Array]:
    """Random play of every game, over and over; how many decisions were taken."""

    def turn(carry: tuple[Games, Array], key: Any) -> tuple[tuple[Games, Array], None]:
        games, taken = carry
        mask = laws.legal(games)
        taken = taken + (mask.sum(axis=1) > 1).sum()
        games = laws.step(games, random_legal(mask, key), rounds)
        fresh = start(len(games.winner), jnp)
        return (chosen_rows(games.winner != NOBODY, fresh, games), taken), None

    carry, _ = jax.lax.scan(turn, (games, jnp.int32(0)), jax.random.split(key, steps))
    return carry[0], carry[1]
