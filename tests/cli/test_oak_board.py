"""Oak in a terminal: the tree, Temples, shelves, what every player has, and a solo game."""

from __future__ import annotations

from tests.cli.terminal import Terminal

TWO = ("play", "oak", "--players", "2", "--seed", "5", "--bots", "none", "--option", "first=1")
TREE = """\
  Feather    +1─+1─☀☀+2─┬─+3─○ 1 for every 5 points"""


def test_the_tree_shows_branches_ends_solar_tokens_and_temples(terminal: Terminal) -> None:
    shown = terminal.run(*TWO, "--option", "orders=fox,forest").stdout

    assert TREE in shown
    assert "└─+3─○ 2 for every Elder" in shown
    assert "Temple  I [n]  II [ ]  III [ ]" in shown
    assert "Round 1 of 5   ☀ sun at 5, next solstice at 15" in shown
    assert "1 Violet, Order of the Fox  0 points   Feather 6  Mistletoe 6  Rune 6" in shown


def test_a_step_is_seen_on_the_branch_and_in_the_points(terminal: Terminal) -> None:
    shown = terminal.run(*TWO, "--option", "orders=fox,forest", typed="oak 0\nend_turn\n").stdout

    assert "Feather    (1)─+1─☀☀+2" in shown
    assert "Points from: Branches 2" in shown


def test_potions_show_their_recipes_in_the_readers_language(terminal: Terminal) -> None:
    shown = terminal.run(*TWO, "--option", "orders=fox,forest", "--lang", "fr").stdout

    assert "Bénédiction de Bélénos (Racine, au choix)" in shown
    assert "Main\u00a0: Narration, Savoir, Rituel" in shown


def test_a_solo_game_is_played_to_its_end(terminal: Terminal) -> None:
    solo = ("play", "oak", "--players", "1", "--seed", "5", "--option", "orders=forest")

    done = terminal.run(*solo, typed="1\n2\n3\n1\n" * 200)

    assert "Clockwise from the neutral Druid" in done.stdout
    assert "Whoever has the most points wins." in done.stdout
    assert "B Broichan" in done.stdout
