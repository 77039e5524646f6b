"""How far the others are, what they are about to make, and how firm a Dominance is."""

from __future__ import annotations

from typing import Final

from nemeton.games.root.components import FIRST_DOMINANCE
from nemeton.games.root.factions.mechanical import birdsong_points
from nemeton.games.root.factions.riverfolk.trade_posts import DemandFundLost
from nemeton.games.root.judgement.machine import harm_to_machine, plays_together, race
from nemeton.games.root.judgement.turn_end import drawing, draws
from nemeton.games.root.kinds import (
    ALLIANCE,
    BASE,
    BIRD,
    CLEARINGS,
    COOPERATIVE,
    CULT,
    EYRIE,
    FACTION_COUNT,
    GARDEN,
    KINDS,
    MARQUISE,
    RIVERFOLK,
    ROOST,
    SYMPATHY,
    TRADE_POST,
    is_vagabond,
)
from nemeton.games.root.laws.board import RULING, partners, strengths_in
from nemeton.games.root.laws.dominance import DOMINANT_CLEARINGS, dominated
from nemeton.games.root.laws.victory import scores_points
from nemeton.games.root.state import Root

RIVAL: Final = 0.15  # for each point that another is expected to have soon
LATE: Final = 0.02  # and more the nearer to thirty
LATE_FROM: Final = 15
DECIDED: Final = 8.0  # who makes thirty next turn
SUIT_COUNT: Final = 4
DOMINANT: Final = 30.0  # a Dominance that nobody can break any more
DOMINANT_RIVAL: Final = 30.0
HOLDS: Final = 0.5  # the grip from which on the condition is met
OF_DOMINANT: Final = 1.5  # a piece where it counts
BREAKING: Final = 8.0  # the last piece that holds a clearing which a Dominance needs
KEPT: Final = 0.1  # a Dominance card that another is waiting for
DULL: Final = 0.05  # one that nobody is: it cannot be crafted, so it is less than another card
CHANCE_TO_DOMINATE: Final = 0.25  # of what activating it now would bring
FRESH: Final = 0.1  # of its worth, while it may have been drawn just now
FELLOW_WARRIOR: Final = -1.5  # together a loss of one is a loss of all,
FELLOW_PIECE: Final = -3.5  # and more than it scores
LASTING: Final = 1.5  # turns that a loss is felt


def threats(game: Root, faction: int, ruled: list[int], gains: list[float]) -> float:
    """What the others have and are about to get, in points of one's own."""
    if plays_together(game, faction):
        return race(game)
    found = 0.0
    for each in game.order:
        if each == faction or partners(game, each, faction):
            continue
        if scores_points(game, each):
            found += threat(game.scores[each], gains[each])
        elif game.coalition[each] < 0:
            grip = hold(game, each, game.rules.cards.suit[game.dominance[each]], ruled)
            found += DOMINANT_RIVAL * danger(grip)
    return found


def threat(points: int, gain: float) -> float:
    """Linear at first; a rival near thirty weighs more with every point."""
    soon = points + gain
    found = RIVAL * soon
    if soon > LATE_FROM:
        found += LATE * (soon - LATE_FROM) * (soon - LATE_FROM)
    return found + DECIDED if soon >= 30 else found


def danger(grip: float) -> float:
    """3.3.1 Whoever meets the condition wins next turn, however narrowly: to break it counts."""
    if grip >= HOLDS:
        grip = 0.45 + 0.55 * grip
    return grip * grip


def incomes(game: Root, faction: int) -> list[float]:
    """By faction what each of the others makes in a turn; 0 for whoever has no score any more."""
    found = [0.0] * FACTION_COUNT
    for each in game.order:
        if each != faction and scores_points(game, each):
            found[each] = income(game, each)
    return found


