"""Passkeys: made, used, removed, and refused where anything about them does not fit."""

from __future__ import annotations

import itertools
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.authenticator import Authenticator
from tests.server.kit import Answer, Server, usual
from tests.server.test_persons import mine, new_key, open_table

PLAY = "https://play.example.org"  # as a proxy hands it on: its name as Host, its page as Origin
BAD = ("", "AAAA", "!", "é", 7)
REASONS = ("bad-message", "passkey-stale", "passkey-unknown", "passkey-wrong")


def post(server: Server, path: str, body: Any, key: str = "", origin: str = PLAY) -> Answer:
    headers = {"Origin": origin, "Host": origin.partition("//")[2]}
    return server.ask(f"/api/me/passkeys{path}", body, key, headers)


def added(server: Server, key: str, label: str = "", origin: str = PLAY) -> Authenticator:
    made = Authenticator(origin)
    offer = post(server, "/offer", {}, key, origin).json
    answer = post(server, "", made.made(offer, label), key, origin)
    assert answer.status == 200, answer.body
    return made


def challenged(server: Server, origin: str = PLAY) -> dict[str, Any]:
    found: dict[str, Any] = post(server, "/challenge", {}, origin=origin).json
    return found


def reason(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.json["reason"]


def known(server: Server, name: str = "Aline") -> str:
    key = new_key()
    server.ask("/api/me", {"name": name}, key)
    return key


def test_a_passkey_opens_the_same_person_on_another_device(server: Server) -> None:
    laptop, phone, after = known(server), new_key(), new_key()
    table, other = open_table(server, laptop)["table"], open_table(server, phone)["table"]
    passkey = added(server, laptop, "My key")

    proof = passkey.signed(challenged(server))
    link = post(server, "/open", proof, phone).json["link"]
    seen = server.ask("/api/me/open", {"link": link}, phone).json
    opened = server.ask("/api/me/open", {"link": link, "key": after}, phone).json

    assert seen == {"name": "Aline", "games": 1, "joining": 1}
    assert set(mine(server, after)) == set(mine(server, laptop)) == {table, other}
    (shown,) = opened["me"]["passkeys"]
    assert shown["label"] == "My key"
    assert shown["seen"] > shown["created"]


def test_several_passkeys_and_one_is_removed(server: Server) -> None:
    laptop = known(server)
    lost, kept = added(server, laptop, "Lost"), added(server, laptop)
    shown = server.ask("/api/me", token=laptop).json["passkeys"]
    offer = post(server, "/offer", {}, laptop).json
    assert len(offer["known"]) == 2

    gone = next(each["id"] for each in shown if each["label"] == "Lost")
    left = post(server, f"/{gone}/remove", {}, laptop).json["passkeys"]

    assert [each["id"] for each in left] == [each["id"] for each in shown if each["id"] != gone]
    refused = post(server, "/open", lost.signed(challenged(server)))
    assert reason(refused) == (404, "passkey-unknown")
    assert post(server, "/open", kept.signed(challenged(server))).status == 200


def test_a_challenge_works_once_and_only_as_it_was_meant(server: Server) -> None:
    laptop, other = known(server), known(server, "Brice")
    passkey = added(server, laptop)
    proof = passkey.signed(challenged(server))
    offer = post(server, "/offer", {}, laptop).json

    assert post(server, "/open", proof).status == 200
    assert reason(post(server, "/open", proof)) == (410, "passkey-stale")
    forged = passkey.signed({"challenge": "Zm9yZ2Vk", "site": "play.example.org"})
    assert reason(post(server, "/open", forged)) == (410, "passkey-stale")
    made = Authenticator(PLAY).made(offer)
    assert reason(post(server, "", made, other)) == (410, "passkey-stale")  # not theirs
    assert post(server, "", made, laptop).status == 200
    assert reason(post(server, "", made, laptop)) == (410, "passkey-stale")
    again = {**made, "challenge": post(server, "/offer", {}, laptop).json["challenge"]}
    assert reason(post(server, "", again, laptop)) == (400, "passkey-wrong")


def test_an_answer_given_elsewhere_is_refused(server: Server) -> None:
    laptop = known(server)
    passkey = added(server, laptop)
    elsewhere = "https://play.example.com"

    passkey.origin = elsewhere  # a page of somebody else has asked for it
    assert reason(post(server, "/open", passkey.signed(challenged(server)))) == (
        400,
        "passkey-wrong",
    )
    lured = passkey.signed({**challenged(server), "site": "play.example.com"})
    assert reason(post(server, "/open", lured)) == (400, "passkey-wrong")
    asked = challenged(server, elsewhere)
    assert reason(post(server, "/open", passkey.signed(asked), origin=elsewhere)) == (
        404,
        "passkey-unknown",
    )
    passkey.origin = PLAY
    moved = passkey.signed(challenged(server, elsewhere))
    assert reason(post(server, "/open", moved)) == (400, "passkey-wrong")
    foreign = server.ask("/api/me/passkeys/challenge", {}, headers={"Origin": elsewhere})
    assert reason(foreign) == (403, "wrong-origin")


def test_a_copied_passkey_is_found_out_by_its_count(server: Server) -> None:
    passkey = added(server, known(server))
    for _ in range(2):
        assert post(server, "/open", passkey.signed(challenged(server))).status == 200

    passkey.count = 0
    refused = post(server, "/open", passkey.signed(challenged(server)))

    assert reason(refused) == (400, "passkey-wrong")


def test_a_bad_answer_opens_nothing(server: Server) -> None:
    passkey = added(server, known(server))
    fields = ("challenge", "id", "clientData", "authenticatorData", "signature")
    for field, value in itertools.product(fields, BAD):
        proof = {**passkey.signed(challenged(server)), field: value}

        answer = post(server, "/open", proof)

        assert answer.status in (400, 404, 410), (field, value)
        assert answer.json["reason"] in REASONS, (field, value)


def test_a_bad_passkey_is_not_kept(server: Server) -> None:
    key = known(server)
    fields = ("challenge", "id", "clientData", "attestation")
    for field, value in itertools.product(fields, BAD):
        made = Authenticator(PLAY).made(post(server, "/offer", {}, key).json)

        answer = post(server, "", {**made, field: value}, key)

        assert answer.status in (400, 410), (field, value)
        assert answer.json["reason"] in REASONS, (field, value)
    assert server.ask("/api/me", token=key).json["passkeys"] == []


@pytest.mark.parametrize(
    "origin",
    ["http://play.example.org", "https://192.0.2.7", "http://127.0.0.1:99", "https://[::1]"],
)
def test_passkeys_need_a_name_and_encryption(server: Server, origin: str) -> None:
    answer = post(server, "/challenge", {}, origin=origin)

    assert reason(answer) == (400, "passkey-place")
    assert post(server, "/challenge", {}, origin="http://localhost:99").status == 200
    assert reason(server.ask("/api/me/passkeys/challenge", {})) == (400, "passkey-place")


def test_nobody_has_too_many_and_nobody_the_same(server: Server) -> None:
    key = known(server)
    passkey = added(server, key)
    other = known(server, "Brice")
    offer = post(server, "/offer", {}, other).json
    assert reason(post(server, "", passkey.made(offer), other)) == (409, "passkey-known")
    for _ in range(11):
        added(server, key)

    assert reason(post(server, "/offer", {}, key)) == (409, "passkey-full")
    assert reason(post(server, "/offer", {})) == (401, "unknown-key")


def test_an_export_names_them_and_a_deleted_person_has_none(server: Server) -> None:
    key = known(server)
    passkey = added(server, key, "Mine")

    (told,) = server.ask("/api/me/export", token=key).json["passkeys"]
    server.ask("/api/me/delete", {}, key)

    assert sorted(told) == ["created", "label", "seen"]
    refused = post(server, "/open", passkey.signed(challenged(server)))
    assert reason(refused) == (404, "passkey-unknown")


def test_a_challenge_expires(tmp_path: Path) -> None:
    server = usual(tmp_path)
    try:
        passkey = added(server, known(server))
        proof = passkey.signed(challenged(server))
        with sqlite3.connect(server.database) as database:
            database.execute("UPDATE person_keys SET expires = 1 WHERE kind = 'challenge'")
        assert reason(post(server, "/open", proof)) == (410, "passkey-stale")
    finally:
        server.stop()
