"""What each seat may see: built from nothing, so that what nobody decided to show stays hidden."""

from __future__ import annotations

from typing import Any, Final

from nemeton.games.root.components import CARD_COUNT
from nemeton.games.root.factions.alliance.sympathy import spread_sites, sympathy_cost
from nemeton.games.root.factions.cult.conspiracies import conspiracy_cost
from nemeton.games.root.factions.cult.turn import next_outcast
from nemeton.games.root.kinds import (
    ALLIANCE,
    BAG,
    BASE,
    CLEARINGS,
    COIN,
    CONSPIRACIES,
    CULT,
    EYRIE,
    FACTION_COUNT,
    FACTIONS,
    GARDEN,
    ITEM_KINDS,
    KINDS,
    MARQUISE,
    RECRUITER,
    RIVERFOLK,
    ROOST,
    SAWMILL,
    SYMPATHY,
    TEA,
    VAGABOND,
    WOOD,
    WORKSHOP,
    is_vagabond,
)
from nemeton.games.root.laws.board import in_play, is_machine, ruler
from nemeton.games.root.laws.campaign import written_campaign
from nemeton.games.root.laws.dominance import dominated
from nemeton.games.root.laws.items import held, on_track
from nemeton.games.root.laws.victory import scores_points
from nemeton.games.root.state import Root
from nemeton.games.root.view.battle import fight_view
from nemeton.games.root.view.decree_forecast import forecast
from nemeton.games.root.view.progress import machine_view, progress_view

SPECTATOR: Final = 1 << 6  # the bit of whoever has no seat


def eye(seat: int | None) -> int:
    """The bit under which a viewer has seen cards."""
    return SPECTATOR if seat is None else 1 << seat


def board_view(game: Root, seat: int | None) -> dict[str, Any]:
    """The table as that seat sees it; numbers stand for cards, items and places."""
    found = cards_view(game)
    found["battles"] = game.battles
    found["fight"] = fight_view(game, game.fight)
    found["last_fight"] = fight_view(game, game.last_fight)
    found.update(
        {
            "round": game.round,
            "order": list(game.order),
            "active": game.active,
            "machine": game.rules.machine,
            "map": "winter" if game.rules.winter else "autumn",
            "clearings": [clearing_view(game, clearing, seat) for clearing in range(CLEARINGS)],
            "pawns": list(game.pawns),
            "items": list(game.item_supply),
            "factions": [faction_view(game, faction, seat) for faction in game.order],
            "progress": progress_view(game),
            "services": services_view(game),
            "campaign": campaign_view(game),
            "match": match_view(game),
        }
    )
    return found


def cards_view(game: Root) -> dict[str, Any]:
    """The piles, the quests and the row of orders."""
    return {
        "deck": len(game.deck),
        "discard": sorted(game.discard),
        "lost_souls": sorted(game.lost_souls),
        "available": sorted(game.available),
        "quests": list(game.quest_row),
        "quests_left": len(game.quest_deck),
        "orders": orders_view(game),
    }


def services_view(game: Root) -> dict[str, Any]:
    return {
        "prices": list(game.prices),
        "bought": game.services_bought,
        "riverboats": game.riverboats,
        "mercenaries": max(game.mercenaries, game.mercenaries_bought),
    }


def campaign_view(game: Root) -> str | None:
    """MM.10 What the next game of a campaign takes; None before the end and without a campaign."""
    return written_campaign(game) if game.over and game.setup.settings["campaign"] else None


def match_view(game: Root) -> dict[str, Any] | None:
    """SC.1 Which game of a match this is, and the points of the first by seat."""
    if not game.rules.match:
        return None
    return {"game": 2 if game.earlier else 1, "earlier": list(game.earlier) or None}


def clearing_view(game: Root, clearing: int, seat: int | None) -> dict[str, Any]:
    first = clearing * KINDS
    return {
        "suit": game.suits[clearing] if clearing < len(game.suits) else None,
        "slots": game.rules.map.slots[clearing],
        "ruin": game.ruins[clearing],
        "ruin_count": len(game.ruin_items[clearing]),
        "ruin_items": ruin_view(game, clearing, seat),
        "scorched": bool(game.scorched[clearing]),
        "ruler": ruler(game, clearing),
        "pieces": {
            str(piece): game.pieces[first + piece]
            for piece in range(KINDS)
            if game.pieces[first + piece]
        },
    }


def ruin_view(game: Root, clearing: int, seat: int | None) -> list[int] | None:
    """What lies under a ruin, for those who have looked."""
    if game.ruin_seen[clearing] & eye(seat):
        return list(game.ruin_items[clearing])
    return None


def orders_view(game: Root) -> list[int | None]:
    """MM.6 The row of orders: those that a spy has shown, and where they went since."""
    return [
        order if seen else None for order, seen in zip(game.orders, game.orders_seen, strict=True)
    ]


def known(cards: list[int], seen: list[int], seat: int | None) -> list[int]:
    """The cards of a pile that the viewer knows to be there."""
    mask = eye(seat)
    return sorted(card for card, who in zip(cards, seen, strict=True) if who & mask)


