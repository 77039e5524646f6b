"""How good a position is for a seat, with named reasons; only what the seat knows is looked at."""

from __future__ import annotations

from nemeton.engine.chance import Fast
from nemeton.engine.flow import PASS, Choice, Option
from nemeton.games.pangaia.automaton.danger import danger
from nemeton.games.pangaia.kinds import (
    BITS,
    CONNECTION,
    CORRUPTED,
    GROVE,
    NO_CARD,
    PLAYER,
    RITUALS,
)
from nemeton.games.pangaia.laws.achievements import rewards
from nemeton.games.pangaia.laws.blessings import gift
from nemeton.games.pangaia.laws.board import empty_slots, lands_with_seeds, own_trees, seeds_on
from nemeton.games.pangaia.laws.ending import slot_points
from nemeton.games.pangaia.laws.free_actions import OnTurn
from nemeton.games.pangaia.laws.growth import sprouting_cost
from nemeton.games.pangaia.laws.rituals import (
    best_from,
    best_points,
    cards_at_hand,
    crowns,
    grove,
    trees_on,
    worth,
)
from nemeton.games.pangaia.state import Pangaia

MANY_ANSWERS = 40
PLENTY = 6  # life energy
HOARD = (0.0, 0.3, 0.42, 0.5, 0.53, 0.55)  # so many resources of one type
# Luck decides, or no answer is plainer than others.
WAITING = ("new_secret", "keep_blessing", "start", "lay_tile")
STILL = 0.15  # each round without a lasting change
ENDING, SURE = 12.0, 4.0  # the end that has been set off, for a lead of so many points
LEAD = 0.15  # each point of it, while rituals are left
UNSEEN = 2.0  # what a ritual in another hand may bring
MODEST = ("sprout_more", "heal")  # the plain answer is to leave it at that


def evaluate(game: Pangaia, seat: int) -> dict[str, float]:
    """The judgement for a seat, once what it has begun is carried out in the plainest way."""
    cards = cards_at_hand(game, seat) if game.continent.tiles else []
    position = settled(game, seat)
    if position.ended is not None:
        return {"result": 1000.0 if seat in position.ended.winners else -1000.0}
    if len(position.continent.tiles) < position.rules.tiles:
        return {}
    known = [card for card in cards if card in position.display]
    if position.rules.solo:  # the Corrupted Spirit has no position of its own: what it takes counts
        return solo_reasons(position, known) if seat == PLAYER else {}
    reasons = common_reasons(position, seat, known)
    reasons.update(table_reasons(position, seat))
    return reasons


def settled(game: Pangaia, seat: int) -> Pangaia:
    """The game after this seat has answered what its last choice still leaves open."""
    if game.over or not pending_detail(game, seat):
        return game
    # Scoring would show what others hold, so it is scored on a deal the seat could believe.
    twin = game.determinize(seat, 1) if game.phase == "final_growth" else game.clone()
    assert isinstance(twin, Pangaia)
    twin.chance = Fast(1)  # never the luck of the table
    for _ in range(MANY_ANSWERS):
        if twin.over or not pending_detail(twin, seat):
            break
        twin.choose(plain_answer(twin))
    return twin


def pending_detail(game: Pangaia, seat: int) -> bool:
    choice = game.pending()
    if choice.seat(game) != seat or choice.prompt in WAITING:
        return False
    return not isinstance(choice, OnTurn) or choice.prompt == "seal"


def plain_answer(game: Pangaia) -> Option:
    """An answer nobody finds foolish: the most points, the scarcest resource, the first seed."""
    choice: Choice[Pangaia] = game.pending()
    options = game.options()
    if choice.prompt in MODEST:
        return PASS
    if choice.prompt in ("connect", "chain", "grove", "crown"):
        return max(options, key=lambda option: int(option[-1]))
    if choice.prompt == "take_resource":
        start = 4 * choice.seat(game)
        return min(options, key=lambda option: game.resources[start + int(option[1])])
    if choice.prompt == "seal":
        return plain_seal(game, options)
    if choice.prompt == "plant_seed" and options[0][0] != "sow" and PASS in options:
        return PASS
    return options[0]


def plain_seal(game: Pangaia, options: list[Option]) -> Option:
    """The dearest slot; where none can be paid yet, what brings the means."""
    slots = [option for option in options if option[0] == "seal"]
    if slots:
        return slots[-1]
    for option in options:
        if option[0] == "convert" or (option[0] == "bless" and gift(game, PLAYER, option[1])):
            return option
    return PASS


def common_reasons(game: Pangaia, seat: int, cards: list[int]) -> dict[str, float]:
    """What counts among players: trees, seeds, resources, rituals within reach."""
    trees = own_trees(game, seat)
    resources = game.resources[4 * seat : 4 * seat + 4]
    freed = 3 - BITS[game.locked[seat]]
    return {
        "energy": float(game.energy[seat]),
        "trees": 0.7 * len(trees),
        "heights": 0.5 * BITS[empty_slots(game, seat)],
        "seeds": seed_value(game, seat),
        "harvest": 1.2 * freed,
        "resources": sum(HOARD[min(amount, len(HOARD) - 1)] for amount in resources),
        "rituals": ritual_value(game, seat, cards, 2.0),
        "blessings": 0.8 * len(game.hands[seat]),
    }


def seed_value(game: Pangaia, seat: int) -> float:
    """Seeds that can sprout are nearly trees; more of them on one land are only a safeguard."""
    value = 0.05 * game.loose[seat]
    for land in lands_with_seeds(game, seat):
        cost = sprouting_cost(game, seat, land)
        if cost == 0:
            value += 0.6 + land_value(game, seat, land)
        elif cost > 0:
            value += max(0.1, 0.4 - 0.2 * cost)
        value += 0.02 * seeds_on(game, seat, land)
    return value


