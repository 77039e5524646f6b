"""Forged messages, made from the grammar of `protocol.py`, while people do what people do."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from typing import Any, get_args

import msgspec
from websockets.exceptions import ConnectionClosed

import nemeton
from nemeton.server import protocol
from tests.server.kit import INVITE, ME, Page, Server, bot
from tests.server.soak.figures import Figures, Until

__all__ = ["Grammar", "forge"]

PATIENCE = 60.0  # seconds
LAST = -1234.5  # what no forged ping says
BOTS_PLAY = "bots play"
BATCH = 100  # messages between two looks at their answers
HARMLESS = {"ping", "hello", "seen", "ask_why", "ask_hint", "ask_compare"}
OWN = {"say", "note", "stand"}  # what onlookers may do for themselves
WILD: list[Any] = [
    *(None, True, -1, 0, 1, 2, 7, 99, 1 << 40, 1.5, "", "x", "pass", "0", "é" * 50, "x" * 3000),
    *([], [[]], {}, {"a": 1}, ["pass"], ["place", 0, 0], [None], "../..", "\u0000", "forest"),
]


class Grammar:
    """Messages as the protocol declares them, with fields that are right, nearly right or wild."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.kinds = [
            (each.__struct_config__.tag, msgspec.structs.fields(each))
            for each in get_args(protocol.ClientMessage)
        ]

    def message(self, page: Page) -> dict[str, Any]:
        """One of any kind, seen from a page that may know what is asked."""
        tag, fields = self.rng.choice(self.kinds)
        found: dict[str, Any] = {"type": tag}
        for field in fields:
            if field.required or self.rng.random() < 0.7:
                found[field.encode_name] = self.value(field.encode_name, page)
        if self.rng.random() < 0.05:
            found[self.rng.choice(["extra", "seat", "token", "by"])] = self.rng.choice(WILD)
        if self.rng.random() < 0.05 and len(found) > 1:
            del found[self.rng.choice(list(found))]
        return found

    def value(self, name: str, page: Page) -> Any:
        if self.rng.random() < 0.3:
            return self.rng.choice(WILD)
        decision = page.position.get("decision") or {}
        if name == "number":
            return self.rng.choice([decision.get("number", 0), page.number, self.rng.randrange(99)])
        if name == "option":
            options = decision.get("options") or [["place", 0, 0], ["pass"], ["move", 0, 1]]
            option = list(self.rng.choice(options))
            if self.rng.random() < 0.5:
                option[self.rng.randrange(len(option))] = self.rng.choice(WILD)
            return option
        if name == "keep":
            return self.rng.randrange(-1, 1 + page.position.get("choices", 0))
        return self.rng.randrange(0, 4) if name in ("id", "seat", "choices") else name

    def cheat(self, page: Page) -> dict[str, Any]:
        """A choice of somebody who sits at the table and is not asked this, or not now."""
        number, option = self.value("number", page), self.value("option", page)
        if page.options and number == page.position["decision"]["number"]:
            number += self.rng.choice([-1, 1])
        if self.rng.random() < 0.8:
            return {"type": "choose", "id": 0, "number": number, "option": option}
        return {"type": "choose_several", "id": 0, "number": number, "members": [option, option]}


class House:
    """A table at which people play, leave, come back and hand over, and those who must not."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        self.server = server
        self.rng = rng
        game = rng.choice(["cernunos", "root", "oak", "pangaia"])
        first = server.new_table(ME, INVITE, game=game, name="Aline")
        self.name = first["table"]
        path = f"/api/tables/{self.name}/join"
        second = server.ask(path, {"name": "Maël", "invite": first["invite"]}).json
        watching = server.ask(path, {"name": "Eve", "watch": True}).json
        foreign = server.new_table(ME, bot())
        self.players = [server.page(self.name, each["token"]) for each in (first, second)]
        tokens = [watching["token"], foreign["token"], "", "x" * 32, first["token"][::-1]]
        self.forgers = [server.page(self.name, token) for token in tokens]
        self.game = game

    def live_on(self) -> str:
        """Something that people do; it works or is refused, as it may be."""
        one, other = self.rng.sample(self.players, 2)
        seat = self.players.index(one)
        did = self.rng.choice(
            ["choose"] * 4 + ["undo", "hand", "take_back", "leave", "return", "fork", "upload"]
        )
        self.catch_up()
        if did == "choose":
            asked = next((each for each in self.players if each.options), None)
            if asked is None:
                return "nothing"
            option, number = self.rng.choice(asked.options), asked.position["decision"]["number"]
            answer = asked.do("choose", number=number, option=option)
        elif did == "undo":
            answer = one.do("undo", keep=max(0, one.position["choices"] - 1))
            if self.rng.random() < 0.5:
                other.do("answer_undo", agree=self.rng.random() < 0.7)
        elif did == "hand":
            answer = one.do("hand", seat=seat, level="random")
        elif did == "take_back":
            answer = one.do("take_back", seat=seat)
        elif did == "fork":
            return self.fork()
        elif did == "upload":
            return self.upload()
        else:
            answer = one.do(did)
        return did if answer["type"] == "done" else f"{did} refused"

    def fork(self) -> str:
        """The game so far, forked where it is open, or uploaded and forked there."""
        seats = [ME, bot()]
        at = self.players[0].position["choices"]
        body = {"at": at, "seats": seats, "name": "Aline"}
        answer = self.server.ask(f"/api/tables/{self.name}/fork", body)
        return "fork" if answer.status == 200 else "fork refused"

    def upload(self) -> str:
        """A record of somebody's: it is looked at by one who would like to play on."""
        state, luck = nemeton.game("cernunos").start(seed=7, log=False), nemeton.Fast(7)
        for _ in range(self.rng.randrange(1, 30)):
            state.choose(state.sample(luck))
        answer = self.server.ask("/api/records", state.record)
        if answer.status != 200:
            return "upload refused"
        if len(self.forgers) < 9:
            self.forgers.append(self.server.page(answer.json["table"], ""))
        return "upload"

    def catch_up(self) -> None:
        for page in self.players:
            page.send(type="ping", sent=1.0)
            page.until(lambda message: message["type"] == "pong")

    def close(self) -> None:
        for page in (*self.players, *self.forgers):
            page.close()


