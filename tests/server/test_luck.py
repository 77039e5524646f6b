"""The luck of a table: sealed first, added to by those who play, never that of a shown record."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from magpie.game import GAME

import nemeton
from nemeton.cli.program import run
from nemeton.engine.chance import mixed, seal_of
from nemeton.review.looks import course_of
from tests.server.kit import INVITE, ME, Page, Server, bot


class Adding(Page):
    """A page that adds a number to the luck, as a browser does."""

    def __init__(self, server: Server, table: str, token: str = "") -> None:
        self.numbers: dict[str, str] = {}  # by seal
        self.told: set[str] = set()
        super().__init__(server, table, token)

    def hello(self, since: int | None = None) -> None:
        self.send(type="hello", token=self.token, since=since, nonces=True)
        self.until(lambda message: message["type"] in ("welcome", "update", "farewell"))

    def take(self, message: dict[str, Any]) -> None:
        super().take(message)
        luck = self.head["luck"]
        if self.you["seats"] and luck["stage"] != "dealt":
            self.add(luck, [n for n in luck["nonces"] if n["person"] == self.you["person"]])

    def add(self, luck: dict[str, Any], mine: list[dict[str, Any]]) -> None:
        if not mine and not self.waits:
            number = secrets.token_hex(32)
            self.numbers[seal_of(number)] = number
            self.post("seal_nonce", seal=seal_of(number))
        elif mine and luck["stage"] == "opening" and mine[0]["seal"] not in self.told:
            self.told.add(mine[0]["seal"])
            self.post("open_nonce", nonce=self.numbers[mine[0]["seal"]])

    @property
    def waits(self) -> bool:
        """Whether a seal is under way that the table does not show yet."""
        shown = {each["seal"] for each in self.head["luck"]["nonces"]}
        return any(seal not in shown | self.told for seal in self.numbers)

    def post(self, kind: str, **rest: Any) -> None:
        self.last_id += 1
        self.send(type=kind, id=self.last_id, **rest)


def until(pages: Sequence[Page], wanted: Callable[[Page], bool]) -> None:
    """Lets every page hear and answer until all are as far as wanted."""
    while not all(wanted(page) for page in pages):
        for page in pages:
            with suppress(TimeoutError):
                page.receive(0.02)


def told_something(page: Page) -> bool:
    return any(each["nonce"] for each in page.head["luck"]["nonces"])


def begin(*pages: Page) -> None:
    until(pages, lambda page: bool(page.head["begun"]))


class Sly(Adding):
    """A page that says it will add a number, and does so when the test wants it to."""

    def add(self, luck: dict[str, Any], mine: list[dict[str, Any]]) -> None:
        pass


def invited(server: Server, count: int, **rest: Any) -> list[dict[str, Any]]:
    """Aline and her friends sit down; nobody has a page open yet."""
    table = server.new_table(ME, *[INVITE] * (count - 1), game="magpie", **rest)
    found = [table]
    for name in ("Boris", "Chloe")[: count - 1]:
        wanted = {"name": name, "invite": table["invite"]}
        found.append(server.ask(f"/api/tables/{table['table']}/join", wanted).json)
    return found


def played(server: Server, pages: list[Page]) -> dict[str, Any]:
    """A game at random to its end; its record."""
    while pages[0].position["result"] is None:
        page = pages[pages[0].position["decision"]["seat"]]
        page.settle(pages[0].number)
        page.choose(page.number)
        pages[0].settle(page.number)
    record: dict[str, Any] = server.ask(f"/api/tables/{pages[0].table}/record").json
    return record


def test_everybody_who_plays_adds_to_the_luck(
    toys: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = invited(toys, 3)
    sealed = toys.ask(f"/api/tables/{seats[0]['table']}").json["commitment"]
    pages = [Adding(toys, each["table"], each["token"]) for each in seats]
    begin(*pages)
    record = played(toys, list(pages))
    fairness = toys.ask(f"/api/tables/{seats[0]['table']}/fairness").json

    numbers = [next(iter(page.numbers.values())) for page in pages]
    assert [each["nonce"] for each in record["nonces"]] == numbers
    assert record["commitment"] == sealed == nemeton.commitment(record["secret"])
    assert record["seed"] == mixed(record["secret"], numbers) == fairness["seed"]
    assert GAME.replay(nemeton_record(record)).over
    assert fairness["agrees"] is True
    assert fairness["luck"]["kind"] == "sealed"
    assert record["secret"] not in "".join(pages[0].sent)
    assert "3 players added a number of their own" in verified(record, tmp_path, capsys)


def nemeton_record(record: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in record.items() if key not in ("seats", "names")}


def verified(record: dict[str, Any], folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What `nemeton verify` says of it."""
    path = folder / "game.nemeton.json"
    path.write_text(json.dumps(record))
    assert run(["--lang", "en", "verify", str(path)]) == 0
    return " ".join(capsys.readouterr().out.split())


