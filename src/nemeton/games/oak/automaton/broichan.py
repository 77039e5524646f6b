"""3.18 Broichan, who plays by his cards alone."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Step
from nemeton.games.oak.kinds import (
    FROM_SANCTUARIES,
    FROM_STORYTELLING,
    LORE,
    MYSTICISM,
    ON_BRANCH,
    ORDINARY,
    RECLUSE,
    RITUAL,
    ROOTS,
    STORYTELLING,
    TEMPLES,
    TRIPLES,
    VENERATION,
    WISDOM,
)
from nemeton.games.oak.laws.board import (
    draw_ingredients,
    druid_at,
    put,
    refill,
    score,
    slot_is_occupied,
    space_on,
    take_from_forest,
)
from nemeton.games.oak.laws.climbing import StepUp, can_advance, end_bonus, next_spaces
from nemeton.games.oak.laws.effects.effect import Effect
from nemeton.games.oak.laws.effects.perform import Perform
from nemeton.games.oak.laws.ending import brew_darkwood
from nemeton.games.oak.laws.taking import take_artifact, take_creature
from nemeton.games.oak.state import Oak

__all__ = ["BroichanTurn", "Triples", "best_branch", "step_of_broichan"]

CARDS: Final = 6
BRANCHES: Final = (0, 1, 2)


class BroichanTurn(Step[Oak]):
    """BRO-4, BRO-7, BRO-8 He draws a card, or passes and gathers."""

    def run(self, game: Oak) -> None:
        me = game.setup.players
        held = game.holdings[me]
        if not held.passed and (ROOTS not in held.place or game.holdings[0].passed):
            held.passed = True
            game.log("passed", player=me)
        if held.passed:
            gather_first(game, me)
            return
        if not game.deck:
            game.deck = list(range(CARDS))
            game.log("reshuffled", player=me)
        card = game.chance.take(game.deck)
        game.log("drew_card", player=me, card=card)
        play(game, me, card)


def gather_first(game: Oak, me: int) -> None:
    """BRO-8 The Forest token with the lowest position, without a Druid."""
    position = next((place for place, kind in enumerate(game.forest, 1) if kind >= 0), 0)
    if position == 0:
        return
    kind = take_from_forest(game, position)
    game.holdings[me].ingredients[kind] += 1
    game.log("gathered", player=me, ingredient=kind)
    game.then(Perform(me, TRIPLES))


def play(game: Oak, me: int, card: int) -> None:
    """BRO-4, BRO-5 A Druid into the Temple, else up the Branch, else beside the neutral Druid."""
    temple = game.rules.temple_of[card]
    neutral = game.neutral[temple]
    for taken in (0, 1, 2):
        slot = (neutral + 1 + taken) % 3
        if not slot_is_occupied(game, temple, slot):
            game.log("went_round", player=me, count=taken)
            stand(game, me, temple, slot, card)
            return
    if can_advance(game, game.holdings[me], temple):
        game.log("found_no_slot", player=me, resource=temple)
        step_of_broichan(game, me, temple)
    else:
        game.log("found_no_way", player=me, resource=temple)
        stand(game, me, temple, neutral, card)


def stand(game: Oak, me: int, temple: int, slot: int, card: int) -> None:
    """BRO-6 Whenever a Druid was put in the Temple, the action of the card follows."""
    held = game.holdings[me]
    place = TEMPLES + temple * 3 + slot
    put(held, druid_at(held, ROOTS), place)
    game.log("stood", player=me, place=place)
    act(game, me, card)


def act(game: Oak, me: int, card: int) -> None:
    """2.15 The action of each card."""
    if card == STORYTELLING:
        score(game, me, -game.rules.broichan_loss, FROM_STORYTELLING)
    elif card == VENERATION:
        promote(game, me)
    elif card == LORE:
        take_highest_creature(game, me)
    elif card == WISDOM:
        if not brew_darkwood(game, me):
            draw_ingredients(game, me, game.rules.broichan_draw)
            game.then(Perform(me, TRIPLES))
    elif card == RITUAL:
        build(game, me)
    elif card == MYSTICISM:
        take_highest_artifact(game, me)


def promote(game: Oak, me: int) -> None:
    """Any Ordinary Druid, any free specialisation except the Ancient: it is immaterial which."""
    held = game.holdings[me]
    free = [kind for kind in range(1, RECLUSE + 1) if kind not in held.kind]
    if free and ORDINARY in held.kind:
        druid = held.kind.index(ORDINARY)
        held.kind[druid] = free[0]
        game.log("promoted", player=me, place=held.place[druid], druid=free[0])


def take_highest_creature(game: Oak, me: int) -> None:
    if game.creatures:
        creature = max(game.creatures)
        game.creatures.remove(creature)
        take_creature(game, me, creature)
        refill(game, game.creatures, game.creature_pile)


def take_highest_artifact(game: Oak, me: int) -> None:
    if game.artifacts:
        tile = max(game.artifacts)
        game.artifacts.remove(tile)
        take_artifact(game, me, tile)
        refill(game, game.artifacts, game.artifact_pile)


def build(game: Oak, me: int) -> None:
    """BRO-6 Sanctuaries alternate in worth; they pile up, whatever their side."""
    held = game.holdings[me]
    if game.supply == 0:
        return
    worth = sum(held.sanctuaries) % len(game.rules.broichan_sanctuaries)
    game.supply -= 1
    held.sanctuaries[worth % 2] += 1
    game.log("built", player=me, side=worth % 2)
    score(game, me, game.rules.broichan_sanctuaries[worth], FROM_SANCTUARIES)


def step_of_broichan(game: Oak, me: int, branch: int) -> None:
    """BRO-11, BRO-12 One step; at a fork towards the End that is worth most to him, else left."""
    held = game.holdings[me]
    spaces = next_spaces(game, held, branch)
    space = best_arm(game, me, spaces)
    if len(spaces) > 1:
        game.log("chose_arm", player=me, space=space, points=arm_value(game, me, space))
    here = space_on(held, branch)
    if here < 0:
        game.then(StepUp(me, ROOTS, space, True))
    else:
        game.then(StepUp(me, ON_BRANCH + here, space, True))


def best_arm(game: Oak, me: int, spaces: list[int]) -> int:
    """BRO-11 The space towards the End worth most to him; the left one of equals."""
    return max(spaces, key=lambda each: (arm_value(game, me, each), -each))


def arm_value(game: Oak, me: int, space: int) -> int:
    """The best unblocked End that can be reached from there; -1 if there is none."""
    return max((end_bonus(game, me, end) for end in open_ends(game, space)), default=-1)


def open_ends(game: Oak, space: int) -> list[int]:
    """The unblocked Ends at or above a space."""
    if game.rules.bonus[space] >= 0:
        return [] if game.blocked[space] else [space]
    return [end for above in game.rules.above[space] for end in open_ends(game, above)]


class Triples(Effect[Oak]):
    """BRO-10 Three identical Ingredients are returned for a step; triples one after another."""

    def possible(self, game: Oak, player: int) -> bool:
        return max(game.holdings[player].ingredients) >= 3

    def perform(self, game: Oak, player: int) -> None:
        held = game.holdings[player]
        kind = next(kind for kind in range(5) if held.ingredients[kind] >= 3)
        held.ingredients[kind] -= 3
        game.bag[kind] += 3
        game.log("tripled", player=player, ingredient=kind)
        branch = best_branch(game, player)
        if branch >= 0:
            value = rank_of(game, player, branch)[0]
            game.log("chose_branch", player=player, resource=branch, points=value)
            step_of_broichan(game, player, branch)
        game.then(Perform(player, TRIPLES))


def best_branch(game: Oak, me: int) -> int:
    """BRO-10 The Branch of his best reachable End; -1 if he cannot advance anywhere."""
    held = game.holdings[me]
    movable = [branch for branch in BRANCHES if can_advance(game, held, branch)]
    ranked = [(*rank_of(game, me, branch), -branch) for branch in movable]
    ranked = [rank for rank in ranked if rank[0] >= 0]
    if ranked:
        return -max(ranked)[2]
    for branch in movable:
        if would_feast(game, me, branch):
            return branch
    return movable[0] if movable else -1


def rank_of(game: Oak, me: int, branch: int) -> tuple[int, int]:
    """Highest value of an End, then fewest steps left to it; (-1, 0) if none is open."""
    here = space_on(game.holdings[me], branch)
    climbed = 0 if here < 0 else game.rules.steps[here]
    start = game.rules.first_space[branch] if here < 0 else here
    ranks = [
        (end_bonus(game, me, end), climbed - game.rules.steps[end])
        for end in open_ends(game, start)
    ]
    return max(ranks, default=(-1, 0))


def would_feast(game: Oak, me: int, branch: int) -> bool:
    """Whether his step on that Branch would move the sun onto a Solstice."""
    if game.sun >= game.rules.last_sun or not game.rules.solstice[game.sun + 1]:
        return False
    return game.tokens[best_arm(game, me, next_spaces(game, game.holdings[me], branch))] > 0