def land_value(game: Pangaia, seat: int, land: int) -> float:
    """A land beside trees will serve rituals; a type not yet in hand will serve payments."""
    beside = sum(
        worth(game, seat, other) for other in game.continent.near[land] if game.level[other]
    )
    wanted = 0 if game.resources[4 * seat + game.continent.kind[land]] else 1
    return 0.06 * min(beside, 3) + 0.05 * wanted


def ritual_value(game: Pangaia, seat: int, cards: list[int], fall: float) -> float:
    """The best displayed ritual counts most, the others are a reserve."""
    worths = sorted((reach(game, seat, card) for card in cards), reverse=True)
    return sum(0.35 * value / (1 + fall * place) for place, value in enumerate(worths))


def reach(game: Pangaia, seat: int, card: int) -> float:
    """The most a card would bring now; in solo corrupted treetops that could fall count too."""
    kind, one, other = RITUALS[card]
    if kind == CONNECTION:
        value = promise(game, seat)
        ends = trees_on(game, seat, other)
        best = 0
        for start in trees_on(game, seat, one) if ends else ():
            found = best_from(game, start, value)
            best = max(best, max((found[end] for end in ends if end != start), default=0))
        return float(best)
    if kind == GROVE:
        value = promise(game, seat)
        groves = [grove(game, land) for land in trees_on(game, seat, one)]
        return float(
            max((sum(value[x] for x in each) for each in groves if len(each) > 1), default=0)
        )
    return float(max((score - 1 for _, score in crowns(game, seat, card)), default=0))


def promise(game: Pangaia, seat: int) -> list[int]:
    """By land, what its tree would bring in a ritual."""
    value = [0] * game.rules.hexes
    for land in game.continent.lands:
        if game.level[land]:
            value[land] = 3 if game.blight[land] else worth(game, seat, land)
    return value


def table_reasons(game: Pangaia, seat: int) -> dict[str, float]:
    """What counts among players: secret ritual, empty slots, achievements, the leader, the end."""
    secret = game.secret[seat]
    others = [game.energy[side] for side in range(game.rules.players) if side != seat]
    resources = sum(game.resources) - sum(game.resources[4 * seat : 4 * seat + 4])
    return {
        "secret": 0.0 if secret == NO_CARD else 0.45 * reach(game, seat, secret),
        "slots": 0.7 * slot_points(game, seat),
        "achievements": 0.4 * sum(rewards(game, each)[seat] for each in game.achievements),
        "rivals": -0.3 * max(others) - 0.05 * resources,
        "stillness": -STILL * (game.round - game.last_change),
        "lead": lead_value(game, seat),
    }


def lead_value(game: Pangaia, seat: int) -> float:
    """Who leads wants the end; it is the more worth the fewer rituals are left to change it."""
    scores = [score_in_sight(game, seat, side) for side in range(game.rules.players)]
    lead = scores.pop(seat) - max(scores)
    if game.ending:
        return ENDING * max(-1.0, min(1.0, lead / SURE))
    left = len(game.display) + len(game.pile)
    return LEAD * lead * (1.0 - left / game.rules.components.rituals_used[game.rules.players])


def score_in_sight(game: Pangaia, seat: int, side: int) -> float:
    """What a side would score now, as far as this seat knows; a ritual not seen may bring some."""
    secret = game.secret[side]
    hidden = UNSEEN if secret != NO_CARD else 0.0
    seen = side == seat or game.secret_seen[side]
    ritual = best_points(game, side, secret) if seen and secret != NO_CARD else hidden
    return game.energy[side] + slot_points(game, side) + ritual


def solo_reasons(game: Pangaia, cards: list[int]) -> dict[str, float]:
    """What counts against the Corrupted Spirit: sealing, land, and what it may take next."""
    energy = game.energy[PLAYER]
    resources = game.resources[0:4]
    hoarded = sum(HOARD[min(amount, len(HOARD) - 1)] for amount in resources)
    return {
        # beyond what a healing costs, life energy serves only the next one
        "energy": min(energy, PLENTY) + 0.2 * max(0, energy - PLENTY),
        "trees": 1.2 * len(own_trees(game, PLAYER)),
        "heights": 0.5 * BITS[empty_slots(game, PLAYER)],
        "seeds": 1.5 * seed_value(game, PLAYER),
        "harvest": 2.5 * (3 - BITS[game.locked[PLAYER]]),
        "resources": 0.6 * hoarded,
        "rituals": ritual_value(game, PLAYER, cards, 3.0),
        "blessings": 0.8 * len(game.hands[PLAYER]),
        "sealed": sealed_value(game),
        "land": land_strength(game),
        "corruption": -7.0 * sum(game.marked),
        "blight": -0.3 * game.holder.count(CORRUPTED),
        "spent": -0.75 * game.played[PLAYER],
        "danger": -danger(game),
    }


def sealed_value(game: Pangaia) -> float:
    """What is sealed, by what it cost."""
    costs = game.rules.components.slot_cost
    sealed = sum(costs[slot] for slot in range(6) if game.sealed_slots >> slot & 1)
    return 2.0 * sealed + 1.4 * BITS[game.sealed_seeds]


def land_strength(game: Pangaia) -> float:
    """Tiles that survive a visit, and those that survive two."""
    value = 0.0
    for energy in game.land_energy:
        value += (0.5 if energy > 1 else 0.0) + (0.35 if energy > 2 else 0.0)
    return value
