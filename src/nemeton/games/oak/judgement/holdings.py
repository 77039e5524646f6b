"""What the holdings of a player are worth, in points.

The weights were found by letting players who look one choice ahead play against one another; they
are judgements, no rules.
"""

from __future__ import annotations

from typing import Final

from nemeton.games.oak.kinds import (
    ANCIENT,
    BESIDE,
    CARW_GWYN,
    CHOSEN,
    CREATURES,
    FOREST,
    GANCANAGH,
    HEART,
    HEART_POTION,
    IN_HAND,
    ON_BRANCH,
    ORDINARY,
    RECLUSE,
    REST,
    ROOTS,
)
from nemeton.games.oak.laws.board import (
    artifact_capacity,
    creature_capacity,
    space_on,
    stone_capacity,
    stone_cards,
)
from nemeton.games.oak.state import Holdings, Oak

__all__ = ["best_card_beside", "elders_worth", "holdings_worth"]

# What a Creature's power brings in a Round, and once.
PER_ROUND: Final[dict[str, float]] = {
    "sluagh_na_marbh": 0.3, "bodach": 0.3, "selkie": 0.3, "boggart": 0.3, "dobhar_chu": 0.3,
    "each_uisge": 0.4, "cu_sith": 0.9, "buggane": 0.9, "yan_gant_y_tan": 0.9, "ceiliog_lugus": 0.8,
    "korrigan": 0.8, "pixie_queen": 0.8, "aos_si": 0.5, "aonbharr": 0.4, "bugul_noz": 0.5,
    "caoineag": 0.9, "clurichaun": 0.5, "fear_dearg": 0.2, "abhartach": 0.3, "fear_gorta": 0.4,
    "cailleach": 0.2, "fuath": 0.4, "groach": 0.3, "ghillie_dhu": 0.4, "unicorn": 0.3,
    "fachan": 0.4, "glaistig": 0.5, "leannan_sidhe": 0.3, "tarw_cernunnos": 0.6,
    "unseelie_court": 0.4, "gancanagh": 1.6, "seelie_court": 0.3, "puca": 0.6,
    "ellen_trechend": 0.0, "carw_gwyn": 0.0,
}  # fmt: skip
CREATURE_WORTH: Final = [PER_ROUND[name] for name in CREATURES]

# Lists, since a compiled module loses tuples of floats.
# What things are worth, in points; "today" until the player passes, "later" per Round to come.
RESOURCE_LATER: Final = 0.47
RESOURCE_TODAY: Final = 0.15
RESOURCE_OVER_SIX: Final = 0.5
ACTIVE_TODAY: Final = 0.53
RESTING_LATER: Final = 1.3
FREE_SEAT: Final = 0.25
ROOT_DRUID: Final = 0.25
ELDER: Final = 0.62
ELDER_ALOFT: Final = 0.3  # on a Branch it only counts for an End
ABILITY: Final = [0.0, 0.9, 0.7, 0.3, 0.6, 0.3, 1.5]  # in a Round, by specialisation
ABILITY_TO_COME: Final = 0.6
CARD_TODAY: Final = 0.25
CARD_LATER: Final = [0.0, 3.0, 0.0, 1.2, 0.0, 1.35, 1.6]
TOKEN: Final = 0.52
DARKWOOD_SHARE: Final = 0.45
DARKWOOD: Final = [0.0, 0.4, 1.0, 3.0, 5.0, 7.0]  # by different kinds
BREWING: Final = 0.5
POTION_WORTH: Final = [2.5, 1.0, 1.5, 1.5, 1.5, 3.0, 4.0, 3.0, 3.0, 2.5, 5.5, 4.0, 6.0, 4.0, 4.5]
CREATURE_FACTOR: Final = 0.65
ARTIFACT_FACTOR: Final = 1.0
USES: Final = [0.0, 1.5, 2.4, 2.7]  # of an Artifact, by how many remain
INCOME: Final = 0.35
END_FACTOR: Final = 1.0
LAST_END: Final = 0.87
GROWTH: Final = 1.5  # of an End's bonus, in a Round
STRIDE: Final = 1.5  # steps on a Branch in a Round
EVEN: Final = 0.7  # how sure an End is that can just be reached
STEEP: Final = 0.25
HOPE: Final = 0.16
UPPER_PLACE: Final = 0.5
CREATURE_PLACE: Final = 0.18
ARTIFACT_PLACE: Final = 0.24
FIRST_ELDER: Final = 1.0
ELDER_ACTION: Final = [0.3, 2.0, 3.2, 2.0, 1.3]  # of each Order, in a Round
MEANS: Final = 9.0  # with fewer Resources than that, less can be done today


