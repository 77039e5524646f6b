"""Playing in the terminal: what may be typed, and what is shown for it."""

from __future__ import annotations

import re

import pytest

from nemeton.cli.play.parse import folded
from tests.cli.terminal import Terminal, record

MIDDLE = (
    "position=d1=vX/c2=vT,vT/d3=vD green place1 g:12.3.3.2.1.1.1.1 v:10.3.2.2.1.1.1.0 burnt:0.0"
)
PUSH = "position=c2=vT/b3=gD green place1 g:12.3.2.2.1.1.1.1 v:11.3.3.2.1.1.1.1 burnt:0.0"


def choices(terminal: Terminal) -> list[list[object]]:
    (kept,) = terminal.kept
    found: list[list[object]] = record(kept)["choices"]
    return found


@pytest.mark.parametrize(
    "typed",
    [
        "Bb2",
        "bb2",
        "BB2",
        "2\n6",
        "b\n6",
        "Place a Boar on b2",
        "place a boar\nb2",
        "boar on b2",
        "b\nB2",
    ],
)
def test_a_move_is_typed_by_number_notation_beginning_or_words(
    terminal: Terminal, typed: str
) -> None:
    terminal.run("play", "cernunos", "--bots", "none", typed=typed + "\n")

    assert choices(terminal) == [["place", 1, 5]]


def test_many_options_are_shown_by_their_beginning_and_not_one_by_one(terminal: Terminal) -> None:
    shown = terminal.run("play", "cernunos", typed="").stdout

    assert "Place a Boar on …" in shown
    assert "Place a Boar on b2" not in shown
    assert len(shown.splitlines()) < 40


def test_list_shows_every_option_and_its_numbers_pick(terminal: Terminal) -> None:
    shown = terminal.run("play", "cernunos", "--bots", "none", typed="list\n96\n").stdout

    assert "Place the Fire on d3" in shown
    assert choices(terminal) == [["place", 7, 11]]


def test_an_empty_line_shows_all_options_again(terminal: Terminal) -> None:
    shown = terminal.run("play", "cernunos", typed="b\n\n").stdout

    assert shown.count("Place the Fire on …") == 2


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("Tc2", "The enemy on c2 has power 1; only 0 or less can be covered."),
        ("Xc2", "The enemy on c2 has power 1; only 0 or less can be covered."),
        ("Td1", "No Tree may be placed on the Fire on d1."),
        ("--", "Placing is compulsory; only the very last token may be declined."),
        ("Bz9", "“Bz9” is no move; write for example"),
        ("97", "“97” is no move"),
        ("Q" * 5000, "is no move"),
        ("[bold]", "“[bold]” is no move"),
    ],
    ids=["Tree", "Fire", "on Fire", "pass", "cell", "number", "long", "brackets"],
)
def test_what_is_refused_says_why(terminal: Terminal, typed: str, answer: str) -> None:
    done = terminal.run("play", "cernunos", "--option", MIDDLE, typed=typed + "\n")

    assert answer in " ".join(done.stdout.split())
    assert done.returncode == 0
    assert terminal.kept == []


def test_an_effect_asks_on_and_the_prompt_names_its_rule(terminal: Terminal) -> None:
    done = terminal.run("play", "cernunos", "--bots", "none", "--option", PUSH, typed="Bb2\n>c2\n")

    assert "Green: the Boar on b2 pushes; choose which top.  § 8.2" in done.stdout
    assert "Violet’s Tree is pushed from c2 to d2." in done.stdout
    assert choices(terminal) == [["place", 1, 5], ["push", 6]]


def test_what_the_others_do_is_told(terminal: Terminal) -> None:
    done = terminal.run("play", "cernunos", "--seed", "1", typed="Bb2\nTc2\n")

    assert re.search(r"^  Violet places .* on [a-d][1-3]\.$", done.stdout, re.MULTILINE)
    assert len(choices(terminal)) >= 4


