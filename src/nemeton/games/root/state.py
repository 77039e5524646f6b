"""What is on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemeton.engine.chance import Chance
from nemeton.engine.save import Fields
from nemeton.engine.state import State
from nemeton.games.root import fields as saving
from nemeton.games.root.fight import NO_FIGHT
from nemeton.games.root.kinds import (
    CLEARINGS,
    FACTION_COUNT,
    ITEM_KINDS,
    KINDS,
    NOBODY,
    OFF_MAP,
)
from nemeton.games.root.rules import Rules

if TYPE_CHECKING:
    from nemeton.engine.game import Setup


class Root(State):
    """A game of Root. Lists by faction have seven entries, by Vagabond two, by suit three."""

    def __init__(self, setup: Setup, chance: Chance, rules: Rules) -> None:
        super().__init__(setup, chance)
        self.rules = rules

    def lay_out(self) -> None:
        """An empty table; a clone takes over another's instead."""
        self.lay_out_map()
        self.lay_out_cards()
        self.lay_out_players()
        self.lay_out_vagabonds()
        self.lay_out_boards()
        self.fight = self.last_fight = NO_FIGHT
        self.battles = 0

    def lay_out_map(self) -> None:
        self.suits = list(self.rules.map.suits)
        self.pieces = [0] * (CLEARINGS * KINDS)
        self.ruins = [0] * CLEARINGS
        self.ruin_items: list[tuple[int, ...]] = [()] * CLEARINGS
        self.ruin_seen = [0] * CLEARINGS  # a bit per seat that has looked under it
        self.scorched = [0] * CLEARINGS
        self.pawns = [OFF_MAP, OFF_MAP]
        self.keep = OFF_MAP
        self.item_supply = [0] * ITEM_KINDS

    def lay_out_cards(self) -> None:
        self.deck: list[int] = []  # nobody knows its order, so it has none
        self.discard: list[int] = []
        self.lost_souls: list[int] = []
        self.available: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(FACTION_COUNT)]
        self.hands_seen: list[list[int]] = [[] for _ in range(FACTION_COUNT)]  # a bit per seat
        self.supporters: list[int] = []
        self.supporters_seen: list[int] = []
        self.decree: list[list[int]] = [[] for _ in range(4)]
        self.revealed: list[int] = []  # 10.5 by the Cult
        self.orders: list[int] = []  # MM.2
        self.orders_seen: list[int] = []
        self.machine_done: list[int] = []  # what its last turn did, five numbers each
        self.in_play = [0] * FACTION_COUNT  # persistent cards and spies, a bit each
        self.dominance = [-1] * FACTION_COUNT
        self.quest_row: list[int] = []
        self.quest_deck: list[int] = []

    def lay_out_players(self) -> None:
        self.seat_of = [-1] * FACTION_COUNT
        self.order: list[int] = []  # the factions, clockwise from the first player
        self.turn_place = -1
        self.round = 0
        self.active = NOBODY
        self.scores = [0] * FACTION_COUNT
        self.reached = 0  # MM.8 who has reached thirty, a bit per faction
        self.coalition = [NOBODY] * FACTION_COUNT
        self.supply = [0] * FACTION_COUNT
        self.crafted = [0] * (FACTION_COUNT * ITEM_KINDS)
        self.crafting_used = [0] * 3
        self.acted = 0  # actions, Decree cards or operations carried out this turn
        self.used = 0  # cards whose effect was used this turn, a bit each
        self.wins = 0  # MM.10 campaign
        self.kept = [0] * FACTION_COUNT

    def lay_out_vagabonds(self) -> None:
        self.characters = [-1, -1]
        self.items = [0] * (2 * 4 * ITEM_KINDS)  # by Vagabond, state, kind
        self.ruin_taken = [0, 0]
        self.relations = [0] * (2 * FACTION_COUNT)
        self.aids = [0] * (2 * FACTION_COUNT)
        self.quests_done = [0, 0]
        self.tea_counted = 0

    def lay_out_boards(self) -> None:
        self.leader = -1
        self.leaders_up = 0b1111
        self.officers = 0
        self.acolytes = 0
        self.outcast = -1
        self.hated = 0
        self.scored_suits = 0
        self.payments = [0] * FACTION_COUNT
        self.funds = [0] * FACTION_COUNT
        self.commitments = [0] * FACTION_COUNT
        self.track_funds = [0] * (3 * FACTION_COUNT)
        self.posts_placed = [0] * 3
        self.prices = [1] * 3
        self.services_bought = 0
        self.riverboats = NOBODY
        self.mercenaries_bought = NOBODY
        self.mercenaries = NOBODY

    def fields(self) -> dict[str, Any]:
        return saving.written(self)

    def restore(self, fields: Fields) -> None:
        self.lay_out()
        saving.restore(self, fields)

    def seat_count(self) -> int:
        return self.rules.seats
