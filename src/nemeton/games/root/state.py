"""What is on the table."""

from __future__ import annotations

from nemeton.engine.chance import Chance
from nemeton.engine.contract import Setup
from nemeton.engine.state import State
from nemeton.games.root.fight import NO_FIGHT
from nemeton.games.root.kinds import CLEARINGS, FACTION_COUNT, ITEM_KINDS, KINDS, NOBODY, OFF_MAP
from nemeton.games.root.rules import Rules


class Root(State):
    """A game of Root. Lists by faction have seven entries, by Vagabond two, by suit three."""

    def __init__(self, setup: Setup, chance: Chance, rules: Rules) -> None:
        super().__init__(setup, chance)
        self.rules = rules

    def clear(self) -> None:
        """An empty table; a clone takes over another's instead."""
        self.clear_map()
        self.clear_cards()
        self.clear_players()
        self.clear_vagabonds()
        self.clear_boards()
        self.fight = self.last_fight = NO_FIGHT
        self.battles = 0
        self.earlier: list[int] = []  # SC.1 by seat: the points of the first game of a match

    def clear_map(self) -> None:
        self.suits = list(self.rules.map.suits)
        self.pieces = [0] * (CLEARINGS * KINDS)
        self.ruins = [0] * CLEARINGS
        self.ruin_items: list[tuple[int, ...]] = [()] * CLEARINGS
        self.ruin_seen = [0] * CLEARINGS  # a bit per seat that has looked under it
        self.scorched = [0] * CLEARINGS
        self.pawns = [OFF_MAP, OFF_MAP]
        self.keep = OFF_MAP
        self.item_supply = [0] * ITEM_KINDS

    def clear_cards(self) -> None:
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

    def clear_players(self) -> None:
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

    def clear_vagabonds(self) -> None:
        self.characters = [-1, -1]
        self.items = [0] * (2 * 4 * ITEM_KINDS)  # by Vagabond, state, kind
        self.ruin_taken = [0, 0]
        self.relations = [0] * (2 * FACTION_COUNT)
        self.aids = [0] * (2 * FACTION_COUNT)
        self.quests_done = [0, 0]
        self.tea_counted = 0

    def clear_boards(self) -> None:
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

    def seat_count(self) -> int:
        return self.rules.seats

    def copied(self) -> Root:
        twin = Root(self.setup, self.chance.clone(), self.rules)
        copy_table(self, twin)
        return twin


def copy_table(game: Root, twin: Root) -> None:
    """Gives the twin a table of its own, equal to this one."""
    copy_map(game, twin)
    copy_cards(game, twin)
    copy_players(game, twin)
    copy_vagabonds(game, twin)
    copy_boards(game, twin)
    twin.fight = game.fight.copied()
    twin.last_fight = game.last_fight  # nobody writes in it any more
    twin.battles = game.battles
    twin.earlier = game.earlier


def copy_map(game: Root, twin: Root) -> None:
    twin.suits = game.suits  # fixed once dealt
    twin.pieces = game.pieces.copy()
    twin.ruins = game.ruins.copy()
    twin.ruin_items = game.ruin_items.copy()
    twin.ruin_seen = game.ruin_seen.copy()
    twin.scorched = game.scorched.copy()
    twin.pawns = game.pawns.copy()
    twin.keep = game.keep
    twin.item_supply = game.item_supply.copy()


def copy_cards(game: Root, twin: Root) -> None:
    twin.deck = game.deck.copy()
    twin.discard = game.discard.copy()
    twin.lost_souls = game.lost_souls.copy()
    twin.available = game.available.copy()
    twin.hands = [hand.copy() for hand in game.hands]
    twin.hands_seen = [seen.copy() for seen in game.hands_seen]
    twin.supporters = game.supporters.copy()
    twin.supporters_seen = game.supporters_seen.copy()
    twin.decree = [column.copy() for column in game.decree]
    twin.revealed = game.revealed.copy()
    twin.orders = game.orders.copy()
    twin.orders_seen = game.orders_seen.copy()
    twin.machine_done = game.machine_done.copy()
    twin.in_play = game.in_play.copy()
    twin.dominance = game.dominance.copy()
    twin.quest_row = game.quest_row.copy()
    twin.quest_deck = game.quest_deck.copy()


def copy_players(game: Root, twin: Root) -> None:
    twin.seat_of = game.seat_of.copy()
    twin.order = game.order.copy()
    twin.turn_place = game.turn_place
    twin.round = game.round
    twin.active = game.active
    twin.scores = game.scores.copy()
    twin.reached = game.reached
    twin.coalition = game.coalition.copy()
    twin.supply = game.supply.copy()
    twin.crafted = game.crafted.copy()
    twin.crafting_used = game.crafting_used.copy()
    twin.used = game.used
    twin.acted = game.acted
    twin.wins = game.wins
    twin.kept = game.kept.copy()


def copy_vagabonds(game: Root, twin: Root) -> None:
    twin.characters = game.characters.copy()
    twin.items = game.items.copy()
    twin.ruin_taken = game.ruin_taken.copy()
    twin.relations = game.relations.copy()
    twin.aids = game.aids.copy()
    twin.quests_done = game.quests_done.copy()
    twin.tea_counted = game.tea_counted


def copy_boards(game: Root, twin: Root) -> None:
    twin.leader = game.leader
    twin.leaders_up = game.leaders_up
    twin.officers = game.officers
    twin.acolytes = game.acolytes
    twin.outcast = game.outcast
    twin.hated = game.hated
    twin.scored_suits = game.scored_suits
    twin.payments = game.payments.copy()
    twin.funds = game.funds.copy()
    twin.commitments = game.commitments.copy()
    twin.track_funds = game.track_funds.copy()
    twin.posts_placed = game.posts_placed.copy()
    twin.prices = game.prices.copy()
    twin.services_bought = game.services_bought
    twin.riverboats = game.riverboats
    twin.mercenaries_bought = game.mercenaries_bought
    twin.mercenaries = game.mercenaries