def forge(server: Server, until: Until, figures: Figures, seed: int = 1) -> None:
    """Sends forged messages on behalf of those who must not play; none may be carried out."""
    rng = random.Random(seed)
    grammar, sent = Grammar(rng), 0
    while not until.reached(sent):
        house = House(server, rng)
        try:
            for _ in range(20):
                if until.reached(sent):
                    break
                figures.add(house.live_on())
                count = min(BATCH, until.count - sent)
                sent += batch(house, grammar, count, figures)
                sent += cheats(house, grammar, min(BATCH // 10, until.count - sent), figures)
                requests(house, grammar, figures)
        except ConnectionClosed as closed:
            figures.fault(f"a player's page was closed at {house.game}: {closed}")
        finally:
            house.close()


def batch(house: House, grammar: Grammar, count: int, figures: Figures) -> int:
    """So many messages of one who must not; what they did to the table is looked at after."""
    place = grammar.rng.randrange(len(house.forgers))
    page = house.forgers[place]
    messages = [grammar.message(page) for _ in range(count)]
    before = choices_of(house)
    try:
        answers = exchanged(page, messages)
    except ConnectionClosed:  # too much nonsense: allowed, and it comes back
        answers = []
        house.forgers[place] = house.server.page(page.table, page.token)
    look_after(house, before, messages, answers, figures)
    return len(messages)


def cheats(house: House, grammar: Grammar, count: int, figures: Figures) -> int:
    """The same of one who plays here, while no bot can change what is asked."""
    before = choices_of(house)
    if before == BOTS_PLAY:
        return 0
    place = grammar.rng.randrange(len(house.players))
    page = house.players[place]
    messages = [grammar.cheat(page) for _ in range(count)]
    try:
        answers = exchanged(page, messages)
    except ConnectionClosed:
        answers = []
        house.players[place] = house.server.page(page.table, page.token)
    figures.add("by players", count)
    look_after(house, before, messages, answers, figures)
    return count


def look_after(
    house: House, before: Any, messages: list[Any], answers: list[Any], figures: Figures
) -> None:
    """What the messages were answered, and whether they did anything to the table."""
    figures.add("forged", len(messages))
    for message, answer in answers:
        judge(message, answer, figures)
    if choices_of(house) != before:
        figures.fault(f"a forged message changed the game: {messages}")


def exchanged(page: Page, messages: list[dict[str, Any]]) -> list[tuple[dict[str, Any], Any]]:
    """Each message with a number of its own where it has one, and its answer."""
    by_id: dict[int, dict[str, Any]] = {}
    for number, message in enumerate(messages, 1000):
        if type(message.get("id")) is int:
            message["id"] = number
            by_id[number] = message
        page.socket.send(json.dumps(message))
    page.send(type="ping", sent=LAST)
    answers: list[tuple[dict[str, Any], Any]] = []
    while True:
        answer = json.loads(page.socket.recv(PATIENCE))  # a forged hello leaves gaps
        page.position = answer.get("position") or page.position
        if answer["type"] == "pong" and answer["sent"] == LAST:
            return answers
        if answer.get("id") in by_id:
            answers.append((by_id[answer["id"]], answer))


def judge(message: dict[str, Any], answer: dict[str, Any], figures: Figures) -> None:
    kind = message.get("type")
    figures.add(f"answered {answer['type']}")
    if answer.get("reason") == "busy":
        figures.fault(f"a message failed: {message}")
    withdraws = kind == "prepare" and message.get("options") == []  # one's own prepared answers
    if answer["type"] == "done" and kind not in HARMLESS | OWN and not withdraws:
        figures.add("accepted")
        figures.fault(f"carried out: {message}")


def choices_of(house: House) -> Any:
    """What was played, as somebody sees it who is asked nothing: bots stand still meanwhile."""
    with suppress(StopIteration):
        house.catch_up()
    bots = any(seat["occupant"] == "bot" for seat in house.players[0].head["seats"])
    return BOTS_PLAY if bots else house.players[0].position["choices"]


def requests(house: House, grammar: Grammar, figures: Figures) -> None:
    """A few HTTP requests that are nearly right; none may fail on the server's side."""
    rng = grammar.rng
    paths = ["/api/tables", "/api/records", "/api/mine", f"/api/tables/{house.name}/join"]
    paths += [f"/api/tables/{house.name}/{each}" for each in ("fork", "rematch", "raw", "report")]
    for _ in range(3):
        body = {name: rng.choice(WILD) for name in ("game", "seats", "at", "invite", "tables")}
        body = {name: body[name] for name in rng.sample(list(body), rng.randrange(1, 5))}
        answer = house.server.ask(rng.choice(paths), body if rng.random() < 0.9 else [body])
        figures.add("requests")
        if answer.status >= 500:
            figures.add("5xx")
            figures.fault(f"{answer.status}: {body}")