def holdings_worth(game: Oak, held: Holdings, left: int) -> dict[str, float]:
    """Points, and what the rest will bring; `left` Rounds come after this one."""
    today = 0.0 if held.passed else min(1.0, sum(held.resources) / MEANS)
    return {
        "points": float(held.points),
        "resources": resources_worth(held, left, today),
        "ingredients": ingredients_worth(game, held, left, today),
        "druids": druids_worth(game, held, left, today),
        "elders": elders_worth(held, left),
        "cards": cards_worth(held, left, today),
        "creatures": creatures_worth(game, held, left),
        "artifacts": artifacts_worth(game, held, left),
        "climbing": climbing_worth(game, held, left),
        "places": places_worth(game, held, left),
    }


def resources_worth(held: Holdings, left: int, today: float) -> float:
    """Resources will be spent, if there is time; what the Dawn would let overflow is worth less."""
    unit = RESOURCE_LATER if left else RESOURCE_TODAY * today
    value = 0.0
    for count in held.resources:
        value += unit * count if count <= 6 else unit * (6 + RESOURCE_OVER_SIX * (count - 6))
    return value


def ingredients_worth(game: Oak, held: Holdings, left: int, today: float) -> float:
    """Different kinds make Darkwood, even at the very end; the right ones make Potions."""
    tokens = sum(held.ingredients)
    if tokens == 0:
        return 0.0
    kinds = 5 - held.ingredients.count(0)
    last = DARKWOOD[kinds]
    if left == 0:
        return last + 0.15 * today * (tokens - kinds)
    return DARKWOOD_SHARE * last + TOKEN * tokens + BREWING * best_brew(game, held)


def best_brew(game: Oak, held: Holdings) -> float:
    """The best of the Potions on the shelf for which the Ingredients are there."""
    best = 0.0
    for potion in game.potions:
        worth = POTION_WORTH[potion]
        if worth <= best or (potion == CHOSEN and held.brewed_chosen):
            continue
        if potion == HEART_POTION and held.brewed_heart:
            continue
        if lacking(held, game.rules.recipes[potion]) == 0:
            best = worth
    return best


def lacking(held: Holdings, recipe: list[int]) -> int:
    """How many tokens of a recipe are missing."""
    missing = 0
    spare = 0
    for kind in range(5):
        more = held.ingredients[kind] - recipe[kind]
        if more < 0:
            missing -= more
        else:
            spare += more
    return missing + max(0, recipe[5] - spare)


def druids_worth(game: Oak, held: Holdings, left: int, today: float) -> float:
    """Active Druids act today; those who will rest again do every Round; others wait for room or
    for a call; Inactive ones climb and gather, and are back from the Forest at Dusk."""
    roots = held.place.count(ROOTS) + held.place.count(FOREST)
    gatherers = min(roots, 2 + left) * (ROOT_DRUID if left or not held.passed else 0.0)
    value = ACTIVE_TODAY * today * held.place.count(REST) + gatherers
    if left:
        resting, seats = resting_later(game, held)
        value += left * (RESTING_LATER * resting + FREE_SEAT * min(seats - resting, roots))
    return value


def resting_later(game: Oak, held: Holdings) -> tuple[int, int]:
    """How many Druids will rest after the next Dusk, and on how many rest spaces."""
    ordinaries = housed = own = 0
    for druid, place in enumerate(held.place):
        if place != ROOTS and place != FOREST and place < ON_BRANCH:
            kind = held.kind[druid]
            if kind == ORDINARY:
                ordinaries += 1
            elif kind == RECLUSE or kind == ANCIENT:
                own += 1
            else:
                housed += 1
    capable = game.rules.elder_spaces[held.order] + held.sanctuaries[0]
    plain = game.rules.ordinary_spaces[held.order] + held.sanctuaries[1]
    if GANCANAGH in held.creatures:
        plain += game.rules.gancanagh_seats
    resting = min(housed, capable)
    resting += own + min(ordinaries, plain + capable - resting)
    return resting, plain + capable + (RECLUSE in held.kind) + (ANCIENT in held.kind)


