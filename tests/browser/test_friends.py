"""Several people at one table: invitation, cut lines, hot-seat, onlookers, undo by consent."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import LAST_TOKENS, Person, middle
from tests.server.kit import Server

ME = {"kind": "me"}
INVITE = {"kind": "invite"}


def friends(meet: Meet, **rest: object) -> tuple[Person, Person]:
    """Two people at one table, the second by the link of the first."""
    first = meet("Aline", **rest)
    joined = first.server.new_table(ME, INVITE)
    first.sit(joined)
    second = meet(**rest).open(f"/t/{joined['table']}#invite={joined['invite']}")
    second.page.get_by_label("Your name").fill("Basile")
    second.page.get_by_role("button", name="Sit down").click()
    first.wait_for_turn()
    expect(second.prompt).to_be_visible()
    return first, second


def test_a_friend_sits_down_by_the_link_that_was_sent(meet: Meet) -> None:
    aline = meet("Aline").open("/new/cernunos")
    aline.page.get_by_role("button", name="Open the table").click()
    link = aline.page.get_by_test_id("invite-link").get_attribute("data-link")

    basile = meet()
    basile.page.goto(str(link))
    basile.page.get_by_label("Your name").fill("Basile")
    basile.page.get_by_role("button", name="Sit down").click()

    aline.wait_for_turn()
    expect(aline.page.locator(".left").get_by_text("Basile")).to_be_visible()
    aline.place("Tree", "a1")
    expect(basile.cell("a1")).to_have_attribute("aria-label", re.compile("Green Tree"))
    expect(basile.prompt).to_have_text("Aline is choosing")
    aline.place("Deer", "b1")
    basile.wait_for_turn()
    assert basile.page.title().startswith("●")


def test_a_link_copied_at_home_leads_friends_through_the_network(
    meet: Meet, tmp_path: Path
) -> None:
    own = Server(str(tmp_path / "tables.sqlite3"), NEMETON_HOST="0.0.0.0", NEMETON_LIMITS="off")
    friends_address = f"http://127.0.0.2:{own.port}"
    own.environment["NEMETON_SHARED"] = f"{friends_address} http://127.0.0.3:{own.port}"
    own.start()
    try:
        aline = meet("Aline", server=own, locale="fr")
        aline.context.grant_permissions(["clipboard-read", "clipboard-write"])
        aline.open("/new/cernunos")
        expect(aline.page.get_by_test_id("open-to-network")).to_contain_text("Tout le monde")
        aline.page.get_by_role("button", name="Copier le lien").click()
        expect(aline.page.get_by_role("button", name="Copié")).to_be_visible()
        link = str(aline.page.evaluate("navigator.clipboard.readText()"))
        assert link.startswith(f"{friends_address}/t/")
        aline.page.get_by_role("button", name="Ouvrir la table").click()

        basile = meet(server=own)
        basile.page.goto(link)
        basile.page.get_by_label("Your name").fill("Basile")
        basile.page.get_by_role("button", name="Sit down").click()

        aline.wait_for_turn()
        expect(basile.prompt).to_be_visible()
    finally:
        own.stop()


def test_a_server_for_this_machine_alone_warns_of_nothing(meet: Meet) -> None:
    aline = meet("Aline").open("/new/cernunos")
    field = aline.page.get_by_test_id("invite-link")
    expect(field).to_have_attribute("data-link", re.compile(f"^http://{aline.server.host}/t/"))
    aline.page.wait_for_load_state("networkidle")

    expect(aline.page.get_by_test_id("open-to-network")).to_have_count(0)


def test_the_link_may_be_opened_before_the_table_is(meet: Meet) -> None:
    aline = meet("Aline").open("/new/cernunos")
    link = aline.page.get_by_test_id("invite-link").get_attribute("data-link")
    basile = meet()
    basile.page.goto(str(link))
    expect(basile.page.get_by_role("heading", name="Not open yet")).to_be_visible()

    aline.page.get_by_role("button", name="Open the table").click()

    basile.page.get_by_label("Your name").fill("Basile")
    basile.page.get_by_role("button", name="Sit down").click()
    aline.wait_for_turn()


def test_a_friend_sits_down_at_a_table_without_onlookers(meet: Meet) -> None:
    aline = meet("Aline")
    joined = aline.server.new_table(ME, INVITE, watch=False)
    aline.sit(joined)

    stranger = meet("Zoé").open(f"/t/{joined['table']}")
    expect(stranger.page.get_by_text("Onlookers are not welcome")).to_be_visible()
    basile = meet().open(f"/t/{joined['table']}#invite={joined['invite']}")
    basile.page.get_by_label("Your name").fill("Basile")
    basile.page.get_by_role("button", name="Sit down").click()

    aline.wait_for_turn()
    expect(basile.prompt).to_be_visible()


def test_without_the_key_of_the_link_the_seat_stays_free(meet: Meet) -> None:
    aline = meet("Aline")
    joined = aline.server.new_table(ME, INVITE)
    aline.sit(joined)

    stranger = meet("Zoé").open(f"/t/{joined['table']}")
    expect(stranger.board).to_be_visible()

    expect(stranger.page.get_by_role("button", name="Sit down")).to_have_count(0)


def test_a_cut_line_comes_back_without_a_reload(meet: Meet, tmp_path: Path) -> None:
    own = Server(str(tmp_path / "tables.sqlite3"), NEMETON_LIMITS="off").start()
    try:
        aline, basile = friends(meet, server=own)
        aline.place("Tree", "a1")
        expect(basile.cell("a1")).to_have_attribute("aria-label", re.compile("Green Tree"))
        for person in (aline, basile):
            person.page.evaluate("window.stillHere = true")

        own.kill()
        expect(aline.page.get_by_text("Connection lost")).to_be_visible()
        own.start()

        expect(aline.page.get_by_text("Connection lost")).to_be_hidden(timeout=20_000)
        aline.place("Deer", "b1")
        expect(basile.cell("b1")).to_have_attribute("aria-label", re.compile("Green Deer"))
        basile.wait_for_turn()
        for person in (aline, basile):
            assert person.page.evaluate("window.stillHere") is True
    finally:
        own.stop()


def test_several_seats_at_one_screen(meet: Meet) -> None:
    aline = meet("Aline")
    aline.sit(aline.server.new_table(ME, ME, options={"position": LAST_TOKENS}))

    aline.open("/")
    expect(aline.page.locator(".yours")).to_contain_text("Cernunos: Green and Violet at one screen")
    expect(aline.page.locator(".yours")).to_contain_text("Green, your turn")
    aline.page.go_back()
    aline.wait_for_turn()
    aline.cell("a1").focus()
    aline.play_on()

    expect(aline.page.locator("#end-title")).to_be_focused()  # nothing can be done on the board


def test_an_onlooker_sees_the_board_and_can_touch_nothing(meet: Meet) -> None:
    aline, basile = friends(meet)
    table = aline.page.url.split("/t/")[1]

    onlooker = meet().open(f"/t/{table}")
    aline.place("Tree", "c2")

    expect(onlooker.cell("c2")).to_have_attribute("aria-label", re.compile("Green Tree"))
    assert not onlooker.asked
    onlooker.press("b2")
    expect(onlooker.cell("b2")).to_have_attribute("aria-label", re.compile("empty"))

    left = middle(onlooker.cell("a1"))
    onlooker.page.get_by_label("Seen from").select_option("Basile")
    turned = middle(onlooker.cell("a1"))
    assert turned[0] > left[0]
    assert not onlooker.asked
    expect(basile.prompt).to_be_visible()


def test_taking_back_is_free_until_the_other_answers(meet: Meet) -> None:
    aline, basile = friends(meet)
    aline.place("Tree", "a1")
    expect(basile.cell("a1")).to_have_attribute("aria-label", re.compile("Green Tree"))

    aline.undo_key.click()

    expect(basile.cell("a1")).to_have_attribute("aria-label", re.compile("empty"))


def played_on(aline: Person, basile: Person) -> None:
    """Aline's turn is over and Basile has answered."""
    aline.place("Tree", "a1")
    expect(aline.cell("a1")).to_have_attribute("aria-label", re.compile("Green Tree"))
    aline.place("Deer", "b1")
    basile.wait_for_turn()
    basile.place("Tree", "d3")
    expect(aline.cell("d3")).to_have_attribute("aria-label", re.compile("Violet Tree"))


