"""`nemeton bot`: programs of any language at the tables of a real server."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nemeton.cli.program import run
from tests.docs.pages import DOCS, blocks
from tests.review.games import LAST_TOKENS
from tests.server.kit import INVITE, ME, PATIENCE, Page, Server
from tests.server.test_admin import aged

MAGNET = DOCS.parent / "examples" / "bots" / "magnet.js"
PAGE = DOCS / "tutorials" / "network-bot.md"
PATIENT = next(each.code for each in blocks(PAGE) if each.title == "patient.py")
QUITTER = "input()"
LIAR = "input(); print('[\"place\", 99, 99]', flush=True); input()"
MUTE = "import time; input(); time.sleep(60)"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("bots")
    server = Server(str(folder / "tables.sqlite3"), NEMETON_LIMITS="off").start()
    yield server
    server.stop()


def link(server: Server, joined: dict[str, Any]) -> str:
    return f"http://{server.host}/t/{joined['table']}#invite={joined['invite']}"


def bot(where: str, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-W", "error", "-m", "nemeton", "bot", "--join", where, *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_a_program_in_javascript_plays_a_game_with_one_in_python(
    server: Server, tmp_path: Path
) -> None:
    (tmp_path / "patient.py").write_text(PATIENT, "utf-8")
    assert len(PATIENT.splitlines()) <= 20
    joined = server.new_table(INVITE, INVITE)
    where = link(server, joined)

    players = [
        bot(where, "node", str(MAGNET)),
        bot(where, "--name", "Birch", f"{sys.executable} {tmp_path / 'patient.py'}"),
    ]
    said = [player.communicate(timeout=PATIENCE) for player in players]

    assert [errors for _, errors in said] == ["", ""]
    assert [player.returncode for player in players] == [0, 0]
    head = server.ask(f"/api/tables/{joined['table']}").json
    assert head["over"]
    assert sorted(each["name"] for each in head["seats"]) == ["Birch", "magnet"]
    assert all(each["bot"] and each["occupant"] == "person" for each in head["seats"])


def test_a_bot_that_stays_goes_along_to_the_rematch(server: Server, tmp_path: Path) -> None:
    (tmp_path / "patient.py").write_text(PATIENT, "utf-8")
    joined = server.new_table(ME, INVITE, options={"position": LAST_TOKENS})
    staying = bot(link(server, joined), "--stay", sys.executable, str(tmp_path / "patient.py"))

    assert staying.stdout is not None
    said = iter(staying.stdout.readline, "")

    play_out(server.page(joined["table"], joined["token"]))
    address = f"/api/tables/{joined['table']}/rematch"
    again = server.ask(address, {}, token=joined["token"]).json["table"]
    play_out(server.page(again, joined["token"]))

    assert next(said) == "patient sits down and plays.\n"
    for _ in range(2):
        assert next(said).startswith("The game is over.")
        assert next(said) == "Waiting for a rematch. Ctrl+C ends it.\n"
    seats = server.ask(f"/api/tables/{again}").json["seats"]
    assert [each["name"] for each in seats] == ["patient", "Aline"]

    aged(server, again, 40)
    assert run(["admin", "prune", "--days", "30", "--yes", "--database", server.database]) == 0
    _, errors = staying.communicate(timeout=PATIENCE)
    assert errors == "nemeton: The table refuses: no-such-table.\n"


def test_a_bot_that_stays_plays_on_where_the_end_is_taken_back(
    server: Server, tmp_path: Path
) -> None:
    (tmp_path / "patient.py").write_text(PATIENT, "utf-8")
    joined = server.new_table(ME, INVITE, options={"position": LAST_TOKENS})
    staying = bot(link(server, joined), "--stay", sys.executable, str(tmp_path / "patient.py"))
    try:
        page = server.page(joined["table"], joined["token"])
        play_out(page)
        choices = page.position["choices"]

        page.done("undo", keep=0)
        play_out(page)

        assert page.position["choices"] == choices
        assert page.head["seats"][1]["bot"]
    finally:
        staying.kill()
        staying.communicate()


@pytest.mark.parametrize(
    ("program", "words"),
    [
        (QUITTER, "has ended"),
        (LIAR, "was not offered: [“place"),
        (MUTE, "did not answer in time (1 s)"),
    ],
)
def test_a_program_that_fails_loses_its_seat_and_the_game_goes_on(
    server: Server, program: str, words: str
) -> None:
    joined = server.new_table(ME, INVITE)
    page = server.page(joined["table"], joined["token"])

    failing = bot(link(server, joined), "--seconds", "1", sys.executable, "-c", program)
    goes_on(page)

    _, errors = failing.communicate(timeout=PATIENCE)
    assert failing.returncode == 1
    assert words.replace("“", '"') in errors, errors
    assert [each["key"] for each in page.notices][-1] == "bot_gave_up"
    assert page.head["seats"][1]["level"] == "sapling"


def test_the_server_takes_an_illegal_answer_for_the_end_of_a_program(server: Server) -> None:
    joined = server.new_table(ME, INVITE)
    wish = {"name": "Elm", "invite": joined["invite"], "bot": True}
    other = server.ask(f"/api/tables/{joined['table']}/join", wish).json
    page = server.page(joined["table"], joined["token"])
    program = server.page(joined["table"], other["token"])

    page.settle(program.number)
    while not program.options:
        page.choose()
        program.settle(page.number)
    number = program.position["decision"]["number"]
    assert program.refused("choose", number=number, option=["place", 99, 99]) == "not-offered"
    goes_on(page)

    assert [each["key"] for each in page.notices][-1] == "bot_illegal"
    assert program.you["seats"] == [] == program.you["away"]


def test_what_is_no_link_is_refused_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    for where in ("here", "http://localhost:8000/", "ftp://localhost/t/abc"):
        assert run(["bot", "--join", where, "cat", "--lang", "en"]) == 2
        errors = capsys.readouterr().err
        assert errors.count("\n") == 1
        assert "no link to a table" in errors


def play_out(page: Page) -> None:
    while page.wait_for_turn():
        page.choose()


def goes_on(page: Page) -> None:
    """Plays until the bot of the house has answered in the program's place."""
    answered = 0
    while page.head["seats"][1]["level"] != "sapling" or page.position["choices"] <= answered:
        if page.options and page.head["seats"][1]["level"] != "sapling":
            page.choose()
            answered = page.position["choices"]
        else:
            page.receive()