def elders_worth(held: Holdings, left: int, more: int = 0) -> float:
    """The first Elder opens the Order's action, every one brings abilities; not on a Branch."""
    value = ELDER * more
    count = more
    for druid, kind in enumerate(held.kind):
        if kind != ORDINARY:
            if held.place[druid] < ON_BRANCH:
                count += 1
                value += ELDER + ABILITY[kind] * left
            else:
                value += ELDER_ALOFT
    value += ABILITY_TO_COME * left * more
    if count:
        value += FIRST_ELDER * ELDER_ACTION[held.order] * left
    return value


def cards_worth(held: Holdings, left: int, today: float) -> float:
    """A card in hand acts today, an advanced one in every Round to come."""
    value = CARD_TODAY * today * held.cards.count(IN_HAND)
    for card, where in enumerate(held.cards):
        if where:
            value += CARD_LATER[card] * left
    return value


def best_card_beside(held: Holdings, left: int) -> float:
    """What the best of the cards that are not owned yet would bring; the Heart takes a Potion."""
    best = 0.0
    for card, where in enumerate(held.cards):
        if where == BESIDE and card != HEART:
            best = max(best, CARD_LATER[card] * left)
    return best


def creatures_worth(game: Oak, held: Holdings, left: int) -> float:
    value = 0.0
    for creature in held.creatures:
        value += CREATURE_FACTOR * CREATURE_WORTH[creature] * (left + 0.4)
        if creature == CARW_GWYN:
            value += game.rules.carw_points
    return value


def artifacts_worth(game: Oak, held: Holdings, left: int) -> float:
    """Uses that remain, as far as there are Rounds for them."""
    value = 0.0
    for tile in held.artifacts:
        uses = min(game.rules.last_notch - game.notch[tile], left + 1)
        value += ARTIFACT_FACTOR * USES[min(uses, 3)]
    return value


def climbing_worth(game: Oak, held: Holdings, left: int) -> float:
    """The surer an End is reached, the more of its bonus counts; until then Festivals pay."""
    value = 0.0
    rules = game.rules
    for branch in range(3):
        space = space_on(held, branch)
        if space < 0:
            missing = rules.height
            space = rules.first_space[branch]
        elif rules.bonus[space] >= 0:
            continue
        else:
            missing = rules.height - rules.steps[space]
            value += INCOME * sum(rules.space_income[space]) * min(left, 3)
        sure = chance_of(held, branch, missing, left)
        if sure > 0.0:
            value += sure * best_end(game, held, space, left)
    return value


def chance_of(held: Holdings, branch: int, missing: int, left: int) -> float:
    """How likely so many steps are still made: today with cards of the Branch, later by habit."""
    today = 0
    if not held.passed:
        first = held.cards[2 * branch] == IN_HAND
        today = first + (held.cards[2 * branch + 1] == IN_HAND)
        today = min(today, held.resources[branch] // 3)
    if left == 0:
        if today >= missing:
            return LAST_END
        return HOPE if missing == today + 1 and not held.passed else 0.0
    slack = today + STRIDE * left - missing
    return min(1.0, max(0.0, EVEN + slack * STEEP)) * END_FACTOR


def best_end(game: Oak, held: Holdings, space: int, left: int) -> float:
    """The best bonus above a space that is not blocked; there is time for it to grow."""
    rules = game.rules
    if rules.bonus[space] >= 0:
        return 0.0 if game.blocked[space] else bonus_of(game, held, space) + GROWTH * left
    return max([best_end(game, held, above, left) for above in rules.above[space]], default=0.0)


def bonus_of(game: Oak, held: Holdings, space: int) -> float:
    counts = (
        held.points // 5,
        len(held.kind) - held.kind.count(ORDINARY),
        len(held.creatures),
        held.markers,
        stone_cards(held),
        len(held.artifacts) + len(held.exhausted),
    )
    return float(counts[game.rules.bonus[space]] * game.rules.bonus_each[space])


def places_worth(game: Oak, held: Holdings, left: int) -> float:
    """Free places let cards be taken."""
    upper = stone_capacity(game, held) - stone_cards(held)
    creatures = creature_capacity(game, held) - len(held.creatures)
    artifacts = artifact_capacity(game, held) - len(held.artifacts)
    rounds = min(left + 1, 3)
    value = UPPER_PLACE * min(max(upper, 0), 1) + CREATURE_PLACE * min(max(creatures, 0), 1)
    return rounds * (value + ARTIFACT_PLACE * min(artifacts, 1))
