"""3.15 Potions."""

from __future__ import annotations

import random
from itertools import product

import pytest

from nemeton.games.oak.kinds import (
    ACORN,
    ANCIENT,
    BARD,
    BARK,
    BLUEBERRY,
    CHOSEN,
    CLURICHAUN,
    DARKWOOD,
    FACHAN,
    FEAR_DEARG,
    FOREST_ORDER,
    HEART,
    HEART_POTION,
    IN_HAND,
    MUSHROOM,
    ON_ARTIFACT,
    ORDER_SPACE,
    OVATE,
    REST,
    ROOT,
    ROOTS,
    SEELIE_COURT,
    TARW,
)
from nemeton.games.oak.laws.brewing import enough, payments
from tests.games.oak.table import Table

INSPIRATION, TARANIS, NATURE, LUG, BELENOS = range(5)
RUNIC, BLOOM, COMPANION, GODS = 5, 9, 11, 12
CAULDRON, SHIELD = 7, 11


def brewer(*tokens: int) -> Table:
    """A player of the Forest Order, who brews on the Order's space without paying."""
    return Table(orders=("forest", "bee")).ingredients(*tokens)


def brew(table: Table, potion: int) -> Table:
    """Goes to the brewing space and chooses the Potion, where there is a choice."""
    table.answer("order", FOREST_ORDER, 0)
    if table.prompt == "order_druid":
        table.answer("place", 0)
    if table.prompt == "brew":
        table.answer("brew" if table.offers("brew", potion) else "brew_idly", potion)
    return table


@pytest.mark.parametrize(("tier", "points"), [(0, 3), (1, 5), (2, 7)])
def test_darkwood_gives_points_for_different_kinds(tier: int, points: int) -> None:
    """EX-4"""
    table = brewer(*range(3 + tier)).potions(LUG if tier else TARANIS)
    table.state.potions = [CHOSEN, CHOSEN, CHOSEN]
    table.holdings().brewed_chosen = True
    bag = sum(table.state.bag)

    brew(table, DARKWOOD + tier)

    assert table.holdings().points == points
    assert table.holdings().markers == 1
    assert sum(table.holdings().ingredients) == 0
    assert sum(table.state.bag) == bag + 3 + tier


def test_taranis_turns_two_artifacts_back_without_points() -> None:
    """EX-5"""
    table = brewer(BLUEBERRY, ROOT).potions(TARANIS).points(7).artifact(1, 2).artifact(2, 2)

    brew(table, TARANIS).asks(0, "recharge").answer("recharge_two", 1, 2)

    assert table.state.notch[1] == table.state.notch[2] == 0
    assert table.holdings().points == 7


def test_taranis_stops_at_the_first_notch() -> None:
    """A-18"""
    table = brewer(BLUEBERRY, ROOT).potions(TARANIS).artifact(1, 1)

    brew(table, TARANIS).answer("recharge", 1)

    assert table.state.notch[1] == 0


def test_the_blessing_of_belenos_is_a_festival_for_the_brewer_alone() -> None:
    """EX-9"""
    table = brewer(ROOT, MUSHROOM).potions(BELENOS).resources(0, 0, 0).points(30)
    table.resting(1).elder(BARD).branch("rune.L1").branch("feather.1")
    table.resources(0, 0, 0, player=1).branch("rune.1", player=1)

    table.answer("order", FOREST_ORDER, 0)

    held = table.holdings()
    assert held.resources == [1, 0, 3]
    assert held.ingredients == [0] * 5
    assert held.markers == 1
    assert held.kinds_at(ORDER_SPACE) == [BARD]
    assert table.state.sun == 1
    assert table.holdings(1).resources == [0, 0, 0]


def test_any_second_token_will_do_and_clurichaun_brings_one_back() -> None:
    """TC-45"""
    table = brewer(ACORN, ACORN).potions(INSPIRATION).creature(CLURICHAUN)

    brew(table, INSPIRATION).asks(0, "take_back").answer("take_back", ACORN).asks(0, "promote")

    assert table.holdings().ingredients == [0, 0, 0, 1, 0]
    table.sound()


