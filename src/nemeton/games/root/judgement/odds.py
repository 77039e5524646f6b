"""The likely outcome of battles: what two dice bring, cut by the warriors on each side."""

from __future__ import annotations

from typing import Final

# 4.3.2 The mean of the higher and of the lower die, for limits of 0, 1, 2, 3 and more
HIGHER: Final = [0.0, 0.9375, 1.6875, 2.125]
LOWER: Final = [0.0, 0.5625, 0.8125, 0.875]

PIECE: Final = 1.1  # a building or token removed: its point, and the harm
WARRIOR: Final = 0.25
DAMAGE: Final = 0.75  # an item


def higher(limit: int) -> float:
    return HIGHER[min(3, limit)]


def lower(limit: int) -> float:
    return LOWER[min(3, limit)]


def attack(
    attackers: int,
    defenders: int,
    exposed: int,
    guerrilla: bool,
    by_warrior: float,
    by_piece: float,
) -> float:
    """What a battle brings the attacker: pieces that score, warriors on both sides."""
    if not attackers:
        return 0.0  # 4.3.1 the battle is over
    dealt, taken = exchange(attackers, defenders, guerrilla)
    if not defenders:
        return (PIECE + by_piece) * min(float(exposed), dealt + 1.0)
    loss = WARRIOR * taken
    if dealt <= defenders:
        return (WARRIOR + by_warrior) * dealt - loss
    spoils = min(float(exposed), dealt - defenders)
    return (WARRIOR + by_warrior) * defenders + (PIECE + by_piece) * spoils - loss


def exchange(attackers: int, defenders: int, guerrilla: bool) -> tuple[float, float]:
    """4.3.2 The hits that the attacker deals and takes."""
    if guerrilla:  # 8.2.2
        return lower(attackers), higher(defenders)
    return higher(attackers), lower(defenders)


def raid(armed: int, warriors: int, others: int, hostile: bool) -> float:
    """9.2.9.III A Vagabond's attack: Hostile pieces score, the first warrior of others does not."""
    dealt = higher(armed) + (0.0 if warriors else 1.0)
    killed = min(dealt, float(warriors))
    spoils = min(float(others), max(0.0, dealt - warriors))
    loss = DAMAGE * lower(warriors)
    if hostile:
        return killed + 2.0 * spoils - loss
    if not warriors:
        return spoils - loss
    return max(0.0, killed - 1.0) + 1.8 * spoils - loss
