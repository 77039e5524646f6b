"""The command and the server in processes of their own that have imported all before they begin.

Python takes far longer to import the command than most tests take to use it. So one process per
test run imports it and then forks for every command that is asked for: a new process with its own
terminal or pipes, folder and environment, that reads its arguments, ends and can be killed like any
other. What depends on how Python itself starts (its variables, a locale without UTF-8, something to
be done before the program) is started the long way.

    python tests/preloaded.py NUMBER     is the process that forks, asked through that open file
"""

from __future__ import annotations

import array
import fcntl
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

__all__ = ["COMMAND", "SERVER", "Started", "completed", "started", "uncounted"]

COMMAND = Path(sys.executable).with_name("nemeton")
SERVER = [sys.executable, "-m", "nemeton.server"]
LANGUAGE = "C.UTF-8"
LOCALE = ("LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES")
PATIENCE = 60.0
KEPT: dict[int, Forking] = {}  # the process that forks, by the process that asks it to


# ---- the tests' side ----------------------------------------------------------------------------


def completed(
    command: Sequence[str], typed: str, environment: Mapping[str, str], folder: Path
) -> subprocess.CompletedProcess[str]:
    """Runs a command to its end, like `subprocess.run`."""
    if not can_be_forked(command, environment):
        return subprocess.run(
            command,
            input=typed,
            text=True,
            capture_output=True,
            timeout=PATIENCE,
            env=environment,
            cwd=folder,
            check=False,
        )
    with (
        tempfile.TemporaryFile() as typing,
        tempfile.TemporaryFile() as out,
        tempfile.TemporaryFile() as err,
    ):
        typing.write(typed.encode())
        typing.seek(0)
        files = [each.fileno() for each in (typing, out, err)]
        process = started(command, environment, folder, files)
        try:
            status = process.wait(PATIENCE)
        finally:
            process.kill()
        for each in (out, err):
            each.seek(0)
        said = [text_of(each.read()) for each in (out, err)]
    return subprocess.CompletedProcess(command, status, *said)


def text_of(said: bytes) -> str:
    return said.decode().replace("\r\n", "\n").replace("\r", "\n")


def started(
    command: Sequence[str],
    environment: Mapping[str, str],
    folder: Path,
    files: list[int],
    terminal: bool = False,
) -> Started:
    """Starts a command on these three files; `terminal`: the first of them is its own terminal,
    as for somebody who has just logged in."""
    if not can_be_forked(command, environment):
        return Spawned(command, environment, folder, files, terminal)
    asked = {
        "arguments": list(command),
        "environment": dict(environment),
        "folder": str(folder),
        "terminal": terminal,
    }
    if os.getpid() not in KEPT:
        KEPT[os.getpid()] = Forking()
    return KEPT[os.getpid()].fork(asked, files)


def can_be_forked(command: Sequence[str], environment: Mapping[str, str]) -> bool:
    """Whether Python would start with the same paths and the same encodings."""
    spoken = {name: environment[name] for name in LOCALE if environment.get(name)}
    alike = pythons_own(environment) == pythons_own(os.environ)
    known = command[0] == str(COMMAND) or command == SERVER
    return known and spoken in ({}, {"LANG": LANGUAGE}) and alike


def uncounted(environment: Mapping[str, str]) -> dict[str, str]:
    """Without `make coverage`, which imports modules and writes files of its own."""
    return {name: value for name, value in environment.items() if not name.startswith("COVERAGE_")}


def pythons_own(environment: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in environment.items() if name.startswith("PYTHON")}


class Forking:
    """The process that imports everything once. It ends when we do."""

    def __init__(self) -> None:
        self.line, theirs = socket.socketpair()
        clean = {name: value for name, value in os.environ.items() if name not in LOCALE}
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, __file__, str(theirs.fileno())],
                stdin=subprocess.DEVNULL,
                env={**clean, "LANG": LANGUAGE},
                start_new_session=True,
                pass_fds=[theirs.fileno()],
            )

    def fork(self, asked: dict[str, Any], files: list[int]) -> Forked:
        ours, theirs = socket.socketpair()
        with theirs:
            sent = array.array("i", [theirs.fileno(), *files])
            self.line.sendmsg([b"!"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, sent)])
        ours.sendall(json.dumps(asked).encode() + b"\n")
        return Forked(ours)