def test_fear_dearg_replaces_a_token_by_two() -> None:
    """TC-46"""
    table = brewer(BARK, BARK, ROOT).potions(BLOOM).creature(FEAR_DEARG)

    brew(table, BLOOM).asks(0, "bloom").answer("gain", 0)

    assert table.holdings().resources[0] == 9
    assert table.holdings().ingredients == [0] * 5


def test_without_fear_dearg_the_named_tokens_are_needed() -> None:
    table = brewer(BARK, BARK, ROOT).potions(LUG, BLOOM, CHOSEN)

    assert table.offered("order") == []


def test_chosen_is_brewed_once_per_player() -> None:
    """TC-48"""
    table = brewer(ACORN, MUSHROOM, MUSHROOM).potions(TARANIS, RUNIC, CHOSEN)
    table.ingredients(ACORN, MUSHROOM, MUSHROOM, player=1)

    brew(table, CHOSEN).asks(0, "promote").answer("promote", ROOTS, ANCIENT)

    table.ingredients(ACORN, MUSHROOM, MUSHROOM)
    table.holdings().place[table.holdings().place.index(ORDER_SPACE)] = ROOTS
    table.answer("end_turn").asks(1, "main").passes(1)
    assert table.holdings().brewed_chosen
    assert not table.holdings(1).brewed_chosen
    assert table.asks(0, "main").offered("order") == []


def test_the_heart_comes_to_the_hand() -> None:
    table = brewer(BLUEBERRY, ROOT, ROOT).potions(HEART_POTION, TARANIS)

    brew(table, HEART_POTION)

    assert table.holdings().cards[HEART] == IN_HAND
    table.sound()


def test_the_gift_of_the_gods_extends_and_brings_a_third_artifact() -> None:
    """TC-49"""
    table = brewer(BARK, BARK, ROOT, BARK, BARK, ROOT).potions(GODS, LUG).artifact(0).artifact(1)

    brew(table, GODS)
    table.answer("use", 2, 1, 0, 0, 0) if table.prompt == "tokens" else None
    table.asks(0, "gift").answer("take_artifact", 8)

    assert table.holdings().extension
    assert table.holdings().artifacts == [0, 1, 8]
    assert table.holdings().points == 4
    table.sound()

    table.holdings().place[table.holdings().place.index(ORDER_SPACE)] = ROOTS
    table.answer("end_turn").passes(1)
    brew(table, GODS)
    assert table.holdings().markers == 2
    assert len(table.holdings().artifacts) == 3


def test_lug_borrows_an_opponents_cauldron() -> None:
    """TC-44"""
    table = brewer(MUSHROOM, ROOT, ACORN).potions(LUG).artifact(CAULDRON, 1, player=1)
    table.move(REST, ON_ARTIFACT + CAULDRON, player=1)

    brew(table, LUG)
    if table.prompt == "tokens":
        table.answer("use", 0, 1, 0, 0, 1)
    if table.prompt == "brew":
        table.answer("brew", LUG)

    assert table.holdings().markers == 2
    assert table.state.notch[CAULDRON] == 1
    assert ON_ARTIFACT + CAULDRON in table.holdings(1).place


def test_lug_pleases_tarw_and_turns_nothing() -> None:
    table = brewer(MUSHROOM, ROOT).potions(LUG).artifact(SHIELD, 2, player=1).creature(TARW)

    brew(table, LUG)

    assert table.holdings().points == 3
    assert table.state.notch[SHIELD] == 2
    assert table.holdings(1).points == 0


def test_with_clurichaun_the_cauldron_is_borrowed_once_a_turn() -> None:
    """docs/decisions/0029: it would pay for itself for ever."""
    table = brewer(MUSHROOM, ROOT).potions(LUG, RUNIC, GODS).artifact(CAULDRON, 0, player=1)
    table.artifact(SHIELD, 0, player=1).creature(CLURICHAUN)

    brew(table, LUG).asks(0, "take_back").answer("take_back", MUSHROOM)
    table.asks(0, "borrow").answer("borrow", CAULDRON)
    table.asks(0, "take_back").answer("take_back", MUSHROOM)

    assert table.holdings().points == 2  # only the Shield was left to borrow
    assert table.holdings().markers == 2