def test_after_an_answer_one_asks_and_may_be_refused(meet: Meet) -> None:
    aline, basile = friends(meet)
    played_on(aline, basile)

    aline.page.get_by_role("button", name="Ask to undo").click()
    expect(basile.page.get_by_text("Aline asks to take back.").first).to_be_visible()
    basile.page.get_by_role("button", name="No", exact=True).click()

    expect(basile.page.get_by_role("button", name="Agree")).to_be_hidden()
    expect(aline.cell("d3")).to_have_attribute("aria-label", re.compile("Violet Tree"))


def test_after_an_answer_one_asks_and_the_other_agrees(meet: Meet) -> None:
    aline, basile = friends(meet)
    played_on(aline, basile)

    aline.page.get_by_role("button", name="Ask to undo").click()
    basile.page.get_by_role("button", name="Agree").click()

    expect(aline.cell("b1")).to_have_attribute("aria-label", re.compile("empty"))
    aline.wait_for_turn()


def test_who_lets_the_clock_run_down_can_lose_the_game(meet: Meet) -> None:
    aline = meet("Aline")
    clock = {"kind": "live", "seconds": 3, "increment": 0, "timeout": "claim"}
    joined = aline.server.new_table(INVITE, ME, clock=clock)
    aline.sit(joined)
    basile = meet().open(f"/t/{joined['table']}#invite={joined['invite']}")
    basile.page.get_by_label("Your name").fill("Basile")
    basile.page.get_by_role("button", name="Sit down").click()
    basile.wait_for_turn()

    aline.page.get_by_role("button", name="Claim the game").click(timeout=10_000)

    expect(aline.page.locator("#end-title")).to_contain_text("You win")
    expect(basile.page.locator("#end-title")).to_contain_text("Aline wins")


