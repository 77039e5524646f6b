"""3.18 The turn of Broichan, who plays by his cards alone."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Step
from nemeton.games.oak.automaton.branches import step_of_broichan
from nemeton.games.oak.automaton.ingredients import brew_darkwood, gather_first
from nemeton.games.oak.kinds import (
    ANCIENT,
    CHOSEN,
    FROM_SANCTUARIES,
    FROM_STORYTELLING,
    LORE,
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
)
from nemeton.games.oak.laws.climbing import can_advance
from nemeton.games.oak.laws.effects.perform import Perform
from nemeton.games.oak.laws.taking import take_artifact, take_creature
from nemeton.games.oak.state import Oak

__all__ = [
    "BroichanTurn",
]

CARDS: Final = 6


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
    put(game, held, druid_at(held, ROOTS), place)
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
    else:
        take_highest_artifact(game, me)


def promote(game: Oak, me: int) -> None:
    """BRO-6 Any Ordinary Druid, any promotion that is left: it is immaterial which. The Ancient is
    among them where its Potion is in play (SET-9)."""
    held = game.holdings[me]
    in_play = CHOSEN in game.potions or any(each.private_potion == CHOSEN for each in game.holdings)
    last = ANCIENT if in_play else RECLUSE
    free = [kind for kind in range(1, last + 1) if kind not in held.kind]
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
