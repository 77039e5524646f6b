"""10.4.3 The conspiracies: crusades, conversions, sanctifications."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.root.kinds import (
    BUILDINGS_OF,
    CLEARINGS,
    CULT,
    GARDEN,
    OWNER,
    is_vagabond,
)
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.battle import battles, battles_in, chosen_battle, why_not_battle
from nemeton.games.root.laws.birdsong_extras import BirdsongChoice
from nemeton.games.root.laws.board import (
    can_place,
    count,
    enemies,
    on_map_of_suit,
    place_piece,
    place_warriors,
    why_not_other,
    why_not_placed,
)
from nemeton.games.root.laws.movement import chosen_move, moves, why_not_march
from nemeton.games.root.laws.removal import remove_pieces
from nemeton.games.root.state import Root

CRUSADE: Final = 0
CONVERT: Final = 1
SANCTIFY: Final = 2


def conspiracy_cost(game: Root, conspiracy: int) -> int:
    """10.4.3 One less while Hated."""
    return game.rules.components.conspiracy_costs[conspiracy] - game.hated


class OfferConspiracy(BirdsongChoice):
    """10.4.3 Acolytes pay for crusades, conversions and sanctifications in Outcast clearings."""

    prompt = "conspiracy"
    rule = "10.4.3"

    def seat(self, game: Root) -> int:
        return game.seat_of[CULT]

    def about(self, game: Root) -> dict[str, int]:
        return {"suit": game.outcast, "number": game.acolytes}

    def answers(self, game: Root) -> list[Option]:
        found: list[Option] = []
        if game.acolytes >= conspiracy_cost(game, CRUSADE):
            found += [("crusade_move", *each[1:]) for each in moves(game, CULT, game.outcast)]
            found += [("crusade_battle", *each[1:]) for each in battles(game, CULT, game.outcast)]
        if game.acolytes >= conspiracy_cost(game, CONVERT):
            found += conversions(game)
        if game.acolytes >= conspiracy_cost(game, SANCTIFY):
            found += sanctifications(game)
        return [PASS, *found] if found else []

    def answered(self, game: Root, option: Option) -> None:
        if option == PASS:
            return
        conspire(game, option)
        game.then(self)

    def why_no_answer(self, game: Root, option: Option) -> Saying | None:
        conspiracy = CONSPIRACY_OF.get(str(option[0]), -1)
        if conspiracy < 0:
            return None
        cost = conspiracy_cost(game, conspiracy)
        if game.acolytes < cost:
            return Saying("why-too-few-acolytes", number=game.acolytes, cost=cost)
        return why_not_conspire(game, option)


CONSPIRACY_OF: Final = {
    "crusade_move": CRUSADE,
    "crusade_battle": CRUSADE,
    "convert": CONVERT,
    "sanctify": SANCTIFY,
}


def why_not_conspire(game: Root, option: Option) -> Saying | None:
    """10.4.3.I–III Why acolytes can do nothing of the kind there."""
    match option:
        case ("crusade_move", _, _, _):
            return why_not_march(game, CULT, option[1:], game.outcast)
        case ("crusade_battle", clearing, defender):
            return why_not_battle(game, CULT, clearing, defender, game.outcast)
        case ("convert", clearing, faction):
            return why_not_outcast(game, clearing) or why_not_convert(game, clearing, faction)
        case ("sanctify", clearing, piece):
            return why_not_outcast(game, clearing) or why_not_sanctify(game, clearing, piece)
    return None


def why_not_outcast(game: Root, clearing: int) -> Saying | None:
    """10.4.3 Only in clearings of the Outcast suit, and where a piece may be placed."""
    refused = why_not_placed(game, CULT, clearing)
    if refused is None and game.suits[clearing] != game.outcast:
        return Saying("why-other-suit", clearing=clearing, suit=game.outcast)
    return refused


def why_not_convert(game: Root, clearing: int, faction: int) -> Saying:
    """10.4.3.II An enemy warrior that stands there."""
    refused = why_not_other(game, CULT, faction)
    if refused is not None:
        return refused
    return Saying("why-no-warrior-of", rule="10.4.3", faction=faction, clearing=clearing)


def why_not_sanctify(game: Root, clearing: int, piece: int) -> Saying:
    """10.4.3.III An enemy building that stands there, and a garden left of the suit."""
    if piece not in BUILDINGS_OF[OWNER[piece]] or OWNER[piece] == CULT:
        return Saying("why-no-enemy-building", rule="10.4.3", piece=piece)
    if not count(game, piece, clearing):
        return Saying("why-piece-not-there", rule="10.4.3", piece=piece, clearing=clearing)
    return Saying("why-none-left", rule="10.4.3", piece=GARDEN)


def conspire(game: Root, option: Option) -> None:
    """10.4.3.I–III"""
    match option:
        case ("crusade_move", _, destination, _):
            spend_acolytes(game, CRUSADE)
            game.then(chosen_move(CULT, option), OfferCrusadeBattle(destination))
        case ("crusade_battle", _, _):
            spend_acolytes(game, CRUSADE)
            game.then(chosen_battle(CULT, option))
        case ("convert", clearing, faction):
            spend_acolytes(game, CONVERT)
            remove_pieces(game, ((CULT, clearing, faction, 1),))
            game.then(PlaceConvert(clearing))
        case ("sanctify", clearing, piece):
            spend_acolytes(game, SANCTIFY)
            remove_pieces(game, ((CULT, clearing, piece, 1),))
            game.then(PlaceGarden(clearing))


def spend_acolytes(game: Root, conspiracy: int) -> None:
    cost = conspiracy_cost(game, conspiracy)
    game.acolytes -= cost
    game.supply[CULT] += cost
    game.log("conspiracy", conspiracy=conspiracy, number=cost)


def outcast_clearings(game: Root) -> list[int]:
    """Where the Cult may conspire and place."""
    return [
        clearing
        for clearing in range(CLEARINGS)
        if game.suits[clearing] == game.outcast and can_place(game, CULT, clearing)
    ]


def conversions(game: Root) -> list[Option]:
    """10.4.3.II An enemy warrior becomes one of the Cult."""
    return [
        ("convert", clearing, faction)
        for clearing in outcast_clearings(game)
        for faction in game.order
        if not is_vagabond(faction)
        and enemies(game, CULT, faction)
        and count(game, faction, clearing)
    ]


def sanctifications(game: Root) -> list[Option]:
    """10.4.3.III An enemy building gives way to a garden, if one of the suit is left."""
    if on_map_of_suit(game, GARDEN, game.outcast) >= game.rules.components.gardens:
        return []
    return [
        ("sanctify", clearing, piece)
        for clearing in outcast_clearings(game)
        for faction in game.order
        if enemies(game, CULT, faction)
        for piece in BUILDINGS_OF[faction]
        if count(game, piece, clearing)
    ]


class PlaceConvert(Step[Root]):
    """10.4.3.II The convert joins the Cult where they stand."""

    def __init__(self, clearing: int) -> None:
        self.clearing: Final = clearing

    def run(self, game: Root) -> None:
        place_warriors(game, CULT, self.clearing, 1)


class PlaceGarden(Step[Root]):
    """10.4.3.III"""

    def __init__(self, clearing: int) -> None:
        self.clearing: Final = clearing

    def run(self, game: Root) -> None:
        place_piece(game, GARDEN, self.clearing)


class OfferCrusadeBattle(Asked):
    """10.4.3.I After the move the crusaders may battle where they arrive."""

    prompt = "crusade_battle"
    rule = "10.4.3"

    def __init__(self, clearing: int) -> None:
        self.clearing: Final = clearing

    def seat(self, game: Root) -> int:
        return game.seat_of[CULT]

    def options(self, game: Root) -> list[Option]:
        found = battles_in(game, CULT, self.clearing)
        return [PASS, *found] if found else []

    def chosen(self, game: Root, option: Option) -> None:
        if option != PASS:
            game.then(chosen_battle(CULT, option))

    def why_not(self, game: Root, option: Option) -> Saying | None:
        if option[0] != "battle":
            return None
        if option[1] != self.clearing:
            return Saying("why-crusade-elsewhere", rule="10.4.3", clearing=self.clearing)
        return why_not_battle(game, CULT, option[1], option[2])
