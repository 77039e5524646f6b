"""A release: one number, a changelog that has it, and checks that refuse what is not whole."""

from __future__ import annotations

import re
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

import nemeton
from tools import release, trial

ROOT = Path(__file__).parents[2]
PYTHON = release.Python("python", "3.11", ".cpython-311-x86_64-linux-gnu.so")


def project() -> Any:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_the_number_stands_in_one_place() -> None:
    found = project()

    assert found["project"]["dynamic"] == ["version"]
    assert "version" not in found["project"]
    assert found["tool"]["hatch"]["version"]["path"] == "src/nemeton/__init__.py"
    assert release.version() == nemeton.__version__


def test_the_changelog_has_the_version_and_a_tag_must_be_its_own() -> None:
    number = release.version()

    release.check_named(number, None)
    release.check_named(number, f"v{number}")
    with pytest.raises(release.Failed, match="not that of version"):
        release.check_named(number, "v9.9.9")
    with pytest.raises(release.Failed, match=r"no section 9\.9\.9"):
        release.check_named("9.9.9", None)


def test_every_python_is_named_wherever_pythons_are_named() -> None:
    found = project()
    named = [each for each in found["project"]["classifiers"] if re.search(r"3\.\d+$", each)]

    assert [each.rsplit(" ", 1)[1] for each in named] == list(release.PYTHONS)
    assert found["tool"]["cibuildwheel"]["build"] == [
        f"cp{each.replace('.', '')}-*" for each in release.PYTHONS
    ]


@pytest.mark.parametrize(
    ("missing", "complaint"),
    [
        ("nemeton/static/index.html", "no web client"),
        ("nemeton/static/assets/app.js", "no script"),
        ("nemeton/engine/flow.cpython-311-x86_64-linux-gnu.so", "1 of 3 modules"),
        ("", ""),
    ],
)
def test_a_wheel_that_lacks_something_is_refused(
    tmp_path: Path, missing: str, complaint: str
) -> None:
    names = [
        "nemeton/static/index.html",
        "nemeton/static/assets/app.js",
        "nemeton/engine/__init__.py",
        *("nemeton/engine/flow.py", "nemeton/engine/flow" + PYTHON.suffix),
        *("nemeton/games/oak/game.py", "nemeton/games/oak/game" + PYTHON.suffix),
    ]
    wheel = tmp_path / "some.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        for name in names:
            if name != missing:
                packed.writestr(name, "")

    if not complaint:
        release.check_wheel(wheel, PYTHON)
        return
    with pytest.raises(release.Failed, match=complaint):
        release.check_wheel(wheel, PYTHON)


def test_a_python_that_is_none_of_ours_is_refused(tmp_path: Path) -> None:
    with pytest.raises(release.Failed, match="is no CPython"):
        release.pythons([str(tmp_path / "python")])


def test_a_trial_of_another_version_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert trial.main(["--version", "9.9.9"]) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert re.match(r"version +[0-9.]+ s  FAILED: ", line), "it stops at what fails first"