def test_undo_goes_back_to_the_own_last_choice_over_what_the_bot_did(terminal: Terminal) -> None:
    done = terminal.run("play", "cernunos", "--seed", "1", typed="Bb2\nTc2\nundo\n")

    assert "Taken back: one choice stands." in done.stdout
    assert choices(terminal) == [["place", 1, 5]]


def test_undo_can_go_back_to_the_beginning_and_no_further(terminal: Terminal) -> None:
    done = terminal.run("play", "cernunos", "--seed", "1", typed="Bb2\nTc2\nundo\nundo\nundo\n")

    assert "the game is at its beginning" in done.stdout
    assert "There is no choice of yours to take back." in done.stdout
    assert choices(terminal) == []


def test_the_same_seed_gives_the_same_answers_of_the_bot_also_after_an_undo(
    terminal: Terminal,
) -> None:
    typed = "Bb2\nTc2\nDc3\n"
    terminal.run("play", "cernunos", "--seed", "5", "--save", "a.json", typed=typed)
    detour = "Bb2\nTc2\nundo\nTc2\nDc3\n"
    terminal.run("play", "cernunos", "--seed", "5", "--save", "b.json", typed=detour)

    straight = record(terminal.home / "a.json")["choices"]
    assert record(terminal.home / "b.json")["choices"] == straight


def test_two_people_at_one_keyboard_take_back_one_choice_after_the_other(
    terminal: Terminal,
) -> None:
    typed = "Bb2\nTc2\nDd3\nundo\nundo\n"
    done = terminal.run("play", "cernunos", "--bots", "none", typed=typed)

    assert "Taken back: 2 choices stand." in done.stdout
    assert choices(terminal) == [["place", 1, 5]]


def test_a_hint_names_good_choices_and_the_reasons_for_them(terminal: Terminal) -> None:
    done = terminal.run("play", "cernunos", "--option", MIDDLE, typed="hint\n")
    told = done.stdout.split("> hint\n")[1].splitlines()

    assert re.match(r"  [TBDWSFRX][a-d][1-3]  Place .*  (one cell|\d cells) better off", told[0])


def test_the_options_of_a_hint_are_judged_at_the_same_moment(terminal: Terminal) -> None:
    """All three cover the same Fire: none is told by what later turns may bring."""
    done = terminal.run("play", "cernunos", "--option", MIDDLE, typed="hint\n")

    assert done.stdout.split("> hint\n")[1].count("2 cells better off") == 3


def test_the_log_and_the_rules_can_be_read_at_any_time(terminal: Terminal) -> None:
    typed = "log\nBb2\nlog\nrules\npieces\nhelp\n"
    done = terminal.run("play", "cernunos", "--bots", "none", typed=typed)

    assert done.stdout.count("Green places a Boar on b2.") == 2
    assert "When placed it pushes one adjacent top" in done.stdout
    assert "6 Power, and where a token may go" in done.stdout
    assert "undo, u" in done.stdout


def test_another_section_of_the_rules_is_shown_by_its_number(terminal: Terminal) -> None:
    typed = "rules 8.2\nrules 8\nrules 77\nrules all\n"
    done = terminal.run("play", "cernunos", "--bots", "none", typed=typed)

    assert done.stdout.count("8.2 Boar") == 3
    assert done.stdout.count("9.5 Who wins") == 1
    assert "no section 77" in done.stdout


def test_everything_is_said_in_french(terminal: Terminal) -> None:
    typed = "annuler\nconseil\nliste\njournal\nrègles\nREGLES\naide\nBb2\nquitter\n"
    done = terminal.run("play", "cernunos", "--lang", "fr", "--bots", "none", typed=typed)

    assert "Vert\u00a0: posez un jeton de votre réserve." in done.stdout
    assert "Il n’y a pas de choix de votre part à reprendre." in done.stdout
    assert "Sanglier" in done.stdout
    assert "alors un de vos Arbres peut grandir" in done.stdout
    assert "La partie est gardée. Pour continuer\u00a0:" in done.stdout
    assert done.returncode == 0


