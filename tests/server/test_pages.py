"""The page, its files, and what a link to it shows where it is pasted."""

from __future__ import annotations

import json
import re
import shutil
import struct
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

import nemeton
from tests.server.kit import INVITE, ME, Server, bot

WEB = Path(__file__).parents[2] / "web"
PUBLIC = WEB / "public"
GAMES = ["cernunos", "oak", "pangaia", "root"]
LARGEST = 100_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the page as it is written and the files that lie beside it."""
    folder = tmp_path_factory.mktemp("pages")
    shutil.copytree(PUBLIC, folder / "static")
    shutil.copy(WEB / "index.html", folder / "static")
    (folder / "static" / "assets").mkdir()
    (folder / "static" / "assets" / "app-1a2b.js").write_text("//")
    running = Server(
        str(folder / "tables.sqlite3"), NEMETON_LIMITS="off", NEMETON_STATIC=str(folder / "static")
    ).start()
    yield running
    running.stop()


class Head(HTMLParser):
    """What the head of a page says: its tags by name, its title, its links."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.links: dict[str, str] = {}
        self.title = ""
        self.within = ""
        self.count = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attributes}
        self.within = tag
        if tag == "meta" and "content" in named:
            name = named.get("property") or named["name"]
            assert name not in self.tags, name
            self.tags[name] = named["content"]
        elif tag == "link":
            self.links[named["href"]] = named["rel"]
        elif tag == "title":
            self.count += 1

    def handle_data(self, data: str) -> None:
        if self.within == "title":
            self.title += data
            self.within = ""


def head(server: Server, path: str, language: str = "") -> Head:
    answer = server.ask(path, headers={"Accept-Language": language})
    assert answer.status == 200
    assert answer.headers["Content-Type"].startswith("text/html")
    return Head(answer.body.decode())


# ---- files and pages ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        *("/nothing.js", "/wp-login.php", "/.env", "/.git/config", "/og/chess.jpg"),
        *("/assets/old.js", "/assets/nothing", "/t/table.json", "/sitemap.xml"),
        "/.well-known/security.txt",
    ],
)
def test_a_file_that_is_not_there_is_not_found(server: Server, path: str) -> None:
    answer = server.ask(path)

    assert answer.status == 404
    assert b"<html" not in answer.body


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/lobby", "/lobby/", "/settings", "/credits", "/new", "/new/oak", "/rules/root"),
        *("/t/nothing", "/replay/nothing", "/report/nothing"),
    ],
)
def test_every_address_of_the_app_shows_its_page(server: Server, path: str) -> None:
    answer = server.ask(path)

    assert answer.status == 200
    assert b'<div id="app"></div>' in answer.body
    assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/a/b/c", "/new/chess", "/rules/chess", "/new/oak/x", "/t", "/t/a/b", "/lobby/x"],
)
def test_an_address_that_leads_nowhere_is_not_found_in_words(server: Server, path: str) -> None:
    answer = server.ask(path)

    assert answer.status == 404
    assert b'<div id="app"></div>' in answer.body, "the client says so in the reader's language"
    assert Head(answer.body.decode()).tags["robots"] == "noindex"


def test_the_server_knows_the_pages_of_the_client(server: Server) -> None:
    source = (WEB / "src" / "App.svelte").read_text("utf-8")
    pages = set(re.findall(r"page === '(\w+)'", source))

    assert len(pages) >= 8
    for page in pages:
        found = {server.ask(path).status for path in (f"/{page}", f"/{page}/oak", f"/{page}/oak/1")}
        assert 200 in found, page


def test_the_page_by_its_own_name_is_the_page(server: Server) -> None:
    assert Head(server.ask("/index.html").body.decode()).tags["og:title"] == "Nemeton"


def test_files_of_the_build_are_kept_for_ever_and_others_an_hour(server: Server) -> None:
    assert "immutable" in server.ask("/assets/app-1a2b.js").headers["Cache-Control"]
    assert server.ask("/favicon.svg").headers["Cache-Control"] == "public, max-age=3600"


def test_robots_may_read_all_but_the_api(server: Server) -> None:
    answer = server.ask("/robots.txt")

    assert answer.headers["Content-Type"].startswith("text/plain")
    assert b"User-agent: *\nDisallow: /api/\n" in answer.body


# ---- icons -------------------------------------------------------------------------------------


def size_of(picture: bytes) -> tuple[int, int]:
    """Width and height of a PNG or JPEG."""
    if picture.startswith(b"\x89PNG"):
        return struct.unpack(">II", picture[16:24])
    at = 2
    while picture[at + 1] not in (0xC0, 0xC1, 0xC2):
        at += 2 + struct.unpack(">H", picture[at + 2 : at + 4])[0]
    height, width = struct.unpack(">HH", picture[at + 5 : at + 9])
    return width, height


def test_the_icons_that_the_page_names_are_there(server: Server) -> None:
    links = head(server, "/").links

    assert {"icon", "apple-touch-icon", "manifest"} <= set(links.values())
    for path in links:
        assert server.ask(path).status == 200, path


