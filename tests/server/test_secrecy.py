"""What a seat is ever sent is what that seat may know: checked with a game that has secrets."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
from magpie.game import GAME

import nemeton
from nemeton.server import serialize
from nemeton.table.log import Chosen, Entry
from nemeton.table.settings import ClockSettings, SeatSettings, TableSettings
from nemeton.table.table import Table
from tests.server.kit import INVITE, ME, Page, Server, bot


class Company:
    """Three people and a spectator; the choices that stood after each entry of the log."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        table = server.new_table(ME, INVITE, INVITE, game="magpie")
        path = f"/api/tables/{table['table']}/join"
        tokens = [table["token"]]
        for name in ("Maël", "Ines"):
            joined = server.ask(path, {"name": name, "invite": table["invite"]}).json
            tokens.append(joined["token"])
        self.rng = rng
        self.table = table["table"]
        self.pages = [server.page(table["table"], token) for token in [*tokens, ""]]
        for page in self.pages:
            page.settle(self.pages[-1].number)  # the game has begun: all have their pages open
        self.choices: list[Any] = []
        self.after: dict[int, list[Any]] = {self.pages[0].number: []}

    @property
    def over(self) -> bool:
        return self.pages[0].position["result"] is not None

    def play(self, choices: int) -> None:
        for _ in range(choices):
            if not self.over:
                self.choose(self.pages[self.pages[0].position["decision"]["seat"]])

    def choose(self, page: Page) -> None:
        """A choice at random, now and then taken back at once."""
        place = self.rng.randrange(len(page.options))
        self.choices.append(page.options[place])
        page.choose(place)
        self.note(page)
        undo = page.position["undo"]
        if self.rng.random() < 0.2 and undo["step"] is not None and undo["stepFree"]:
            page.done("undo", keep=undo["step"])
            del self.choices[undo["step"] :]
            self.note(page)

    def note(self, page: Page) -> None:
        self.after[page.number] = list(self.choices)
        for other in self.pages:
            other.settle(page.number)


def test_every_payload_of_whole_games_is_what_the_seat_may_know(toys: Server) -> None:
    checked = 0
    for seed in range(6):
        company = Company(toys, random.Random(seed))
        while not company.over:
            company.play(10)
        record = toys.ask(f"/api/tables/{company.table}/record").json
        for seat, page in enumerate(company.pages):
            checked += check(page, None if seat == 3 else seat, record, company.after)

    assert checked > 300


def test_while_a_game_goes_on_one_looks_back_from_ones_own_seat_only(toys: Server) -> None:
    company = Company(toys, random.Random(3))
    company.play(8)
    path = f"/api/tables/{company.table}/moments?from=0&to=50"
    for seat, page in enumerate(company.pages[:3]):
        seen = toys.ask(f"{path}&seat={seat}", token=page.token).json
        assert [moment["choices"] for moment in seen] == list(range(len(company.choices) + 1))
        for moment in seen:
            assert all(line["notation"] == "" for line in moment["lines"])
        assert seen[-1]["view"] == page.position["view"]
        for other in ("", *[f"&seat={each}" for each in range(3) if each != seat]):
            assert toys.ask(path + other, token=page.token).json["reason"] == "not-open"
        assert toys.ask(f"{path}&seat={seat}").json["reason"] == "not-open"

    while not company.over:
        company.play(10)
    record = toys.ask(f"/api/tables/{company.table}/record").json
    for moment in seen:
        then = replayed(record, company.choices[: moment["choices"]])
        assert moment["view"] == plain(then.view(2))
        check_decision(moment["decision"], then, 2)


def check(page: Page, seat: int | None, record: dict[str, Any], after: dict[int, Any]) -> int:
    """Compares all the page was sent with the game played again; counts the positions."""
    found = 0
    for text in page.sent:
        assert record["seed"] not in text
        message = json.loads(text)
        if message["type"] not in ("welcome", "update") or message["position"] is None:
            continue
        if message["number"] < min(after):
            assert message["position"]["viewer"] is None  # nothing is dealt
            continue
        moment = replayed(record, after[message["number"]])
        assert message["position"]["view"] == plain(moment.view(seat))
        assert message["position"]["viewer"] == seat
        check_decision(message["position"]["decision"], moment, seat)
        lines = [[line["key"], line["params"]] for line in message["log"]["lines"]]
        assert lines == heard(moment, seat)[message["log"]["start"] :]
        found += 1
    return found


def check_decision(decision: Any, moment: nemeton.State, seat: int | None) -> None:
    """Everybody may know the question, the seat asked alone its options."""
    pending = moment.decision
    if pending is None:
        assert decision is None
        return
    assert (decision["seat"], decision["prompt"]) == (pending.seat, pending.prompt)
    options = plain(pending.options) if pending.seat == seat else None
    assert decision["options"] == options


def replayed(record: dict[str, Any], choices: list[Any]) -> nemeton.State:
    kept = {key: value for key, value in record.items() if key not in ("seats", "result")}
    return GAME.replay({**kept, "choices": choices})


