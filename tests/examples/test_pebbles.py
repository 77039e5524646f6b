"""Pebbles, word for word from docs/adding-a-game.md: it conforms at the first try, is found when
it is installed, and the kit says what to do where somebody slips."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import nemeton
from nemeton import text
from nemeton.engine.game import Game
from nemeton.testing import Nonconformity, Scope, conform
from tests.examples.installing import install, said_beside
from tests.examples.page import FILES, PAGE

Copied = Callable[..., Game]


def write(folder: Path) -> None:
    for name, content in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")


def forget() -> None:
    for name in [each for each in sys.modules if each.split(".")[0] == "pebbles"]:
        del sys.modules[name]
    text.source.cache_clear()
    text.words_of.cache_clear()


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Copied]:
    """Writes the game down as the page shows it, with one slip where one is given."""

    def make(file: str = "", old: str = "", new: str = "") -> Game:
        write(tmp_path)
        if file:
            path = tmp_path / "pebbles" / "src" / "pebbles" / file
            words = path.read_text(encoding="utf-8")
            assert old in words
            path.write_text(words.replace(old, new), encoding="utf-8")
        forget()
        game: Game = importlib.import_module("pebbles.game").GAME
        return nemeton.equipped(game)

    packages = text.COMMON.packages
    monkeypatch.syspath_prepend(str(tmp_path / "pebbles" / "src"))
    yield make
    forget()
    text.COMMON.packages = packages
    text.COMMON.languages.clear()


def test_the_page_shows_every_file_of_the_folder_that_it_draws() -> None:
    drawn = PAGE.split("    pebbles/\n")[1].split("\n\n")[0]
    names = re.findall(r"[\w/]+\.\w+", drawn)

    assert sorted(Path(name).name for name in names) == sorted(Path(each).name for each in FILES)


def test_pebbles_conforms_at_the_first_try(copied: Copied) -> None:
    conform(copied())


def test_the_test_that_the_page_shows_is_found_and_run(
    copied: Copied, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = copied()
    checked: list[Game] = []
    monkeypatch.setattr(nemeton.testing, "conform", checked.append)

    names: dict[str, Callable[[], None]] = {}
    exec(FILES["pebbles/tests/test_pebbles.py"], names)
    names["test_pebbles_conforms"]()

    assert checked == [game]


def test_pebbles_is_found_when_it_is_installed(tmp_path: Path) -> None:
    pytest.importorskip("hatchling")
    write(tmp_path)
    target = tmp_path / "installed"
    install(tmp_path / "pebbles", target)

    assert "pebbles" in said_beside(target, "import nemeton; print(*nemeton.catalogue())").split()
    name = "nemeton.game('pebbles').speech.say('game-name', {}, 'fr')"
    assert said_beside(target, f"import nemeton; print({name})") == "Cailloux"


SLIPS = [
    ("state.py", "        twin.heap = self.heap\n", "", r"a clone differs at .*heap.*`copied`"),
    ("state.py", "self.taken.copy()", "self.taken", r"changed the other at table\.taken.*`copied`"),
    ("game.py", "modules=[turn]", "modules=[]", r"step \w+ is in none of the game's `modules`"),
    ("game.py", '"take": ("number",)', '"grab": ("number",)', r"the verb is not declared"),
    ("laws/setup.py", "    game.then(BeginTurn(0))\n", "", r"pebbles must begin with a step"),
    ("laws/turn.py", ", BeginTurn(following))", ")", r"\('take', \d\) fails: no step is left"),
    ("laws/turn.py", "game.finish(", "(", r"10000 turns in which nobody is asked"),
    ("laws/turn.py", "self.player", "self.seat", r"DemandPebbles has a field `seat`"),
    ("laws/turn.py", "self.player", "self.who", r"has no attribute 'player'"),
    ("view.py", '        "title": PLAYERS[each],\n', "", r"`seat_view` lacks \['title'\]"),
    ("saving.py", '"heap": game.heap, ', "", r"refuses its own save\. .*save\.table\.heap"),
    ("saving.py", "heap, game.setup.players)", "heap)", r"IndexError.*`restore` must refuse"),
    ("text/en.ftl", "game-tagline =", "tagline =", r"tagline is in en\.ftl, not in fr\.ftl"),
    ("text/fr.ftl", "end-stuck =", "# end =", r"end-stuck is in en\.ftl, not in fr\.ftl"),
]


@pytest.mark.parametrize(("file", "old", "new", "complaint"), SLIPS)
def test_the_kit_says_what_to_do(
    copied: Copied, file: str, old: str, new: str, complaint: str
) -> None:
    game = copied(file, old, new)

    with pytest.raises((Nonconformity, RuntimeError, AttributeError), match=complaint):
        conform(game, Scope(setups=3, games=1))
