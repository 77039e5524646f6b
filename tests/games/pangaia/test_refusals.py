"""What is not offered is refused with the reason, in both languages."""

from __future__ import annotations

import nemeton
from nemeton.games.pangaia.automaton.healing import OfferHealing
from nemeton.games.pangaia.automaton.purifying import DemandEvilSeed, OfferSeal, PurifyTrees
from nemeton.games.pangaia.game import GAME
from nemeton.games.pangaia.kinds import PLAYER
from nemeton.games.pangaia.laws.blessings import (
    DemandBlessedLand,
    DemandDecline,
    DemandMiracle,
    DemandSpurt,
)
from nemeton.games.pangaia.laws.decline import Die, Wither, WitherTrees
from nemeton.games.pangaia.laws.planting import planting
from nemeton.games.pangaia.laws.praying import (
    DemandConnection,
    DemandCrown,
    DemandGrove,
    DemandSecret,
)
from nemeton.games.pangaia.laws.setup import DemandStart
from nemeton.games.pangaia.laws.treetops import DemandPayment
from tests.games.pangaia.table import GREEN, RED, Cell, Table, blessing, card

nemeton.equipped(GAME)


def reason(table: Table, verb: str, *arguments: int | Cell) -> str:
    """The English sentence; it must differ from the general one, and there must be a French one."""
    assert not table.offers(verb, *arguments)
    said = table.why_not("en", verb, *arguments)
    assert not said.startswith(("That is not possible now.", "That is no action of this game."))
    assert table.why_not("fr", verb, *arguments) != said
    words, named, _ = said.partition(" (§ ")
    assert named
    return words


def paragraph(table: Table, verb: str, *arguments: int | Cell) -> str:
    """The § that the refusal names."""
    return table.why_not("en", verb, *arguments).rpartition("(§ ")[2].removesuffix(")")


def test_a_refusal_names_the_law_that_forbids_it() -> None:
    table = Table(blessings=True).tree(RED, (1, -1)).action(RED)

    assert paragraph(table, "plant", (1, 0), (1, -1)) == "A1"
    assert paragraph(table, "pray", card("rg1")) == "A3"
    assert paragraph(table, "buy", 0) == "V3"
    assert paragraph(table, "grow", 1, (1, -1)) == "A1"


def test_planting_from_a_lake() -> None:
    table = Table().tree(RED, (1, -1)).spirit(GREEN, (3, -2)).action(RED)

    assert reason(table, "plant", (1, 0), (1, -1)) == "A tree stands there."
    assert reason(table, "plant", (1, 0), (4, -7)) == "That land does not touch the lake."
    assert reason(table, "plant", (2, 0), (2, -1)) == "That is no lake."
    assert reason(table, "plant", (3, -2), (2, -1)) == "Another spirit stands on that lake."


def test_planting_without_a_seed() -> None:
    table = Table()
    table.state.loose[RED] = 0
    table.action(RED)

    assert reason(table, "plant", (1, 0), (2, 0)) == "You have no seed for it."


def test_planting_a_seed_somewhere_else() -> None:
    table = Table().tree(RED, (1, -1)).seeds(RED, (5, -7))
    lands = tuple(sorted([table.at((1, -1)), table.at((2, -1)), table.at((2, 0))]))
    table.happens(planting(RED, lands, 1)).asks(RED, "plant_seed")

    assert reason(table, "sow", (4, -7)) == "The seed may not go to that land."
    assert reason(table, "sow", (1, -1)) == "A tree stands there."
    assert reason(table, "sow", (2, 0)) == "You have no seed for it."
    assert table.refuses("move_seed", (4, -7), (2, 0))
    assert table.refuses("plant", (1, 0), (2, 0))


def asked(table: Table) -> str:
    choice = table.state.pending()
    return GAME.speech.question(choice.prompt, choice.about(table.state), "en")


def test_planting_beside_a_grown_tree() -> None:
    table = Table().tree(RED, (1, -2)).resources(RED, sun=1, wind=1, snow=1).free_seeds(RED, 2)

    table.growth(RED).answer("grow", 3, (1, -2)).asks(RED, "plant_seed")

    assert asked(table) == "The tree on 1c has grown: plant up to 2 seeds beside it."
    assert reason(table, "sow", (4, -7)) == "Seeds go only beside the tree that has grown, on 1c."


