"""3.13 Paying and discounts."""

from __future__ import annotations

from nemeton.engine.flow import Option
from nemeton.games.oak.kinds import (
    ANCIENT,
    ARCHDRUID,
    BREW,
    BREW_FEWER,
    CAOINEAG,
    CREATURE_EFFECT,
    FEAR_GORTA,
    LIMIT_EFFECT,
    OVATE,
    UNSEELIE_COURT,
)
from nemeton.games.oak.state import Holdings, Oak

__all__ = ["archdruid_discount", "mixes", "pay_mix", "temple_discount"]


def archdruid_discount(kind: int) -> int:
    """PAY-5 The Archdruid, or the Ancient, standing on the action space saves two."""
    return 2 if kind in (ARCHDRUID, ANCIENT) else 0


def temple_discount(game: Oak, held: Holdings, kind: int, effect: int) -> int:
    """PAY-3 What a Druid of that kind and the player's Creatures save on a Temple action."""
    saved = archdruid_discount(kind)
    brews = effect in (BREW, BREW_FEWER)
    if brews and kind in (OVATE, ANCIENT) and not game.rules.ovate_saves_ingredient:
        saved += 1
    if not held.creatures:
        return saved
    if CAOINEAG in held.creatures:
        saved += 1
    if effect == CREATURE_EFFECT and FEAR_GORTA in held.creatures:
        saved += 2
    if effect == LIMIT_EFFECT and UNSEELIE_COURT in held.creatures:
        saved += 2
    return saved


def mixes(owned: list[int], total: int, most: tuple[int, int, int]) -> list[tuple[int, int, int]]:
    """PAY-2 Every way to pay so many units out of what is owned, at most so many of each kind."""
    found: list[tuple[int, int, int]] = []
    for feathers in range(min(owned[0], most[0], total) + 1):
        for mistletoe in range(min(owned[1], most[1], total - feathers) + 1):
            runes = total - feathers - mistletoe
            if runes <= min(owned[2], most[2]):
                found.append((feathers, mistletoe, runes))
    return found


def pay_mix(game: Oak, player: int, option: Option) -> None:
    """Pays so many Feathers, Mistletoe and Runes."""
    for kind in range(3):
        if option[1 + kind]:
            game.holdings[player].resources[kind] -= option[1 + kind]
            game.log("paid", player=player, resource=kind, count=option[1 + kind])