def income(game: Root, faction: int) -> float:
    """About how many points a faction makes each turn from what it has on the map and in store."""
    components = game.rules.components
    pieces = game.pieces
    if faction == MARQUISE:
        if game.rules.machine:
            return float(birdsong_points(game))
        buildings = sum(sum(pieces[piece::KINDS]) for piece in (7, 8, 9))
        return 0.4 * buildings + 0.03 * sum(pieces[MARQUISE::KINDS])
    if faction == EYRIE:
        return float(components.roost_points[sum(pieces[ROOST::KINDS])])
    if faction == ALLIANCE:
        tokens, bases = sum(pieces[SYMPATHY::KINDS]), sum(pieces[BASE::KINDS])
        return 0.4 * tokens + 0.5 * bases + 0.1 * len(game.supporters)
    if faction == CULT:
        return 0.45 * sum(pieces[GARDEN::KINDS])
    if faction == RIVERFOLK:
        return trade_income(game)
    return 0.8


def trade_income(game: Root) -> float:
    """11.4.2 Half of the funds, while a trade post stands, and again: dividends cost nothing."""
    later = sum(game.payments) + sum(game.commitments) + sum(game.track_funds)
    funds = sum(game.funds) - funds_to_lose(game)
    if not sum(game.pieces[TRADE_POST::KINDS]):
        return 0.25 * (funds + later)
    return 0.9 * funds + 0.6 * later


def funds_to_lose(game: Root) -> int:
    """11.2.5.I What a trade post just removed will cost, while they have still to say which."""
    for step in game.stack:
        if isinstance(step, DemandFundLost):
            return step.left
    return 0


# What it is worth to harm them


def harm(game: Root, rival: int, clearing: int) -> tuple[float, float]:
    """What the loss of a warrior, and of a building or token, costs a rival beyond its point."""
    if game.rules.mode == COOPERATIVE:
        if rival == MARQUISE:
            return harm_to_machine(game, clearing), 0.0
        return FELLOW_WARRIOR, FELLOW_PIECE
    if is_vagabond(rival):
        return 0.0, 0.0
    if not scores_points(game, rival):
        return harm_to_dominance(game, rival, clearing)
    return 0.0, harm_of_piece(game, rival, income(game, rival))


def harm_of_piece(game: Root, rival: int, gain: float) -> float:
    """What the loss of a building or token costs a rival that makes so much each turn."""
    points = game.scores[rival]
    left = max(0.0, gain - lost_income(game, rival))
    return LASTING * (threat(points, gain) - threat(points, left))


def lost_income(game: Root, rival: int) -> float:
    """About what one building or token less takes from a faction's points each turn."""
    if rival == RIVERFOLK:
        posts = sum(game.pieces[TRADE_POST::KINDS])
        return (0.9 if posts == 1 else 0.5) * sum(game.funds) + 0.3
    return 0.8 if rival == EYRIE else 0.45


def harm_to_dominance(game: Root, rival: int, clearing: int) -> tuple[float, float]:
    """While a Dominance holds, each piece counts the more the fewer hold a clearing it needs."""
    if not counts_for_dominance(game, rival, clearing):
        return 0.0, 0.0
    needed = dominated(game, rival)
    bird = game.rules.cards.suit[game.dominance[rival]] == BIRD
    enough = 2 if bird else DOMINANT_CLEARINGS
    if clearing not in needed or len(needed) != enough:
        return OF_DOMINANT, OF_DOMINANT
    piece = BREAKING / max(1, margin(game, rival, clearing))
    return piece, piece


def counts_for_dominance(game: Root, rival: int, clearing: int) -> bool:
    """Whether a clearing helps a rival's Dominance."""
    if game.coalition[rival] >= 0:
        return False
    suit = game.rules.cards.suit[game.dominance[rival]]
    return clearing in game.rules.map.corners if suit == BIRD else game.suits[clearing] == suit


# 3.3 Dominance