def test_no_number_is_told_before_all_are_sealed(toys: Server) -> None:
    seats = invited(toys, 2)
    aline = Adding(toys, seats[0]["table"], seats[0]["token"])
    until([aline], lambda page: bool(page.head["luck"]["nonces"]))
    assert aline.head["luck"]["stage"] == "sealing"
    assert aline.do("open_nonce", nonce=next(iter(aline.numbers.values())))["reason"] == "stale"
    boris = Adding(toys, seats[1]["table"], seats[1]["token"])
    begin(aline, boris)

    for page in (aline, boris):
        heads = [json.loads(text).get("head") for text in page.sent]
        lucks = [head["luck"] for head in heads if head]
        for luck in lucks:
            told = [each for each in luck["nonces"] if each["nonce"]]
            assert not told or len(luck["nonces"]) == 2
    assert all(each["nonce"] for each in boris.head["luck"]["nonces"])


def test_another_number_than_the_one_sealed_is_refused(toys: Server) -> None:
    seats = invited(toys, 2)
    aline = Adding(toys, seats[0]["table"], seats[0]["token"])
    boris = toys.page(seats[1]["table"], "")
    assert boris.refused("seal_nonce", seal="00" * 32) == "not-your-seat"
    sly = Sly(toys, seats[1]["table"], seats[1]["token"])
    assert sly.refused("seal_nonce", seal="nothing") == "bad-message"
    sly.done("seal_nonce", seal=seal_of("07" * 32))
    assert sly.refused("seal_nonce", seal=seal_of("08" * 32)) == "stale"
    until([aline, sly], lambda page: page.head["luck"]["stage"] == "opening")
    assert sly.refused("open_nonce", nonce="08" * 32) == "bad-message"
    sly.done("open_nonce", nonce="07" * 32)
    begin(aline, sly)

    assert aline.head["luck"]["nonces"][1]["nonce"] == "07" * 32