def test_planting_where_a_tree_has_died() -> None:
    table = Table().tree(RED, (1, -2)).free_seeds(RED, 2)

    table.happens(Die(RED, table.at((1, -2)), 2)).asks(RED, "plant_seed")

    assert asked(table) == "The tree on 1c has died: plant up to 2 seeds there and around it."
    assert reason(table, "sow", (4, -7)).startswith("Seeds go only where the tree has died, on 1c")


def test_planting_in_the_place_of_a_tree_that_withered() -> None:
    table = Table().tree(RED, (1, -2)).free_seeds(RED, 2)

    table.happens(Wither(RED, table.at((1, -2)), True)).asks(RED, "plant_seed")

    assert asked(table) == "The tree on 1c has died: a seed in its place?"
    assert reason(table, "sow", (4, -7)).startswith("A seed goes only in the place of the tree")


def test_planting_more_on_the_land_beside_the_lake() -> None:
    table = Table().free_seeds(RED, 4).action(RED)

    table.answer("plant", (1, 0), (2, 0)).asks(RED, "plant_seed")

    assert asked(table).startswith("More seeds on 2a, up to 3?")
    assert reason(table, "sow", (2, -1)) == "You chose to plant on 2a: all the seeds go there."


def test_no_more_seeds_are_asked_for_than_there_are() -> None:
    table = Table().free_seeds(RED, 3).action(RED)

    table.answer("plant", (1, 0), (2, 0)).asks(RED, "plant_seed")

    assert asked(table).startswith("More seeds on 2a, up to 2?")
    several = table.state.pending().several(table.state)
    assert several is not None
    assert several.most == 2


def test_praying() -> None:
    table = Table().rituals("rk2 rk1 rg1", secret0="rk4", secret1="rk3").action(RED)

    assert reason(table, "pray", card("rk2")) == "You have no healthy tree on a wind land."
    assert reason(table, "pray", card("rk3")) == "That ritual is neither displayed nor yours."


def test_a_ritual_says_what_it_is_short_of() -> None:
    table = Table().tree(RED, (1, -1)).tree(RED, (4, -7)).tree(GREEN, (2, -1), level=2)
    table.rituals("rc8 rc1 rk2", secret0="rg1", secret1="rk3").action(RED)

    assert reason(table, "pray", card("rc8")) == "You have only one tree on a wind land."
    assert reason(table, "pray", card("rc1")).startswith(
        "No chain of trees joins two of your trees"
    )
    assert reason(table, "pray", card("rk2")).startswith("None of your trees on wind lands towers")
    assert reason(table, "pray", card("rg1")) == "No tree stands beside your trees on sun lands."


def test_connecting() -> None:
    table = Table().tree(RED, (1, -1)).tree(RED, (2, -2)).tree(RED, (4, -7)).tree(RED, (2, -1))
    table.tree(RED, (2, -3)).tree(RED, (5, -7)).tree(GREEN, (0, -1)).tree(RED, (-1, -2))
    table.happens(DemandConnection(RED, card("rc4"))).asks(RED, "connect")

    assert reason(table, "connect", (0, -1), (2, -2), 2) == "No tree of yours stands there."
    assert reason(table, "connect", (1, -1), (0, 0), 2) == "No tree of yours stands there."
    assert reason(table, "connect", (1, -1), (4, -7), 2).startswith("That tree does not stand on")
    assert reason(table, "connect", (1, -1), (2, -1), 2).startswith("One tree is needed for each")
    assert reason(table, "connect", (1, -1), (1, -1), 2) == "Two different trees are needed."
    assert table.refuses("connect", (1, -1), (2, -2), 9)
    assert table.refuses("dream")


def test_connecting_trees_that_nothing_joins() -> None:
    table = Table().tree(RED, (1, -1)).tree(RED, (2, -1)).tree(RED, (2, -2)).tree(RED, (0, -3))
    table.happens(DemandConnection(RED, card("rc4")))

    assert reason(table, "connect", (1, -1), (0, -3), 2) == "No chain of trees joins these two."
    assert reason(table, "connect", (0, -3), (0, -3), 2).startswith("No chain of trees joins it to")


