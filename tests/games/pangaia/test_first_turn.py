"""5.1 X1: the example of a first turn, from beginning to end."""

from __future__ import annotations

from tests.games.pangaia.table import GREEN, RED, Table


def test_x1_sprout_plant_and_let_the_tree_grow() -> None:
    table = Table().seeds(RED, (0, -1)).spirit(RED, (0, 0)).energy(RED, 1)

    table.turn(RED).asks(RED, "sprout").answer("sprout", (0, -1))
    assert table.level((0, -1)) == 1
    assert (table.state.trees[RED], table.state.loose[RED]) == (9, 1)
    assert table.held(RED) == [0, 1, 0, 0]

    table.asks(RED, "act").answer("plant", (1, -4), (1, -3))
    assert table.seeds_on(RED, (1, -3)) == 1
    assert table.state.loose[RED] == 0
    assert table.on_lake(RED, (1, -4))

    table.asks(RED, "grow").answer("grow", 1, (0, -1)).asks(RED, "pay").answer("pay", 2, 0)

    assert table.level((0, -1)) == 2
    assert 2 not in table.slots(RED)
    assert table.held(RED) == [0, 0, 0, 0]
    assert table.state.locked[RED] == 7
    assert table.state.energy[RED] == 1
    assert table.state.turn.seat == GREEN
