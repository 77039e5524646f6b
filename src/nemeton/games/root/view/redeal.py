"""Drawing anew what a seat cannot know: gathered, sorted, then dealt."""

from __future__ import annotations

from nemeton.games.root.kinds import ALLIANCE, CLEARINGS, FACTION_COUNT
from nemeton.games.root.laws.cards import bit
from nemeton.games.root.state import Root
from nemeton.games.root.view.view import eye


def redeal(game: Root, seat: int | None) -> None:
    """Hands, supporters, orders, deck and ruins, as far as the seat has not seen them."""
    for pile in (game.discard, game.lost_souls, game.available):
        pile.sort()  # 1.2.2 everybody sees what lies there, nobody in which order
    redeal_cards(game, eye(seat))
    redeal_ruins(game, eye(seat))


def redeal_cards(game: Root, viewer: int) -> None:
    """What the viewer knows comes first in each pile; who else has seen the rest is forgotten."""
    piles = [(game.supporters, game.supporters_seen, bit(game, ALLIANCE))]
    for faction in range(FACTION_COUNT):
        piles.append((game.hands[faction], game.hands_seen[faction], bit(game, faction)))
    hidden = list(game.deck)
    for cards, seen, _ in piles:
        hidden += [card for card, who in zip(cards, seen, strict=True) if not who & viewer]
    hidden += [card for card, who in zip(game.orders, game.orders_seen, strict=True) if not who]
    hidden.sort()
    for cards, seen, owner in piles:
        known = sorted((card, who) for card, who in zip(cards, seen, strict=True) if who & viewer)
        unknown = len(cards) - len(known)
        cards[:] = [card for card, _ in known]
        cards += [game.chance.take(hidden) for _ in range(unknown)]
        seen[:] = [who for _, who in known] + [owner] * unknown
    for place, who in enumerate(game.orders_seen):
        if not who:
            game.orders[place] = game.chance.take(hidden)
    game.deck = hidden


def redeal_ruins(game: Root, viewer: int) -> None:
    """9.3.4 Items under ruins that the seat has not looked under."""
    ruins = [each for each in range(CLEARINGS) if not game.ruin_seen[each] & viewer]
    hidden = sorted(item for clearing in ruins for item in game.ruin_items[clearing])
    for clearing in ruins:
        taken = [game.chance.take(hidden) for _ in game.ruin_items[clearing]]
        game.ruin_items[clearing] = tuple(sorted(taken))
