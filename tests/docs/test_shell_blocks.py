"""Every line that the documentation tells to type is run, or stands here with a reason."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, PAGES, ROOT, blocks, typed
from tests.server.kit import free_port
from tests.server.test_serve import NEMETON, await_page

# What begins so is not run here, and why.
NOT_RUN = {
    "make ": "sets up a machine; .ci/run and tests/docs/test_make_play.py run it",
    ".venv/bin/": "tests, lint and benchmarks of a clone; .ci/run runs the first two",
    "pip install ./examples/magpie": "tests/examples installs it",
    "nemeton play magpie": "tests/examples plays it",
    "pip install --editable ./pebbles": "tests/examples installs it",
    "python -m pytest pebbles/tests": "tests/examples runs it",
    "nemeton play pebbles": "tests/examples plays it",
    "pip install nemeton": "needs a package index that has it; tools/release.py installs the files",
    "py -m venv": "Windows",
    ".venv\\Scripts": "Windows",
    "nemeton serve [": "names the options; test_code_blocks.py looks that there are such",
    "nemeton serve --check [": "names the options likewise",
    "nemeton serve --check --url": "needs a name and a certificate; tests/deploy/test_proxies.py",
    "nemeton serve --database postgresql": "tests/server/test_serve.py, over one of its own",
    "nemeton bot --join ": "tests/cli/test_bot.py, at tables of a server",
    "nemeton admin ": "tests/server/test_admin.py, on the database of a running server",
    "nemeton play ro⇥": "a key, not a command; tests/cli/test_completion.py presses it",
    "nemeton play root --bots gr⇥": "likewise",
    "nemeton play root --option map=⇥": "likewise",
    "nemeton arena oak --bots sapling,fo⇥": "likewise",
    "apt install": "needs root and a network",
    "NEMETON_NAME=play.example.org caddy": "tests/deploy/test_proxies.py, where Caddy is installed",
    "cp deploy/": "needs root",
    "systemctl ": "needs a systemd",
    "journalctl ": "needs a systemd",
    "certbot ": "needs a name that leads to the machine",
    "nginx -t": "tests/deploy/test_proxies.py, where nginx is installed",
    "python3 -m venv /opt/nemeton": "needs root",
    "podman ": "needs a registry and podman; docs/server.md says how far it was tried",
    "cd deploy": "belongs to the lines for podman",
    'echo "POSTGRES_PASSWORD': "belongs to the lines for podman",
    "deploy/backup.sh": "tests/deploy/test_restore.py, over databases of its own",
    "deploy/restore.sh": "tests/deploy/test_restore.py likewise",
}
QUICK = {"forest:nodes=2000": "random", "forest": "random", "grove": "sapling"}
LINES = [(page, line) for page in PAGES for line in typed(page)]


def reason(line: str) -> str | None:
    return next((why for begin, why in NOT_RUN.items() if line.startswith(begin)), None)


RUN = [
    pytest.param(page, line, id=f"{page.relative_to(ROOT)}: {line}")
    for page, line in LINES
    if reason(line) is None
]


def test_every_reason_is_still_needed() -> None:
    unused = [begin for begin in NOT_RUN if not any(line.startswith(begin) for _, line in LINES)]

    assert unused == []
    assert len(LINES) >= 60
    assert len(RUN) >= 10


@pytest.mark.parametrize(("where", "line"), RUN)
def test_a_line_for_the_shell_runs(where: Path, line: str, tmp_path: Path) -> None:
    words = shlex.split(line)
    if line.startswith("python tools/"):  # in a clone
        subprocess.run([sys.executable, *words[1:]], cwd=ROOT, check=True, capture_output=True)
        return
    assert words[0] == "nemeton", f"neither run nor excused: {line}"
    prepare(where, line, tmp_path)

    if words[1] == "serve" and "--check" not in words:
        serve(words[1:], tmp_path)
    else:
        ran = nemeton_in(tmp_path, words)
        # A check says what is wrong with the machine it runs on; it must not fall over it.
        assert ran.returncode in ((0, 1) if "--check" in words else (0,)), ran.stderr
        assert "Traceback" not in ran.stderr


def nemeton_in(folder: Path, words: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*NEMETON, *fewer_games(words[1:])],
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, "LANG": "en", "XDG_DATA_HOME": str(folder / "data")},
        stdin=subprocess.DEVNULL,
    )


def prepare(page: Path, line: str, folder: Path) -> None:
    """What the page has told the reader to do before: its programs write files, lines go on."""
    if "game.json" in line:
        for block in blocks(page):
            if block.kind == "python" and "game.json" in block.code:
                command = [sys.executable, "-c", block.code]
                subprocess.run(command, cwd=folder, check=True, capture_output=True)
    if "mine.toml" in line:
        (mine,) = (block for block in blocks(page) if block.kind == "toml")
        (folder / "mine.toml").write_text(mine.code, "utf-8")
    if "hoarder:" in line:  # the program of the page is saved in the folder one works in
        (folder / "hoarder.py").write_text(next(blocks(page)).code, "utf-8")
    if line.startswith("nemeton export games"):
        kept = next(each for where, each in LINES if where == page and "--records games" in each)
        nemeton_in(folder, shlex.split(kept)).check_returncode()
    if "--resume" in line:
        first = next(each for where, each in LINES if where == page and line.startswith(each))
        nemeton_in(folder, shlex.split(first)).check_returncode()


def fewer_games(words: list[str]) -> list[str]:
    """The same contest, short: a few games instead of hundreds, between the quickest bots."""
    if words[0] != "arena":
        return words
    said = re.sub(r" --games \d+", "", " ".join(words))
    for slow, quick in QUICK.items():
        said = said.replace(slow, quick)
    return [*said.split(), "--games", "2"]


def serve(words: list[str], folder: Path) -> None:
    """Until its page answers; what it prints goes nowhere."""
    port = free_port()
    environment = {**os.environ, "NEMETON_THINKERS": "1", "NEMETON_SHARED": "http://127.0.0.2:1"}
    command = [*NEMETON, *words, "--port", str(port)]
    with subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    ) as running:
        try:
            await_page(port)
        finally:
            running.send_signal(signal.SIGINT)
            _, said = running.communicate(timeout=20)
    assert b"Traceback" not in said


def test_no_line_is_both_unknown_and_unseen() -> None:
    """A block that begins with a program nobody has listed would be taken for a drawing."""
    text = (DOCS / "server.md").read_text("utf-8")
    shown = {line.strip() for line in re.findall(r"(?m)^    (\S.*)$", text)}
    seen = {line for page, line in LINES if page == DOCS / "server.md"}

    assert {line.partition("   #")[0].strip() for line in shown} <= {
        line.partition("   #")[0].strip() for line in seen
    }
