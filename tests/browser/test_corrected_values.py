"""Games played with an owner's corrected file: what it says is what the table shows and counts."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

import nemeton
from tests.browser import pangaia_kit, root_kit
from tests.browser.conftest import Meet
from tests.browser.oak_kit import key, log
from tests.server.kit import Server

COSTS = {
    "lore": {"costs": [2, 4, 5], "provenance": "owner"},
    "storytelling": {"costs": [1, 6, 2], "provenance": "owner"},
}
SLOTS = [{"id": f"S{slot}", "cost": 1, "end_le": 7} for slot in range(1, 7)]
ITEMS = ("foxfolk_steel", "root_tea_fox", "travel_gear_fox", "anvil")


def test_the_costs_of_oak_are_drawn_and_paid(meet: Meet, server: Server) -> None:
    orders = ("bee", "fox")
    data = {"cards": COSTS}
    game = nemeton.game("oak").start(players=2, seed=1, data=data, orders=orders, first="1")

    player = meet("Aline").sit(server.fork(game.record))

    expect(key(player, "deed:9").locator(".cost")).to_have_text("4")
    expect(key(player, "deed:1").locator(".cost")).to_have_text("6")
    expect(key(player, "deed:2").locator(".cost")).to_have_text("2")
    key(player, "deed:2").click()
    expect(player.page.locator(".commit")).to_contain_text("2 Feathers and one Druid")
    key(player, "deed:2").click()
    expect(player.prompt).to_have_text("Which Artifact do you take?")
    expect(log(player)).to_contain_text("Aline pays 2 Feathers.")
    expect(player.page.get_by_label("Feather: 4").first).to_be_visible()


def test_the_slots_of_pangaia_are_drawn_and_paid(meet: Meet, server: Server) -> None:
    record = pangaia_kit.position("grow", "sprout", data={"slots": SLOTS})
    state = pangaia_kit.replayed(record, len(record["choices"]))
    grow = next(option for option in state.options() if option[0] == "grow")
    state.choose(grow)
    pay = state.options()[0]

    druid = pangaia_kit.Druid(meet("Aline").sit(pangaia_kit.go_on(server, record)))
    slot = druid.page.locator(f'.hand [data-slot="{grow[1]}"]')
    expect(slot).to_have_attribute("aria-label", re.compile(r"costs 1, .* 7 life energy"))
    druid.follow([list(grow), list(pay)])

    expect(slot.locator("text")).to_have_text("7")


def test_the_points_of_a_card_of_root_are_drawn_and_scored(meet: Meet, server: Server) -> None:
    data = {"cards": {"card": {name: {"points": 7} for name in ITEMS}}}
    record = root_kit.reached(lambda state: bool(crafts(state)), "marquise", "eyrie", data=data)
    table = root_kit.forked(server, record)

    player = meet("Aline").sit(table)
    card = player.page.locator(".hand .card", has_text="7 VP").first
    expect(card).to_be_visible()
    root_kit.make(player, ("craft", int(card.get_attribute("data-card") or -1)))

    expect(log(player)).to_contain_text("The Marquise scores 7 points (crafted items).")


def crafts(state: Any) -> list[int]:
    """The corrected cards that may be crafted now."""
    names = nemeton.game("root").names["card"]
    found = [option[1] for option in state.options() if option[0] == "craft"]
    return [card for card in found if names[card] in ITEMS]


def test_a_replay_draws_what_was_played_with(meet: Meet, server: Server) -> None:
    data = {"boards": {"marquise": {"sawmill_points": [0, 1, 2, 3, 4, 9]}}}
    factions = ("marquise", "eyrie")
    game = nemeton.game("root").start(players=2, seed=1, data=data, factions=factions)
    table = server.ask("/api/records", game.record).json["table"]

    watcher = meet("Aline").open(f"/replay/{table}")

    track = watcher.page.get_by_role("img", name=re.compile("sawmill", re.IGNORECASE)).first
    expect(track).to_contain_text("9")
