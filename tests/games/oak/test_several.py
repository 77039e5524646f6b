"""Resources and Ingredients are picked one by one, in any order, and answered as one."""

from __future__ import annotations

import pytest

from nemeton.engine.errors import IllegalChoice
from nemeton.games.oak.kinds import DARKWOOD, FEAR_DEARG, HEART
from nemeton.games.oak.laws.brewing import DemandTokens
from tests.games.oak.table import Table


def test_resources_of_any_kind_are_paid_in_any_order() -> None:
    table = Table().hand(HEART).resources(3, 0, 3).answer("oak", HEART).asks(0, "pay")
    several = table.state.pending().several(table.state)
    assert several is not None
    assert several.members == (("pay_one", 0), ("pay_one", 2))
    assert (several.fewest, several.most) == (3, 3)

    with pytest.raises(IllegalChoice):
        table.answer_together(("pay_one", 2), ("pay_one", 0))
    table.answer_together(("pay_one", 2), ("pay_one", 0), ("pay_one", 2)).asks(0, "advance")

    assert table.holdings().resources == [2, 0, 1]
    assert table.state.choices()[-1] == ("pay", 1, 0, 2)


def test_only_sets_that_make_the_potion_are_whole() -> None:
    table = Table().ingredients(0, 0, 1, 2, 3)
    table.when(DemandTokens(0, DARKWOOD, 0, 0, ())).asks(0, "tokens")
    several = table.state.pending().several(table.state)
    assert several is not None
    needed = several.most

    twice = [("use_one", 0)] * 2 + [("use_one", 1)] * (needed - 2)
    with pytest.raises(IllegalChoice):
        table.answer_together(*twice)
    different = [("use_one", kind) for kind in (3, 0, 2, 1)][:needed]
    table.answer_together(*different)

    assert table.prompt != "tokens"


def test_a_list_too_long_to_show_is_picked_at_once_all_the_same() -> None:
    table = Table().ingredients(*[kind for kind in range(5) for _ in range(4)])
    table.holdings().creatures.append(FEAR_DEARG)
    table.when(DemandTokens(0, DARKWOOD + 2, 0, 0, ())).asks(0, "tokens")
    assert table.options()[0][0] == "use_of"
    several = table.state.pending().several(table.state)
    assert several is not None
    way = max(several.ways, key=sum)

    picked = [
        option for option, number in zip(several.members, way, strict=True) for _ in range(number)
    ]
    table.answer_together(*reversed(picked))

    assert table.prompt != "tokens"
    assert sum(table.holdings().ingredients) == 20 - sum(way)