def heard(moment: nemeton.State, seat: int | None) -> list[Any]:
    return [[key, plain(params)] for _, key, params in moment.events(seat)]


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def test_what_a_seat_cannot_know_changes_nothing_it_is_sent(toys: Server) -> None:
    """Dealt anew, all that is hidden from a viewer leaves every part of its payload the same."""
    rng = random.Random(11)
    compared = 0
    for seed in range(4):
        table = Table("t", settings_of(3, f"{seed:02}" * 32), 0.0)
        while not table.over:
            for viewer in (0, 1, 2, None):
                compared += compare(table, viewer, rng)
            decision = table.decision
            assert decision is not None
            chosen = Chosen(decision.seat, rng.choice(decision.options))
            table.apply(Entry(table.number + 1, 0.0, chosen))

    assert compared > 300


def settings_of(players: int, seed: str) -> TableSettings:
    setup = GAME.prepared(players, seed, {})
    seats = [SeatSettings("bot", "random")] * players
    return TableSettings("magpie", seed, seats, setup.settings, GAME.rules, ClockSettings())


def compare(table: Table, viewer: int | None, rng: random.Random) -> int:
    whole = table.timeline.state
    sent = payload(table, viewer)
    twin = whole.determinize(viewer, rng.randrange(1 << 30))
    twin.past = whole.past  # who chose what, when: public, and needed for the undo
    table.timeline.state = twin
    try:
        assert payload(table, viewer) == sent
    finally:
        table.timeline.state = whole
    return 1


def payload(table: Table, viewer: int | None) -> Any:
    position = msgspec.to_builtins(serialize.position(table, viewer))
    del position["clock"]["now"]
    return position, msgspec.to_builtins(serialize.head(table))


def test_records_and_other_viewpoints_open_at_the_end_only(toys: Server) -> None:
    company = Company(toys, random.Random(1))
    company.play(6)
    path, token = f"/api/tables/{company.table}", company.pages[0].token

    for part in ("record", "outline", "moments?from=0&seat=1"):
        answer = toys.ask(f"{path}/{part}", token=token)
        assert (answer.status, answer.json["reason"]) == (403, "not-open"), part
    assert toys.ask(f"{path}/fork", {"at": 0, "seats": [ME, ME, ME]}).status == 403
    assert toys.ask(f"{path}/fairness").json["draws"] == 0
    while not company.over:
        company.play(10)
    moment = toys.ask(f"{path}/moments?from=0&to=0&seat=1").json[0]

    assert toys.ask(f"{path}/record").status == 200
    assert toys.ask(f"{path}/fairness").json["agrees"] is True
    assert moment["view"]["board"]["hand"] is not None


def test_a_table_closed_to_spectators_sends_them_nothing(toys: Server) -> None:
    table = toys.new_table(ME, bot(), game="magpie", watch=False)

    page = toys.page(table["table"])

    assert page.position == {}
    assert "watch-off" in "".join(page.sent)


def test_a_standing_answer_is_given_whatever_the_hand_holds(toys: Server) -> None:
    company = Company(toys, random.Random(3))
    careless = company.pages[1:3]
    for page in careless:
        assert page.refused("stand", prompt="whistle", option=["pass"]) == "unknown-prompt"
        page.do("stand", prompt="hoot", option=["pass"])
    given = 0

    while not company.over:
        decision = company.pages[0].position["decision"]
        page = company.pages[decision["seat"]]
        if decision["prompt"] == "hoot" and page in careless:
            given += 1
            company.pages[0].settle(company.pages[0].number + 1)
            continue
        page.settle(company.pages[0].number)
        page.choose(company.rng.randrange(len(page.options)))
        company.pages[0].settle(page.number)

    assert given
    with toys.page(company.table, careless[0].token) as again:
        assert again.you["standing"] == {"hoot": ["pass"]}
    assert not any('"hoot":["pass"]' in text for text in company.pages[0].sent)


def test_bots_play_a_game_with_secrets_to_its_end(toys: Server) -> None:
    table = toys.new_table(bot("sapling"), bot(), game="magpie")

    with toys.page(table["table"]) as page:
        page.wait_for_turn()

        assert page.position["result"] is not None


def test_a_hot_seat_shows_the_hand_of_the_seat_asked_only(toys: Server) -> None:
    table = toys.new_table(ME, ME, game="magpie")
    rng = random.Random(4)
    with toys.page(table["table"], table["token"]) as page:
        while page.position["result"] is None:
            assert page.position["viewer"] == page.position["decision"]["seat"]
            page.choose(rng.randrange(len(page.options)))
        record = toys.ask(f"/api/tables/{page.table}/record").json
        whole = {key: value for key, value in record.items() if key != "seats"}
        viewer = page.position["viewer"]
        events = [key for _, key, _ in GAME.replay(whole).events(viewer)]

        assert [line["key"] for line in page.log] == events
    assert nemeton.commitment(record["seed"]) == record["commitment"]