def test_the_cauldron_saves_a_token_of_choice() -> None:
    """POT-5, A-15"""
    table = (
        Table().artifact(CAULDRON).ingredients(BARK, ROOT).potions(INSPIRATION, RUNIC, COMPANION)
    )

    table.answer("use_artifact", CAULDRON).asks(0, "brew")

    assert [option[1] for option in table.offered("brew")] == [INSPIRATION, DARKWOOD]
    table.answer("brew", INSPIRATION).asks(0, "tokens")
    assert set(table.offered("use")) == {("use", 1, 0, 0, 0, 0), ("use", 0, 1, 0, 0, 0)}


def test_runic_power_erects_a_menhir_for_six_of_any_kind() -> None:
    """POT-11"""
    table = brewer(ACORN, BLUEBERRY).potions(LUG, RUNIC).resources(5, 0, 2)

    brew(table, RUNIC).asks(0, "runic_power")
    assert {option[1:] for option in table.offered("pay")} == {(5, 0, 1), (4, 0, 2)}
    table.answer("pay", 4, 0, 2)

    assert table.holdings().menhirs == 1
    assert table.holdings().points == 6
    assert table.holdings().resources == [1, 0, 0]


def test_runic_power_may_be_declined_and_fachan_makes_it_cheaper() -> None:
    """A-53"""
    table = brewer(ACORN, BLUEBERRY).potions(LUG, RUNIC).resources(1, 1, 1).creature(FACHAN)

    brew(table, RUNIC).asks(0, "runic_power").answer("pass")

    assert table.holdings().menhirs == 0
    assert table.holdings().resources == [1, 1, 1]


def test_the_gift_of_nature_moves_markers_twice_or_less() -> None:
    """POT-13"""
    table = brewer(BARK, ROOT).potions(NATURE)

    brew(table, NATURE).asks(0, "limit_step").answer("grow", 0).asks(0, "limit_step").answer(
        "grow", 0
    )

    assert table.holdings().limits == [3, 1]


def test_the_animal_companion_comes_from_the_pile() -> None:
    """POT-12"""
    table = brewer(BLUEBERRY, BLUEBERRY, MUSHROOM).potions(LUG, RUNIC, COMPANION).display(0, 1, 2)

    brew(table, COMPANION).asks(0, "companion")
    if table.prompt == "companion":
        assert [option[1] for option in table.offered("take_creature")] == [
            card for card in range(3, 35) if card != 33
        ]
    table.answer("take_creature", 34)

    assert table.holdings().creatures == [34]
    assert table.holdings().points == 5
    table.sound()


def test_a_private_potion_is_brewed_by_its_owner_only() -> None:
    """POT-1"""
    table = brewer(ACORN, ROOT).potions(LUG, RUNIC, CHOSEN).creature(SEELIE_COURT)
    table.ingredients(ACORN, ROOT, player=1)
    table.holdings().private_potion = BLOOM

    assert table.offers("order", FOREST_ORDER, 0)
    brew(table, BLOOM).asks(0, "bloom")


def test_a_potion_may_be_brewed_without_effect() -> None:
    """POT-7"""
    table = brewer(BLUEBERRY, ROOT).potions(TARANIS)

    brew(table, TARANIS)

    assert table.holdings().markers == 1


def test_whether_a_potion_can_be_brewed_agrees_with_the_ways_to_pay_for_it() -> None:
    rng = random.Random(5)
    table = Table()
    held = table.holdings()
    for _ in range(100):
        held.ingredients = [rng.choice((0, 0, 1, 2)) for _ in range(5)]
        held.creatures = [FEAR_DEARG] if rng.random() < 0.5 else []
        fewer, least = rng.choice(((0, 0), (1, 1), (1, 0), (2, 1)))
        for potion in range(18):
            ways = payments(table.state, held, potion, fewer, least)
            assert bool(ways) == enough(table.state, held, potion, fewer, least), (
                held.ingredients, held.creatures, potion, fewer, least,
            )  # fmt: skip
            for tokens in ways:
                assert all(
                    used <= owned for used, owned in zip(tokens, held.ingredients, strict=True)
                )


