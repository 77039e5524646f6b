"""4.2 Moving warriors from clearing to clearing."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option, Step
from nemeton.engine.text import Saying
from nemeton.games.root.kinds import ALLIANCE, BIRD, CLEARINGS, KINDS, RIVERFOLK
from nemeton.games.root.laws.board import is_sympathetic, paths_for, rulers
from nemeton.games.root.laws.outrage import demand_outrage
from nemeton.games.root.state import Root


def moves(game: Root, faction: int, suit: int = BIRD) -> list[Option]:
    """4.2.1 Every legal move of a faction from clearings of a suit."""
    found: list[Option] = []
    ruled = rulers(game)
    paths = paths_for(game, faction)
    river = game.rules.map.river
    for origin in range(CLEARINGS):
        warriors = game.pieces[origin * KINDS + faction]
        if not warriors or (suit != BIRD and game.suits[origin] != suit):
            continue
        ruling = ruled[origin] == faction
        for destination in range(CLEARINGS):
            by_path = destination in paths[origin] and (ruling or ruled[destination] == faction)
            swims = faction == RIVERFOLK and destination in river[origin]  # 11.2.2
            if (by_path or swims) and not game.scorched[destination]:
                for number in range(1, warriors + 1):
                    found.append(("move", origin, destination, number))
    return found


def may_move(game: Root, faction: int, origin: int, destination: int) -> bool:
    """4.2.1 Whoever moves rules origin or destination, before the move; 11.2.2 or swims."""
    if swims(game, faction, origin, destination):
        return True
    if destination not in paths_for(game, faction)[origin] or game.scorched[destination]:
        return False
    ruled = rulers(game)
    return ruled[origin] == faction or ruled[destination] == faction


def swims(game: Root, faction: int, origin: int, destination: int) -> bool:
    """11.2.2 The Riverfolk follow the river, whoever rules its banks."""
    beside = destination in game.rules.map.river[origin]
    return faction == RIVERFOLK and beside and not game.scorched[destination]


def why_not_move(
    game: Root, faction: int, origin: int, destination: int, suit: int = BIRD
) -> Saying | None:
    """4.2.1 Why these warriors cannot go there."""
    if max(origin, destination) >= CLEARINGS:
        return Saying("why-no-forest", rule="4.2")
    if not game.pieces[origin * KINDS + faction]:
        return Saying("why-no-warriors", rule="4.2", clearing=origin)
    if suit not in (BIRD, game.suits[origin]):
        return Saying("why-other-suit", clearing=origin, suit=suit)
    if game.scorched[destination]:
        return Saying("why-scorched", rule="9.5.9", clearing=destination)
    if swims(game, faction, origin, destination):
        return None
    if destination not in paths_for(game, faction)[origin]:
        river = destination in game.rules.map.river[origin]
        key = "why-only-river" if river else "why-no-path"
        return Saying(key, rule="4.2", origin=origin, destination=destination)
    if not may_move(game, faction, origin, destination):
        return Saying("why-rules-neither", rule="4.2", origin=origin, destination=destination)
    return None


def why_not_march(game: Root, faction: int, march: Option, suit: int = BIRD) -> Saying:
    """4.2 Why not so many from there to there; `march` is origin, destination and number."""
    origin, destination, _ = march
    refused = why_not_move(game, faction, origin, destination, suit)
    if refused is not None:
        return refused
    warriors = game.pieces[origin * KINDS + faction]
    return Saying("why-so-many", rule="4.2", clearing=origin, number=warriors)


class Move(Step[Root]):
    """4.2 One or more warriors go to an adjacent clearing; `payer` answers for an Outrage."""

    def __init__(
        self, faction: int, origin: int, destination: int, number: int, payer: int
    ) -> None:
        self.faction: Final = faction
        self.origin: Final = origin
        self.destination: Final = destination
        self.number: Final = number
        self.payer: Final = payer

    def run(self, game: Root) -> None:
        game.pieces[self.origin * KINDS + self.faction] -= self.number
        game.pieces[self.destination * KINDS + self.faction] += self.number
        game.log(
            "moved",
            faction=self.faction,
            origin=self.origin,
            destination=self.destination,
            number=self.number,
        )
        if self.payer != ALLIANCE and is_sympathetic(game, self.destination):
            game.then(demand_outrage(game, self.payer, self.destination))


def chosen_move(faction: int, option: Option) -> Move:
    """The move that an option names."""
    return Move(faction, option[1], option[2], option[3], faction)
