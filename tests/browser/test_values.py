"""The owner of a box puts the printed values in the place of ours, without leaving the browser."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import nemeton
from nemeton.engine.values import listed_values
from tests.browser.conftest import Meet
from tests.browser.kit import PHONE, Person
from tests.browser.oak_kit import key
from tests.server.kit import Server

WORDS = Path(__file__).parents[2] / "web" / "src" / "text" / "valuenames"


def value(player: Person, place: str) -> Locator:
    """The field of a value; its section is opened first, as a reader does."""
    field = player.page.locator(f'[data-place="{place}"]')
    section = player.page.locator("details", has=field)
    if not section.evaluate("each => each.open"):
        section.locator("summary").click()
    return field


def write(player: Person, place: str, text: str) -> None:
    box = value(player, place).locator("input, textarea").first
    box.fill(text)
    box.press("Enter")
    box.blur()


def status(player: Person) -> Locator:
    return player.page.locator("main").get_by_role("status")


def test_a_value_is_corrected_checked_played_with_and_seen_on_the_board(meet: Meet) -> None:
    player = meet("Aline").open("/values/oak")

    write(player, "cards.storytelling.costs", "1, 6, nine")
    field = value(player, "cards.storytelling.costs")
    expect(field.get_by_role("alert")).to_contain_text(
        "Storytelling · costs of the actions must be a list"
    )
    expect(status(player)).to_contain_text("Not yet sound")
    expect(player.page.get_by_text("Open a table with these")).to_have_attribute(
        "aria-disabled", "true"
    )
    write(player, "cards.storytelling.costs", "1, 6, 2")
    expect(field.get_by_role("alert")).to_have_count(0)
    expect(field).to_contain_text("ours: 1, 6, 6")
    expect(status(player)).to_have_text("Sound: one value differs from ours.")

    player.page.get_by_role("link", name="Open a table with these").click()
    expect(player.page.get_by_role("switch", name="Own values")).to_be_checked()
    player.page.get_by_role("radiogroup", name="Players").get_by_text("1", exact=True).click()
    player.page.get_by_role("button", name="Start the game").click()
    badge = player.page.get_by_role("button", name="Own values")
    badge.click()
    listed = player.page.get_by_role("dialog")
    expect(listed).to_contain_text("Assembly cards · Storytelling · costs of the actions")
    expect(listed).to_contain_text("1, 6, 2 ours: 1, 6, 6")
    listed.get_by_role("button", name="Close").click()
    player.page.get_by_role("button", name="Order of the Forest").click()
    expect(key(player, "deed:2").locator(".cost")).to_have_text("2")


def test_what_was_typed_is_still_there_after_a_reload_even_if_it_is_wrong(meet: Meet) -> None:
    player = meet("Aline").open("/values/oak")
    write(player, "creatures.bodach.points", "many")
    write(player, "creatures.selkie.points", "4")

    player.page.reload()

    expect(value(player, "creatures.bodach.points").locator("input")).to_have_value("many")
    expect(value(player, "creatures.selkie.points").locator("input")).to_have_value("4")
    expect(value(player, "creatures.bodach.points").get_by_role("alert")).to_contain_text(
        "whole number"
    )


def test_a_broken_file_is_refused_in_words_and_what_was_there_stays(
    meet: Meet, tmp_path: Path
) -> None:
    player = meet("Aline", locale="fr").open("/values/oak")
    write(player, "creatures.bodach.points", "4")
    broken, wrong = tmp_path / "broken.json", tmp_path / "wrong.toml"
    broken.write_text('{"creatures": ')
    wrong.write_text("[creatures.bodach]\npoints = 100\n")
    chooser = player.page.locator("input[type=file]")

    chooser.set_input_files(broken)
    refused = player.page.locator(".bar").get_by_role("alert")
    expect(refused).to_contain_text("broken.json n’a pas été chargé ; les vôtres sont inchangées.")
    expect(refused).to_contain_text("Ce n’est pas un fichier JSON correct.")
    chooser.set_input_files(wrong)
    expect(refused).to_contain_text("Créatures · Bodach · points doit être dans -99 … 99.")
    expect(value(player, "creatures.bodach.points").locator("input")).to_have_value("4")


def test_values_are_saved_loaded_reset_and_restored(meet: Meet, tmp_path: Path) -> None:
    player = meet("Aline").open("/values/oak")
    write(player, "branches.feather.left_end.of", "Potion")
    write(player, "branches.mistletoe.right_end.of", "five points owned")
    expect(status(player)).to_contain_text("Sound: 2 values")
    with player.page.expect_download() as download:
        player.page.get_by_role("button", name="Save as a file").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    assert json.loads(path.read_text()) == {
        "branches": {
            "feather": {"left_end": {"of": "potion"}},
            "mistletoe": {"right_end": {"of": "five_points"}},
        }
    }

    player.page.get_by_role("button", name="Back to ours", exact=True).click()
    expect(status(player)).to_contain_text("These are our values again.")
    field = value(player, "branches.feather.left_end.of").locator("input")
    expect(field).to_have_value("five points owned")
    player.page.get_by_role("button", name="Restore mine").click()
    expect(field).to_have_value("Potion")
    player.page.get_by_role("button", name="Back to ours", exact=True).click()
    player.page.locator("input[type=file]").set_input_files(path)
    expect(status(player)).to_contain_text("oak-values.json is loaded: 2 values differ from ours.")
    expect(field).to_have_value("Potion")


@pytest.mark.parametrize(("locale", "game", "paragraph", "mark"), [
    ("en", "oak", "3.14.1", "Creatures: 33 house values"),
    ("fr", "oak", "3.9.3", "Artéfacts · points à chaque cran : 4, 0, −1, −3"),
    ("en", "cernunos", "7", "chains of effects · activations of one token in a chain: 2"),
    ("fr", "pangaia", "E8", "Quand rien ne change · manches sans changement durable : 12"),
    ("en", "root", "MM.6", "16 house values"),
])  # fmt: skip
def test_the_rules_mark_house_values_at_their_paragraph(
    meet: Meet, locale: str, game: str, paragraph: str, mark: str
) -> None:
    reader = meet("Aline", locale=locale).open(f"/rules/{game}")

    section = reader.page.locator("section", has=reader.page.locator(f'[data-rule="{paragraph}"]'))
    chip = {"en": "house", "fr": "maison"}[locale]
    expect(section.locator(".mark")).to_contain_text(chip)
    expect(section.locator(".mark")).to_contain_text(mark, ignore_case=True)
    section.locator(".mark a").click()
    expect(reader.page.locator("main .value").first).to_be_attached()
    assert reader.page.url.endswith(f"/values/{game}?filter=house")


def test_a_replay_wears_the_badge_too(meet: Meet, server: Server) -> None:
    data = {"creatures": {"bodach": {"points": 5}}}
    game = nemeton.game("oak").start(players=2, seed=1, data=data)
    table = server.ask("/api/records", game.record).json["table"]

    watcher = meet("Aline", phone=True).open(f"/replay/{table}")
    watcher.page.get_by_role("button", name="Own values").click()

    listed = watcher.page.get_by_role("dialog")
    expect(listed).to_contain_text("Creatures · Bodach · points")
    listed.get_by_role("button", name="Take them as mine").click()
    watcher.open("/values/oak")
    expect(status(watcher)).to_have_text("Sound: one value differs from ours.")


def test_a_value_is_called_after_the_table_it_stands_in(meet: Meet) -> None:
    player = meet("Aline").open("/values/pangaia")

    expect(value(player, "slots.S5.blessings")).to_contain_text("blessings for sealing it, solo")


def test_what_none_of_our_cards_counts_is_typed_in_words_too(meet: Meet) -> None:
    player = meet("Aline", locale="fr").open("/values/pangaia")

    write(player, "achievements.cards.AC4.counts", "graines sur le continent")
    write(player, "tile.cells", "0, 0\n1, 0\n2, 0\n3, 0")

    expect(status(player)).to_have_text("Tout est correct : 2 valeurs diffèrent des nôtres.")


@pytest.mark.parametrize("game", ["cernunos", "oak", "pangaia", "root"])
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_value_of_every_game_fits_on_a_phone(meet: Meet, game: str, locale: str) -> None:
    player = meet("Aline", locale=locale, phone=True).open(f"/values/{game}")
    player.page.locator("details").first.wait_for()

    player.page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")

    wide = player.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]


def words_in(value: object) -> set[str]:
    if isinstance(value, list):
        return {word for each in value for word in words_in(each)}
    return {value} if isinstance(value, str) else set()


@pytest.mark.parametrize("name", nemeton.catalogue())
@pytest.mark.parametrize("locale", nemeton.LOCALES)
def test_every_part_of_a_place_and_every_word_of_a_value_has_a_name(name: str, locale: str) -> None:
    game = nemeton.game(name)
    values = listed_values(game.component_values())
    text = (WORDS / f"{locale}.ftl").read_text("utf-8")
    named = {key for keys in game.names.values() for key in keys}
    named |= set(re.findall(rf"^value-(?:{name}-)?(?:word-)?(\w+) =", text, re.MULTILINE))

    parts = {part for value in values for part in value.place}
    words = {word for value in values for word in words_in(value.value)}

    nameless = [part for part in sorted(parts | words) if part.lower() not in named]
    assert [part for part in nameless if part.islower() and len(part) > 1] == []


def test_who_is_invited_reads_that_own_values_are_played(meet: Meet, server: Server) -> None:
    data = {"creatures": {"bodach": {"points": 5}}}
    table = server.new_table({"kind": "me"}, {"kind": "invite"}, game="oak", data=data)

    friend = meet("Basile").open(f"/t/{table['table']}#invite={table['invite']}")

    expect(friend.page.get_by_role("dialog")).to_contain_text("Played with own values: one differs")