def test_the_sets_of_tokens_are_those_that_substitution_gives() -> None:
    """POT-4, written out: every named token is used as such or two tokens take its place."""
    table = Table().creature(FEAR_DEARG)
    held = table.holdings()
    held.ingredients = [2, 1, 1, 2, 1]
    every = list(product(*(range(count + 1) for count in held.ingredients)))
    for potion in (BLOOM, COMPANION, INSPIRATION):
        recipe = table.state.rules.recipes[potion]
        named = [kind for kind in range(5) for _ in range(recipe[kind])]
        wanted = set()
        for kept in product((True, False), repeat=len(named)):
            used = [kind for kind, keep in zip(named, kept, strict=True) if keep]
            extra = 2 * kept.count(False) + recipe[5]
            for tokens in every:
                rest = [tokens[kind] - used.count(kind) for kind in range(5)]
                if min(rest) >= 0 and sum(rest) == extra:
                    wanted.add(tokens)

        assert set(payments(table.state, held, potion, 0, 0)) == wanted


def test_a_long_list_of_tokens_is_asked_kind_by_kind() -> None:
    table = brewer(*[kind for kind in range(5) for _ in range(3)]).creature(FEAR_DEARG)
    table.potions(LUG, RUNIC, CHOSEN)

    brew(table, DARKWOOD + 2).asks(0, "tokens")
    asked = 0
    while table.prompt == "tokens":
        assert len(table.state.options()) < 300
        first = next(option for option in table.options() if option[0] in ("use", "use_of"))
        table.answer(*first)
        asked += 1

    assert asked > 1
    assert table.holdings().points == 7
    table.sound()


def test_clurichaun_need_not_bring_a_token_back() -> None:
    """POT-6"""
    table = brewer(BLUEBERRY, ROOT).potions(TARANIS).creature(CLURICHAUN)

    brew(table, TARANIS).asks(0, "take_back").decline()

    assert table.holdings().ingredients == [0] * 5
    assert table.holdings().markers == 1


def test_the_animal_companion_needs_a_free_place() -> None:
    """POT-12"""
    table = brewer(BLUEBERRY, BLUEBERRY, MUSHROOM).potions(LUG, RUNIC, COMPANION)
    table.creature(SEELIE_COURT).resources(0, 0, 0)

    brew(table, COMPANION)

    assert table.holdings().markers == 1
    assert table.holdings().creatures == [SEELIE_COURT]


def test_the_second_gift_of_the_gods_brings_an_artifact_where_there_is_a_place() -> None:
    """POT-12"""
    table = brewer(BARK, BARK, ROOT).potions(LUG, RUNIC, GODS).artifact(0)
    table.holdings().extension = True

    brew(table, GODS).asks(0, "gift").answer("take_artifact", 8)

    assert table.holdings().artifacts == [0, 8]


def test_the_gift_of_the_gods_from_an_empty_pile_is_the_extension_alone() -> None:
    """POT-12"""
    table = brewer(BARK, BARK, ROOT).potions(LUG, RUNIC, GODS)
    table.holdings(1).exhausted += table.state.artifact_pile.cards()
    table.state.artifact_pile.fill([])

    brew(table, GODS)

    assert table.holdings().extension
    assert table.holdings().artifacts == []
    table.sound()


def test_where_it_was_agreed_the_ovate_saves_the_cauldron_another_ingredient() -> None:
    """A-9, POT-5"""
    table = Table(ovate_discount="ingredient").artifact(CAULDRON).ingredients(ACORN)
    table.state.potions = [CHOSEN, CHOSEN, CHOSEN]
    table.holdings().brewed_chosen = True
    assert table.offered("use_artifact") == []

    table.elder(OVATE).answer("use_artifact", CAULDRON)

    assert table.holdings().points == 3  # Darkwood of a single kind
    assert table.holdings().kind[table.holdings().place.index(ON_ARTIFACT + CAULDRON)] == OVATE


def test_lug_borrows_the_cauldron_as_often_as_there_are_ingredients() -> None:
    """POT-10, docs/decisions/0029"""
    table = brewer(MUSHROOM, ROOT, ROOT, MUSHROOM).potions(LUG, RUNIC, GODS)
    table.artifact(CAULDRON, 0, player=1).artifact(SHIELD, 0, player=1)

    brew(table, LUG).answer("use", 0, 1, 0, 0, 1)
    table.asks(0, "borrow").answer("borrow", CAULDRON)
    table.answer("brew", LUG).answer("use", 0, 0, 0, 0, 1)
    table.asks(0, "borrow").answer("borrow", CAULDRON)

    assert table.holdings().markers == 3
