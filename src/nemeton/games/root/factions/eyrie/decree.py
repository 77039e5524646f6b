"""7.5.2 Carrying out the Decree."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option, Step
from nemeton.engine.text import Saying
from nemeton.games.root.factions.eyrie.leaders import recruited_at_once
from nemeton.games.root.factions.eyrie.turmoil import Turmoil
from nemeton.games.root.kinds import (
    BATTLE_COLUMN,
    CLEARINGS,
    EYRIE,
    MOVE_COLUMN,
    RECRUIT_COLUMN,
    ROOST,
)
from nemeton.games.root.laws.battle import Battle, battles, why_not_battle
from nemeton.games.root.laws.board import (
    can_place,
    count,
    free_slots,
    matches,
    on_map,
    place_piece,
    place_warriors,
    ruler,
    why_not_placed,
)
from nemeton.games.root.laws.daylight_extras import DaylightMenu
from nemeton.games.root.laws.movement import Move, moves, why_not_march
from nemeton.games.root.state import Root


class ResolveColumn(Step[Root]):
    """7.5.2 Columns from left to right, every card an action, or turmoil at once."""

    def __init__(self, column: int, left: tuple[int, ...]) -> None:
        self.column: Final = column
        self.left: Final = left  # the cards not yet carried out

    def run(self, game: Root) -> None:
        if self.left:
            possible = any(
                executions(game, self.column, card) for card in one_per_suit(game, self.left)
            )
            game.then(DecreeMenu(self.column, self.left) if possible else Turmoil())
        elif self.column + 1 < len(game.decree):
            following = self.column + 1
            game.then(ResolveColumn(following, tuple(game.decree[following])))


def one_per_suit(game: Root, cards: tuple[int, ...]) -> list[int]:
    """Cards of a suit ask for the same; one of each is enough to choose from."""
    found: dict[int, int] = {}
    for card in cards:
        suit = game.rules.cards.suit[card]
        found[suit] = min(card, found.get(suit, card))
    return sorted(found.values())


def executions(game: Root, column: int, card: int) -> list[Option]:
    """Every full execution of a card: the verb, the card, and where."""
    suit = game.rules.cards.suit[card]
    if column == RECRUIT_COLUMN:
        return recruits(game, card, suit)
    if column == MOVE_COLUMN:
        return [("decree_move", card, *option[1:]) for option in moves(game, EYRIE, suit)]
    if column == BATTLE_COLUMN:
        return [("decree_battle", card, *option[1:]) for option in battles(game, EYRIE, suit)]
    return roost_sites(game, card, suit)


def recruits(game: Root, card: int, suit: int) -> list[Option]:
    """7.5.2.I At a roost; also with too few warriors, which then leads to turmoil."""
    return [
        ("decree_recruit", card, clearing)
        for clearing in range(CLEARINGS)
        if count(game, ROOST, clearing)
        and matches(game, suit, clearing)
        and can_place(game, EYRIE, clearing)
        and game.supply[EYRIE]
    ]


def roost_sites(game: Root, card: int, suit: int) -> list[Option]:
    """7.5.2.IV In a ruled clearing with a free slot and no roost."""
    if on_map(game, ROOST) >= game.rules.components.roosts:
        return []
    return [
        ("decree_build", card, clearing)
        for clearing in range(CLEARINGS)
        if matches(game, suit, clearing)
        and not count(game, ROOST, clearing)
        and free_slots(game, clearing) > 0
        and can_place(game, EYRIE, clearing)
        and ruler(game, clearing) == EYRIE
    ]


class DecreeMenu(DaylightMenu):
    """7.5.2 Order and targets are the player's; a card that cannot be done fails."""

    prompt = "resolve_decree"
    rule = "7.5.2"

    def __init__(self, column: int, left: tuple[int, ...]) -> None:
        self.column: Final = column
        self.left: Final = left

    def about(self, game: Root) -> dict[str, int]:
        return {"column": self.column, "number": len(self.left)}

    def answers(self, game: Root) -> list[Option]:
        found: list[Option] = []
        for card in one_per_suit(game, self.left):
            found += executions(game, self.column, card) or [("fail", card)]
        return found

    def answered(self, game: Root, option: Option) -> None:
        if option[0] == "fail":
            game.then(Turmoil())
            return
        left = list(self.left)
        left.remove(option[1])
        game.acted += 1
        if execute(game, option):
            game.then(ResolveColumn(self.column, tuple(left)))
        else:
            game.then(Turmoil())

    def why_no_answer(self, game: Root, option: Option) -> Saying | None:
        if not str(option[0]).startswith("decree_") and option[0] != "fail":
            return super().why_no_answer(game, option)
        return why_not_in_column(game, self.left, option[1]) or why_not_executed(game, option)


