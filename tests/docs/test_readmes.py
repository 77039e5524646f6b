"""What the READMEs show is run, and what a game asks and offers is documented."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import nemeton
from nemeton.cli import rulebook
from nemeton.engine.flow import Choice

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "nemeton" / "games"
READMES = [ROOT / "README.md", ROOT / "docs" / "arena.md", *sorted(GAMES.glob("*/README.md"))]
EXAMPLE = re.compile(r"```python\n(.*?)```\n+```text\n(.*?)```", re.DOTALL)
HOME_GAMES = [name for name in nemeton.catalogue() if (GAMES / name).is_dir()]


@pytest.mark.parametrize("readme", READMES, ids=lambda path: path.parent.name)
def test_every_example_prints_what_it_says(readme: Path) -> None:
    examples = EXAMPLE.findall(readme.read_text("utf-8"))

    assert examples
    for code, shown in examples:
        ran = subprocess.run(
            [sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False
        )
        assert ran.stderr == ""
        assert ran.stdout == shown


def test_the_readme_plays_a_game_in_ten_lines() -> None:
    code = EXAMPLE.findall((ROOT / "README.md").read_text("utf-8"))[0][0]

    assert len(code.strip().splitlines()) <= 11


@pytest.mark.parametrize("name", HOME_GAMES)
def test_every_prompt_and_every_option_is_documented(name: str) -> None:
    game = nemeton.game(name)
    readme = (GAMES / name / "README.md").read_text("utf-8")

    prompts = {step.prompt for step in game.steps.values() if issubclass(step, Choice)} - {""}
    missing = [each for each in sorted(prompts | set(game.options)) if f"`{each}`" not in readme]

    assert missing == []


@pytest.mark.parametrize("name", HOME_GAMES)
def test_the_rules_can_be_read_in_both_languages(name: str) -> None:
    game = nemeton.game(name)
    pages = [rulebook.whole(game, locale) or "" for locale in nemeton.LOCALES]
    numbers = [rulebook.HEADING.findall(page) for page in pages]

    asked = {step.rule for step in game.steps.values() if issubclass(step, Choice)} - {""}

    assert numbers[0] == numbers[1]
    assert asked <= set(numbers[0])
