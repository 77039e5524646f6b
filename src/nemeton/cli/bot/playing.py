"""Plays a game at a table for a program: its questions to the program, the answers to the table."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import nemeton
from nemeton.cli.bot.program import Program, ProgramFailed
from nemeton.cli.bot.seat import Seat
from nemeton.engine.errors import BadInput
from nemeton.engine.flow import PASS
from nemeton.engine.game import Game

__all__ = ["Playing"]

SUBSTITUTE = "sapling"
ATTEMPTS = 5  # to come back to a table after the line has broken
PAUSE = 1.0  # seconds before each, and after `too-fast`


class Playing:
    """One game of one seat. `play` gives back the result of the table."""

    def __init__(self, seat: Seat, program: Program, locale: str) -> None:
        self.seat = seat
        self.program = program
        self.locale = locale
        self.head: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.answered = -1  # the number of the last decision
        self.answer: dict[str, Any] = {}
        self.game: Game | None = None

    def play(self) -> dict[str, Any]:
        for message in self.messages():
            result = self.take(message)
            if result is not None:
                return result
        raise BadInput("bot-no-server", detail=self.seat.link.api)

    def rematch(self) -> Seat:
        """Waits at the table, as long as it takes, until a rematch is opened; what is asked there
        meanwhile, since the end was taken back, is answered."""
        for message in self.messages():
            self.take(message)
            if self.head["rematch"]:
                return self.seat.at(self.head["rematch"])
        raise BadInput("bot-no-server", detail=self.seat.link.api)

    def messages(self) -> Iterator[dict[str, Any]]:
        """What the server says; where the line breaks, it is looked for again a few times."""
        for attempt in range(ATTEMPTS):
            if attempt:
                time.sleep(PAUSE)
            yield from self.seat.messages()

    def take(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """One message of the server; the result, once there is one."""
        match message["type"]:
            case "refused":
                self.refused(message)
            case "farewell" if not message["retry"]:
                raise BadInput("bot-refused", reason=message["reason"])
            case "welcome":
                self.answered = -1  # an answer may have been lost with the line
                return self.follow(message)
            case "update":
                return self.follow(message)
        return None

    def refused(self, message: dict[str, Any]) -> None:
        """What came too late was for another question; what came too fast is said again."""
        if message["reason"] == "too-fast":
            time.sleep(PAUSE)
            self.seat.send(**self.answer)
        elif message["reason"] not in ("stale", "not-your-turn", "game-over"):
            raise BadInput("bot-refused", reason=message["reason"])

    def follow(self, message: dict[str, Any]) -> dict[str, Any] | None:
        self.head = message["head"] or self.head
        self.you = message["you"] or self.you
        if not self.you["seats"]:
            raise BadInput("bot-lost-seat")
        position = message["position"]
        if position is None:
            return None
        if position["result"] is not None:
            return dict(position["result"])
        decision = position["decision"]
        if decision and decision["options"] and decision["number"] != self.answered:
            self.ask(position, decision)
        return None

    def ask(self, position: dict[str, Any], decision: dict[str, Any]) -> None:
        """Hands the question on; a program that fails loses its seat, never the table."""
        try:
            option = self.program.ask(self.question(position, decision))
        except ProgramFailed:
            self.seat.send(type="hand", id=0, seat=decision["seat"], level=SUBSTITUTE)
            raise
        number = self.answered = decision["number"]
        self.answer = {"type": "choose", "id": number, "number": number, "option": option}
        self.seat.send(**self.answer)

    def question(self, position: dict[str, Any], decision: dict[str, Any]) -> dict[str, Any]:
        """What the program is told: what its seat sees, and what it is asked."""
        told = {key: decision[key] for key in ("prompt", "params", "rule", "options", "several")}
        return {
            "game": self.head["game"],
            "players": self.head["players"],
            "settings": self.head["options"],
            "seat": decision["seat"],
            "number": decision["number"],
            "view": position["view"],
            "decision": {**told, "labels": self.labels(decision)},
        }

    def labels(self, decision: dict[str, Any]) -> list[str]:
        """The options in words; none of a game that is not installed here."""
        if self.game is None and self.head["game"] in nemeton.catalogue():
            self.game = nemeton.game(self.head["game"])
        if self.game is None:
            return []
        speech, prompt, about = self.game.speech, decision["prompt"], decision["params"]
        options = [tuple(option) for option in decision["options"]]
        return [
            speech.label(prompt, option, self.locale, about if option == PASS else None)
            for option in options
        ]
