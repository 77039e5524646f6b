"""9.5.9.5 The Arbiter, whom a defender may enlist."""

from __future__ import annotations

from nemeton.engine.flow import PASS, Option
from nemeton.games.root.kinds import ARBITER, BY_ARBITER, NOBODY, VAGABOND, VAGABOND2
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.battle_effects import about_fight
from nemeton.games.root.laws.board import is_machine, pawn_place
from nemeton.games.root.laws.victory import score
from nemeton.games.root.state import Root


class OfferArbiter(Asked):
    """A50 Before all else the defender may enlist the Arbiter, who scores a point."""

    prompt = "enlist_arbiter"
    rule = "9.5.9.5"

    def seat(self, game: Root) -> int:
        return game.seat_of[game.fight.defender]

    def about(self, game: Root) -> dict[str, int]:
        return about_fight(game)

    def options(self, game: Root) -> list[Option]:
        if is_machine(game, game.fight.defender) or arbiter_at(game) < 0:
            return []
        return [PASS, ("enlist",)]

    def chosen(self, game: Root, option: Option) -> None:
        if option != PASS:
            game.fight.arbiter = arbiter_at(game)
            game.log("enlisted", faction=game.fight.arbiter, defender=game.fight.defender)
            score(game, game.fight.arbiter, 1, BY_ARBITER)


def arbiter_at(game: Root) -> int:
    """The Arbiter in the clearing of the battle, if he takes no part in it."""
    fight = game.fight
    for vagabond in (VAGABOND, VAGABOND2):
        here = pawn_place(game, vagabond) == fight.clearing
        apart = vagabond != fight.attacker and vagabond != fight.defender
        if here and apart and game.characters[vagabond - VAGABOND] == ARBITER:
            return vagabond
    return NOBODY
