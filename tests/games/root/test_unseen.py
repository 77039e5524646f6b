"""Cards that change hands unseen: whoever did not see it no longer knows which one it was."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemeton.engine.flow import Option
from nemeton.engine.state import State
from nemeton.games.root.components import CARD_KEYS
from nemeton.games.root.factions.alliance.lost_bases import LoseBase
from nemeton.games.root.factions.alliance.turn import AllianceDaylight
from nemeton.games.root.factions.vagabond.aid import DemandAidCard
from nemeton.games.root.factions.vagabond.daylight import VagabondDaylight
from nemeton.games.root.kinds import ALLIANCE, EYRIE, MARQUISE, RIVERFOLK, VAGABOND
from nemeton.games.root.laws.birdsong_extras import OfferBirdsongCards
from nemeton.games.root.laws.cards import EVERYBODY, show_hand
from nemeton.games.root.laws.outrage import DemandOutrageCard
from nemeton.games.root.state import Root
from nemeton.testing.seen import viewers
from nemeton.testing.unseen import telling, twins_of
from tests.games.root.table import C6, Table, names

HAND = ("anvil", "root_tea_fox", "foxfolk_steel", "bake_sale")  # three foxes and a rabbit

Transfer = tuple[Table, Option]


def four() -> Table:
    """Everybody has seen what the Eyrie, the Alliance and the Vagabond hold."""
    return Table("marquise", "eyrie", "alliance", "vagabond")


def shown(table: Table, faction: int) -> Table:
    for other in table.state.order:
        if other != faction:
            show_hand(table.state, faction, other)
    return table


def steal() -> Transfer:
    table = shown(four().hand(EYRIE, *HAND), EYRIE).put(EYRIE, C6)
    table.active(VAGABOND).pawn(VAGABOND, C6, "thief").items(VAGABOND, "torch")
    return table.when(VagabondDaylight()), ("steal", EYRIE)


def stand_and_deliver() -> Transfer:
    table = shown(four().hand(EYRIE, *HAND), EYRIE).in_play(MARQUISE, "stand_and_deliver")
    return table.when(OfferBirdsongCards(MARQUISE)), ("stand_and_deliver", EYRIE)


def outrage() -> Transfer:
    table = shown(four().hand(EYRIE, *HAND), EYRIE)
    return table.when(DemandOutrageCard(EYRIE, C6)), ("give", CARD_KEYS.index("anvil"))


def aid() -> Transfer:
    table = shown(four().hand(VAGABOND, *HAND), VAGABOND).pawn(VAGABOND, C6)
    return table.when(DemandAidCard(VAGABOND, EYRIE)), ("give", CARD_KEYS.index("anvil"))


def mobilize() -> Transfer:
    table = shown(four().active(ALLIANCE).hand(ALLIANCE, *HAND), ALLIANCE)
    return table.when(AllianceDaylight()), ("mobilize", CARD_KEYS.index("anvil"))


TRANSFERS: list[Callable[[], Transfer]] = [steal, stand_and_deliver, outrage, aid, mobilize]


@pytest.mark.parametrize("transfer", TRANSFERS, ids=lambda each: each.__name__)
def test_those_who_did_not_see_it_cannot_tell_which_card_moved(
    transfer: Callable[[], Transfer],
) -> None:
    table, option = transfer()

    twins = list(twins_of(table.state, option, most=9))

    assert len(twins) == (2 if option[0] == "give" else 3)
    for one, other, moved in twins:
        for viewer in viewers(one):
            assert (viewer in moved.seen_by) == bool(telling(one, other, viewer)), viewer


def known(table: Table, viewer: int, faction: int) -> list[str]:
    views = table.state.view(table.seat_of(viewer))["board"]["factions"]
    return names(next(each for each in views if each["faction"] == faction)["hand"])


def test_of_a_hand_that_gave_a_fox_the_rabbit_is_still_known() -> None:
    table, option = outrage()

    table.state.choose(option)

    assert known(table, MARQUISE, EYRIE) == ["bake_sale"]
    assert known(table, ALLIANCE, EYRIE) == ["bake_sale", "foxfolk_steel", "root_tea_fox"]


def re_deals(table: Table) -> list[State]:
    """What the Marquise could face."""
    return [table.state.determinize(0, seed) for seed in range(60)]


def test_a_re_deal_may_put_the_card_back_where_it_was() -> None:
    table, option = outrage()
    table.state.choose(option)
    anvil = CARD_KEYS.index("anvil")

    dealt = [each for each in re_deals(table) if isinstance(each, Root)]

    assert len(dealt) == 60
    assert all(CARD_KEYS.index("bake_sale") in each.hands[EYRIE] for each in dealt)
    assert {anvil in each.supporters for each in dealt} == {True, False}


def test_who_knows_the_whole_hand_knows_what_goes_if_nothing_else_can() -> None:
    table = shown(four().hand(EYRIE, "anvil", "bake_sale"), EYRIE)

    table.when(DemandOutrageCard(EYRIE, C6)).answer("give", "anvil")

    assert known(table, MARQUISE, EYRIE) == ["bake_sale"]
    assert [each & 1 for each in table.state.supporters_seen] == [1]


def test_whoever_knows_only_a_part_of_the_hand_infers_nothing() -> None:
    table = shown(four().hand(EYRIE, "anvil"), EYRIE).hand(EYRIE, "bake_sale")

    table.when(DemandOutrageCard(EYRIE, C6)).answer("give", "anvil")

    assert [each & 1 for each in table.state.supporters_seen] == [0]


def test_a_supporter_too_many_is_discarded_before_all_eyes() -> None:
    table, option = outrage()
    table.supporters("sword", "investments", "root_tea_mouse", "smugglers_trail", "armorers")

    table.state.choose(option)

    assert known(table, MARQUISE, EYRIE) == ["bake_sale", "foxfolk_steel", "root_tea_fox"]
    assert names(table.state.discard) == ["anvil"]


def test_what_comes_into_an_open_hand_everybody_sees() -> None:
    table = Table("eyrie", "riverfolk", "vagabond").hand(VAGABOND, *HAND).pawn(VAGABOND, C6)
    show_hand(table.state, VAGABOND, EYRIE)

    table.when(DemandAidCard(VAGABOND, RIVERFOLK)).answer("give", "anvil")

    assert known(table, EYRIE, VAGABOND) == ["bake_sale", "foxfolk_steel", "root_tea_fox"]
    assert table.state.hands_seen[RIVERFOLK] == [EVERYBODY]


def test_that_a_lost_base_costs_no_supporter_is_news_too() -> None:
    table = four().supporters("bake_sale")
    table.state.number += 1

    table.when(LoseBase(0))

    assert table.state.mark == table.state.number
