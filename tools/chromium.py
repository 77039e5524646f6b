"""Finds the Chromium that the browser tests drive, or fetches one: `make test` runs this.

In this order: NEMETON_CHROMIUM; the system's Chromium or Chrome; the one that playwright has
fetched before. Else Debian's is installed where this is root and has apt-get, and otherwise
playwright fetches its own. Where all of that fails, it says so and ends with an error.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

# The first is the same browser without its window, which costs half the processor.
NAMES = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable", "chrome"),
)
PACKAGES = ("chromium-headless-shell", "chromium")  # of Debian; older ones lack the first
SYSTEM = ("/usr/bin", "/usr/local/bin")  # where a PATH may not lead
PLACES = (
    "/snap/bin/chromium",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/opt/google/chrome/chrome",
)
FETCHED = (
    *("chrome-linux*/chrome", "chrome-linux*/headless_shell"),
    *("chrome-headless-shell-*/chrome-headless-shell",),
    *("chrome-mac*/Chromium.app/Contents/MacOS/Chromium", "chrome-win*/chrome.exe"),
)
PATIENCE = 600  # seconds for a download

ADVICE = """
nemeton: ############################################################################
nemeton: THE BROWSER TESTS WERE NOT RUN: there is no Chromium here that starts, and none
nemeton: could be fetched. Any one of these helps, then `make test-browser`:
nemeton:     apt-get install chromium                           (as root, on Debian)
nemeton:     .venv/bin/playwright install --with-deps chromium  (needs a network)
nemeton:     NEMETON_CHROMIUM=/path/to/chrome make test-browser
nemeton: Everything else was tested.
nemeton: ############################################################################
"""


def chromium() -> str | None:
    """The first Chromium of this machine that starts."""
    return next((path for path in candidates() if starts(path)), None)


def candidates() -> Iterator[str]:
    if named := os.environ.get("NEMETON_CHROMIUM"):
        yield named
    search = os.pathsep.join([os.environ.get("PATH", ""), *SYSTEM])
    yield from filter(None, (shutil.which(name, path=search) for name in NAMES))
    yield from (place for place in PLACES if Path(place).exists())
    for pattern in FETCHED:
        yield from map(str, sorted(store().glob(f"chromium*/{pattern}"), reverse=True))


def store() -> Path:
    """Where playwright keeps what it fetches."""
    if named := os.environ.get("PLAYWRIGHT_BROWSERS_PATH"):
        return Path(named)
    caches = {"darwin": "Library/Caches", "win32": "AppData/Local"}
    return Path.home() / caches.get(sys.platform, ".cache") / "ms-playwright"


def starts(path: str) -> bool:
    """Whether the program runs at all: one that playwright fetched may lack libraries."""
    try:
        tried = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return tried.returncode == 0


def fetch() -> str | None:
    """Debian's where that is possible, since it brings its libraries, else playwright's; the first
    that then starts."""
    return (debians() if root_with_apt() else None) or playwrights()


def root_with_apt() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def debians() -> str | None:
    print("nemeton: no Chromium here, installing Debian's …", flush=True)
    # Installing looks for programs in places that the PATH of some root shells lacks.
    path = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/sbin"])
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "PATH": path}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
    had = attempt(["apt-get", "update", "-qq"], quiet) and any(
        attempt([*install, package], quiet) for package in PACKAGES
    )
    return chromium() if had else None


def playwrights() -> str | None:
    print("nemeton: no Chromium here, playwright fetches one …", flush=True)
    install = [sys.executable, "-m", "playwright", "install", "chromium"]
    return chromium() if attempt(install, dict(os.environ)) else None


def attempt(command: list[str], environment: dict[str, str]) -> bool:
    """Runs it; what it says is shown only when it fails."""
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        print(f"nemeton: {error}", flush=True)
        return False
    if done.returncode:
        print("\n".join((done.stdout + done.stderr).splitlines()[-5:]), flush=True)
    return not done.returncode


def main() -> int:
    path = chromium() or fetch()
    if path is None:
        print(ADVICE, flush=True)
        return 1
    print(f"nemeton: the browser tests drive {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
