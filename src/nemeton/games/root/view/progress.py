"""How far a turn has got: actions done and left, cards and pieces used, the machine's steps."""

from __future__ import annotations

from typing import Any

from nemeton.games.root.components import CARD_COUNT, VIZIER
from nemeton.games.root.factions.alliance.operations import OfferOperation
from nemeton.games.root.factions.eyrie.decree import cards_left
from nemeton.games.root.factions.marquise.turn import ACTIONS, MarquiseMenu, OfferSecondMove
from nemeton.games.root.factions.mechanical import (
    BATTLED,
    MOVED,
    ORDERED,
    RECRUITED,
    MachineBattle,
    MachineMove,
    birdsong_points,
    points_for_humans,
    recruitments,
    strongholds,
)
from nemeton.games.root.kinds import ALLIANCE, EYRIE, MARQUISE, RIVERFOLK
from nemeton.games.root.laws.board import in_play, is_machine
from nemeton.games.root.laws.crafting import crafting_pieces
from nemeton.games.root.laws.services import service_limit
from nemeton.games.root.state import Root

ENTRY = 5  # numbers in each note of the machine's turn


def progress_view(game: Root) -> dict[str, Any] | None:
    """The turn under way; None before the first."""
    faction = game.active
    if faction < 0:
        return None
    machine = is_machine(game, faction)
    return {
        "faction": faction,
        "done": game.acted,
        "left": actions_left(game),
        "second_move": any(isinstance(step, OfferSecondMove) for step in game.stack[-2:]),
        "crafting_used": list(game.crafting_used),
        "crafting_left": [0, 0, 0] if machine else crafting_pieces(game, faction),
        "cards_used": cards_used(game),
        "services_left": services_left(game),
    }


def actions_left(game: Root) -> int | None:
    """6.5, 7.5.2, 8.6.1 Where the rules count: actions, cards of the Decree, operations."""
    if game.active == EYRIE:
        return sum(len(column) for column in cards_left(game))
    for step in game.stack:
        if isinstance(step, MarquiseMenu):
            return step.actions
        if isinstance(step, OfferOperation):
            return step.left
    if game.active == MARQUISE and not game.rules.machine:
        return ACTIONS if game.phase == "birdsong" else 0
    if game.active == ALLIANCE:
        return 0 if game.phase == "evening" else game.officers
    return None


def cards_used(game: Root) -> list[int]:
    """Persistent cards whose effect was used this turn."""
    return [card for card in range(CARD_COUNT) if game.used >> card & 1 and card != VIZIER]


def services_left(game: Root) -> int | None:
    """11.2.6.II How many services the active player may still buy."""
    buyer = game.active
    if not in_play(game, RIVERFOLK) or buyer == RIVERFOLK or is_machine(game, buyer):
        return None
    if game.phase != "birdsong":
        return 0
    return max(0, service_limit(game, buyer) - game.services_bought)


# MM.5


def machine_view(game: Root) -> dict[str, Any]:
    """The orders of its turn, what each step did, does and will do, and the next Birdsong."""
    orders = [note[1] for note in notes(game, ORDERED)]
    playing = game.active == MARQUISE and game.phase == "daylight" and bool(orders)
    order = orders[-1] if orders else -1
    return {
        "orders_played": orders,
        "order": order,
        "playing": playing,
        "battles": battles_view(game),
        "moves": moves_view(game),
        "recruits": recruits_view(game, order if playing else -1),
        "birdsong": {
            "points": birdsong_points(game),
            "clearings": strongholds(game),
            "humans": points_for_humans(game),
        },
    }


def notes(game: Root, step: int) -> list[list[int]]:
    """What the machine has done of one kind since its turn began."""
    done = game.machine_done
    found = [done[place : place + ENTRY] for place in range(0, len(done), ENTRY)]
    return [each for each in found if each[0] == step]


def battles_view(game: Root) -> list[dict[str, Any]]:
    """MM.5 step 1: fought, being fought, and the clearings still to be looked at."""
    found: list[dict[str, Any]] = [
        {"state": "done", "clearing": note[1], "defender": note[2], "lost": note[3], "won": note[4]}
        for note in notes(game, BATTLED)
    ]
    fight = game.fight
    if fight.clearing >= 0 and fight.attacker == MARQUISE:
        found.append({"state": "now", "clearing": fight.clearing, "defender": fight.defender})
    return found + coming(game, MachineBattle)


def moves_view(game: Root) -> list[dict[str, Any]]:
    """MM.5 step 2."""
    found: list[dict[str, Any]] = [
        {"state": "done", "clearing": note[1], "destination": note[2], "number": note[3]}
        for note in notes(game, MOVED)
    ]
    return found + coming(game, MachineMove)


def coming(game: Root, kind: type[MachineBattle] | type[MachineMove]) -> list[dict[str, Any]]:
    """The clearings that still wait for this step, in the order in which they come up."""
    waiting = [step.clearing for step in game.stack if isinstance(step, kind)]
    return [{"state": "next", "clearing": clearing} for clearing in sorted(waiting)]


def recruits_view(game: Root, order: int) -> list[dict[str, Any]]:
    """MM.5 step 3: done, or what the order being played would recruit as things stand."""
    found: list[dict[str, Any]] = [
        {"state": "done", "clearing": note[1], "number": note[2]} for note in notes(game, RECRUITED)
    ]
    if order >= 0 and game.orders and game.orders[0] == order:
        for clearing, number in recruitments(game, game.rules.cards.cost[order]):
            found.append({"state": "next", "clearing": clearing, "number": number})
    return found
