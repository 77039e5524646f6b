"""How good a position is, in points, with named reasons: what a player has, and has begun.

What something begun will bring was measured: by how much the judgement rose until the end of the
turn, in games between players who look one choice ahead. What hardly ever came up there (a single
recruit, three tokens drawn, a Dryad, warped wood) is estimated.
"""

from __future__ import annotations

from typing import Final

from nemeton.engine.chance import Fast
from nemeton.engine.flow import Choice
from nemeton.games.oak.judgement.holdings import best_card_beside, elders_worth, holdings_worth
from nemeton.games.oak.kinds import EFFECTS
from nemeton.games.oak.laws.effects.perform import Perform
from nemeton.games.oak.laws.turn import MainAction
from nemeton.games.oak.state import Holdings, Oak

__all__ = ["evaluate"]

ROUNDS: Final = 5
RIVAL: Final = 1.0

# What has been begun and is not yet done will bring on average, by Rounds left (none, one, …).
# Lists, since a compiled module loses tuples of floats.
PROMISES: Final[dict[str, list[float]]] = {
    "limit": [0.25, 0.23, 0.07, 0.05, 0.0],
    "creature": [3.68, 4.33, 5.03, 4.96, 6.14],
    "artifact": [6.84, 7.6, 8.01, 8.63, 9.63],
    "recruit": [0.55, 1.0, 1.4, 1.64, 1.4],
    "recruit_two": [0.69, 1.49, 2.08, 3.34, 2.71],
    "advance": [3.57, 3.88, 4.02, 3.74, 3.17],
    "root_druid": [1.24, 1.29, 4.08, 4.28, 3.21],
    "dryad": [4.48, 4.2, 5.4, 4.6, 4.2],
    "promote": [1.38, 1.68, 1.82, 2.15, 3.11],  # over what any Elder brings
    "bag": [1.44, 1.9, 1.79, 2.01, 0.71],
    "draw_three": [1.5, 1.8, 2.1, 2.4, 2.7],
    "sanctuary": [4.53, 4.51, 5.18, 5.45, 4.67],
    "swap": [0.65, 1.76, 2.15, 2.12, 1.45],
    "brew": [2.4, 1.9, 3.2, 2.4, 2.0],
    "add_card": [0.25, 0.25, 0.25, 0.25, 0.25],  # over the best card beside the board
    "replay": [3.61, 5.18, 6.23, 5.66, 8.79],
    "six": [1.31, 2.82, 2.59, 2.36, 2.03],
    "warp": [5.0, 5.5, 6.5, 6.5, 6.0],
    "gather": [0.44, 1.0, 0.29, 1.32, 0.5],
    "second_druid": [-1.71, -1.99, -1.25, -0.95, -0.82],
    "order_under": [-1.5, -1.5, -1.5, -1.5, -1.5],  # renewing a display only to put off passing
}
SAME_AS: Final[dict[str, str]] = {
    "oak_feather": "advance", "oak_mistletoe": "advance", "oak_rune": "advance",
    "brew_fewer": "brew", "cauldron_fewer": "brew", "golden_cauldron": "brew",
    "ring_of_the_seer": "replay", "ornament_of_cernunnos": "creature", "carnyx": "advance",
    "enchanted_wood_shaper": "sanctuary", "antler_headdress": "promote",
    "golden_sickle": "draw_three", "horn_of_plenty": "six", "inspiration": "promote",
    "gift_of_arduinna": "advance", "renewal": "replay", "wood_warp": "warp",
    "animal_companion": "creature", "gift_of_the_gods": "artifact", "trick_of_lug": "creature",
    "summon_dryad": "dryad",
}  # fmt: skip
ASKED_AS: Final[dict[str, str]] = {
    "limit_step": "limit", "keep": "creature", "companion": "creature", "gift": "artifact",
    "recruit": "recruit_two", "placement": "root_druid", "bag_token": "bag", "tokens": "brew",
    "borrow": "creature", "bloom": "six", "forest_token": "bag",
    "take_back": "bag", "recharge": "six",
}  # fmt: skip
KINDS: Final = [SAME_AS.get(name, name) for name in EFFECTS]
DETAILS: Final = (  # by whom and with what: what is decided comes of it in any case
    "druid", "order_druid", "artifact_druid", "menhir_druid", "pay_menhir", "runic_power", "pay",
    "upper_place",
)  # fmt: skip


def evaluate(game: Oak, seat: int) -> dict[str, float]:
    """The judgement of a seat's position; where it is only asked who does what it has decided, or
    what pays for it, as if the first answer were given."""
    if not game.over and game.active == seat and game.pending().prompt in DETAILS:
        return evaluate(after_first_answer(game), seat)
    return judge(game, seat)


def after_first_answer(game: Oak) -> Oak:
    """A clone with luck of its own, in which the first answer is given."""
    twin = game.clone()
    assert isinstance(twin, Oak)
    twin.chance = Fast(0, 1, 1)
    twin.choose(twin.options()[0])
    return twin


def judge(game: Oak, seat: int) -> dict[str, float]:
    """The position as it stands; what the best of the others has counts against it. Broichan's
    points are not held against an action: mostly his cards bring them, not what one does."""
    mine = worth(game, seat)
    if not game.rules.solo:
        others = [held.points for other, held in enumerate(game.holdings) if other != seat]
        mine["rivals"] = -RIVAL * max(others, default=0)
    return mine


def worth(game: Oak, seat: int) -> dict[str, float]:
    held = game.holdings[seat]
    if game.over or game.is_broichan(seat) or held.order < 0:
        return {"points": float(held.points)}
    left = ROUNDS - game.round  # Rounds after this one
    found = holdings_worth(game, held, left)
    if game.active == seat:
        found["under_way"] = under_way(game, held, left)
    return found


def under_way(game: Oak, held: Holdings, left: int) -> float:
    """What has been paid for and is still to come."""
    value = 0.0
    if isinstance(game.stack[-1], MainAction):  # nothing was taken yet: displays were renewed
        value += sum(game.closed) * promised(held, "order_under", left)
    for step in game.stack:
        if isinstance(step, Perform):
            value += promised(held, KINDS[step.effect], left)
        elif isinstance(step, Choice):
            value += promised(held, ASKED_AS.get(step.prompt, step.prompt), left)
    return value


def promised(held: Holdings, kind: str, left: int) -> float:
    """What something of that kind will bring."""
    average = PROMISES.get(kind)
    if average is None:
        return 0.0
    value = average[left]
    if kind == "promote":
        value += elders_worth(held, left, 1) - elders_worth(held, left)
    elif kind == "add_card":
        value += best_card_beside(held, left)
    return value
