"""What holds of a thing at this moment, as far as a seat may know: for its explanation."""

from __future__ import annotations

from typing import Final

from nemeton.engine.explanation import Thing
from nemeton.engine.text import Saying
from nemeton.games.root.components import CARD_KEYS, QUEST_KEYS
from nemeton.games.root.factions.cult.conspiracies import conspiracy_cost
from nemeton.games.root.factions.eyrie.leaders import DemandLeader
from nemeton.games.root.factions.marquise.building import wood_cost
from nemeton.games.root.kinds import (
    ALLIANCE,
    CHARACTERS,
    CLEARINGS,
    COLUMNS,
    CONSPIRACIES,
    CULT,
    DOMINANCE,
    EYRIE,
    FACTION_COUNT,
    FACTIONS,
    FAVOR,
    ITEM_CARD,
    ITEMS,
    LEADERS,
    MARQUISE,
    NOBODY,
    PERSISTENT,
    PIECES,
    PLACE_NAMES,
    RECRUITER,
    RIVERFOLK,
    ROOST,
    SAWMILL,
    SERVICES,
    SYMPATHY,
    VAGABOND,
    WORKSHOP,
    is_vagabond,
)
from nemeton.games.root.laws.board import count, free_slots, in_play, on_map, ruler
from nemeton.games.root.laws.crafting import ANY, can_craft, crafting_pieces
from nemeton.games.root.laws.dominance import COALITION_PLAYERS
from nemeton.games.root.laws.items import ready
from nemeton.games.root.laws.victory import scores_points
from nemeton.games.root.state import Root

__all__ = ["now"]

# What the same action takes of one faction or another.
ACTION_COSTS: Final = {
    (MARQUISE, "move"): "cost-march",
    (MARQUISE, "battle"): "cost-action",
    (ALLIANCE, "move"): "cost-operation",
    (ALLIANCE, "battle"): "cost-operation",
    (ALLIANCE, "recruit_at"): "cost-operation",
    (VAGABOND, "battle"): "cost-sword",
    (VAGABOND, "craft"): "cost-hammers",
    (RIVERFOLK, "move"): "cost-fund",
    (RIVERFOLK, "battle"): "cost-fund",
    (RIVERFOLK, "craft"): "cost-fund_craft",
    (RIVERFOLK, "recruit_at"): "cost-fund_spent",
}
BUILT_WITH_WOOD: Final = (SAWMILL, WORKSHOP, RECRUITER)


def now(game: Root, seat: int | None, thing: Thing) -> list[Saying]:
    """The lines under a thing's effect; what makes no sense has none."""
    name = str(thing[1])
    which = [int(part) for part in thing[2:]]
    match thing[0]:
        case "piece":
            return of_piece(game, PIECES.index(name), which)
        case "place":
            return of_place(game, PLACE_NAMES.index(name))
        case "card":
            return of_card(game, seat, CARD_KEYS.index(name), bool(which))
        case "quest":
            return of_quest(game, seat, QUEST_KEYS.index(name))
        case "item":
            return [Saying("now-item_supply", number=game.item_supply[ITEMS.index(name)])]
        case "faction" if name in FACTIONS:
            return of_faction(game, FACTIONS.index(name))
        case "mark":
            return of_mark(game, name, which)
        case "action":
            return of_action(faction_of(game, seat), name)
    return of_office(game, str(thing[0]), name)


def of_office(game: Root, kind: str, name: str) -> list[Saying]:
    """Leaders, columns, services and conspiracies, while their faction plays."""
    if kind == "leader" and in_play(game, EYRIE):
        leader = LEADERS.index(name)
        if game.leader == leader:
            return [Saying("now-leads")]
        if not game.leaders_up >> leader & 1:
            return [Saying("now-face_down")]
        asked = bool(game.stack) and isinstance(game.stack[-1], DemandLeader)
        return [Saying("now-eligible" if asked else "now-waits")]
    if kind == "column" and in_play(game, EYRIE):
        return [Saying("now-column", number=len(game.decree[COLUMNS.index(name)]))]
    if kind == "service" and in_play(game, RIVERFOLK):
        return [Saying("cost-service", number=game.prices[SERVICES.index(name)])]
    if kind == "conspiracy" and in_play(game, CULT):
        return [Saying("cost-acolytes", number=conspiracy_cost(game, CONSPIRACIES.index(name)))]
    if kind == "character":
        return [
            Saying("now-played_by", faction=VAGABOND + index)
            for index, each in enumerate(game.characters)
            if each == CHARACTERS.index(name) and in_play(game, VAGABOND + index)
        ]
    return []


def of_piece(game: Root, piece: int, which: list[int]) -> list[Saying]:
    """A piece where it stands, or the next one of its track."""
    if is_vagabond(piece):
        return []
    if which and which[0] < CLEARINGS:
        return of_placed(game, piece, which[0])
    if piece < FACTION_COUNT:
        return [Saying("now-warrior_supply", number=game.supply[piece])]
    return [*price(game, piece), Saying("now-on_map", number=on_map(game, piece))]


