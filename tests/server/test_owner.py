"""The owner's page and rules, what guests report, and what the server says of itself."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from nemeton.cli.program import run
from nemeton.server.owner.house_rules import names_one, sound
from nemeton.server.owner.schemas import HouseRules
from tests.server.kit import ME, Server, bot, friends


@pytest.fixture
def admin(server: Server, capsys: pytest.CaptureFixture[str]) -> Any:
    def command(*words: str, status: int = 0) -> str:
        found = run(["admin", *words, "--database", server.database, "--lang", "en"])
        said = capsys.readouterr()
        assert found == status, said.err
        return said.out + said.err

    return command


@pytest.fixture
def key(admin: Any) -> str:
    return str(admin("key").split()[-1])


# The page


def test_the_owners_page_is_closed_without_the_key(server: Server, key: str) -> None:
    for token in ("", "wrong", key[:-1]):
        answer = server.ask("/api/admin/tables", token=token)
        assert (answer.status, answer.json["reason"]) == (403, "not-owner")
    assert server.ask("/api/admin/tables", token=key).status == 200
    assert server.ask("/admin").status == 200


def test_the_owner_finds_a_table_and_keeps_order_there(server: Server, key: str) -> None:
    first, second = friends(server)
    first.says("a purple heron")

    (line,) = server.ask("/api/admin/tables?find=purple%20heron", token=key).json
    assert line["table"] == first.table
    where = f"/api/admin/tables/{first.table}"
    assert server.ask(where, token=key).json["state"] == "playing"
    muted = server.ask(where, {"deed": "mute", "person": 1, "reason": "noise"}, key).json
    assert [each["muted"] for each in muted["people"]] == [False, True]
    assert second.refused("say", text="hello") == "muted"
    assert server.ask(where, {"deed": "close"}, key).json["params"]["field"] == "reason"
    closed = server.ask(where, {"deed": "close", "reason": "enough"}, key).json
    assert (closed["state"], closed["reason"]) == ("over", "closed")
    wrong = server.ask(where, {"deed": "mute", "person": 9, "reason": "?"}, key)
    assert wrong.json["reason"] == "no-such-person"


# What guests report


def test_a_guest_reports_a_message_and_the_owner_deals_with_it(
    server: Server, admin: Any, key: str
) -> None:
    first, second = friends(server)
    first.says("something unkind")
    second.hear("something unkind")

    where = f"/api/tables/{first.table}/complain"
    assert server.ask(where, {"line": 1, "reason": "unkind"}, second.token).status == 200
    assert server.ask(where, {"seat": 0}, second.token).status == 200
    assert server.ask(where, {"line": 99}, second.token).json["reason"] == "bad-message"
    assert server.ask(where, {"seat": 2}, second.token).json["reason"] == "bad-message"
    assert server.ask(where, {"line": 1}).json["reason"] == "not-your-seat"

    found = [
        each
        for each in server.ask("/api/admin/complaints", token=key).json
        if each["table"] == first.table
    ]
    assert [each["quoted"] for each in found] == ["Aline", "Aline: something unkind"]
    assert found[1]["by"] == second.you["person"]
    assert "something unkind" in admin("complaints")
    admin("settle", str(found[1]["number"]))
    assert "something unkind" not in admin("complaints")
    server.ask(f"/api/admin/complaints/{found[0]['number']}", {}, key)
    assert first.table not in admin("complaints")
    assert first.table in admin("complaints", "--all")
    assert "no complaint" in admin("settle", "999999", status=2)
    far = server.ask(f"/api/admin/complaints/{10**30}", {}, key)
    assert far.status == 200


# Names and talk


def test_a_word_is_known_whatever_its_case_and_accents() -> None:
    rules = HouseRules(words=["Bête", "rot*"])

    assert all(names_one(rules, text) for text in ("quelle BETE !", "ｂｅｔｅ", "rotten", "Rot"))
    assert not any(names_one(rules, text) for text in ("bêtement", "carrot", ""))
    assert sound(rules)
    assert not sound(HouseRules(words=["*a*a*a*"]))


def test_the_owner_sets_what_names_and_talk_may_be(
    server: Server, admin: Any, key: str, tmp_path: Path
) -> None:
    first, _ = friends(server)
    words = tmp_path / "words.txt"
    words.write_text("grumpf  # not here\n\n*zorg*\n", "utf-8")

    said = admin("rules", "--words", str(words), "--longest-name", "12")
    assert "Words refused: 2" in said
    wait_for(lambda: server.ask("/api/tables", table_by("Grumpf")).status == 400)

    assert server.ask("/api/tables", table_by("Grumpf")).json["reason"] == "bad-name"
    assert server.ask("/api/tables", table_by("A name too long")).json["reason"] == "too-long"
    assert first.refused("say", text="you amazorgs") == "bad-words"
    first.says("grumpfs are fine")

    off = {"words": [], "chat": False}
    assert server.ask("/api/admin/rules", off, key).json["chat"] is False
    wait_for(lambda: first.do("say", text="hello").get("reason") == "no-talk")
    assert "Talk: off" in admin("rules")
    assert "from 2 to 32" in admin("rules", "--longest-name", "99", status=2)
    assert "on or off" in admin("rules", "--chat", "perhaps", status=2)
    admin("rules", "--chat", "on", "--longest-name", "32")
    wait_for(lambda: first.do("say", text="hello")["type"] == "done")


def table_by(name: str) -> dict[str, Any]:
    return {"game": "cernunos", "name": name, "seats": [ME, bot()]}


def wait_for(true: Any) -> None:
    """A process goes by rules that it read a moment ago."""
    limit = time.monotonic() + 20
    while not true():
        assert time.monotonic() < limit
        time.sleep(0.1)


# Metrics


def test_the_server_says_how_it_is_and_nothing_of_anybody(server: Server, key: str) -> None:
    from prometheus_client.parser import text_string_to_metric_families

    joined = server.new_table(ME, bot(), name="Perceval")
    page = server.page(joined["table"], joined["token"])
    for _ in range(12):  # both have had a turn by then
        page.wait_for_turn()
        page.choose()
    server.ask("/api/tables/nowhere")

    answer = server.ask("/metrics")
    text = answer.body.decode()
    figures = {
        (each.name, *each.labels.values()): each.value
        for family in text_string_to_metric_families(text)
        for each in family.samples
    }

    assert answer.headers["Content-Type"].startswith("text/plain")
    assert figures["nemeton_open_tables",] >= 1
    assert figures["nemeton_sockets",] >= 1
    assert figures["nemeton_choices_total", "person"] >= 1
    assert figures["nemeton_choices_total", "bot"] >= 1
    assert figures["nemeton_refusals_total", "no-such-table"] >= 1
    assert figures["nemeton_choice_seconds_count",] >= 1
    assert figures["nemeton_thinking_seconds_count", "think"] >= 1
    assert figures["nemeton_queue_seconds_bucket", "+Inf"] >= 1
    for secret in (joined["table"], joined["token"], "Perceval", "127.0.0.1"):
        assert secret not in text


def test_metrics_are_for_this_machine_and_the_owner(server: Server, key: str) -> None:
    proxied = {"X-Forwarded-For": "192.0.2.7"}

    assert server.ask("/metrics", headers=proxied).status == 404
    assert server.ask("/metrics", headers=proxied, token="wrong").status == 404
    assert server.ask("/metrics", headers=proxied, token=key).status == 200
    assert json.loads(server.ask("/healthz").body)["database"] == "ok"
