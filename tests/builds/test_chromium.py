"""The browser tests find a Chromium that starts, and pass over one that does not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import chromium

ROOT = Path(chromium.__file__).parents[1]


def program(path: Path, status: int) -> Path:
    """Something that ends like that, whatever it is asked."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\nexit {status}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any browser."""
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "store"))
    monkeypatch.delenv("NEMETON_CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "PLACES", ())
    monkeypatch.setattr(chromium, "SYSTEM", ())
    return tmp_path


def test_nothing_is_found_where_nothing_is(bare: Path) -> None:
    assert chromium.chromium() is None


def test_the_one_of_the_system_comes_first(bare: Path) -> None:
    program(bare / "store/chromium-1200/chrome-linux/chrome", 0)
    own = program(bare / "bin/chromium", 0)

    assert chromium.chromium() == str(own)


def test_one_that_does_not_start_is_passed_over(bare: Path) -> None:
    program(bare / "bin/chromium", 127)
    fetched = program(bare / "store/chromium-1200/chrome-linux64/chrome", 0)

    assert chromium.chromium() == str(fetched)


def test_a_chrome_is_as_good(bare: Path) -> None:
    chrome = program(bare / "bin/google-chrome-stable", 0)

    assert chromium.chromium() == str(chrome)


def test_one_may_be_named(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(bare / "bin/chromium", 0)
    named = program(bare / "mine", 0)
    monkeypatch.setenv("NEMETON_CHROMIUM", str(named))

    assert chromium.chromium() == str(named)


def test_debians_is_installed_where_that_is_possible_else_playwrights(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What apt-get installs may not start, or nothing comes of it."""
    apt = program(bare / "bin/apt-get", 0)
    path = bare / "store/chromium-1200/chrome-linux/chrome"
    python = bare / "python"
    python.write_text(
        f'#!/bin/sh\necho "$*" >>{bare}/asked\n'
        f"/bin/mkdir -p {path.parent} && printf '#!/bin/sh\\n' >{path} && /bin/chmod 755 {path}\n"
    )
    python.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(python))
    monkeypatch.setattr(chromium, "root_with_apt", lambda: True)

    assert chromium.fetch() == str(path)
    assert (bare / "asked").read_text() == "-m playwright install chromium\n"

    (bare / "asked").unlink()
    apt.write_text(f"#!/bin/sh\nprintf '#!/bin/sh\\n' >{bare}/bin/chromium\n")
    program(bare / "bin/chromium", 1)

    assert chromium.fetch() == str(bare / "bin/chromium")
    assert not (bare / "asked").exists()


def test_where_none_can_be_had_the_command_fails_and_says_what_to_do(tmp_path: Path) -> None:
    script = (
        "import sys; from tools import chromium; chromium.PLACES = chromium.SYSTEM = ();"
        "chromium.fetch = lambda: None; sys.exit(chromium.main())"
    )
    environment = {"PATH": str(tmp_path), "PLAYWRIGHT_BROWSERS_PATH": str(tmp_path)}
    environment |= {key: os.environ[key] for key in ("PYTHONPATH",) if key in os.environ}
    command = [sys.executable, "-c", script]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )

    assert done.returncode == 1, done.stderr
    assert "THE BROWSER TESTS WERE NOT RUN" in done.stdout
    assert "apt-get install chromium" in done.stdout
