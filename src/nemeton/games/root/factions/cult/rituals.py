"""10.5 The rituals of the Cult in Daylight."""

from __future__ import annotations

from nemeton.engine.flow import PASS, Option
from nemeton.engine.text import Saying
from nemeton.games.root.kinds import BIRD, BY_GARDENS, CLEARINGS, CULT, GARDEN
from nemeton.games.root.laws.board import (
    can_place,
    free_slots,
    on_map_of_suit,
    place_piece,
    place_warriors,
    ruler,
    why_not_placed,
)
from nemeton.games.root.laws.card_refusals import why_not_held
from nemeton.games.root.laws.cards import kinds_in_hand, lose, spend, suit_of
from nemeton.games.root.laws.daylight_extras import DaylightMenu
from nemeton.games.root.laws.victory import score
from nemeton.games.root.state import Root


class CultDaylight(DaylightMenu):
    """10.5 A ritual for each card revealed."""

    prompt = "ritual"
    rule = "10.5"

    def answers(self, game: Root) -> list[Option]:
        found: list[Option] = [PASS]
        for card in kinds_in_hand(game, CULT):
            found += rituals(game, card)
        return found

    def answered(self, game: Root, option: Option) -> None:
        if option != PASS:
            perform(game, option)
            game.then(self)

    def why_no_answer(self, game: Root, option: Option) -> Saying | None:
        match option:
            case ("ritual_build" | "ritual_recruit", card, clearing):
                refused = why_not_revealed(game, card) or why_not_in(game, card, clearing)
                if refused is not None:
                    return refused
                built = option[0] == "ritual_build"
                return why_no_garden(game, clearing) if built else Saying("why-supply-empty")
            case ("ritual_score", card):
                return why_not_revealed(game, card) or why_no_score(game, suit_of(game, card))
            case ("sacrifice", card):
                return why_not_sacrificed(game, card)
        return super().why_no_answer(game, option)


def why_not_revealed(game: Root, card: int) -> Saying | None:
    """10.5, 10.2.2 A card in hand, and no bird."""
    refused = why_not_held(game, CULT, card, "10.5")
    if refused is None and suit_of(game, card) == BIRD:
        return Saying("why-only-a-bird", rule="10.2")
    return refused


def why_not_in(game: Root, card: int, clearing: int) -> Saying | None:
    """10.5.1, 10.5.2 In a clearing of the card's suit where the Cult may place."""
    suit = suit_of(game, card)
    refused = why_not_placed(game, CULT, clearing)
    if refused is None and game.suits[clearing] != suit:
        return Saying("why-other-suit", clearing=clearing, suit=suit)
    return refused


def why_no_garden(game: Root, clearing: int) -> Saying:
    """10.5.1 Ruled, a free slot, a garden left."""
    if ruler(game, clearing) != CULT:
        return Saying("why-not-ruled", rule="10.5", clearing=clearing)
    if free_slots(game, clearing) <= 0:
        return Saying("why-no-slot", rule="10.5", clearing=clearing)
    return Saying("why-none-left", rule="10.5", piece=GARDEN)


def why_no_score(game: Root, suit: int) -> Saying:
    """10.5.3 Once a turn for each suit, and with a garden of it."""
    scored = game.scored_suits >> suit & 1
    return Saying("why-scored" if scored else "why-no-gardens", rule="10.5", suit=suit)


def why_not_sacrificed(game: Root, card: int) -> Saying:
    """10.5.4 A bird, and a warrior in the supply."""
    refused = why_not_held(game, CULT, card, "10.5")
    if refused is not None:
        return refused
    if suit_of(game, card) != BIRD:
        return Saying("why-sacrifice-a-bird", rule="10.5", card=card)
    return Saying("why-supply-empty", rule="10.5")


def rituals(game: Root, card: int) -> list[Option]:
    """10.5.1–10.5.4 What a card can be revealed for; a bird is only a bird (10.2.2)."""
    suit = suit_of(game, card)
    if suit == BIRD:
        return [("sacrifice", card)] if game.supply[CULT] else []
    components = game.rules.components
    gardens = on_map_of_suit(game, GARDEN, suit)
    found: list[Option] = []
    for clearing in range(CLEARINGS):
        if game.suits[clearing] != suit or not can_place(game, CULT, clearing):
            continue
        room = gardens < components.gardens and free_slots(game, clearing) > 0
        if room and ruler(game, clearing) == CULT:
            found.append(("ritual_build", card, clearing))
        if game.supply[CULT]:
            found.append(("ritual_recruit", card, clearing))
    if components.garden_points[gardens] >= 0 and not game.scored_suits >> suit & 1:
        found.append(("ritual_score", card))
    return found


def perform(game: Root, option: Option) -> None:
    """10.5.1–10.5.4"""
    card = option[1]
    if option[0] == "ritual_score":
        score_gardens(game, card)
        return
    lose(game, CULT, card)
    game.revealed.append(card)
    game.log("revealed", card=card)
    game.reveal()
    match option:
        case ("ritual_build", _, clearing):
            place_piece(game, GARDEN, clearing)
        case ("ritual_recruit", _, clearing):
            place_warriors(game, CULT, clearing, 1)
        case ("sacrifice", _):
            game.supply[CULT] -= 1
            game.acolytes += 1


def score_gardens(game: Root, card: int) -> None:
    """10.5.3 The card is spent, the gardens of its suit score."""
    suit = suit_of(game, card)
    game.scored_suits |= 1 << suit
    spend(game, CULT, card)
    gardens = on_map_of_suit(game, GARDEN, suit)
    score(game, CULT, game.rules.components.garden_points[gardens], BY_GARDENS)
