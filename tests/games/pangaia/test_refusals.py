"""What is not offered is refused with the reason, in both languages."""

from __future__ import annotations

import nemeton
from nemeton.games.pangaia.blessings import DemandBlessedLand, DemandMiracle, DemandSpurt
from nemeton.games.pangaia.game import GAME
from nemeton.games.pangaia.kinds import PLAYER
from nemeton.games.pangaia.planting import planting
from nemeton.games.pangaia.preparation import DemandStart
from nemeton.games.pangaia.solo.healing import OfferHealing
from nemeton.games.pangaia.solo.purifying import OfferSeal
from nemeton.games.pangaia.treetops import DemandPayment
from tests.games.pangaia.table import GREEN, RED, Cell, Table, blessing, card

nemeton.equipped(GAME)


def reason(table: Table, verb: str, *arguments: int | Cell) -> str:
    """The English sentence; it must differ from the general one, and there must be a French one."""
    assert not table.offers(verb, *arguments)
    said = table.why_not("en", verb, *arguments)
    assert said not in ("That is not possible now.", "That is no action of this game.")
    assert table.why_not("fr", verb, *arguments) != said
    return said


def test_planting_from_a_lake() -> None:
    table = Table().tree(RED, (1, -1)).spirit(GREEN, (3, -2)).action(RED)

    assert reason(table, "plant", (1, 0), (1, -1)) == "A tree stands there."
    assert reason(table, "plant", (1, 0), (4, -7)) == "That land does not touch the lake."
    assert reason(table, "plant", (2, 0), (2, -1)) == "That is no lake."
    assert reason(table, "plant", (3, -2), (2, -1)) == "Another spirit stands on that lake."


def test_planting_without_a_seed() -> None:
    table = Table()
    table.game.loose[RED] = 0
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


def test_praying() -> None:
    table = Table().rituals("rk2 rk1 rg1", secret0="rk4", secret1="rk3").action(RED)

    assert reason(table, "pray", card("rk2")) == "Your trees do not fit this ritual now."
    assert reason(table, "pray", card("rk3")) == "That ritual is neither displayed nor yours."


def test_free_actions() -> None:
    table = Table(advanced=True).hand(RED, "bl5-sun").action(RED)

    assert reason(table, "buy", 0) == "2 resources of one type are needed."
    assert reason(table, "bless", blessing("bl5-sun")) == "It would do nothing now."
    assert reason(table, "bless", blessing("bl2")) == "You do not hold that blessing."
    assert table.refuses("convert", 0)
    table.blessing_pile()
    table.game.listed = None
    assert reason(table, "buy", 0) == "No blessing is left to draw."
    base = Table().action(RED)
    assert reason(base, "buy", 0) == "Blessings cannot be bought in this game."


def test_sprouting() -> None:
    table = Table().seeds(RED, (0, -1)).seeds(RED, (2, 0)).seeds(GREEN, (2, 0), 2).turn(RED)

    assert reason(table, "sprout", (2, 0)) == "It costs 2, which you cannot pay."
    assert reason(table, "sprout", (4, -7)) == "You have no seed there."
    table.game.trees[RED] = 0
    table.game.listed = None
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
    land.game.rules.under_trees = False
    land.happens(DemandBlessedLand(RED))
    assert reason(land, "plant_on", (1, -1)) == "A tree stands there."
    land.game.rules.under_trees = True

    miracle = Table(advanced=True).seeds(RED, (0, -1)).seeds(GREEN, (0, -1)).seeds(RED, (2, 0))
    for cell in (
        (1, -3), (2, -3), (3, -3), (1, -2), (0, -3), (2, -5), (3, -5), (2, -4), (4, -4), (3, -4),
    ):  # fmt: skip
        miracle.tree(GREEN, cell)
    miracle.happens(DemandMiracle(RED)).asks(RED, "miracle")
    assert reason(miracle, "miracle", (0, -1), GREEN) == "No tree is left in the reserve."

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


def test_laying_a_tile() -> None:
    game = GAME.start(players=2, seed=4, continent="built")
    for option in (("lay", 0, 0, 1), ("lay", 1, 0, 0)):
        game.choose(option)

    for far in (("lay", 40, 40, 0), ("lay", 60, -60, 0)):
        assert game.why_not(far, "en") == "At least 3 segments must touch."
    assert game.why_not(("lay", 0, 0, 3), "fr").startswith("Elle recouvre")