class Started:
    """A process that can be waited for and signalled."""

    pid: int

    def poll(self) -> int | None:
        raise NotImplementedError

    def wait(self, timeout: float = PATIENCE) -> int:
        raise NotImplementedError

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Spawned(Started):
    """One that Python has started the long way."""

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        folder: Path,
        files: list[int],
        terminal: bool,
    ) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=files[0],
            stdout=files[1],
            stderr=files[2],
            env=environment,
            cwd=folder,
            start_new_session=terminal,
            preexec_fn=take_terminal if terminal else None,
        )
        self.pid = self.process.pid

    def poll(self) -> int | None:
        return self.process.poll()

    def wait(self, timeout: float = PATIENCE) -> int:
        return self.process.wait(timeout)


class Forked(Started):
    """One that was forked; whoever forked it says its number, and later how it ended."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.said = b""
        self.status: int | None = None
        self.pid = self.told(PATIENCE)

    def told(self, timeout: float) -> int:
        limit = time.monotonic() + timeout
        while b"\n" not in self.said:
            if not select.select([self.line], [], [], max(0, limit - time.monotonic()))[0]:
                raise TimeoutError("it is still running")
            said = self.line.recv(64)
            assert said, "the command could not be imported, or nobody waits for it any more"
            self.said += said
        number, self.said = self.said.split(b"\n", 1)
        return int(number)

    def poll(self) -> int | None:
        if self.status is None and (self.said or select.select([self.line], [], [], 0)[0]):
            self.wait()
        return self.status

    def wait(self, timeout: float = PATIENCE) -> int:
        if self.status is None:
            self.status = self.told(timeout)
            self.line.close()
        return self.status


# ---- the side that forks ------------------------------------------------------------------------


def main() -> None:
    """Forks a process for each that is asked for, until the tests are over. A command goes on from
    here when its process is set up: so it ends as Python ends."""
    import_everything()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who wait
    asking = socket.socket(fileno=int(sys.argv[1]))
    room = socket.CMSG_LEN(4 * array.array("i").itemsize)
    while True:
        data, ancillary, _, _ = asking.recvmsg(1, room)
        if not data:
            return
        files = array.array("i")
        for _, _, found in ancillary:
            files.frombytes(found)
        if os.fork() == 0:
            asking.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            become(socket.socket(fileno=files[0]), list(files[1:]))
            break
        for each in files:
            os.close(each)
    if sys.argv == SERVER:
        runpy.run_module("nemeton.server", run_name="__main__", alter_sys=True)
    else:
        import_module("nemeton.cli").main()


def import_everything() -> None:
    """All that the command needs, sooner or later, and the words it says."""
    sys.path[0] = str(COMMAND.parent)  # as for the command itself
    for name in ("nemeton.cli", "nemeton.server.serve", "nemeton.review", "nemeton.arena"):
        import_module(name)
    nemeton = import_module("nemeton")
    games = [nemeton.game(name) for name in nemeton.catalogue()]
    for texts in (
        import_module("nemeton.cli.console").TEXTS,
        *(each.speech.texts for each in games),
    ):
        for locale in import_module("nemeton.engine.text").LOCALES:
            texts.has(locale, "nothing")  # read when first asked for
    gc.collect()
    gc.freeze()


def become(line: socket.socket, files: list[int]) -> None:
    """Comes back in the process of the command; the one before it waits, and tells of its end."""
    with line.makefile("rb") as asked:
        wanted = json.loads(asked.readline())
    child = os.fork()
    if child == 0:
        line.close()
        dress(wanted, files)
        return
    for each in files:
        os.close(each)
    line.sendall(b"%d\n" % child)
    _, status = os.waitpid(child, 0)
    try:
        line.sendall(b"%d\n" % os.waitstatus_to_exitcode(status))
    finally:
        os._exit(0)


def dress(asked: dict[str, Any], files: list[int]) -> None:
    """The arguments, folder, environment and files of the command."""
    errors = sys.stdin.errors, sys.stdout.errors
    for number, file in enumerate(files):
        os.dup2(file, number)
    for file in files:
        os.close(file)
    if asked["terminal"]:
        os.setsid()
        take_terminal()
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["environment"])
    sys.argv = asked["arguments"]
    sys.stdin = open(0, encoding="utf-8", errors=errors[0], closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", errors=errors[1], closefd=False)  # noqa: SIM115
    sys.stderr = open(  # noqa: SIM115
        2, "w", buffering=1, encoding="utf-8", errors="backslashreplace", closefd=False
    )


def take_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


if __name__ == "__main__":
    main()