def test_the_language_of_the_system_is_spoken_unless_another_is_asked_for(
    terminal: Terminal,
) -> None:
    terminal.environment["LANG"] = "fr_FR.UTF-8"
    assert (
        "Deux druides" in terminal.run("games").stdout or "druides" in terminal.run("games").stdout
    )
    assert "Two druids" in terminal.run("games", "--lang", "en").stdout

    terminal.environment["LC_ALL"] = "de_DE.UTF-8"
    assert "Two druids" in terminal.run("games").stdout


def test_a_whole_game_is_played_to_its_end_and_says_who_won_and_why(terminal: Terminal) -> None:
    done = terminal.run("play", "cernunos", "--seed", "2", typed="1\n" * 400)

    assert re.search(r"(Green|Violet) wins\.|Nobody wins\.", done.stdout)
    assert re.search(
        r"(more cells|more Trees) wins|burnt Trees decide|a draw|could not", done.stdout
    )
    (kept,) = terminal.kept
    assert str(kept) in done.stdout
    assert record(kept)["result"]["scores"]
    assert terminal.run("verify", str(kept)).returncode == 0


def test_one_may_watch_bots_play(terminal: Terminal) -> None:
    done = terminal.run("play", "cernunos", "--seat", "none", "--bots", "random", "--seed", "4")

    assert done.returncode == 0
    assert record(terminal.kept[0])["seats"] == ["random", "random"]
    assert "result" in record(terminal.kept[0])


def test_one_may_take_the_second_seat(terminal: Terminal) -> None:
    done = terminal.run("play", "cernunos", "--seat", "1", "--bots", "random")

    assert "Violet: place a token" in done.stdout
    assert record(terminal.kept[0])["seats"] == ["random", "human"]


def test_junk_that_is_no_text_is_only_not_understood(terminal: Terminal) -> None:
    terminal.environment["PYTHONIOENCODING"] = "ascii"
    done = terminal.run("play", "cernunos", "--lang", "fr", typed="é\n\x00\n\x1b[31m\nBb2\n")

    assert done.returncode == 0
    assert "Traceback" not in done.stderr


def test_words_are_compared_without_accents_and_capitals() -> None:
    assert folded(" RÈGLES ") == folded("regles") == "regles"


@pytest.mark.parametrize(
    ("lang", "typed", "heard"),
    [
        ("en", "explain wolf", ["Wolf  § 8.4", "Takes 1 power", "Green 2, Violet 2"]),
        ("fr", "expliquer loup", ["Loup  § 8.4", "Vert 2, Violet 2"]),
        ("en", "explain", ["You may ask about: Tree, Boar"]),
        ("en", "explain unicorn", ["Nothing here is called “unicorn”."]),
    ],
)
def test_a_thing_is_explained_when_asked_for(
    terminal: Terminal, lang: str, typed: str, heard: list[str]
) -> None:
    said = terminal.run("play", "cernunos", "--lang", lang, typed=f"{typed}\n").stdout

    for words in heard:
        assert words in " ".join(said.split("\n"))


@pytest.mark.parametrize(
    ("lang", "typed", "heard"),
    [
        ("en", "preview Tb2", ["Place a Tree on b2", "You hold 1 cell instead of 0."]),
        ("fr", "aperçu Tb2", ["Poser un Arbre en b2", "Vous tenez 1 case au lieu de 0."]),
        ("en", "preview nonsense", ["Say of which option"]),
    ],
)
def test_a_choice_is_previewed_and_not_made(
    terminal: Terminal, lang: str, typed: str, heard: list[str]
) -> None:
    said = terminal.run("play", "cernunos", "--lang", lang, typed=f"{typed}\n").stdout

    for words in heard:
        assert words in " ".join(said.split("\n"))