def of_placed(game: Root, piece: int, clearing: int) -> list[Saying]:
    there = count(game, piece, clearing)
    if not there:
        return [Saying("now-none_here")]
    said = [Saying("now-here", number=there)]
    if piece < FACTION_COUNT:
        said.append(Saying("now-battle_cap", number=min(3, there)))
    if piece == SYMPATHY:
        said.append(Saying("now-outrage", suit=game.suits[clearing]))
    if piece == ROOST:
        said += roosts(game)
    return [*said, ruled(game, clearing)]


def price(game: Root, piece: int) -> list[Saying]:
    """What the next piece of a track costs and scores."""
    components, built = game.rules.components, on_map(game, piece)
    if piece in BUILT_WITH_WOOD and wood_cost(game, piece) >= 0:
        points = components.building_points[piece - SAWMILL][built]
        return [Saying("cost-building", wood=wood_cost(game, piece), points=points)]
    if piece == SYMPATHY and built < len(components.sympathy_cost):
        points = components.sympathy_points[built]
        return [Saying("cost-sympathy", number=components.sympathy_cost[built], points=points)]
    return roosts(game) if piece == ROOST else []


def roosts(game: Root) -> list[Saying]:
    points = game.rules.components.roost_points
    return [Saying("now-roosts", number=points[min(on_map(game, ROOST), len(points) - 1)])]


def ruled(game: Root, clearing: int) -> Saying:
    faction = ruler(game, clearing)
    return Saying("now-unruled") if faction == NOBODY else Saying("now-ruled", faction=faction)


def of_place(game: Root, place: int) -> list[Saying]:
    if place >= CLEARINGS:
        return []
    said = [Saying("now-suit", suit=game.suits[place])] if place < len(game.suits) else []
    if game.scorched[place]:
        return [*said, Saying("now-scorched")]
    said += [ruled(game, place), Saying("now-slots", number=free_slots(game, place))]
    return [*said, Saying("now-ruin")] if game.ruins[place] else said


def of_card(game: Root, seat: int | None, card: int, elsewhere: bool) -> list[Saying]:
    """What crafting takes, and for one's own hand whether the pieces suffice; 9.2.8 what a
    Dominance is to a Vagabond."""
    cards = game.rules.cards
    if cards.kind[card] == DOMINANCE and not elsewhere and is_vagabond(faction_of(game, seat)):
        allied = len(game.order) >= COALITION_PLAYERS
        return [Saying("now-coalition" if allied else "now-no_coalition")]
    if cards.kind[card] not in (ITEM_CARD, PERSISTENT, FAVOR):
        return []
    cost = cards.cost[card]
    suits = [suit for suit in range(ANY) for _ in range(cost[suit])]
    takes = Saying("cost-craft", suits=suits) if suits else any_pieces(cost[ANY])
    faction = faction_of(game, seat)
    if elsewhere or faction == NOBODY or card not in game.hands[faction]:
        return [takes]
    able = can_craft(game, faction, card, crafting_pieces(game, faction))
    return [takes, Saying("now-craftable" if able else "now-not_craftable")]


def any_pieces(number: int) -> Saying:
    return Saying("cost-craft_any", number=number)


def faction_of(game: Root, seat: int | None) -> int:
    """The faction that a seat leads; nobody for a spectator or while factions are chosen."""
    for faction in range(FACTION_COUNT):
        if seat is not None and in_play(game, faction) and game.seat_of[faction] == seat:
            return faction
    return NOBODY


def of_quest(game: Root, seat: int | None, quest: int) -> list[Saying]:
    faction = faction_of(game, seat)
    if faction == NOBODY or not is_vagabond(faction):
        return []
    first, second = game.rules.components.quest_items[quest]
    wanted = 2 if first == second else 1
    both = ready(game, faction, first) >= wanted and ready(game, faction, second) >= wanted
    return [Saying("now-quest_ready" if both else "now-quest_lacking")]


def of_faction(game: Root, faction: int) -> list[Saying]:
    if not in_play(game, faction):
        return []
    said = [Saying("now-hand", number=len(game.hands[faction]))]
    if scores_points(game, faction):
        said.insert(0, Saying("now-points", number=game.scores[faction]))
    return said


def of_mark(game: Root, name: str, which: list[int]) -> list[Saying]:
    faction = which[0] if which and which[0] < FACTION_COUNT else NOBODY
    playing = faction != NOBODY and in_play(game, faction)
    match name:
        case "deck":
            return [Saying("now-deck", number=len(game.deck))]
        case "discard":
            return [Saying("now-deck", number=len(game.discard))]
        case "supporters" if in_play(game, ALLIANCE):
            return [Saying("now-supporters", number=len(game.supporters))]
        case "hand" if playing:
            return [Saying("now-hand", number=len(game.hands[faction]))]
        case "supply" if playing and not is_vagabond(faction):
            return [Saying("now-warrior_supply", number=game.supply[faction])]
        case "score" if playing and scores_points(game, faction):
            return [Saying("now-points", number=game.scores[faction])]
    return []


def of_action(faction: int, name: str) -> list[Saying]:
    takes = ACTION_COSTS.get((VAGABOND if is_vagabond(faction) else faction, name))
    return [Saying(takes)] if takes else []