def why_not_in_column(game: Root, left: tuple[int, ...], card: int) -> Saying | None:
    """7.5.2 A card of the column at hand that was not carried out; of a suit the first."""
    if card not in left:
        return Saying("why-not-in-column", card=card)
    if card not in one_per_suit(game, left):
        return Saying("why-first-of-suit", card=card)
    return None


def why_not_executed(game: Root, option: Option) -> Saying | None:
    """7.5.2.I–IV Why a card of the Decree cannot be carried out so."""
    suit = game.rules.cards.suit[option[1]]
    match option:
        case ("decree_move", _, _, _, _):
            return why_not_march(game, EYRIE, option[2:], suit)
        case ("decree_battle", _, clearing, defender):
            return why_not_battle(game, EYRIE, clearing, defender, suit)
        case ("decree_recruit" | "decree_build", _, clearing):
            refused = why_not_placed(game, EYRIE, clearing)
            if refused is None and not matches(game, suit, clearing):
                refused = Saying("why-other-suit", clearing=clearing, suit=suit)
            if refused is not None:
                return refused
            built = option[0] == "decree_build"
            return why_no_roost(game, clearing) if built else why_no_recruit(game, clearing)
    return Saying("why-can-be-done", card=option[1])


def why_no_recruit(game: Root, clearing: int) -> Saying:
    """7.5.2.I A roost, and a warrior to place."""
    if not count(game, ROOST, clearing):
        return Saying("why-no-roost", rule="7.5.2", clearing=clearing)
    return Saying("why-supply-empty", rule="7.5.2")


def why_no_roost(game: Root, clearing: int) -> Saying:
    """7.5.2.IV Ruled, a free slot, no roost there, one left."""
    if count(game, ROOST, clearing):
        return Saying("why-roost-there", rule="7.5.2", clearing=clearing)
    if ruler(game, clearing) != EYRIE:
        return Saying("why-not-ruled", rule="7.5.2", clearing=clearing)
    if free_slots(game, clearing) <= 0:
        return Saying("why-no-slot", rule="7.5.2", clearing=clearing)
    return Saying("why-none-left", rule="7.5.2", piece=ROOST)


def execute(game: Root, option: Option) -> bool:
    """7.5.2.I–IV Carries the action out; says whether it was done in full."""
    match option:
        case ("decree_recruit", _, clearing):
            wanted = recruited_at_once(game)
            return place_warriors(game, EYRIE, clearing, wanted) == wanted
        case ("decree_move", _, origin, destination, number):
            game.then(Move(EYRIE, origin, destination, number, EYRIE))
        case ("decree_battle", _, clearing, defender):
            game.then(Battle(EYRIE, defender, clearing))
        case ("decree_build", _, clearing):
            place_piece(game, ROOST, clearing)
    return True


def cards_left(game: Root) -> list[list[int]]:
    """The cards still to be carried out this turn, or next time it is the Eyrie's."""
    for step in game.stack[::-1]:
        if isinstance(step, ResolveColumn | DecreeMenu):
            found: list[list[int]] = [[], [], [], []]
            found[step.column] = list(step.left)
            for column in range(step.column + 1, len(game.decree)):
                found[column] = list(game.decree[column])
            return found
    if game.active == EYRIE and game.phase == "evening":
        return [[], [], [], []]
    return [list(column) for column in game.decree]
