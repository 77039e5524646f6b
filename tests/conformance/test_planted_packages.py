"""Faults that lie in files: missing words, wrong counts, games that differ elsewhere."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from magpie.laws import turn

import nemeton
from nemeton.engine.game import Game
from nemeton.testing import Check, Nonconformity, Scope, counting, portability, texts
from nemeton.testing.counting import count_anew
from nemeton.text import words_of

Package = Callable[..., Game]

GAME_FILE = """
from magpie.game import MagpieGame
from magpie.laws import turn

class Rook(MagpieGame):
    def __init__(self):
        super().__init__()
        self.package = {name!r}

GAME = Rook()
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Package]:
    """Makes a package whose game is Magpie, with a line of its words or its code changed."""
    monkeypatch.syspath_prepend(str(tmp_path))
    made: list[str] = []

    def make(locale: str = "", old: str = "", new: str = "", code: str = "") -> Game:
        name = f"rook_{tmp_path.name}"
        made.append(name)
        folder = tmp_path / name
        (folder / "text").mkdir(parents=True)
        (folder / "__init__.py").write_text("", "utf-8")
        (folder / "game.py").write_text(GAME_FILE.format(name=name) + code, "utf-8")
        for each in nemeton.LOCALES:
            words = files("magpie").joinpath("text", f"{each}.ftl").read_text("utf-8")
            if each in locale.split():
                assert old in words
                words = words.replace(old, new)
            (folder / "text" / f"{each}.ftl").write_text(words, "utf-8")
        game: Game = importlib.import_module(f"{name}.game").GAME
        game.speech.texts = words_of(name)
        return game

    yield make
    for name in made:
        sys.modules.pop(f"{name}.game", None)
        sys.modules.pop(name, None)


PLANTED: list[tuple[Check, str, str, str, str]] = [
    (
        texts.texts_are_complete,
        "fr",
        "do-hoot =",
        "# do-hoot =",
        r"do-hoot is in en\.ftl, not in fr",
    ),
    (
        texts.texts_are_complete,
        "en",
        "ask-end =",
        "# ask-end =",
        r"en\.ftl lacks ask-end",
    ),
    (
        texts.texts_are_complete,
        "fr",
        "{ $bird } pose { $trinket }",
        "On pose { $trinket }",
        r"differ in the variables of log-nested: \['bird'\]",
    ),
    (texts.texts_are_complete, "en fr", "do-peek =", "# do-peek =", r"en\.ftl lacks do-peek"),
    (texts.texts_are_complete, "en fr", "option-fox =", "# x =", r"en\.ftl lacks option-fox"),
    (texts.texts_are_complete, "en fr", "name-place-stump =", "# x =", r"lacks name-place-stump"),
    (texts.texts_are_complete, "en fr", "option-weather-calm", "o", r"lacks option-weather-calm"),
    (texts.texts_are_complete, "en fr", "game-name =", "# x =", r"en\.ftl lacks game-name"),
    (
        texts.texts_are_complete,
        "en fr",
        "do-end_turn = ",
        "do-end_turn = { $bird } ",
        r"do-end_turn \(en\) uses \['bird'\]",
    ),
    (
        texts.texts_are_complete,
        "fr",
        "do-pass = ",
        "do-pass ",
        r"fr\.ftl cannot be read at: do-pass",
    ),
    (texts.texts_are_complete, "fr", "do-pass =", "do-hoot =", r"fr\.ftl has do-hoot twice"),
    (texts.texts_can_be_said, "en fr", "log-drawn =", "# x =", r"no words for log-drawn \(en\)"),
    (texts.texts_can_be_said, "fr", "end-goal =", "# x =", r"no words for end-goal \(fr\)"),
    (texts.texts_can_be_said, "en", "reason-lead =", "# x =", r"no words for reason-lead \(en\)"),
    (
        texts.texts_can_be_said,
        "fr",
        "{ $thief } tend la patte vers vos",
        "{ $voleur } tend la patte vers vos",
        r"cannot be said in fr: .*ask-hoot",
    ),
    (
        texts.labels_are_unique,
        "fr",
        "name-place-stump = sur la souche",
        "name-place-stump = dans le fourré",
        r"\('fetch', 0\) and \('fetch', 1\) are both labelled “Rapporter le bibelot dans le fourré",
    ),
]


@pytest.mark.parametrize(("check", "locale", "old", "new", "message"), PLANTED)
def test_a_fault_in_the_words_is_caught(
    package: Package, check: Check, locale: str, old: str, new: str, message: str
) -> None:
    game = package(locale, old, new)

    with pytest.raises(Nonconformity, match=message):
        check(game, Scope())


@pytest.mark.parametrize(
    "check", [texts.texts_are_complete, texts.texts_can_be_said, texts.labels_are_unique]
)
def test_the_words_pass_unchanged(package: Package, check: Check) -> None:
    check(package(), Scope())


def test_a_language_without_a_file_is_caught(package: Package, tmp_path: Path) -> None:
    game = package()
    next(tmp_path.glob("*/text/fr.ftl")).unlink()

    with pytest.raises(Nonconformity, match=r"fr\.ftl"):
        texts.texts_are_complete(game, Scope())


def test_an_order_that_hangs_on_hashes_is_caught(
    package: Package, monkeypatch: pytest.MonkeyPatch
) -> None:
    shuffles = """
class ByHash(turn.DemandAction):
    def answers(self, game):
        return list(set(super().answers(game)))

turn.DemandAction = GAME.steps["ByHash"] = ByHash
"""
    monkeypatch.setattr(turn, "DemandAction", turn.DemandAction)
    game = package(code=shuffles)
    digest = "[0-9a-f]{64}"

    with pytest.raises(Nonconformity, match=f"digest {digest} here, and under .*: {digest}$"):
        portability.games_are_the_same_everywhere(game, Scope())


def test_a_game_that_fails_elsewhere_is_caught(package: Package, tmp_path: Path) -> None:
    game = package()
    broken = tmp_path / "broken" / "nemeton"
    broken.mkdir(parents=True)
    (broken / "__init__.py").write_text("raise ImportError('not here')", "utf-8")

    with pytest.raises(Nonconformity, match="not here"):
        portability.games_are_the_same_everywhere(game, Scope(trees=[broken.parent]))


def test_every_python_found_is_new_enough_and_found_once() -> None:
    found = portability.pythons()

    assert found[0] == sys.executable
    assert len(set(found)) == len(found)


def test_a_count_that_has_changed_is_caught(package: Package, tmp_path: Path) -> None:
    game = package()
    counts = tmp_path / "counts.txt"
    counts.write_text(count_anew(game, 2), "utf-8")
    counting.counts_agree(game, Scope(counts=counts))

    counts.write_text(counts.read_text("utf-8").replace("two_birds 1 ", "two_birds 1 1"), "utf-8")

    with pytest.raises(Nonconformity, match=r"from two_birds there are \d+ ways to make 1 choices"):
        counting.counts_agree(game, Scope(counts=counts))


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("two_birds 1 9\n", "no count for four_birds_and_the_fox"),
        ("two_birds 1 7\nfour_birds_and_the_fox 1 9\nowls 1 3\n", "counts from owls, unknown"),
    ],
)
def test_counts_of_other_positions_are_caught(
    package: Package, tmp_path: Path, lines: str, message: str
) -> None:
    game = package()
    counts = tmp_path / "counts.txt"
    counts.write_text(lines, "utf-8")
    if "owls" in lines:
        counts.write_text(count_anew(game, 1) + "owls 1 3\n", "utf-8")

    with pytest.raises(Nonconformity, match=message):
        counting.counts_agree(game, Scope(counts=counts))
