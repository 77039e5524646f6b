"""7.8 The leaders of the Eyrie: how one is appointed, and what each is good for."""

from __future__ import annotations

from nemeton.engine.flow import Option
from nemeton.games.root.components import VIZIER
from nemeton.games.root.kinds import BUILDER, CHARISMATIC, COMMANDER, DESPOT, EYRIE
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.state import Root


class DemandLeader(Asked):
    """7.3.3, 7.7.3 One of the leaders that lie face up."""

    prompt = "leader"
    rule = "7.7.3"
    insist = True

    def seat(self, game: Root) -> int:
        return game.seat_of[EYRIE]

    def about(self, game: Root) -> dict[str, int]:
        return {"round": game.round}

    def options(self, game: Root) -> list[Option]:
        return [("appoint", leader) for leader in range(4) if game.leaders_up >> leader & 1]

    def chosen(self, game: Root, option: Option) -> None:
        game.leader = option[1]
        game.leaders_up &= ~(1 << option[1])
        game.log("leader", leader=option[1])
        for column in game.rules.components.viziers[option[1]]:
            game.decree[column].insert(0, VIZIER)


def item_points(game: Root, printed: int) -> int:
    """7.2.3, 7.8.1 A crafted item scores 1; led by the Builder, what is printed."""
    return printed if game.leader == BUILDER else 1


def recruited_at_once(game: Root) -> int:
    """7.8.2 The Charismatic recruits two."""
    return 2 if game.leader == CHARISMATIC else 1


def led_by_commander(game: Root, attacker: int) -> bool:
    """7.8.3 The Commander deals an extra hit as attacker."""
    return attacker == EYRIE and game.leader == COMMANDER


def led_by_despot(game: Root, remover: int) -> bool:
    """7.8.4 The Despot scores a point more for what a battle removed."""
    return remover == EYRIE and game.leader == DESPOT
