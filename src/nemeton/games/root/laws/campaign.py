"""MM.10 The campaign: what is carried from a game won to the next."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from nemeton.engine.errors import BadInput
from nemeton.engine.flow import Option, Step
from nemeton.games.root.components import CARD_COUNT, CARD_KEYS, PRINTED
from nemeton.games.root.kinds import FACTION_COUNT, PERSISTENT, SPY
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.board import is_human
from nemeton.games.root.state import Root

POINTS_PER_WIN: Final = 3
MOST_WINS: Final = 9
PERSISTENT_MASK: Final = sum(
    1 << card for card in range(CARD_COUNT) if PRINTED.cards.kind[card] == PERSISTENT
)
SPY_MASK: Final = sum(1 << card for card in range(CARD_COUNT) if PRINTED.cards.kind[card] == SPY)


class Campaign:
    """Wins so far and the persistent cards that each seat has kept."""

    def __init__(self, wins: int, kept: list[int]) -> None:
        self.wins = wins
        self.kept = kept  # by seat, a bit per card


def read_campaign(text: str, players: int) -> Campaign | None:
    """The campaign that `written_campaign` wrote; BadInput where it is not whole."""
    if not text:
        return None
    try:
        return checked_campaign(json.loads(text), players)
    except (ValueError, TypeError, LookupError, RecursionError) as error:
        raise error if isinstance(error, BadInput) else BadInput("campaign-json") from None


def checked_campaign(document: Any, players: int) -> Campaign:
    if not isinstance(document, dict) or set(document) != {"wins", "kept"}:
        raise BadInput("campaign-form", example='{"wins": 0, "kept": [[], …]}')
    wins, kept = document["wins"], document["kept"]
    if type(wins) is not int or not 0 <= wins <= MOST_WINS:
        raise BadInput("campaign-wins", most=MOST_WINS)
    if not isinstance(kept, list) or len(kept) != players:
        raise BadInput("campaign-seats", players=players)
    return checked_copies(Campaign(wins, [mask_of(cards, wins) for cards in kept]))


def checked_copies(campaign: Campaign) -> Campaign:
    for card in range(CARD_COUNT):
        if sum(mask >> card & 1 for mask in campaign.kept) > PRINTED.cards.copies[card]:
            raise BadInput("campaign-copies", card=CARD_KEYS[card])
    return campaign


def mask_of(cards: Any, wins: int) -> int:
    """The cards of one seat: persistent ones, each once, at most one for each win."""
    mask = 0
    if not isinstance(cards, list) or len(cards) > wins:
        raise BadInput("campaign-many", most=wins)
    for key in cards:
        if key not in CARD_KEYS:
            raise BadInput("campaign-unknown", card=str(key)[:40])
        card = 1 << CARD_KEYS.index(key)
        if not card & PERSISTENT_MASK or card & mask:
            raise BadInput("campaign-card", card=key)
        mask |= card
    return mask


def written_campaign(game: Root) -> str:
    """The option `campaign` of the next game; a loss ends the campaign (wins 0)."""
    seats: list[int] = [0] * game.rules.players
    for faction in range(FACTION_COUNT):
        if is_human(game, faction):
            seats[game.seat_of[faction]] = game.kept[faction]
    won = game.over and game.ended is not None and game.ended.reason == "together"
    if not won:
        return json.dumps({"wins": 0, "kept": [[] for _ in seats]})
    kept = [[CARD_KEYS[card] for card in range(CARD_COUNT) if mask >> card & 1] for mask in seats]
    return json.dumps({"wins": game.wins, "kept": kept})


def demand_kept_cards(game: Root, humans: Sequence[int]) -> list[Step[Root]]:
    """After a win of a campaign each human keeps one more persistent card."""
    if not game.setup.settings["campaign"]:
        return []
    return [DemandKeptCard(each) for each in humans]


class DemandKeptCard(Asked):
    """Each player keeps one of the persistent cards they have in play at the end."""

    prompt = "keep_card"
    rule = "MM.10"

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def seat(self, game: Root) -> int:
        return game.seat_of[self.faction]

    def options(self, game: Root) -> list[Option]:
        new = game.in_play[self.faction] & PERSISTENT_MASK & ~game.kept[self.faction]
        return [("keep", card) for card in range(CARD_COUNT) if new >> card & 1]

    def chosen(self, game: Root, option: Option) -> None:
        game.kept[self.faction] |= 1 << option[1]
        game.log("card_kept", faction=self.faction, card=option[1])