def test_the_manifest_says_how_large_its_icons_are(server: Server) -> None:
    answer = server.ask("/site.webmanifest")
    icons = json.loads(answer.body)["icons"]

    assert [icon["sizes"] for icon in icons] == ["any", "32x32", "180x180", "512x512"]
    for icon in icons[1:]:
        width, height = size_of(server.ask(icon["src"]).body)
        assert f"{width}x{height}" == icon["sizes"]


# ---- previews ----------------------------------------------------------------------------------


def test_the_first_page_tells_what_the_house_is(server: Server) -> None:
    shown = head(server, "/")

    assert shown.title == shown.tags["og:title"] == "Nemeton"
    assert shown.count == 1
    assert shown.tags["og:url"] == f"http://{server.host}/"
    assert shown.tags["og:image"] == f"http://{server.host}/og/nemeton.jpg"
    assert shown.tags["description"] == shown.tags["og:description"]
    assert "robots" not in shown.tags


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("page", ["new", "rules"])
def test_a_page_of_a_game_shows_its_picture(server: Server, game: str, page: str) -> None:
    shown, french = head(server, f"/{page}/{game}"), head(server, f"/{page}/{game}", "fr-BE,fr")
    speech = nemeton.game(game).speech

    assert shown.tags["og:image"] == f"http://{server.host}/og/{game}.jpg"
    assert shown.tags["og:title"].startswith(speech.say("game-name", {}, "en"))
    assert shown.tags["og:description"] == speech.say("game-tagline", {}, "en")
    assert french.tags["og:description"] == speech.say("game-tagline", {}, "fr")
    assert french.tags["og:locale"] == "fr_FR"
    assert french.tags["og:title"] != shown.tags["og:title"]


@pytest.mark.parametrize("name", ["nemeton", *GAMES])
def test_a_picture_is_there_and_small_and_may_be_embedded(server: Server, name: str) -> None:
    answer = server.ask(f"/og/{name}.jpg")

    assert answer.headers["Content-Type"] == "image/jpeg"
    assert answer.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    assert len(answer.body) <= LARGEST
    assert size_of(answer.body) == (1200, 630)


def test_a_table_says_who_waits_there(server: Server) -> None:
    joined = server.new_table(ME, bot("grove"), INVITE, game="root")
    shown, french = (head(server, f"/t/{joined['table']}", each) for each in ("en", "fr"))

    assert shown.tags["og:title"] == shown.title == "A table of Root"
    assert shown.tags["og:description"].startswith("Aline, a bot: one seat is free. ")
    assert french.tags["og:title"] == "Root\u00a0: une table"
    assert french.tags["og:description"].startswith("Aline, un robot\u00a0: une place est libre. ")
    assert shown.tags["og:image"] == f"http://{server.host}/og/t/{joined['table']}.png"
    assert shown.tags["robots"] == "noindex"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_has_a_picture_of_its_own(server: Server, game: str) -> None:
    waiting = server.new_table(ME, INVITE, game=game)
    full = server.new_table(ME, bot(), game=game)
    pictures = [server.ask(f"/og/t/{each['table']}.png") for each in (waiting, full)]

    assert pictures[0].body != pictures[1].body
    for answer in pictures:
        assert answer.status == 200
        assert answer.headers["Content-Type"] == "image/png"
        assert answer.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
        assert size_of(answer.body) == (1200, 630)
        assert len(answer.body) <= LARGEST
    assert server.ask("/og/t/nothing.png").status == 404


def test_the_picture_of_a_table_changes_when_somebody_sits_down(server: Server) -> None:
    first = server.new_table(ME, INVITE)
    before = server.ask(f"/og/t/{first['table']}.png").body
    invitation = {"name": "Maël", "invite": first["invite"]}
    assert server.ask(f"/api/tables/{first['table']}/join", invitation).status == 200

    assert server.ask(f"/og/t/{first['table']}.png").body != before


def test_a_full_table_and_its_replay_say_so(server: Server) -> None:
    joined = server.new_table(ME, ME)

    assert (
        head(server, f"/t/{joined['table']}").tags["og:description"].startswith("Aline, Aline at")
    )
    assert head(server, f"/replay/{joined['table']}").title == "A game of Cernunos, to look back on"
    assert head(server, f"/report/{joined['table']}").title == "How a game of Cernunos went"


def test_a_table_that_is_not_there_tells_nothing(server: Server) -> None:
    shown = head(server, "/t/nothing")

    assert shown.title == "Nemeton"
    assert shown.tags["robots"] == "noindex"


def test_what_people_call_themselves_is_escaped(server: Server) -> None:
    name = '"><script>x</script>'
    joined = server.new_table(ME, bot(), name=name)
    answer = server.ask(f"/t/{joined['table']}")

    assert b"<script>x" not in answer.body
    assert Head(answer.body.decode()).tags["og:description"].startswith(name)


def test_a_host_that_is_made_up_is_escaped(server: Server) -> None:
    answer = server.ask("/", headers={"Host": 'evil"><script>x</script>'})

    assert b"<script>x" not in answer.body


def test_a_link_shows_no_key(server: Server) -> None:
    joined = server.new_table(ME, INVITE)
    answer = server.ask(f"/t/{joined['table']}?token={joined['token']}")

    assert joined["token"].encode() not in answer.body
