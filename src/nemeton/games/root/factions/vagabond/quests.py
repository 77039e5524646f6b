"""9.5.5 Quests and their rewards."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option
from nemeton.engine.text import Saying
from nemeton.games.root.kinds import BY_QUESTS, VAGABOND
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.board import pawn_place
from nemeton.games.root.laws.cards import draw
from nemeton.games.root.laws.items import exhaust, ready
from nemeton.games.root.laws.victory import score
from nemeton.games.root.state import Root

QUEST_CARDS: Final = 2


def quests(game: Root, vagabond: int, clearing: int) -> list[Option]:
    """9.5.5 Quests of the clearing's suit whose two items are at hand."""
    components = game.rules.components
    found: list[Option] = []
    for quest in sorted(game.quest_row):
        if components.quest_suit[quest] == game.suits[clearing]:
            one, other = components.quest_items[quest]
            if ready(game, vagabond, one) and ready(game, vagabond, other) > (one == other):
                found.append(("quest", quest))
    return found


def why_not_quest(game: Root, vagabond: int, quest: int) -> Saying:
    """9.5.5 Why this quest cannot be done here."""
    if quest not in game.quest_row:
        return Saying("why-quest-not-open", rule="9.5.5", quest=quest)
    components = game.rules.components
    suit = components.quest_suit[quest]
    clearing = pawn_place(game, vagabond)
    if game.suits[clearing] != suit:
        return Saying("why-other-suit", rule="9.5.5", clearing=clearing, suit=suit)
    one, other = components.quest_items[quest]
    return Saying("why-quest-items", rule="9.5.5", quest=quest, item=one, other_item=other)


def complete_quest(game: Root, vagabond: int, quest: int) -> None:
    for item in game.rules.components.quest_items[quest]:
        exhaust(game, vagabond, item)
    game.quest_row.remove(quest)
    game.quests_done[vagabond - VAGABOND] |= 1 << quest
    game.log("quest_done", faction=vagabond, quest=quest)
    if game.quest_deck:
        game.quest_row.append(game.chance.take(game.quest_deck))
    game.then(DemandReward(vagabond, quest))


def quests_of_suit(game: Root, vagabond: int, suit: int) -> int:
    done = game.quests_done[vagabond - VAGABOND]
    suits = game.rules.components.quest_suit
    return sum(done >> quest & 1 for quest in range(len(suits)) if suits[quest] == suit)


class DemandReward(Asked):
    """9.5.5 Two cards, or a point for each quest of that suit."""

    prompt = "quest_reward"
    rule = "9.5.5"

    def __init__(self, vagabond: int, quest: int) -> None:
        self.vagabond: Final = vagabond
        self.quest: Final = quest

    def seat(self, game: Root) -> int:
        return game.seat_of[self.vagabond]

    def about(self, game: Root) -> dict[str, int]:
        suit = game.rules.components.quest_suit[self.quest]
        return {"quest": self.quest, "points": quests_of_suit(game, self.vagabond, suit)}

    def options(self, game: Root) -> list[Option]:
        return [("reward_points",), ("reward_cards",)]

    def chosen(self, game: Root, option: Option) -> None:
        if option[0] == "reward_cards":
            draw(game, self.vagabond, QUEST_CARDS)
        else:
            suit = game.rules.components.quest_suit[self.quest]
            score(game, self.vagabond, quests_of_suit(game, self.vagabond, suit), BY_QUESTS)
