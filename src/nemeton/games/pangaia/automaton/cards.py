"""2.9, Z7, Z9, Z14 The automa cards: the top shows the place, the last turned the action."""

from __future__ import annotations

from nemeton.games.pangaia.kinds import STORM
from nemeton.games.pangaia.state import Pangaia


def shuffle_automa(game: Pangaia, barred: int) -> None:
    """Z7, Z14 All nine cards, the Storm not among the first so many; then the top one is seen."""
    copies = game.rules.components.automa_copies
    game.automa_rest = [card for card, count in enumerate(copies) for _ in range(count)]
    game.automa_used = []
    game.storm_barred = barred
    game.automa_top = draw_automa(game)


def draw_automa(game: Pangaia) -> int:
    """The next card; shuffling again while the Storm comes too early is drawing another."""
    game.reveal()
    if not game.storm_barred:
        return game.chance.take(game.automa_rest)
    game.storm_barred -= 1
    calm = [card for card in game.automa_rest if card != STORM]
    card = game.chance.pick(calm)
    game.automa_rest.remove(card)
    return card


def turn_automa(game: Pangaia) -> None:
    """Z9 The top card is turned to its action side; the next one shows the place."""
    game.automa_turned = game.automa_top
    game.automa_used.append(game.automa_top)
    game.automa_top = draw_automa(game)
    game.log("automa", location=game.automa_top, action=turned_action(game))


def turned_action(game: Pangaia) -> int:
    """The action of the card turned last."""
    return game.rules.components.automa_action[game.automa_turned]
