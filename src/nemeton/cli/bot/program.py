"""The program that answers: a line of JSON on its input asks, the line that it writes answers."""

from __future__ import annotations

import json
import queue
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from threading import Thread
from typing import Any

__all__ = ["Program", "ProgramFailed"]

LONGEST_ANSWER = 4000  # characters
FAREWELL = 1.0  # seconds that a program has to end when nothing more is asked


class ProgramFailed(Exception):
    """The program cannot go on; `why` is a text key."""

    def __init__(self, why: str, **params: Any) -> None:
        super().__init__(why)
        self.why = why
        self.params = params


class Program:
    """A process that is asked line by line. What it writes to its error output is shown."""

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        self.seconds = seconds
        self.answers: queue.Queue[str] = queue.Queue()
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
        self.listener = Thread(target=self.listen, daemon=True)
        self.listener.start()

    def listen(self) -> None:
        """Takes in what the program writes; an empty line says that it writes no more."""
        assert self.process.stdout is not None
        with self.process.stdout as written:
            while line := written.readline(LONGEST_ANSWER):
                self.answers.put(line)
        self.answers.put("")

    def ask(self, question: dict[str, Any]) -> list[Any]:
        """The option that the program takes: as a list, or by its place among them."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(question, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
            line = self.answers.get(timeout=self.seconds)
        except queue.Empty:
            raise ProgramFailed("bot-failed-silent", seconds=self.seconds) from None
        except OSError:
            line = ""
        if not line:
            raise ProgramFailed("bot-failed-ended")
        return understood(line, question["decision"]["options"])

    def close(self) -> None:
        """Nothing more is asked: the program ends, or is ended."""
        with suppress(OSError):
            if self.process.stdin is not None:
                self.process.stdin.close()
        try:
            self.process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.listener.join(FAREWELL)  # a child of its own may hold the line open


def understood(line: str, options: list[list[Any]]) -> list[Any]:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise ProgramFailed("bot-failed-no-json", line=line.strip()[:80]) from None
    if type(answer) is int and 0 <= answer < len(options):
        return options[answer]
    if answer not in options:
        raise ProgramFailed("bot-failed-not-offered", line=line.strip()[:80])
    return list(answer)
