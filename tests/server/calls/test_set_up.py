"""What the owner sets up for calls is checked before anybody relies on it."""

from __future__ import annotations

import pytest

import nemeton
from nemeton.cli.console import Console
from nemeton.server.calls.settings import CallSettings, mail_server, public_address, rules_from
from nemeton.server.checks.calls import call_findings
from nemeton.server.checks.machine import setting_findings
from tests.server.calls.sinks import mailroom
from tests.server.kit import free_port

PUBLIC = "https://play.example.org"


def said(monkeypatch: pytest.MonkeyPatch, **environment: str) -> list[str]:
    """How each part stands, in words of both languages."""
    for name, value in environment.items():
        monkeypatch.setenv(f"NEMETON_{name.upper()}", value)
    found = list(call_findings())
    for locale in nemeton.LOCALES:
        for each in found:
            assert Console(locale).text(f"check-{each.key}", **each.params)
    return [f"{each.weight} {each.key}" for each in found]


def test_without_a_public_address_it_is_said_that_nobody_can_be_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert said(monkeypatch) == ["note calls-off"]


def test_a_mail_server_that_takes_letters_is_told_from_one_that_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with mailroom() as room:
        good = f"smtp://127.0.0.1:{room.port}"
        assert said(monkeypatch, public=PUBLIC, smtp=good) == [
            "well calls-public",
            "well mail-well",
        ]
        secret = f"smtp://nemeton:secret@127.0.0.1:{room.port}"
        assert said(monkeypatch, smtp=secret)[1] == "note mail-refused", "it knows no such user"
    assert said(monkeypatch, smtp=f"smtp://127.0.0.1:{free_port()}")[1] == "note mail-refused"
    assert said(monkeypatch, smtp="")[1] == "note mail-off"


def test_what_opens_the_own_network_is_remarked_upon(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = '{"networks": ["10.0.0.0/8"]}'

    found = said(monkeypatch, public="http://127.0.0.1:8000", calls=rules)

    assert found == ["note calls-plain", "note mail-off", "note calls-inward"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PUBLIC", "play.example.org"),
        ("PUBLIC", "https://play.example.org/nemeton"),
        ("SMTP", "mail.example.org"),
        ("MAIL_FROM", "nobody"),
        ("CALLS", '{"absent": "soon"}'),
        ("CALLS", '{"networks": ["10.0.0.1/8"]}'),
        ("CALLS", '{"unheard": 1}'),
    ],
)
def test_a_setting_that_cannot_be_read_is_a_fault(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(f"NEMETON_{name}", value)

    (found,) = setting_findings()

    assert (found.weight, found.key) == ("fault", "setting")
    assert found.params["name"] == f"NEMETON_{name}"


def test_a_password_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEMETON_SMTP", "http://nemeton:secret@mail.example.org")

    (found,) = setting_findings()

    assert "secret" not in str(found.params)


def test_settings_are_read_from_the_environment() -> None:
    smtp = mail_server("smtps://play%40example.org:a%2Fb@mail.example.org")
    settings = CallSettings.from_environment({"NEMETON_PUBLIC": f"{PUBLIC}/"})

    assert (smtp.port, smtp.encrypted, smtp.user) == (465, True, "play@example.org")
    assert smtp.password == "a/b"
    assert mail_server("smtp://mail.example.org").port == 587
    assert settings.public == PUBLIC == settings.contact
    assert settings.sender == "Nemeton <nemeton@play.example.org>"
    assert public_address("") == ""
    assert rules_from("").networks == ()