def test_a_bot_plays_on_for_somebody_who_comes_back(meet: Meet) -> None:
    aline, basile = friends(meet)

    basile.page.get_by_role("button", name="Menu").click()
    basile.page.get_by_role("button", name="Hand over").click()
    expect(basile.page.get_by_text("A bot plays for Basile.")).to_be_visible()
    aline.place("Tree", "a1")
    expect(aline.cell("a1")).to_have_attribute("aria-label", re.compile("Green Tree"))
    before = aline.decision
    aline.place("Deer", "b1")
    assert aline.moved_on(before)  # the bot may cover it before anybody has looked
    aline.wait_for_turn()
    same = basile.page.locator(f"[data-decision='{aline.decision}']")
    same.wait_for()  # what the bot does moves his page, and the key under his finger

    basile.page.get_by_role("button", name="Take my seat back").click()
    expect(basile.page.get_by_text("A bot plays for Basile.")).to_be_hidden()


def test_names_and_chat_are_shown_as_they_were_typed(meet: Meet) -> None:
    trick = "<img src=x onerror=alert(1)>"
    aline = meet("<b>Aline</b>")
    joined = aline.server.new_table(ME, INVITE, name="<b>Aline</b>")
    aline.sit(joined)
    basile = meet().open(f"/t/{joined['table']}#invite={joined['invite']}")
    basile.page.get_by_label("Your name").fill("Basile")
    basile.page.get_by_role("button", name="Sit down").click()

    basile.page.get_by_role("tab", name="Chat").click()
    basile.page.get_by_label("Say something").fill(trick)
    basile.page.get_by_role("button", name="Send").click()
    aline.page.get_by_role("tab", name="Chat").click()

    expect(aline.page.get_by_text(trick)).to_be_visible()
    assert aline.page.locator("img").count() == 0
    expect(basile.page.locator(".left").get_by_text("<b>Aline</b>")).to_be_visible()