def faction_view(game: Root, faction: int, seat: int | None) -> dict[str, Any]:
    found: dict[str, Any] = {
        "faction": faction,
        "seat": game.seat_of[faction],
        "score": game.scores[faction] if scores_points(game, faction) else None,
        "hand_count": len(game.hands[faction]),
        "hand": known(game.hands[faction], game.hands_seen[faction], seat),
        "supply": game.supply[faction],
        "crafted": list(game.crafted[faction * ITEM_KINDS : (faction + 1) * ITEM_KINDS]),
        "in_play": cards_of(game.in_play[faction]),
        "dominance": game.dominance[faction],
        "dominated": dominated(game, faction),
        "coalition": game.coalition[faction],
    }
    found["board"] = faction_board(game, faction, seat)
    return found


def cards_of(mask: int) -> list[int]:
    return [card for card in range(CARD_COUNT) if mask >> card & 1]


def faction_board(game: Root, faction: int, seat: int | None) -> dict[str, Any]:
    """What lies on the board of a faction."""
    if is_vagabond(faction):
        return vagabond_board(game, faction)
    if faction == MARQUISE:
        return marquise_board(game)
    if faction == EYRIE:
        return eyrie_board(game)
    if faction == ALLIANCE:
        return alliance_board(game, seat)
    if faction == CULT:
        return cult_board(game)
    assert faction == RIVERFOLK
    return riverfolk_board(game)


def on_board(game: Root, piece: int) -> int:
    """How many of these pieces stand on the map; the rest lies on the board."""
    return sum(game.pieces[piece::KINDS])


def marquise_board(game: Root) -> dict[str, Any]:
    found: dict[str, Any] = {
        "sawmills": on_board(game, SAWMILL),
        "workshops": on_board(game, WORKSHOP),
        "recruiters": on_board(game, RECRUITER),
        "wood": on_board(game, WOOD),
        "keep": game.keep,
    }
    if game.rules.machine:
        found["machine"] = machine_view(game)
    return found


def eyrie_board(game: Root) -> dict[str, Any]:
    return {
        "roosts": on_board(game, ROOST),
        "leader": game.leader,
        "leaders_up": [each for each in range(4) if game.leaders_up >> each & 1],
        "decree": [list(column) for column in game.decree],
        "forecast": forecast(game),
    }


def alliance_board(game: Root, seat: int | None) -> dict[str, Any]:
    return {
        "sympathy": on_board(game, SYMPATHY),
        "bases": [
            game.suits[clearing]
            for clearing in range(CLEARINGS)
            if game.pieces[clearing * KINDS + BASE]
        ],
        "officers": game.officers,
        "spread": [[each, sympathy_cost(game, each)] for each in spread_sites(game)],
        "supporters_count": len(game.supporters),
        "supporters": known(game.supporters, game.supporters_seen, seat),
    }


def vagabond_board(game: Root, vagabond: int) -> dict[str, Any]:
    index = vagabond - VAGABOND
    return {
        "character": game.characters[index],
        "place": game.pawns[index],
        "items": [
            [held(game, vagabond, face, item) for item in range(ITEM_KINDS)] for face in range(4)
        ],
        "tracks": {
            "tea": on_track(game, vagabond, TEA),
            "coin": on_track(game, vagabond, COIN),
            "bag": on_track(game, vagabond, BAG),
        },
        "relations": by_faction(game, game.relations, index),
        "aids": by_faction(game, game.aids, index),
        "quests": quests_of(game, index),
    }


def quests_of(game: Root, index: int) -> list[int]:
    done = game.quests_done[index]
    return [each for each in range(len(game.rules.components.quest_suit)) if done >> each & 1]


def by_faction(game: Root, values: list[int], index: int) -> dict[str, int]:
    """9.2.9 What a Vagabond has with each faction that is no Vagabond."""
    first = index * FACTION_COUNT
    return {str(each): values[first + each] for each in game.order if not is_vagabond(each)}


def cult_board(game: Root) -> dict[str, Any]:
    return {
        "outcast": game.outcast,
        "hated": bool(game.hated),
        "acolytes": game.acolytes,
        "revealed": sorted(game.revealed),
        "costs": [conspiracy_cost(game, each) for each in range(len(CONSPIRACIES))],
        "next_outcast": next_outcast(game),
        "gardens": [
            sum(
                game.pieces[clearing * KINDS + GARDEN]
                for clearing in range(CLEARINGS)
                if game.suits[clearing] == suit
            )
            for suit in range(3)
        ],
    }


def riverfolk_board(game: Root) -> dict[str, Any]:
    return {
        "payments": list(game.payments),
        "funds": list(game.funds),
        "commitments": list(game.commitments),
        "track_funds": [
            list(game.track_funds[suit * FACTION_COUNT : (suit + 1) * FACTION_COUNT])
            for suit in range(3)
        ],
        "posts_placed": list(game.posts_placed),
    }


COLOURS: Final = {
    "marquise": "orange",
    "eyrie": "blue",
    "alliance": "green",
    "vagabond": "slate",
    "vagabond2": "violet",
    "cult": "gold",
    "riverfolk": "teal",
    "mechanical": "rust",
}


def seat_view(game: Root, seat: int) -> dict[str, Any]:
    """The line of a player, which lobby and clock show too."""
    for faction in range(FACTION_COUNT):
        if in_play(game, faction) and game.seat_of[faction] == seat:
            name = "mechanical" if is_machine(game, faction) else FACTIONS[faction]
            return {
                "score": game.scores[faction] if scores_points(game, faction) else None,
                "title": name,
                "colour": COLOURS[name],
                "automaton": is_machine(game, faction),
            }
    machine = seat >= game.rules.players
    return {"score": None, "title": None, "colour": None, "automaton": machine}
