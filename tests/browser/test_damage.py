"""The page of a table that cannot be opened: says so, offers what there is, and asks no more."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.server.kit import ME, Server

UNKNOWN = json.dumps({"entry": "promoted", "seat": 0})


def test_a_table_that_cannot_be_read_is_said_once(meet: Meet, built: None, tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite3")).start()
    table = server.new_table(ME, ME)
    aline = meet("Aline", server=server)
    aline.sit(table)
    server.stop()
    add = "INSERT INTO entries SELECT name, max(number) + 1, 1, ? FROM entries WHERE name = ?"
    with closing(sqlite3.connect(server.database)) as writing, writing:
        writing.execute(add, (UNKNOWN, table["table"]))
    server.start()

    aline.page.reload()
    expect(aline.page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    asked: list[str] = []
    aline.page.on("request", lambda request: asked.append(request.url))
    with aline.page.expect_download() as saving:
        aline.page.get_by_role("button", name="Save what there is of it").click()
    saved = json.loads(Path(saving.value.path()).read_text())
    time.sleep(5)
    server.stop()

    assert saved["lines"][-1]["body"] == json.loads(UNKNOWN)
    assert [url for url in asked if not url.startswith("blob:")] == [
        f"http://{server.host}/api/tables/{table['table']}/raw"
    ]
