"""The law book explains what is cited; every question leads to its paragraph and its law."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

import nemeton
from nemeton.cli import rulebook
from nemeton.engine.flow import Choice
from tools import law_book

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
PAGE = f"""# Oak: the law

- <a id="TMP-1"></a>**TMP-1** Cards; see [TMP-2](#TMP-2)
- <a id="TMP-2"></a>**TMP-2** A Druid is placed.
- <a id="TMP-3"></a>**TMP-3** `Sun` | a cell.
- <a id="TMP-4"></a>**TMP-4** Another goes to the Roots, unless somebody spares it that way.
- <a id="TC-08"></a>**TC-08** A case.

{law_book.BEGIN}
{law_book.END}
"""
Plant = Callable[[str, str], None]
HOME = "src/nemeton/games/oak"


@pytest.fixture
def plant(tmp_path: Path) -> Plant:
    """Writes files of a small project whose law book is complete and whose table is not written."""

    def write(name: str, text: str) -> None:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    write(f"{HOME}/__init__.py", "")
    write(f"{HOME}/temple.py", '"""TMP-1, TMP-2 Playing a card."""\n')
    write("tests/games/oak/test_temple.py", '"""TMP-1 Cards."""\n\ndef test_tc8_a_case(): ...\n')
    write("docs/rules/oak.md", PAGE)
    return write


def complaints(root: Path, write: bool = False) -> list[str]:
    return [each.removeprefix(f"{root}/") for each in law_book.check(root, "oak", write)]


# ---- what is cited has an anchor ---------------------------------------------------------------


def test_a_law_book_with_a_fresh_table_is_sound(tmp_path: Path, plant: Plant) -> None:
    assert complaints(tmp_path, write=True) == []
    assert complaints(tmp_path) == []


@pytest.mark.parametrize(
    ("name", "text", "line"),
    [
        (f"{HOME}/turn.py", '"""The turn."""\n\n# TMP-99 the law\n', 3),
        (f"{HOME}/turn.py", 'class Turn:\n    """TMP-99 A turn."""\n', 2),
        (f"{HOME}/turn.py", 'def end():\n    """It ends (TMP-1).\n\n    See TMP-99.\n    """\n', 4),
        (f"{HOME}/turn.py", 'class Ask:\n    rule = "TMP-99"\n', 2),
        (f"{HOME}/turn.py", '"""3.99 The turn."""\n', 1),
        (f"{HOME}/turn.py", '"""TMP-1; 3.99 The turn."""\n', 1),
        (f"{HOME}/README.md", "# Oak\n\nA card (TMP-99).\n", 3),
        (f"{HOME}/text/en.ftl", "# TMP-99\nword = Word\n", 1),
        (f"{HOME}/text/rules.en.md", "# Oak\n\n## 3.99 Temple\n", 3),
        (f"{HOME}/data/oak.toml", "sun = 3  # TMP-99\n", 1),
        (f"{HOME}/data/oak.json", '{"id": "TMP-99"}\n', 1),
        ("docs/decisions/0007-oak-sun.md", "# Sun\n\nLaw TMP-99 says so.\n", 3),
        ("tests/games/oak/test_sun.py", "def test_tmp99_it_shines():\n    pass\n", 1),
    ],
)
def test_a_cited_law_without_an_anchor_is_found(
    tmp_path: Path, plant: Plant, name: str, text: str, line: int
) -> None:
    plant(name, text)

    found = complaints(tmp_path, write=True)

    assert len(found) == 1
    assert found[0].startswith(f"{name}:{line}: cites ")
    assert "99, which" in found[0]


@pytest.mark.parametrize(
    "text",
    [
        "At 3.5 points of 4.3 points",
        "Python 3.99 or newer",
        "an error of 3.99 instead of 2.99",
        "95.1 %, and 3.2 % more",
        "as in `TMP-99`",
        "2 players, 4 of 6 seats",
        "see docs/decisions/oak-0099",
    ],
)
def test_ordinary_numbers_and_code_are_no_citations(text: str) -> None:
    assert [*law_book.cited("oak", text)] == []


@pytest.mark.parametrize(
    ("game", "text", "found"),
    [
        ("root", "6.5.1–6.5.5", ["6.5.1", "6.5.1-6.5.5"]),
        ("root", "10.4.3.I–III An enemy", ["10.4.3.I", "10.4.3.I-10.4.3.III"]),
        ("root", "9.5.6 Strike and 9.5.7 Repair (A15)", ["9.5.6", "9.5.7", "A15"]),
        ("root", "What follows, in the order of 3.E", ["3.E"]),
        ("oak", "SET-9 to SET-11 Druids; 3.2", ["SET-9", "SET-9-SET-11", "3.2"]),
        ("oak", "DSK-0 to DSK-h, in this order", ["DSK-0", "DSK-0-DSK-h"]),
        ("pangaia", "M5.1-M5.3 Spots, Z20", ["M5.1", "M5.1-M5.3", "Z20"]),
        ("cernunos", "8.3 A Deer; 8.4 a Wolf", ["8.3", "8.4"]),
    ],
)
def test_lists_and_ranges_are_read(game: str, text: str, found: list[str]) -> None:
    pairs = [*law_book.cited(game, text)]

    assert [a if a == b else f"{a}-{b}" for a, b in pairs] == found


def test_whole_numbers_are_cited_at_the_head_only() -> None:
    assert [*law_book.cited_at_the_head("cernunos", "7, 8 Activations")] == [("7", "7"), ("8", "8")]
    assert [*law_book.cited_at_the_head("cernunos", "12 cells are there")] == []


# ---- pages and their tables --------------------------------------------------------------------


def test_an_outdated_table_is_found(tmp_path: Path, plant: Plant) -> None:
    complaints(tmp_path, write=True)
    plant(f"{HOME}/turn.py", '"""TMP-4 The turn."""\n')

    assert complaints(tmp_path) == [
        "docs/rules/oak.md: the table is out of date: python tools/law_book.py --write"
    ]


def test_the_table_leads_from_laws_to_rule_files_and_tests(tmp_path: Path, plant: Plant) -> None:
    plant(f"{HOME}/old/taking.py", '"""TMP-1 to TMP-2 Taking."""\n')
    complaints(tmp_path, write=True)

    rows = (tmp_path / "docs/rules/oak.md").read_text("utf-8").partition(law_book.BEGIN)[2]

    assert rows.split("\n")[4:9] == [
        "| [TMP-1](#TMP-1) | Cards; see TMP-2 | `old/taking.py`, `temple.py` | `test_temple.py` |",
        "| [TMP-2](#TMP-2) | A Druid is placed. | `old/taking.py`, `temple.py` | – |",
        "| [TMP-3](#TMP-3) | Sun a cell. | cited nowhere |  |",
        "| [TMP-4](#TMP-4) | Another goes to the Roots, unless somebody … | cited nowhere |  |",
        "| [TC-08](#TC-08) | A case. | – | `test_temple.py` |",
    ]


@pytest.mark.parametrize(
    ("there", "instead", "complaint"),
    [
        ("(#TMP-2)", "(#TMP-5)", "docs/rules/oak.md:3: leads to TMP-5, which has no anchor"),
        ('id="TMP-4"', 'id="TMP-1"', "docs/rules/oak.md:6: TMP-1 has an anchor already"),
        (law_book.END, "", "docs/rules/oak.md: has no place for the table"),
    ],
)
def test_a_damaged_page_is_found(
    tmp_path: Path, plant: Plant, there: str, instead: str, complaint: str
) -> None:
    plant("docs/rules/oak.md", PAGE.replace(there, instead))

    assert complaints(tmp_path, write=True)[0].startswith(complaint)


def test_a_game_without_a_page_is_found(tmp_path: Path, plant: Plant) -> None:
    (tmp_path / "docs/rules/oak.md").unlink()

    assert complaints(tmp_path)[0].startswith("docs/rules/oak.md: oak has no law book")


def test_every_game_of_the_house_has_a_page() -> None:
    assert law_book.games(ROOT) == sorted(page.stem for page in RULES.glob("[a-z]*.md"))


# ---- what a question shows ---------------------------------------------------------------------


def questions(game: nemeton.Game) -> dict[str, str]:
    """Prompts and the rule that each shows."""
    steps = [step for step in game.steps.values() if issubclass(step, Choice) and step.prompt]
    return {f"{step.prompt} ({step.__name__})": step.rule for step in steps}


@pytest.mark.parametrize("name", law_book.games(ROOT))
@pytest.mark.parametrize("locale", nemeton.LOCALES)
def test_every_question_opens_the_rules_at_its_paragraph(name: str, locale: str) -> None:
    game = nemeton.game(name)
    numbers = rulebook.HEADING.findall(rulebook.whole(game, locale) or "")

    lost = {prompt: rule for prompt, rule in questions(game).items() if rule not in numbers}

    assert questions(game)
    assert lost == {}


@pytest.mark.parametrize("name", law_book.games(ROOT))
def test_every_question_has_its_law_in_the_book(name: str) -> None:
    laws = law_book.read_page(RULES / f"{name}.md").laws

    lost = {
        prompt: rule for prompt, rule in questions(nemeton.game(name)).items() if rule not in laws
    }

    assert lost == {}


@pytest.mark.parametrize("name", law_book.games(ROOT))
def test_every_paragraph_that_a_refusal_names_can_be_opened(name: str) -> None:
    game, laws = nemeton.game(name), law_book.read_page(RULES / f"{name}.md").laws
    numbers = rulebook.HEADING.findall(rulebook.whole(game, "en") or "")
    code = [path.read_text("utf-8") for path in law_book.sources(ROOT, name)[0]]

    named = {rule for text in code for _, rule in law_book.rules_named(text)}

    assert named - set(numbers) == set()
    assert named - laws.keys() == set()


@pytest.mark.parametrize("name", law_book.games(ROOT))
def test_whatever_is_refused_the_rules_can_be_opened_there(name: str) -> None:
    game, luck, dice = nemeton.game(name), nemeton.Fast(1), random.Random(1)
    state = game.start(players=2, seed=1)
    numbers = rulebook.HEADING.findall(rulebook.whole(game, "fr") or "")

    for _ in range(40):
        for option in conceivable(game, dice):
            if option not in state.options():
                words, _, paragraph = state.why_not(option, "fr").rpartition(" (§ ")
                assert words, (option, paragraph)
                assert paragraph.removesuffix(")") in numbers
        state.choose(state.sample(luck))


def conceivable(game: nemeton.Game, dice: random.Random) -> list[nemeton.Option]:
    """For every verb some arguments that the game has names for."""
    sizes = {name: len(game.names.get(kind, "123456")) for name, kind in game.kinds.items()}
    return [
        (verb, *(dice.randrange(sizes.get(name, 6)) for name in arguments))
        for verb, arguments in game.verbs.items()
    ]


@pytest.mark.parametrize("name", law_book.games(ROOT))
def test_a_paragraph_of_a_question_says_something(name: str) -> None:
    game = nemeton.game(name)

    for rule in {*questions(game).values()}:
        for locale in nemeton.LOCALES:
            said = rulebook.section(game, locale, rule) or ""
            assert len(said.split("\n", 1)[-1].split()) >= 3, (rule, locale)