def test_a_client_that_knows_nothing_of_it_is_not_waited_for_and_shown(
    toys: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = invited(toys, 2)
    aline = Adding(toys, seats[0]["table"], seats[0]["token"])
    boris = toys.page(seats[1]["table"], seats[1]["token"])
    begin(aline, boris)
    boris.settle(aline.number)
    record = played(toys, [aline, boris])

    number = next(iter(aline.numbers.values()))
    assert record["nonces"] == [
        {"seats": [0], "seal": seal_of(number), "nonce": number},
        {"seats": [1], "seal": "", "nonce": ""},
    ]
    assert record["seed"] == mixed(record["secret"], [number])
    said = verified(record, tmp_path, capsys)
    assert "1 player added a number" in said
    assert "1 added none" in said


def test_without_any_number_the_secret_is_the_luck_as_it_ever_was(toys: Server) -> None:
    table = toys.new_table(ME, bot(), game="magpie")
    with toys.page(table["table"], table["token"]) as page:
        assert page.head["begun"]
        while page.wait_for_turn():
            page.choose(page.number)
    record = toys.ask(f"/api/tables/{table['table']}/record").json

    assert "nonces" not in record
    assert nemeton.commitment(record["seed"]) == record["commitment"] == page.head["commitment"]


def test_nothing_is_dealt_before_the_game_begins(toys: Server) -> None:
    table = toys.new_table(ME, INVITE, game="magpie")
    with toys.page(table["table"], table["token"]) as page:
        assert page.position["viewer"] is None
        assert page.position["view"]["board"]["hand"] is None


def test_whoever_gets_up_after_numbers_were_told_makes_everybody_seal_new_ones(
    toys: Server,
) -> None:
    """A number chosen when the others' are known would be a choice of luck."""
    seats = invited(toys, 2)
    aline = Adding(toys, seats[0]["table"], seats[0]["token"])
    sly = Sly(toys, seats[1]["table"], seats[1]["token"])
    sly.done("seal_nonce", seal=seal_of("07" * 32))
    until([aline, sly], told_something)
    sly.done("leave")
    sly.done("return")
    sly.done("seal_nonce", seal=seal_of("08" * 32))
    until([aline, sly], lambda page: page.head["luck"]["stage"] == "opening")
    sly.done("open_nonce", nonce="08" * 32)
    begin(aline, sly)

    assert len(aline.numbers) == 2
    told = {each["nonce"] for each in aline.head["luck"]["nonces"]}
    assert told == {"08" * 32, list(aline.numbers.values())[1]}


def finished(toys: Server) -> tuple[str, dict[str, Any]]:
    pages = [Adding(toys, each["table"], each["token"]) for each in invited(toys, 2)]
    begin(*pages)
    return pages[0].table, played(toys, list(pages))


def test_a_fork_goes_on_with_luck_of_its_own(
    toys: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, record = finished(toys)
    records = []
    for _ in range(3):
        wanted = {"at": 2, "seats": [ME, ME], "name": "Eve"}
        fork = toys.ask(f"/api/tables/{table}/fork", wanted).json
        page = Adding(toys, fork["table"], fork["token"])
        begin(page)
        luck = page.head["luck"]
        assert (luck["kind"], luck["since"]) == ("fork", 2)
        assert page.head["commitment"] != record["commitment"]
        while page.position["result"] is None:
            page.choose(0)
        records.append(toys.ask(f"/api/tables/{fork['table']}/record").json)

    for each in records:
        assert each["seed"] == record["seed"]
        assert each["choices"][:2] == record["choices"][:2]
        assert [renewal["at"] for renewal in each["renewals"]] == [2]
        assert mixed(each["secret"], numbers_in(each)) == each["renewals"][0]["seed"]
        said = verified(each, tmp_path, capsys)
        assert "the first 2 choices come from another game" in said
    assert len({each["renewals"][0]["seed"] for each in records}) == 3
    assert not any(foreseen(each) for each in records)


def numbers_in(record: dict[str, Any]) -> list[str]:
    return [each["nonce"] for each in record["nonces"] if each["nonce"]]


def foreseen(record: dict[str, Any]) -> bool:
    """Whether the luck of the game before, which everybody may know, leads to the same end."""
    played = nemeton_record(record)
    ahead = {key: value for key, value in played.items() if key != "renewals"}
    try:
        return GAME.replay(ahead).view(None) == GAME.replay(played).view(None)
    except nemeton.BadInput:
        return False


def test_a_fork_of_a_fork_keeps_what_was_played(
    toys: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, _ = finished(toys)
    for at in (2, 4, 3):
        wanted = {"at": at, "seats": [ME, ME], "name": "Eve"}
        fork = toys.ask(f"/api/tables/{table}/fork", wanted).json
        page = Adding(toys, fork["table"], fork["token"])
        begin(page)
        while page.position["result"] is None:
            page.choose(0)
        table = fork["table"]
        record = toys.ask(f"/api/tables/{table}/record").json
        assert toys.ask(f"/api/tables/{table}/fairness").json["agrees"] is True
        last, seat = len(record["choices"]), page.position["viewer"]
        path = f"/api/tables/{table}/moments?from={last - 20}&to={last}&seat={seat}"
        assert toys.ask(path).json[-1]["view"] == page.position["view"]

    assert [each["at"] for each in record["renewals"]] == [2, 3]
    assert len(course_of(nemeton_record(record)).chances) == len(record["choices"]) + 1
    assert verified(record, tmp_path, capsys)


def test_an_uploaded_game_promises_nothing_and_keeps_its_proof(toys: Server) -> None:
    _, record = finished(toys)
    opened = toys.ask("/api/records", record).json["table"]
    head = toys.ask(f"/api/tables/{opened}").json

    assert head["luck"]["kind"] == "upload"
    again = toys.ask(f"/api/tables/{opened}/record").json
    for key in ("secret", "nonces", "commitment", "seed"):
        assert again[key] == record[key]
    forged = {**record, "nonces": []}
    assert toys.ask("/api/records", forged).json["reason"] == "bad-input"
