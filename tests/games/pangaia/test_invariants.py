"""5.3 Every invariant notices what it is there for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemeton.games.pangaia.automaton.measuring import from_spirit
from nemeton.games.pangaia.kinds import CORRUPTED
from nemeton.games.pangaia.state import Pangaia
from tests.games.pangaia.table import RED, Table


def forged(change: Callable[[Pangaia], None], **options: bool) -> list[str]:
    game = Table(**options).tree(RED, (1, -1), level=2).state
    assert game.faults() == []
    change(game)
    return game.faults()


def take_a_tile(game: Pangaia) -> None:
    game.tile_drawn = 2


def take_a_tree(game: Pangaia) -> None:
    game.trees[0] -= 1


def refill_a_slot(game: Pangaia) -> None:
    game.full[0] = 63


def lose_a_seed(game: Pangaia) -> None:
    game.loose[0] -= 1


def plant_in_a_lake(game: Pangaia) -> None:
    game.loose[0] -= 1
    game.seeds[0] += 1


def grow_without_a_trunk(game: Pangaia) -> None:
    game.level[2] = 1


def blight_beyond_the_top(game: Pangaia) -> None:
    game.blight[2] = 1
    game.holder[2] = CORRUPTED


def share_a_lake(game: Pangaia) -> None:
    game.spirit = [4, 4]


def owe_energy(game: Pangaia) -> None:
    game.energy[1] = -1


def double_a_card(game: Pangaia) -> None:
    game.discard.append(game.display[0])


def hide_a_displayed_card(game: Pangaia) -> None:
    game.pile.append(game.display.pop())


def invent_a_blessing(game: Pangaia) -> None:
    game.hands[0].append(3)


def change_the_holder(game: Pangaia) -> None:
    game.holder[1] = 1


@pytest.mark.parametrize(
    ("change", "name"),
    [
        (take_a_tile, "tiles"),
        (take_a_tree, "trees"),
        (refill_a_slot, "treetops"),
        (lose_a_seed, "seeds"),
        (plant_in_a_lake, "lands"),
        (grow_without_a_trunk, "lands"),
        (blight_beyond_the_top, "lands"),
        (share_a_lake, "spirits"),
        (owe_energy, "amounts"),
        (double_a_card, "rituals"),
        (hide_a_displayed_card, "display"),
        (invent_a_blessing, "blessings"),
        (change_the_holder, "holders"),
    ],
)
def test_a_forged_position_is_noticed(change: Callable[[Pangaia], None], name: str) -> None:
    assert name in forged(change)


def test_a_lost_corrupted_treetop_or_automa_card_is_noticed() -> None:
    game = Table(players=1).state
    assert game.faults() == []

    game.supply -= 1
    game.automa_rest.pop()

    assert game.faults() == ["treetops", "automa"]


def test_z1_while_the_pawn_is_off_the_map_the_anchor_counts() -> None:
    game = Table(players=1).calm().state

    assert from_spirit(game, game.continent.at(4, -7)) == 3
