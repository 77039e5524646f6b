"""A draw pile in layers, so that it is known who knows what of it."""

from __future__ import annotations

from typing import Final

from nemeton.engine.chance import Chance

__all__ = ["EVERYBODY", "NOBODY", "Layer", "Pile"]

EVERYBODY: Final = -1
NOBODY: Final = -2


class Layer:
    """Cards that lie together. `order_of` is the seat that put them in order and alone knows it, or
    EVERYBODY, or NOBODY: then they have none, and one is drawn when one is needed. `cards_of` is
    the seat that knows which cards they are, or EVERYBODY, or NOBODY."""

    def __init__(self, cards: list[int], order_of: int, cards_of: int) -> None:
        self.cards = cards
        self.order_of = order_of
        self.cards_of = cards_of

    def copied(self) -> Layer:
        return Layer(self.cards.copy(), self.order_of, self.cards_of)


class Pile:
    """Layers from top to bottom, none of them empty."""

    def __init__(self) -> None:
        self.layers: list[Layer] = []

    def copied(self) -> Pile:
        twin = Pile()
        twin.layers = [layer.copied() for layer in self.layers]
        return twin

    def size(self) -> int:
        count = 0
        for layer in self.layers:
            count += len(layer.cards)
        return count

    def cards(self) -> list[int]:
        """All cards in it, in ascending order."""
        return sorted([card for layer in self.layers for card in layer.cards])

    def fill(self, cards: list[int]) -> None:
        """Becomes a pile of these cards, well shuffled."""
        self.layers = [Layer(sorted(cards), NOBODY, NOBODY)] if cards else []

    def draw(self, chance: Chance) -> int:
        """The top card."""
        layer = self.layers[0]
        cards = layer.cards
        card = chance.take(cards) if layer.order_of == NOBODY else cards.pop(0)
        if not cards:
            self.layers.pop(0)
        return card

    def blind(self) -> int:
        """How many cards the next one is drawn from blindly; 1 where they lie in an order."""
        layer = self.layers[0]
        return len(layer.cards) if layer.order_of == NOBODY else 1

    def put_under(self, cards: list[int], seat: int) -> None:
        """Cards that all have seen, in an order that this seat chose or everybody knows."""
        self.layers.append(Layer(cards, seat, EVERYBODY))

    def shuffle_under(self, cards: list[int], seat: int) -> None:
        """Cards that only this seat has seen, shuffled."""
        if cards:
            self.layers.append(Layer(sorted(cards), NOBODY, seat))

    def remove(self, card: int) -> None:
        """One card is searched out; the rest is shuffled."""
        left = self.cards()
        left.remove(card)
        self.fill(left)

    def redeal(self, seat: int, hidden: list[int], chance: Chance) -> None:
        """Deals anew what the seat cannot know; `hidden` are unknown cards lying elsewhere."""
        unknown = [layer for layer in self.layers if layer.cards_of not in (EVERYBODY, seat)]
        gathered = sorted([card for layer in unknown for card in layer.cards] + hidden)
        chance.shuffle(gathered)
        for place in range(len(hidden)):
            hidden[place] = gathered.pop()
        for layer in unknown:
            layer.cards = sorted([gathered.pop() for _ in range(len(layer.cards))])
        for layer in self.layers:
            if layer.cards_of == EVERYBODY and layer.order_of not in (NOBODY, EVERYBODY, seat):
                layer.cards.sort()
                chance.shuffle(layer.cards)