def test_groves_and_crowns() -> None:
    table = Table().tree(RED, (1, -1)).tree(RED, (0, -1)).tree(RED, (3, -1)).tree(GREEN, (2, -3))
    table.happens(DemandGrove(RED, card("rg2"))).asks(RED, "grove")
    assert reason(table, "grove", (3, -1), 1) == "No tree stands beside it."
    assert reason(table, "grove", (2, -3), 1) == "No tree of yours stands there."
    assert table.refuses("grove", (1, -1), 9)
    assert table.refuses("dream")

    table = Table().tree(RED, (1, -1)).tree(RED, (0, -1), level=2).tree(RED, (3, -1))
    table.tree(RED, (4, -7)).happens(DemandCrown(RED, card("rk2"))).asks(RED, "crown")
    assert reason(table, "crown", (1, -1), 2) == "A tree beside it is as tall or taller."
    assert reason(table, "crown", (4, -7), 2).startswith("That tree does not stand on a land")
    assert table.refuses("crown", (3, -1), 9)
    assert table.refuses("dream")


def test_a_new_secret_ritual() -> None:
    table = Table().rituals("rk1 rk2", "", secret1="rk3")
    table.happens(DemandSecret(RED)).asks(RED, "new_secret")

    assert reason(table, "take_secret", card("rg1")) == "That ritual is not on display."
    assert reason(table, "draw_secret") == "The pile is empty."
    assert table.refuses("dream")


def test_withering_and_returning_treetops() -> None:
    table = Table().tree(RED, (1, -1), level=3, slots=(2, 4)).tree(RED, (0, -1)).tree(RED, (2, -1))
    lands = (table.at((1, -1)), table.at((0, -1)))
    table.happens(WitherTrees(RED, lands)).asks(RED, "wither")
    assert reason(table, "wither", (2, -1)).startswith("That tree does not wither")
    assert table.refuses("dream")

    table.answer("wither", (1, -1)).asks(RED, "return_treetop")
    assert reason(table, "return_treetop", 0) == "A treetop is already there: slot 1."
    assert table.refuses("dream")


def test_what_is_taken_in_order_may_not_go_back() -> None:
    table = Table(advanced=True).hand(RED, "bl4").action(RED)
    table.answer("bless", blessing("bl4")).answer("take_resource", 2)

    assert reason(table, "take_resource", 0).startswith("What comes earlier in the order")
    assert table.refuses("dream")


def test_free_actions() -> None:
    table = Table(advanced=True).hand(RED, "bl5-sun").action(RED)

    assert reason(table, "buy", 0) == "2 resources of one type are needed."
    assert reason(table, "bless", blessing("bl5-sun")) == "It would do nothing now."
    assert reason(table, "bless", blessing("bl2")) == "You do not hold that blessing."
    assert table.refuses("convert", 0)
    table.blessing_pile()
    table.state.listed = None
    assert reason(table, "buy", 0) == "No blessing is left to draw."
    base = Table().action(RED)
    assert reason(base, "buy", 0) == "Blessings cannot be bought in this game."


def test_sprouting() -> None:
    table = Table().seeds(RED, (0, -1)).seeds(RED, (2, 0)).seeds(GREEN, (2, 0), 2).turn(RED)

    assert reason(table, "sprout", (2, 0)) == "It costs 2, which you cannot pay."
    assert reason(table, "sprout", (4, -7)) == "You have no seed there."
    table.state.trees[RED] = 0
    table.state.listed = None
    assert reason(table, "sprout", (0, -1)) == "No tree is left in the reserve."


def test_growing() -> None:
    table = Table().tree(RED, (1, -1), level=2, slots=(2,)).energy(RED, 2).growth(RED)

    assert reason(table, "grow", 1, (1, -1)) == "No treetop is left on slot 2."
    assert reason(table, "grow", 5, (1, -1)) == "It costs 4, which you cannot pay."
    assert reason(table, "grow", 0, (4, -7)) == "No tree of yours stands there."
    assert table.refuses("dream")


def test_paying() -> None:
    table = Table().resources(RED, sun=1, wind=1).energy(RED, 1).happens(DemandPayment(RED, 2))

    assert reason(table, "pay", 1, 0) == "Exactly 2 must be paid."
    assert reason(table, "pay", 0, 2) == "You do not have all of that."
    assert table.refuses("dream")


