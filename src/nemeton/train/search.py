"""A Gumbel search of fixed shape, so that thousands of positions are searched in step.

Danihelka, Guez, Schrittwieser and Silver: Policy improvement by planning with Gumbel, ICLR 2022.
The answers that score best with Gumbel noise are tried, all at once; of the better ones the
likeliest replies are tried too. Every wave is one wide batch for the rules and for the net: nothing
waits for the deepest line.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp

from nemeton.train.arrays import Array, gathered, rows
from nemeton.train.cernunos import features, laws
from nemeton.train.cernunos.games import DRAWN, NOBODY, Games
from nemeton.train.net import Params, apply

__all__ = ["Found", "Widths", "judge", "search", "worth"]

SHARPNESS: Final = 10.0  # what a value of 1 counts for beside the policy's logits
TEMPER: Final = 0.01  # values this close count as equal: what keeps the policy broad
IMPOSSIBLE: Final = -1e9


class Widths(NamedTuple):
    """How many answers are tried, how many of them are followed, how many replies each."""

    tried: int = 16
    followed: int = 4
    replies: int = 4
    rounds: int = 4  # of the rules after each answer


class Found(NamedTuple):
    action: Array
    policy: Array  # the improved policy: what to learn
    value: Array  # of the position, for the player who is asked


class Wave(NamedTuple):
    """Positions and what the net says of them."""

    games: Games
    mask: Array
    logits: Array
    value: Array  # for the player who is asked; of a finished game its result


def judge(params: Params, games: Games) -> Wave:
    mask = laws.legal(games)
    said = apply(params, *features.encode(games, mask), dtype=jnp.bfloat16)
    logits = jnp.where(mask, said.policy, IMPOSSIBLE)
    return Wave(games, mask, logits, worth(games, said.value, games.owner))


def worth(games: Games, value: Array, viewer: Array) -> Array:
    """The value for that player of positions judged for whoever is asked, results counted."""
    mine = jnp.where(games.owner == viewer, value, -value)
    result = jnp.where(games.winner == DRAWN, 0.0, jnp.where(games.winner == viewer, 1.0, -1.0))
    return jnp.where(games.winner == NOBODY, mine, result)


def followed_by(wave: Wave, actions: Array, params: Params, rounds: int) -> Wave:
    """[positions * answers] Where each of these answers leads."""
    number, each = actions.shape
    index = jnp.repeat(jnp.arange(number), each)
    games = laws.step(rows(wave.games, index), actions.reshape(-1), rounds)
    return judge(params, games)


def search(params: Params, games: Games, key: Any, widths: Widths) -> Found:
    root = judge(params, games)
    noise = jax.random.gumbel(key, root.logits.shape)
    score, actions = jax.lax.top_k(root.logits + noise, widths.tried)
    possible = gathered(root.mask, actions)
    children = followed_by(root, actions, params, widths.rounds)
    viewer = jnp.repeat(games.owner, widths.tried)
    q = worth(children.games, children.value, viewer).reshape(actions.shape)
    q, best = followed(children, viewer, q, score, possible, params, widths)
    policy, value = improved(root, actions, possible, q)
    chosen = jnp.take_along_axis(score + SHARPNESS * q, best, axis=1).argmax(axis=1)
    place = jnp.take_along_axis(best, chosen[:, None], axis=1)
    return Found(jnp.take_along_axis(actions, place, axis=1)[:, 0], policy, value)


def followed(
    children: Wave,
    viewer: Array,
    q: Array,
    score: Array,
    possible: Array,
    params: Params,
    widths: Widths,
) -> tuple[Array, Array]:
    """The values with those of the best answers seen one reply deeper, and which these are.

    By as much as these have changed on the whole, the others change too: else those that were not
    looked into would seem better for it.
    """
    ranked = jnp.where(possible, score + SHARPNESS * q, IMPOSSIBLE)
    _, best = jax.lax.top_k(ranked, widths.followed)
    number = q.shape[0]
    index = (jnp.arange(number)[:, None] * widths.tried + best).reshape(-1)
    few = Wave(rows(children.games, index), *(field[index] for field in children[1:]))
    deeper = replied(few, params, widths) - few.value
    deeper = jnp.where(few.games.owner == viewer[index], deeper, -deeper).reshape(best.shape)
    shallow = jnp.take_along_axis(q, best, axis=1)
    counted = jnp.take_along_axis(possible, best, axis=1)
    change = jnp.where(counted, deeper, 0.0)
    mean = change.sum(axis=1, keepdims=True) / jnp.maximum(counted.sum(axis=1, keepdims=True), 1)
    row = jnp.arange(number)[:, None]
    return (q + mean).at[row, best].set(shallow + change), best


def replied(wave: Wave, params: Params, widths: Widths) -> Array:
    """The value of each position, for whoever is asked there, once the likeliest answers have been
    tried: their improved policy weighs them, all others count as the net judged the position."""
    logits, actions = jax.lax.top_k(wave.logits, widths.replies)
    after = followed_by(wave, actions, params, widths.rounds)
    viewer = jnp.repeat(wave.games.owner, widths.replies)
    q = worth(after.games, after.value, viewer).reshape(actions.shape)
    chance = jnp.exp(logits - jax.nn.logsumexp(wave.logits, axis=1, keepdims=True))
    chance = jnp.where(gathered(wave.mask, actions), chance, 0.0)
    others = jnp.maximum(0.0, 1.0 - chance.sum(axis=1))
    weight = chance * jnp.exp(SHARPNESS * (q - wave.value[:, None]))
    total = (weight * q).sum(axis=1) + others * wave.value
    value = total / (weight.sum(axis=1) + others + 1e-9)
    return jnp.where(wave.games.winner == NOBODY, value, wave.value)


def improved(root: Wave, actions: Array, possible: Array, q: Array) -> tuple[Array, Array]:
    """The improved policy over all answers: those not tried count as a mix of what is known.

    It is drawn towards the even one, so that it settles where values are weighed with a temperature
    (mirror descent with a magnet: Sokota and others, ICLR 2023).
    """
    prior = jnp.where(possible, jax.nn.softmax(gathered(root.logits, actions), axis=1), 0.0)
    mean = (prior * q).sum(axis=1) / jnp.maximum(prior.sum(axis=1), 1e-9)
    tried = possible.sum(axis=1)
    mixed = (root.value + tried * mean) / (1 + tried)
    row = jnp.arange(actions.shape[0])[:, None]
    completed = jnp.broadcast_to(mixed[:, None], root.logits.shape).at[row, actions].set(q)
    tempered = (root.logits + SHARPNESS * completed) / (1 + SHARPNESS * TEMPER)
    policy = jax.nn.softmax(jnp.where(root.mask, tempered, IMPOSSIBLE))
    return policy, (policy * completed).sum(axis=1)
