"""What a choice would change, before it is made: energy, resources, trees that grow and die."""

from __future__ import annotations

import nemeton
from nemeton.games.pangaia.kinds import GROVE, RITUALS
from tests.games.pangaia.table import RED, card
from tests.games.pangaia.test_rituals import five_in_a_row

nemeton.game("pangaia")  # the words are those of the box


def test_a_ritual_says_its_points_the_gift_to_a_rival_and_the_trees_that_pay() -> None:
    table = five_in_a_row().action(RED).asks(RED, "act").answer("pray", card("rc5"))
    ends = sorted([table.at((3, -5)), table.at((0, -1))])

    seen = table.state.preview(("connect", *ends, 4), RED, "en")

    assert "Life energy of Violet: 0 → 4." in seen.gain
    assert "Orange takes: rain." in seen.cost
    assert sum(line.endswith("dies.") for line in seen.cost) == 2
    assert sum("level 2 → 1" in line for line in seen.cost) == 1
    assert seen.weighty


def test_a_lone_realisation_weighs_as_much_as_the_ritual_itself() -> None:
    table = five_in_a_row().action(RED).asks(RED, "act")
    weighty = {option[0] for option in table.state.options() if table.state.weighty(option)}

    assert RITUALS[card("rc5")][0] != GROVE
    assert weighty <= {"pray"}
    assert not table.state.weighty(("dream",))
