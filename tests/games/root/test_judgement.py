"""What the judgement sees: battles within reach, a Dominance to be broken, ruins without a find."""

from __future__ import annotations

from nemeton.games.root.factions.riverfolk.trade_posts import DemandFundLost
from nemeton.games.root.factions.vagabond.aid import DemandAidCard
from nemeton.games.root.judgement.evaluation import evaluate
from nemeton.games.root.judgement.vagabond import aid_step, has_find
from nemeton.games.root.kinds import (
    ALLIANCE,
    BAG,
    EYRIE,
    KEEP,
    MARQUISE,
    RIVERFOLK,
    SAWMILL,
    SYMPATHY,
    TRADE_POST,
    VAGABOND,
    VAGABOND2,
)
from tests.games.root.table import C1, C2, C9, Table, number_of


def reason(table: Table, faction: int, name: str) -> float:
    return evaluate(table.state, table.state.seat_of[faction])[name]


def test_marching_up_to_an_undefended_building_is_worth_something() -> None:
    far = Table("marquise", "eyrie").put(SAWMILL, C1).put(EYRIE, C2, 3)
    near = Table("marquise", "eyrie").put(SAWMILL, C1).put(EYRIE, C1, 3)

    assert reason(far, EYRIE, "targets") == 0
    assert reason(near, EYRIE, "targets") > 0.3


def test_a_trade_post_with_funds_behind_it_is_worth_more() -> None:
    poor = Table("marquise", "riverfolk").put(TRADE_POST, C1).put(MARQUISE, C1, 3)
    rich = Table("marquise", "riverfolk").put(TRADE_POST, C1).put(MARQUISE, C1, 3)
    rich.state.funds[RIVERFOLK] = 10

    assert reason(rich, MARQUISE, "targets") > reason(poor, MARQUISE, "targets")


def test_funds_that_a_lost_trade_post_will_cost_count_at_once() -> None:
    """Also while the Riverfolk have still to say whose warriors they give up."""
    before, after = Table("marquise", "riverfolk"), Table("marquise", "riverfolk")
    for table in (before, after):
        table.put(TRADE_POST, C1)
        table.state.funds[RIVERFOLK], table.state.funds[MARQUISE] = 6, 4
    after.when(DemandFundLost(4, 0))

    assert after.state.pending().prompt == "fund_lost"
    assert sum(after.state.funds) == sum(before.state.funds)
    assert reason(after, MARQUISE, "others") > reason(before, MARQUISE, "others") + 0.5


def test_a_warrior_where_officers_could_organize_is_worth_something() -> None:
    ready = Table("marquise", "alliance").put(ALLIANCE, C1)
    placed = Table("marquise", "alliance").put(ALLIANCE, C1).put(SYMPATHY, C1)
    ready.state.officers = placed.state.officers = 2

    assert reason(ready, ALLIANCE, "organizers") > 0.2
    assert reason(placed, ALLIANCE, "organizers") == 0


def aiding(*cards: str) -> Table:
    """A Vagabond about to give the second Marquise aid of two that one step takes."""
    table = Table("marquise", "vagabond", "eyrie").put(MARQUISE, C1).pawn(VAGABOND, C1)
    table.items(VAGABOND, "sword", "torch").hand(VAGABOND, *cards).active(VAGABOND)
    table.state.relations[MARQUISE] = 1
    return table


def test_an_aid_that_cannot_be_finished_for_want_of_cards_is_not_worth_beginning() -> None:
    enough, short = aiding("ambush_bird", "ambush_bird"), aiding("ambush_bird")

    assert aid_step(enough.state, VAGABOND, MARQUISE) > 0
    assert aid_step(short.state, VAGABOND, MARQUISE) < 0


def test_an_aid_begun_keeps_what_was_given_before() -> None:
    table = aiding("ambush_bird")
    table.items(VAGABOND, "sword", "torch")
    table.state.aids[MARQUISE] = 1
    before = reason(table, VAGABOND, "friendship")
    table.state.items = [0] * len(table.state.items)
    table.when(DemandAidCard(VAGABOND, MARQUISE))

    assert reason(table, VAGABOND, "friendship") == before


def dominant(third: int) -> Table:
    """The Eyrie hold two mouse clearings firmly, and the third by so many warriors."""
    table = Table("marquise", "eyrie", "alliance").put(KEEP, C1)
    mice = [each for each in range(12) if table.state.suits[each] == 2][:3]
    table.put(EYRIE, mice[0], 4).put(EYRIE, mice[1], 4).put(MARQUISE, mice[2], 2)
    if third:
        table.put(EYRIE, mice[2], third)
    table.state.dominance[EYRIE] = number_of("dominance_mouse")
    return table


def test_breaking_a_dominance_counts_more_than_wearing_it_down() -> None:
    firm, narrow, broken = (reason(dominant(third), MARQUISE, "others") for third in (4, 2, 0))

    assert broken - narrow > narrow - firm > 0


def holding_mice(points: int) -> Table:
    """The Marquise have the Dominance card that the Eyrie, with so many points, could use."""
    table = dominant(4).score(EYRIE, points).hand(MARQUISE, "dominance_mouse").active(MARQUISE)
    table.state.dominance[EYRIE] = -1
    return table


def test_a_dominance_card_is_kept_from_whoever_would_activate_it() -> None:
    assert reason(holding_mice(12), MARQUISE, "dominance") > 0


def test_a_dominance_card_that_is_of_no_use_is_not_worth_another() -> None:
    for points in (0, 20):  # too few to activate it, too many to give them up
        assert reason(holding_mice(points), MARQUISE, "dominance") < 0


def test_a_dominance_card_drawn_in_the_evening_is_no_reason_to_end_the_turn() -> None:
    held, drawn = dominant(4), dominant(4)
    for table in (held, drawn):
        table.state.dominance[EYRIE] = -1
        table.score(EYRIE, 10).active(MARQUISE)
    held.hand(EYRIE, "dominance_mouse", "ambush_fox")
    drawn.hand(EYRIE, "ambush_fox", "dominance_mouse")

    assert reason(held, EYRIE, "dominance") > 1
    assert reason(drawn, EYRIE, "dominance") < 0.3


def test_beside_a_second_vagabond_a_ruin_has_only_kinds_not_found_yet() -> None:
    table = Table("vagabond", "vagabond", "marquise")
    table.state.ruin_items[C9] = (BAG,)
    table.state.ruin_taken[0] = 1 << BAG

    assert not has_find(table.state, VAGABOND, C9)
    assert has_find(table.state, VAGABOND2, C9)