def test_targets_of_blessings() -> None:
    land = Table(advanced=True).tree(GREEN, (1, -1)).free_seeds(RED, 2)
    land.state.rules.under_trees = False
    land.happens(DemandBlessedLand(RED))
    assert reason(land, "plant_on", (1, -1)) == "A tree stands there."
    land.state.rules.under_trees = True

    miracle = Table(advanced=True).seeds(RED, (0, -1)).seeds(GREEN, (0, -1)).seeds(RED, (2, 0))
    for cell in (
        (1, -3), (2, -3), (3, -3), (1, -2), (0, -3), (2, -5), (3, -5), (2, -4), (4, -4), (3, -4),
    ):  # fmt: skip
        miracle.tree(GREEN, cell)
    miracle.happens(DemandMiracle(RED)).asks(RED, "miracle")
    assert reason(miracle, "miracle", (0, -1), GREEN) == "No tree is left in the reserve."

    assert reason(miracle, "miracle", (1, -3), RED) == "A tree stands there."
    assert reason(miracle, "miracle", (2, 0), GREEN) == "No seed of that player lies there."
    assert miracle.refuses("dream")

    one = Table(advanced=True).seeds(RED, (0, -1))
    one.state.loose[RED] = 0
    one.happens(DemandBlessedLand(RED)).asks(RED, "blessed_land")
    assert reason(one, "plant_on", (0, -1)) == "You have no seed for it."
    assert reason(one, "plant_on", (0, 0)) == "A lake holds no seeds."

    fell = Table(advanced=True).tree(RED, (1, -1)).tree(RED, (2, 0)).tree(GREEN, (0, -1))
    fell.happens(DemandDecline(RED)).asks(RED, "tree_decline")
    assert reason(fell, "fell", (0, -1)) == "No tree of yours stands there."
    assert fell.refuses("dream")

    spurt = Table(advanced=True).tree(RED, (1, -1)).happens(DemandSpurt(RED))
    assert reason(spurt, "grow", 5, (1, -1)) == "It costs 2, which you cannot pay."


def test_starting() -> None:
    table = Table().spirit(GREEN, (0, 0)).tree(GREEN, (2, 0)).happens(DemandStart(RED))

    assert reason(table, "start", (0, 0), (0, -1)) == "Another spirit stands on that lake."
    assert reason(table, "start", (1, 0), (4, -7)) == "That land does not touch the lake."
    assert reason(table, "start", (1, 0), (2, 0)) == "A tree stands there."
    assert table.refuses("dream")


def test_healing_and_sealing() -> None:
    table = Table(players=1).marked(0).energy(PLAYER, 4)
    table.happens(OfferHealing(table.at((1, 0)))).asks(PLAYER, "heal")

    assert reason(table, "heal", 0) == "You have too little life energy."
    assert reason(table, "heal", 1) == "That tile is not corrupted."
    assert reason(table, "nourish", 0) == "That tile is corrupted."
    assert reason(table, "nourish", 7) == "That tile is not beside your spirit."
    assert table.refuses("dream")

    table = Table(players=1).calm().sealed(1).evil_tree((1, -1), 2).energy(PLAYER, 2)
    table.happens(OfferSeal(table.at((1, -1)))).asks(PLAYER, "seal")
    assert reason(table, "seal", 0) == "Already sealed: slot 1."
    assert reason(table, "seal", 3) == "It costs 3, which you cannot pay."
    assert table.refuses("dream")


def test_purifying_and_sealing_seeds() -> None:
    table = Table(players=1).calm().evil_tree((1, -1), 2).evil_tree((2, -1), 2).tree(PLAYER, (2, 0))
    lands = (table.at((1, -1)), table.at((2, -1)))
    table.happens(PurifyTrees(lands)).asks(PLAYER, "purify")
    assert reason(table, "purify", (2, 0)).startswith("That tree is not part of this ritual")
    assert table.refuses("dream")

    table = Table(players=1).calm().evil_seed((1, -1), (2, -1), (2, 0), (0, -1))
    table.happens(DemandEvilSeed(0)).asks(PLAYER, "seal_seed")
    assert reason(table, "seal_seed", (0, -3)) == "No evil seed lies there."
    assert table.refuses("dream")


def test_keeping_a_blessing() -> None:
    table = Table(advanced=True).resources(RED, sun=2).action(RED).answer("buy", 0)
    drawn = set(table.state.looking)
    other = next(each for each in range(10) if each not in drawn)

    assert reason(table, "keep", other) == "That blessing was not drawn."
    assert table.refuses("dream")


def test_laying_a_tile() -> None:
    game = GAME.start(players=2, seed=4, continent="built")
    for option in (("lay", 0, 0, 1), ("lay", 1, 0, 0)):
        game.choose(option)

    for far in (("lay", 40, 40, 0), ("lay", 60, -60, 0)):
        assert game.why_not(far, "en") == "At least 3 segments must touch. (§ M3)"
    assert game.why_not(("lay", 0, 0, 3), "fr").startswith("Elle recouvre")
