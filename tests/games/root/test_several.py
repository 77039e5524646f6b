"""Several things are picked in any order: nothing of a set follows from the order of asking."""

from __future__ import annotations

import nemeton
from nemeton.games.root.components import CARD_KEYS
from nemeton.games.root.factions.alliance.supporters import DemandSupporter
from nemeton.games.root.factions.marquise.building import DemandWoodPaid
from nemeton.games.root.factions.marquise.turn import DemandRecruitSite
from nemeton.games.root.factions.riverfolk.trade_posts import DemandFundLost
from nemeton.games.root.factions.vagabond.characters import DemandHideoutRepair
from nemeton.games.root.factions.vagabond.turn import Refresh
from nemeton.games.root.kinds import (
    ALLIANCE,
    DAMAGED_UP,
    DOWN,
    EYRIE,
    FOX,
    ITEMS,
    MARQUISE,
    RECRUITER,
    RIVERFOLK,
    SAWMILL,
    UP,
    VAGABOND,
    WOOD,
)
from nemeton.games.root.laws.cards import DemandDiscard
from nemeton.games.root.laws.crafting import Craft
from nemeton.games.root.laws.items import held
from nemeton.games.root.laws.losses import DemandDamage
from tests.games.root.table import C1, C5, C9, C10, C11, Table

SEVEN = ("ambush_fox", "anvil", "armorers", "sappers", "sword", "tax_collector", "cobbler")


def test_the_first_riverfolk_warrior_forces_none_of_the_others() -> None:
    factions = ("riverfolk", "marquise", "eyrie")
    state = nemeton.game("root").start(players=3, seed=1, factions=factions, first="first_seat")
    while state.pending().prompt != "river_warrior":
        state.choose(state.options()[0])

    decision = state.decision
    assert decision is not None
    several = decision.several
    assert several is not None
    assert several.members[-1] == ("station", C11)
    others = several.addable(several.numbers_of([("station", C11)]))
    assert others == list(several.members)

    state.choose_several([("station", C11), ("station", C5), ("station", C10), ("station", C5)])
    board = state.view(0)["board"]
    assert [board["clearings"][each]["pieces"].get("6", 0) for each in (C5, C10, C11)] == [2, 1, 1]


def test_of_seven_cards_the_last_may_be_discarded_first() -> None:
    table = Table("marquise", "eyrie").hand(MARQUISE, *SEVEN)
    last, first = max(table.state.hands[MARQUISE]), min(table.state.hands[MARQUISE])

    table.when(DemandDiscard(MARQUISE, 0)).asks(MARQUISE, "discard")
    assert table.refuses("discard", last)  # asked in ascending order inside
    table.answer_together(("discard", last), ("discard", first)).asks_nothing()

    assert len(table.cards(MARQUISE)) == 5
    table.told(None, "discarded", faction=MARQUISE, card=[first, last])


def test_supporters_are_spent_in_any_order() -> None:
    table = Table("alliance", "eyrie").supporters("anvil", "ambush_fox", "armorers")
    table.when(DemandSupporter(FOX, 2, 0)).asks(ALLIANCE, "pay_supporter")

    table.answer_together(("supporter", "armorers"), ("supporter", "ambush_fox")).asks_nothing()

    assert table.state.supporters == [CARD_KEYS.index("anvil")]


def test_items_are_refreshed_repaired_and_damaged_in_any_order() -> None:
    table = Table("vagabond", "eyrie")
    table.items(VAGABOND, "sword", "torch", "boot", face=DOWN)
    table.when(Refresh(VAGABOND, 2)).asks(VAGABOND, "refresh")
    high, low = sorted((ITEMS.index(each) for each in ("sword", "torch")), reverse=True)

    table.answer_together(("refresh", high, DOWN), ("refresh", low, DOWN)).asks_nothing()
    assert table.state.items.count(1) == 3

    table.when(DemandDamage(VAGABOND, 1, 0)).when(DemandDamage(VAGABOND, 2, 0))
    faces = {ITEMS.index("boot"): DOWN, high: UP, low: UP}
    picked = [("damage", item, face) for item, face in sorted(faces.items(), reverse=True)[:2]]
    table.answer_together(*picked)
    for _, item, face in picked:
        assert held(table.state, VAGABOND, face + 2, item) == 1


def test_the_hideout_repairs_in_any_order() -> None:
    table = Table("vagabond", "eyrie")
    table.items(VAGABOND, "sword", "torch", "boot", "hammer", face=DAMAGED_UP)
    table.when(DemandHideoutRepair(VAGABOND, 3))
    several = table.state.pending().several(table.state)
    assert several is not None

    table.answer_together(*reversed(several.members[1:])).asks_nothing()

    left = several.members[0][1]
    assert held(table.state, VAGABOND, DAMAGED_UP, left) == 1


def test_wood_is_paid_in_any_order() -> None:
    table = Table("marquise", "riverfolk")
    for clearing in (C1, C5, C9):
        table.put(MARQUISE, clearing).put(WOOD, clearing)
    table.when(DemandWoodPaid(SAWMILL, C1, 2, 0)).asks(MARQUISE, "wood_paid")

    table.answer_together(("pay_wood", C9), ("pay_wood", C5))

    assert [table.count(WOOD, each) for each in (C1, C5, C9)] == [1, 0, 0]
    table.told(None, "wood_paid", clearing=[C5, C9])


def test_recruiters_are_served_in_any_order() -> None:
    table = Table("marquise", "riverfolk")
    for clearing in (C1, C5, C9):
        table.put(RECRUITER, clearing)
    table.when(DemandRecruitSite(2, 0, 0)).asks(MARQUISE, "recruit_site")

    table.answer_together(("serve", C9), ("serve", C1)).asks_nothing()

    assert [table.count(MARQUISE, each) for each in (C1, C5, C9)] == [1, 0, 1]


def test_funds_are_lost_in_any_order() -> None:
    table = Table("marquise", "riverfolk")
    for owner in (MARQUISE, RIVERFOLK):
        table.state.funds[owner] += 2
        table.state.supply[owner] -= 2
    table.when(DemandFundLost(2, 0)).asks(RIVERFOLK, "fund_lost")

    table.answer_together(("lose_fund", RIVERFOLK), ("lose_fund", MARQUISE)).asks_nothing()

    assert (table.state.funds[MARQUISE], table.state.funds[RIVERFOLK]) == (1, 1)


def test_the_riverfolk_put_all_funds_for_a_card_at_once() -> None:
    table = Table("riverfolk", "eyrie").hand(RIVERFOLK, "royal_claim")  # four icons of any suit
    table.state.posts_placed = [2, 2, 2]
    table.state.funds[EYRIE], table.state.funds[RIVERFOLK] = 3, 1
    table.when(Craft(RIVERFOLK, CARD_KEYS.index("royal_claim"), False))
    table.asks(RIVERFOLK, "crafting_fund")

    several = table.state.pending().several(table.state)
    assert several is not None
    assert (several.fewest, several.most) == (4, 4)
    picked = [("put_fund", RIVERFOLK, 2), *[("put_fund", EYRIE, suit) for suit in (2, 0, 1)]]
    table.answer_together(*picked)

    assert table.state.funds == [0] * len(table.state.funds)
    assert sum(table.state.track_funds) == 4
    assert table.state.in_play[RIVERFOLK] >> CARD_KEYS.index("royal_claim") & 1
