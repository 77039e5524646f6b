"""Several things picked at once: in any order, all or nothing."""

from __future__ import annotations

from typing import Any

import pytest

import nemeton
from nemeton import Chance, ChoiceOfSeveral, Fields, Game, IllegalChoice, Option, Setup, State
from nemeton.engine.several import Limit, Several

HAND = [2, 3, 3, 5, 8]
GIFTS = 3


class Giving(State):
    """A seat gives away three of its five cards."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.hand = HAND.copy()
        self.given: list[int] = []

    def copied(self) -> Giving:
        twin = Giving(self.setup, self.chance.clone())
        twin.hand = self.hand.copy()
        twin.given = self.given.copy()
        return twin


class DemandGift(ChoiceOfSeveral[Giving]):
    """Three cards, the lowest first."""

    prompt = "gift"

    def __init__(self, left: int, lowest: int) -> None:
        self.left = left
        self.lowest = lowest

    def seat(self, game: Giving) -> int:
        return 0

    def wanted(self, game: Giving) -> int:
        return self.left

    def pool(self, game: Giving) -> list[tuple[Option, int]]:
        kinds = sorted({card for card in game.hand if card >= self.lowest})
        return [(("give", card), game.hand.count(card)) for card in kinds]

    def chosen(self, game: Giving, option: Option) -> None:
        game.hand.remove(option[1])
        game.given.append(option[1])
        game.log("given", player=0, card=option[1])
        if self.left > 1:
            game.then(DemandGift(self.left - 1, option[1]))

    def otherwise(self, game: Giving) -> None:
        game.finish((0,), (len(game.given), None), "given")


class GivingGame(Game):
    def __init__(self) -> None:
        verbs: dict[str, tuple[str, ...]] = {"give": ("card",)}
        kinds = {"card": "card"}
        super().__init__("giving", "giving", "1", range(2, 3), {}, verbs, kinds, {}, [])

    def new(self, setup: Setup, chance: Chance) -> Giving:
        return Giving(setup, chance)

    def begin(self, state: Giving) -> None:
        state.then(DemandGift(GIFTS, 0), DemandGift(0, 0))

    def fields(self, state: Giving) -> dict[str, Any]:
        return {"hand": state.hand, "given": state.given}

    def restore(self, state: Giving, fields: Fields) -> None:
        state.hand = fields.numbers("hand", 0, 9)
        state.given = fields.numbers("given", 0, 9)

    def board_view(self, state: Giving, seat: int | None) -> dict[str, Any]:
        return {"hand": state.hand}

    def bound(self, setup: Setup) -> int:
        return GIFTS


def giving() -> Any:
    return GivingGame().start(seed=1)


def test_a_decision_says_what_can_be_picked_and_how_many() -> None:
    decision = giving().decision

    several = decision.several

    assert several.members == (("give", 2), ("give", 3), ("give", 5), ("give", 8))
    assert several.counts == (1, 2, 1, 1)
    assert (several.fewest, several.most) == (GIFTS, GIFTS)
    assert ("give", 8) not in decision.options  # asked in ascending order inside


def test_the_last_thing_may_be_picked_first() -> None:
    state = giving()

    state.choose_several([("give", 8), ["give", 3], ("give", 5)])

    assert state.given == [3, 5, 8]
    assert state.over


def test_a_set_is_recorded_as_if_it_had_been_asked_member_by_member() -> None:
    at_once, one_by_one = giving(), giving()

    at_once.choose_several([("give", 3), ("give", 2), ("give", 3)])
    for card in (2, 3, 3):
        one_by_one.choose(("give", card))

    assert at_once.record == one_by_one.record
    assert at_once == one_by_one


def test_a_set_is_one_line_of_the_log() -> None:
    state = giving()

    state.choose_several([("give", 8), ("give", 3), ("give", 5)])

    assert [(key, params) for _, key, params in state.events(0)] == [
        ("given", {"player": 0, "card": [3, 5, 8]})
    ]


@pytest.mark.parametrize(
    ("members", "key"),
    [
        ([("give", 8)], "several-exactly"),
        ([("give", 2), ("give", 3), ("give", 3), ("give", 5)], "several-exactly"),
        ([("give", 2), ("give", 2), ("give", 3)], "several-twice"),
        ([("give", 2), ("give", 4), ("give", 3)], "illegal-choice"),
        ([("give", 2), "give", None], "illegal-choice"),
        (("give", 2), "illegal-choice"),
        ([], "several-exactly"),
        (7, "illegal-choice"),
    ],
)
def test_anything_else_is_refused_and_changes_nothing(members: Any, key: str) -> None:
    state = giving()
    before = state.save()

    with pytest.raises(IllegalChoice) as refused:
        state.choose_several(members)

    assert refused.value.key == key
    assert refused.value.said("fr") != refused.value.said("en")
    assert state.save() == before


def test_one_thing_is_picked_as_any_option() -> None:
    state = nemeton.game("cernunos").start(seed=7)
    decision = state.decision
    assert decision is not None
    assert decision.several is None
    first = decision.options[0]

    with pytest.raises(IllegalChoice):
        state.choose_several([first, first])
    state.choose_several([first])

    assert state.number == 1


def test_weights_bound_what_goes_together() -> None:
    pool = [(("sprout", 1), 1), (("sprout", 4), 1), (("sprout", 9), 1)]
    several = Several(pool, 0, 2, [Limit((0, 2, 3), 0, 3)])

    assert several.addable([0, 0, 1]) == [("sprout", 1)]
    assert several.whole([1, 0, 1])
    with pytest.raises(IllegalChoice):
        several.counted([("sprout", 4), ("sprout", 9)])


def test_a_least_weight_keeps_room_for_what_is_missing() -> None:
    pool = [(("fund", 0), 2), (("fund", 1), 2)]
    several = Several(pool, 2, 2, [Limit((0, 1), 1, 2)])

    assert several.addable([1, 0]) == [("fund", 1)]
    assert not several.whole([2, 0])


def test_ways_list_the_sets_that_no_sum_tells() -> None:
    several = Several([(("use", 0), 2), (("use", 1), 3)], 2, 3, ways=[(2, 0), (1, 2)])

    assert several.addable([0, 0]) == [("use", 0), ("use", 1)]
    assert several.addable([1, 1]) == [("use", 1)]
    assert several.whole([2, 0])
    assert not several.whole([0, 3])
