"""What a thing on a table is and does, over HTTP."""

from __future__ import annotations

from tests.server.kit import ME, Server, bot

POSITION = "b2=vT,vT/c2=gD green place1 g:12.3.2.2.1.1.1.1 v:10.3.3.2.1.1.1.1 burnt:0.0"


def test_a_thing_is_explained_as_it_stands_in_the_readers_language(server: Server) -> None:
    table = server.new_table(ME, bot("random"), options={"position": POSITION})
    path = f"/api/tables/{table['table']}/about?thing=token.deer.6&seat=0"

    english = server.ask(path, token=table["token"]).json
    french = server.ask(path, token=table["token"], headers={"Accept-Language": "fr"}).json

    assert (english["name"], french["name"]) == ("Deer", "Cerf")
    assert english["rule"] == french["rule"] == "8.3"
    assert english["now"][0] == "No top of its own stands beside it now."


def test_a_thing_is_explained_as_it_stood_then(server: Server) -> None:
    table = server.new_table(ME, ME, options={"position": POSITION})
    with server.page(table["table"], table["token"]) as page:
        page.wait_for_turn()
        page.choose(page.options.index(["place", 0, 10]))  # a Tree beside the Deer
    path = f"/api/tables/{table['table']}/about?thing=token.deer.6&seat=0"

    assert server.ask(path, token=table["token"]).json["now"][0] == "Strengthens c3 now."
    before = server.ask(f"{path}&at=0", token=table["token"]).json["now"][0]
    assert before == "No top of its own stands beside it now."


def test_what_cannot_be_asked_is_refused_in_words(server: Server) -> None:
    table = server.new_table(ME, bot("random"), game="oak")
    about = f"/api/tables/{table['table']}/about"

    unknown = server.ask(f"{about}?thing=token.bear", token=table["token"])
    assert unknown.status == 400
    assert unknown.json["text"].startswith("There is nothing called")
    assert server.ask(f"{about}?thing=&at=x", token=table["token"]).json["reason"] == "bad-message"
    assert server.ask(f"{about}?thing=a.b&seat=1").json["reason"] == "not-open"
    assert server.ask(f"{about}?thing=a.b&seat=0", token="x").json["reason"] == "not-open"


def test_a_choice_is_previewed_for_the_seat_asked_alone(server: Server) -> None:
    table = server.new_table(ME, ME, options={"position": POSITION})
    with server.page(table["table"], table["token"]) as page:
        page.wait_for_turn()
        seen = page.do("ask_preview", option=["place", 0, 10], locale="fr")
        wrong = page.do("ask_preview", option=["place", 99, 10])

    assert seen["type"] == "previewed"
    assert seen["act"] == "Poser un Arbre en c3"
    cells = {"player": 0, "own": 1, "before": 1, "after": 2}
    assert seen["changes"][0] == {"key": "gain-cells", "params": cells}
    assert seen["view"]["board"]["cells"][10] == [{"owner": 0, "token": 0}]
    assert wrong["reason"] == "not-offered"
