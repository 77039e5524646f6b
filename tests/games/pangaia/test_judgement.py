"""How a position is judged: what a bot of one choice's foresight makes of it."""

from __future__ import annotations

from nemeton import bots
from nemeton.engine.flow import Option
from nemeton.games.pangaia.automaton.purifying import Purify
from nemeton.games.pangaia.kinds import PLAYER
from tests.games.pangaia.table import GREEN, RED, Table, blessing, card
from tests.games.pangaia.test_solo_player import solo


def sapling(table: Table, seat: int) -> Option:
    """What the level that looks one choice ahead answers."""
    return bots.answer(table.state, seat, bots.bot("sapling", seed=1), seed=1).option


def last_card(red: int, green: int) -> Table:
    """All trees are grown; playing the secret ritual would take the last card of the display."""
    table = Table().rituals("rk4", pile="", secret0="rc8", secret1="rk3")
    table.tree(RED, (0, -1), 4).tree(RED, (1, -1), 4).tree(RED, (1, -2))
    table.tree(GREEN, (3, -4), 4).tree(GREEN, (4, -5), 4).tree(GREEN, (2, -4))
    table.free_seeds(RED, 4).resources(RED, 9, 9, 9, 9).energy(RED, red).energy(GREEN, green)
    table.state.round = table.state.last_change = 20
    return table.action(RED)


def test_who_leads_prays_and_brings_the_end_about() -> None:
    assert sapling(last_card(red=19, green=9), RED) == ("pray", card("rc8"))


def test_who_is_behind_does_not_bring_the_end_about() -> None:
    assert sapling(last_card(red=2, green=19), RED)[0] != "pray"


def test_the_longer_nothing_changes_the_worse() -> None:
    fresh, still = last_card(9, 9), last_card(9, 9)
    still.state.last_change = 10

    assert still.state.evaluate(RED)["stillness"] < fresh.state.evaluate(RED)["stillness"]


def test_blessings_are_played_where_they_pay_for_a_seal() -> None:
    table = solo().sealed(2).evil_tree((1, -1), 2).hand(PLAYER, "bl2", "bl2")

    table.happens(Purify(table.at((1, -1)))).asks(PLAYER, "seal")

    assert sapling(table, PLAYER) == ("bless", blessing("bl2"))
