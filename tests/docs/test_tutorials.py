"""The bot of the tutorial takes a seat at a table of a real server and plays to the end."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.docs.pages import DOCS, blocks
from tests.server.kit import ME, PATIENCE, Server

BLOCKS = [*blocks(DOCS / "tutorials" / "network-bot.md")]
PROGRAM = next(each.code for each in BLOCKS if each.title == "player.py")
INVITE = {"kind": "invite"}


def test_the_bot_of_the_tutorial_plays_a_game(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"), NEMETON_LIMITS="off").start()
    try:
        first = server.new_table(INVITE, INVITE)
        link = f"http://{server.host}/t/{first['table']}#invite={first['invite']}"
        (tmp_path / "player.py").write_text(PROGRAM, "utf-8")
        command = [sys.executable, "-W", "error", str(tmp_path / "player.py"), link]

        players = [
            subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            for _ in range(2)
        ]
        said = [player.communicate(timeout=PATIENCE) for player in players]

        assert [errors for _, errors in said] == ["", ""]
        assert said[0] == said[1]
        assert said[0][0].startswith("{'winners': [")
        assert server.ask(f"/api/tables/{first['table']}").json["over"]
    finally:
        server.stop()


def test_what_the_tutorial_says_of_a_wrong_field_is_so(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"), NEMETON_LIMITS="off").start()
    try:
        joined = server.new_table(ME, ME)
        page = server.page(joined["table"], joined["token"])
        page.send(type="choose", id=12, number="12", option=page.options[0])
        answer = page.until(lambda message: message["type"] == "refused")
        page.close()

        shown = next(each.code for each in BLOCKS if each.kind == "json")
        assert answer == json.loads(shown)
    finally:
        server.stop()
