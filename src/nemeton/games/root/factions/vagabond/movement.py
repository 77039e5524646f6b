"""9.5.1 How a pawn walks, what it costs, and who comes along."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option
from nemeton.engine.text import Saying
from nemeton.games.root.factions.vagabond.relationships import is_hostile, relation
from nemeton.games.root.kinds import ALLIED, BOOT, CLEARINGS, VAGABOND, is_vagabond
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.board import count, paths_for, pawn_place
from nemeton.games.root.laws.items import exhaust, ready
from nemeton.games.root.laws.movement import Move, may_move
from nemeton.games.root.state import Root


def walkable(game: Root, vagabond: int) -> list[int]:
    """9.2.3 Clearings next to the pawn, whoever rules them; from a forest those that touch it."""
    place = pawn_place(game, vagabond)
    reached = (
        paths_for(game, vagabond)[place]
        if place < CLEARINGS
        else [each for each in game.rules.map.slips[place] if each < CLEARINGS]
    )
    return [each for each in reached if not game.scorched[each]]


def surcharge(game: Root, vagabond: int, clearing: int) -> int:
    """9.2.9.III.b One more boot where Hostile warriors stand."""
    for faction in game.order:
        if count(game, faction, clearing) and is_hostile(game, vagabond, faction):
            return 1
    return 0


def walks(game: Root, vagabond: int, price: int) -> list[Option]:
    """Where the boots at hand can take him."""
    boots = ready(game, vagabond, BOOT)
    return [
        ("walk", clearing)
        for clearing in walkable(game, vagabond)
        if boots >= price + surcharge(game, vagabond, clearing)
    ]


def cobbler_walks(game: Root, vagabond: int) -> list[Option]:
    """A60 The card gives the move; only the surcharge is paid."""
    return walks(game, vagabond, 0)


def why_not_walk(game: Root, vagabond: int, clearing: int) -> Saying:
    """9.5.1 Why his boots do not take him there."""
    if clearing >= CLEARINGS:
        return Saying("why-walk-into-forest", rule="9.5")
    if game.scorched[clearing]:
        return Saying("why-scorched", rule="9.5.9", clearing=clearing)
    if clearing not in walkable(game, vagabond):
        return Saying("why-not-next-to-pawn", rule="9.5", clearing=clearing)
    return Saying("why-boots", rule="9.2.9", clearing=clearing)


def walk(game: Root, vagabond: int, clearing: int) -> None:
    game.log("walked", faction=vagabond, origin=pawn_place(game, vagabond), destination=clearing)
    game.pawns[vagabond - VAGABOND] = clearing


def pay_boots(game: Root, vagabond: int, clearing: int, price: int) -> None:
    for _ in range(price + surcharge(game, vagabond, clearing)):
        exhaust(game, vagabond, BOOT)


def walk_by_cobbler(game: Root, vagabond: int, clearing: int) -> None:
    pay_boots(game, vagabond, clearing, 0)
    walk(game, vagabond, clearing)


def companions(game: Root, vagabond: int, origin: int, destination: int) -> list[Option]:
    """9.2.9.II.b Warriors of one ally who may move along by their own rules."""
    if origin >= CLEARINGS:
        return []
    found: list[Option] = []
    for faction in game.order:
        if is_vagabond(faction) or relation(game, vagabond, faction) != ALLIED:
            continue
        warriors = count(game, faction, origin)
        if warriors and may_move(game, faction, origin, destination):
            found += [("bring", faction, number) for number in range(1, warriors + 1)]
    return found


class OfferCompanions(Asked):
    """9.2.9.II.b He may take warriors of one ally along."""

    prompt = "companions"
    rule = "9.2.9"

    def __init__(self, vagabond: int, origin: int, destination: int) -> None:
        self.vagabond: Final = vagabond
        self.origin: Final = origin
        self.destination: Final = destination

    def seat(self, game: Root) -> int:
        return game.seat_of[self.vagabond]

    def about(self, game: Root) -> dict[str, int]:
        return {"origin": self.origin, "destination": self.destination}

    def options(self, game: Root) -> list[Option]:
        found = companions(game, self.vagabond, self.origin, self.destination)
        return [PASS, *found] if found else []

    def chosen(self, game: Root, option: Option) -> None:
        if option != PASS:
            _, faction, number = option
            game.then(Move(faction, self.origin, self.destination, number, self.vagabond))
