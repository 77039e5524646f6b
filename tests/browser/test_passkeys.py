"""Passkeys in a real browser, whose authenticator is Chromium's virtual one."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, expect

from tests.browser.conftest import Meet
from tests.browser.kit import Person
from tests.server.kit import Server

HARDWARE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Device:
    """Somebody's browser at `localhost`, where passkeys work, and its authenticator."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page
        self.session: CDPSession = person.context.new_cdp_session(person.page)
        self.session.send("WebAuthn.enable")
        self.authenticator = self.plug_in()

    def plug_in(self) -> str:
        """One more authenticator; those before answer nothing any more."""
        made = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": HARDWARE})
        return str(made["authenticatorId"])

    def unplug(self) -> None:
        named = {"authenticatorId": self.authenticator}
        self.session.send("WebAuthn.removeVirtualAuthenticator", named)

    def keys(self) -> list[dict[str, Any]]:
        named = {"authenticatorId": self.authenticator}
        found: list[dict[str, Any]] = self.session.send("WebAuthn.getCredentials", named)[
            "credentials"
        ]
        return found

    def carry_over(self, key: dict[str, Any]) -> None:
        """What a password manager does: the same passkey on another device."""
        named = {"authenticatorId": self.authenticator, "credential": key}
        self.session.send("WebAuthn.addCredential", named)

    def open(self, path: str) -> None:
        self.page.goto(f"http://localhost:{self.person.server.port}{path}")

    def add(self, label: str) -> None:
        self.page.get_by_role("textbox", name="A name for it").fill(label)
        self.page.get_by_role("button", name="Add a passkey").click()


def test_a_passkey_is_added_opens_the_games_elsewhere_and_is_removed(
    meet: Meet, server: Server
) -> None:
    laptop = Device(meet("Aline", fresh=True))
    phone = Device(meet("", phone=True, locale="fr", fresh=True))
    laptop.open("/new/cernunos")
    laptop.page.get_by_role("button", name="Open the table").click()
    expect(laptop.person.board).to_be_visible()
    laptop.open("/me")
    laptop.add("My laptop")
    expect(laptop.page.get_by_text("My laptop")).to_be_visible()
    laptop.add("The same")
    expect(laptop.page.get_by_role("alert")).to_contain_text("has a passkey to your games already")
    (first,) = laptop.keys()
    laptop.unplug()
    laptop.authenticator = laptop.plug_in()
    laptop.add("Blue key")
    expect(laptop.page.get_by_text("Blue key")).to_be_visible()

    phone.open("/me")
    phone.page.get_by_role("button", name="Ouvrir avec une clé d’accès").click()
    expect(phone.page.get_by_role("alert")).to_contain_text("Aucune clé d’accès n’a servi")
    phone.carry_over(first)
    phone.page.get_by_role("button", name="Ouvrir avec une clé d’accès").click()
    phone.page.get_by_role("button", name="Les ouvrir ici").click()
    expect(phone.page.get_by_role("status").first).to_contain_text("Bienvenue, Aline")
    phone.open("/")
    expect(phone.page.locator(".yours .game")).to_have_count(1)

    laptop.page.get_by_role("button", name="Remove My laptop").click()
    laptop.page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(laptop.page.get_by_text("My laptop")).to_have_count(0)
    expect(laptop.page.get_by_text("Blue key")).to_be_visible()
    phone.open("/me")
    phone.page.get_by_role("button", name="Ouvrir avec une clé d’accès").click()
    expect(phone.page.get_by_role("alert")).to_contain_text("Cette clé d’accès n’ouvre rien ici")


def test_at_an_address_that_is_a_number_it_says_why_there_are_none(meet: Meet) -> None:
    aline = meet("Aline").open("/new/cernunos")
    aline.page.get_by_role("button", name="Open the table").click()
    expect(aline.board).to_be_visible()
    aline.open("/me")

    why = aline.page.get_by_text("They work only at an address with a name")
    expect(why).to_contain_text(f"localhost:{aline.server.port}")
    expect(aline.page.get_by_role("button", name="Sign in with a passkey")).to_have_count(0)
