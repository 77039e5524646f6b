"""Drawing anew what a seat cannot know: gathered, sorted, then dealt."""

from __future__ import annotations

from nemeton.games.root.kinds import CLEARINGS
from nemeton.games.root.state import Root
from nemeton.games.root.view import eye


def redeal(game: Root, seat: int | None) -> None:
    """Hands, supporters, orders, deck and ruins, as far as the seat has not seen them."""
    redeal_cards(game, eye(seat))
    redeal_ruins(game, eye(seat))


def redeal_cards(game: Root, viewer: int) -> None:
    piles = [(hand, seen) for hand, seen in zip(game.hands, game.hands_seen, strict=True)]
    piles.append((game.supporters, game.supporters_seen))
    piles.append((game.orders, [each * viewer for each in game.orders_seen]))
    hidden = list(game.deck)
    for pile, seen in piles:
        hidden += [card for card, who in zip(pile, seen, strict=True) if not who & viewer]
    hidden.sort()
    for pile, seen in piles:
        for place, who in enumerate(seen):
            if not who & viewer:
                pile[place] = game.chance.take(hidden)
    game.deck = hidden


def redeal_ruins(game: Root, viewer: int) -> None:
    """9.3.4 Items under ruins that the seat has not looked under."""
    ruins = [each for each in range(CLEARINGS) if not game.ruin_seen[each] & viewer]
    hidden = sorted(item for clearing in ruins for item in game.ruin_items[clearing])
    for clearing in ruins:
        taken = [game.chance.take(hidden) for _ in game.ruin_items[clearing]]
        game.ruin_items[clearing] = tuple(sorted(taken))