def test_what_is_half_written_stays_while_the_drawer_shows_something_else(meet: Meet) -> None:
    aline = meet("Aline", phone=True)
    aline.sit(aline.server.new_table(ME, INVITE))
    page = aline.page
    said = page.get_by_label("Say something")
    tabs = page.locator(".tabsrow")

    tabs.get_by_role("button", name="Chat").click()
    said.fill("My hand is")
    page.get_by_role("tab", name="Rules").click()
    expect(said).to_have_count(0)
    page.get_by_role("tab", name="Chat").click()
    expect(said).to_have_value("My hand is")

    page.locator(".right > .shut").click()
    expect(said).to_be_hidden()
    tabs.get_by_role("button", name="Chat").click()
    expect(said).to_have_value("My hand is")


def test_a_table_for_anybody_is_found_in_the_lobby(meet: Meet) -> None:
    aline = meet("Aline")
    aline.sit(aline.server.new_table(ME, {"kind": "open"}, public=True))

    basile = meet("Basile").open("/lobby")
    basile.page.get_by_role("link", name="Sit down").first.click()
    basile.page.get_by_role("button", name="Sit down").click()

    aline.wait_for_turn()
    expect(aline.page.locator(".left").get_by_text("Basile")).to_be_visible()


def wait_until_seen(person: Person, address: str) -> None:
    """Until the server has heard that this person has looked at the last move."""
    token = person.key
    seen = 0
    while not seen:
        with person.server.page(address.split("/t/")[1].partition("#")[0], token) as again:
            seen = again.you["seen"]


def test_coming_back_tells_what_happened_since(meet: Meet) -> None:
    aline, basile = friends(meet)
    aline.place("Tree", "a1")
    expect(basile.cell("a1")).to_have_attribute("aria-label", re.compile("Green Tree"))
    address = basile.page.url
    wait_until_seen(basile, address)
    basile.page.goto("about:blank")
    aline.wait_for_turn()
    aline.place("Deer", "b1")
    expect(aline.cell("b1")).to_have_attribute("aria-label", re.compile("Green Deer"))

    basile.page.goto(address)

    expect(basile.page.get_by_text("One move since your last visit")).to_be_visible()


def test_onlookers_talk_among_themselves(meet: Meet) -> None:
    aline, basile = friends(meet)
    table = aline.page.url.split("/t/")[1]
    onlooker = meet().open(f"/t/{table}")

    onlooker.page.get_by_role("tab", name="Chat").click()
    onlooker.page.get_by_label("Your name").fill("Zoé")
    with onlooker.page.expect_navigation():
        onlooker.page.get_by_role("button", name="Join in").click()
    onlooker.page.get_by_role("tab", name="Chat").click()
    onlooker.page.get_by_label("Say something").fill("what a move")
    onlooker.page.get_by_role("button", name="Send").click()

    expect(onlooker.page.get_by_text("what a move")).to_be_visible()
    aline.page.get_by_role("tab", name="Chat").click()
    expect(aline.page.get_by_text("Nobody has said anything yet.")).to_be_visible()
    expect(basile.prompt).to_be_visible()


def test_who_leaves_may_sit_down_again(meet: Meet) -> None:
    aline, basile = friends(meet)

    basile.page.get_by_role("button", name="Menu").click()
    basile.page.get_by_role("button", name="Leave the seat").click()
    expect(aline.page.locator(".left").get_by_text("free seat")).to_be_visible()
    basile.page.get_by_role("button", name="Sit down again").click()

    expect(aline.page.locator(".left").get_by_text("Basile")).to_be_visible()