def hold(game: Root, faction: int, suit: int, ruled: list[int]) -> float:
    """How firmly a faction holds what a Dominance card of this suit asks for: 1 is safe."""
    if is_vagabond(faction):
        return 0.0
    if suit == BIRD:
        return hold_of_corners(game, faction, ruled)
    margins = sorted(
        margin(game, faction, each)
        for each in range(CLEARINGS)
        if ruled[each] == faction and game.suits[each] == suit
    )
    if len(margins) < DOMINANT_CLEARINGS:
        return 0.2 * len(margins)
    return firmness(margins[-DOMINANT_CLEARINGS])


def hold_of_corners(game: Root, faction: int, ruled: list[int]) -> float:
    """3.3.1.II Two opposite corners."""
    opposite = game.rules.map.opposite
    found = 0.0
    for corner in game.rules.map.corners:
        if ruled[corner] == faction:
            found = max(found, 0.25)
            if ruled[opposite[corner]] == faction:
                least = min(margin(game, faction, corner), margin(game, faction, opposite[corner]))
                found = max(found, firmness(least))
    return found


def firmness(least: int) -> float:
    """By how many pieces the weakest clearing that counts is held."""
    return min(1.0, 0.55 + 0.12 * least)


def margin(game: Root, faction: int, clearing: int) -> int:
    """By how many warriors and buildings a faction leads in a clearing that it rules."""
    strengths = strengths_in(game, clearing)
    place = RULING.index(faction)
    own = strengths[place]
    strengths[place] = 0
    if faction == CULT and game.pieces[clearing * KINDS + GARDEN]:
        return own + 2 * game.pieces[clearing * KINDS + GARDEN]
    return own - max(strengths)


def dominant_standing(grip: float) -> float:
    """What a Dominance that is held so firmly counts in the place of points."""
    return DOMINANT * grip * grip * grip


def dominance_value(game: Root, faction: int, ruled: list[int]) -> float:
    """A Dominance card in hand is worth what activating it would bring, and that nobody else who
    is waiting for it can have it; else it is not worth the card that it costs."""
    if not game.rules.dominance:
        return 0.0
    places = dominance_places(game.hands[faction])
    if not places:
        return 0.0
    known = known_cards(game, faction)
    kept = best = 0.0
    for place in places:
        suit = game.hands[faction][place] - FIRST_DOMINANCE
        sure = 1.0 if place < known else FRESH
        kept += sure * (KEPT if is_awaited(game, faction, suit, ruled) else -DULL)
        best = max(best, sure * dominance_hope(game, faction, suit, ruled))
    return kept + CHANCE_TO_DOMINATE * best


def dominance_hope(game: Root, faction: int, suit: int, ruled: list[int]) -> float:
    """3.3.1 By how much Dominance would be better than the points one has, or will have then."""
    if game.dominance[faction] >= 0 or is_vagabond(faction):
        return 0.0
    needed = game.rules.components.dominance_from
    points = game.scores[faction]
    near = min(1.0, points / needed)
    gain = dominant_standing(hold(game, faction, suit, ruled)) - max(points, needed)
    return max(0.0, gain) * near * near


def is_awaited(game: Root, faction: int, suit: int, ruled: list[int]) -> bool:
    """Whether another would do well to activate a Dominance card of this suit."""
    for each in game.order:
        if each == faction or partners(game, each, faction):
            continue
        if dominance_hope(game, each, suit, ruled) > 0.0:
            return True
    return False


def dominance_places(hand: list[int]) -> list[int]:
    """Where in a hand the Dominance cards are."""
    found = []
    for place, card in enumerate(hand):
        if FIRST_DOMINANCE <= card < FIRST_DOMINANCE + SUIT_COUNT:
            found.append(place)
    return found


def known_cards(game: Root, faction: int) -> int:
    """How many cards of the hand were there before the Evening: luck in drawing is no reason to
    end a turn early."""
    number = len(game.hands[faction])
    if game.active == faction and drawing(game) is not None:
        return number
    return number - draws(game, faction)
