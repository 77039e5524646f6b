"""People at a table: sit, play, take back, talk, leave, come back."""

from __future__ import annotations

import json
from typing import Any
from uuid import uuid4

import pytest

from tests.server.kit import INVITE, ME, OPEN, Page, Server, bot, friends


def test_a_newcomer_plays_a_whole_game_against_a_bot(server: Server) -> None:
    table = server.new_table(ME, bot("sapling"))

    with server.page(table["table"], table["token"]) as page:
        while page.wait_for_turn():
            page.choose(page.number)

        assert page.position["result"]["reason"]
        assert page.head["over"]


def test_friends_meet_by_an_invitation(server: Server) -> None:
    aline, mael = friends(server)

    assert aline.you["seats"] == [0]
    assert mael.you["seats"] == [1]
    assert [seat["name"] for seat in mael.head["seats"]] == ["Aline", "Maël"]

    aline.choose()
    mael.settle(aline.number)
    assert mael.log == aline.log != []
    assert mael.position["view"] == aline.position["view"]


LINK = {"table": "abcdefghijklmn27", "invite": "k" * 31 + "_"}


def test_a_link_made_up_before_the_table_is_opened_leads_to_it(server: Server) -> None:
    link = {**LINK, "table": uuid4().hex[:16].translate(str.maketrans("0189", "abcd"))}
    path = f"/api/tables/{link['table']}"
    assert server.ask(path).status == 404

    joined = server.new_table(ME, INVITE, **link)

    assert (joined["table"], joined["invite"]) == (link["table"], link["invite"])
    friend = server.ask(f"{path}/join", {"name": "Maël", "invite": link["invite"]})
    assert friend.json["seats"] == [1]
    again = {"game": "cernunos", "seats": [ME, INVITE], "name": "Zoé", **link}
    assert (server.ask("/api/tables", again).json["reason"]) == "taken"


@pytest.mark.parametrize(
    "link",
    [
        {**LINK, "table": "short"},
        {**LINK, "table": "ABCDEFGHIJKLMN27"},
        {**LINK, "table": "../../../etc/pas"},
        {**LINK, "invite": "guess"},
        {**LINK, "invite": "k" * 31 + " "},
        {"invite": LINK["invite"]},
    ],
)
def test_a_link_that_could_be_guessed_is_refused(server: Server, link: dict[str, str]) -> None:
    wanted = {"game": "cernunos", "seats": [ME, INVITE], "name": "Aline", **link}

    assert server.ask("/api/tables", wanted).json["reason"] == "bad-message"


def test_the_log_notes_each_choice_where_nothing_is_hidden(server: Server) -> None:
    table = server.new_table(ME, ME)
    with server.page(table["table"], table["token"]) as page:
        for _ in range(3):
            page.choose()
        outline = server.ask(f"/api/tables/{table['table']}/outline").json["choices"]

        for number, choice in enumerate(outline, 1):
            lines = [line for line in page.log if line["choice"] == number]
            noted = [line["notation"] for line in lines if line["notation"]]
            assert noted == [choice["notation"]]


def test_nobody_sits_on_a_private_seat_without_the_invitation(server: Server) -> None:
    table = server.new_table(ME, {"kind": "invite"})
    path = f"/api/tables/{table['table']}/join"

    assert server.ask(path, {"name": "Eve"}).json["reason"] == "not-invited"
    assert server.ask(path, {"name": "Eve", "invite": "x" * 32}).status == 403
    assert server.ask(path, {"name": "Maël", "invite": table["invite"]}).status == 200
    assert server.ask(path, {"name": "Ines", "invite": table["invite"]}).json["reason"] == "full"


def test_the_lobby_lists_public_tables_and_anybody_may_sit_there(server: Server) -> None:
    table = server.new_table(ME, OPEN, public=True)
    private = server.new_table(ME, OPEN)

    listed = [head["table"] for head in server.ask("/api/lobby").json]
    joined = server.ask(f"/api/tables/{table['table']}/join", {"name": "Maël"}).json

    assert table["table"] in listed
    assert private["table"] not in listed
    assert joined["seats"] == [1]


def test_a_choice_is_taken_from_the_seat_asked_only(server: Server) -> None:
    aline, mael = friends(server)
    decision = aline.position["decision"]
    choice = {"number": decision["number"], "option": decision["options"][0]}

    assert mael.position["decision"]["options"] is None
    assert mael.refused("choose", **choice) == "not-your-turn"
    assert (
        aline.refused("choose", number=decision["number"], option=["place", 99, 0]) == "not-offered"
    )
    assert (
        aline.refused("choose", number=decision["number"] + 1, option=choice["option"]) == "stale"
    )
    with server.page(aline.table) as watcher:
        assert watcher.refused("choose", **choice) == "not-your-seat"
    aline.done("choose", **choice)
    assert aline.refused("choose", **choice) == "stale"


def test_two_seats_on_one_screen_are_shown_from_the_seat_asked(server: Server) -> None:
    table = server.new_table(ME, ME)

    with server.page(table["table"], table["token"]) as page:
        seen = set()
        for turn in range(12):
            seen.add(page.position["viewer"])
            assert page.position["decision"]["seat"] == page.position["viewer"]
            page.choose(turn)
        assert seen == {0, 1}


def test_the_same_seat_is_open_on_two_devices(server: Server) -> None:
    aline, _ = friends(server)
    phone = server.page(aline.table, aline.token)

    phone.choose()
    aline.settle(phone.number)

    assert aline.position == phone.position | {"clock": aline.position["clock"]}


def test_a_spectator_sees_what_is_public_and_talks_with_spectators(server: Server) -> None:
    aline, mael = friends(server)
    watching = {"name": "Ines", "watch": True}
    token = server.ask(f"/api/tables/{aline.table}/join", watching).json["token"]
    ines = server.page(aline.table, token)

    aline.says("Bonne partie !")
    mael.hear("Bonne partie !")
    ines.says("<b>who wins?</b>")

    assert ines.position["viewer"] is None
    assert ines.position["decision"]["options"] is None
    assert [line["text"] for line in mael.chat] == ["Bonne partie !"]
    assert [line["text"] for line in ines.chat] == ["<b>who wins?</b>"]
    aline.choose()
    aline.says("Voilà.")
    assert [line["text"] for line in aline.chat] == ["Bonne partie !", "Voilà."]
    ines.settle(aline.number)
    assert [line["text"] for line in ines.chat] == ["<b>who wins?</b>"]


def talkative(server: Server) -> tuple[Page, Page, Page]:
    """Two players and an onlooker."""
    aline, mael = friends(server)
    watching = {"name": "Ines", "watch": True}
    token = server.ask(f"/api/tables/{aline.table}/join", watching).json["token"]
    ines = server.page(aline.table, token)
    aline.settle(ines.number)
    mael.settle(ines.number)
    return aline, mael, ines


def test_an_onlooker_does_not_notice_that_players_talk(server: Server) -> None:
    aline, mael, ines = talkative(server)
    path = f"/api/tables/{aline.table}"
    before, changed = ines.number, server.ask(path).json["changed"]
    for number in range(5):
        aline.says(f"{number}")
        mael.says(f"{number}!")
    assert server.ask(path).json["changed"] == changed
    aline.choose()
    ines.settle(aline.number)

    updates = [json.loads(text) for text in ines.sent]
    numbers = [each["number"] for each in updates if each["type"] == "update"]
    assert numbers[-1] == before + 1
    assert len(set(numbers)) == len(numbers)
    assert ines.position["decision"]["number"] == before + 1
    assert (ines.number, ines.chat) == (aline.number, [])


def test_players_do_not_notice_that_onlookers_talk(server: Server) -> None:
    aline, _, ines = talkative(server)
    before = aline.number
    for number in range(5):
        ines.says(f"{number}")
    aline.choose()

    assert aline.number == before + 1
    assert [line["number"] for line in ines.chat] == [1, 2, 3, 4, 5]


def test_who_sits_down_again_hears_what_the_players_said(server: Server) -> None:
    aline, mael, ines = talkative(server)
    ines.says("who wins?")
    mael.done("leave")
    mael.hear("who wins?")
    aline.says("come back")
    mael.done("return")
    mael.hear("come back")

    with server.page(mael.table, mael.token, since=mael.number) as again:
        assert [line["text"] for line in again.chat] == ["come back"]


def test_a_table_may_be_closed_to_spectators(server: Server) -> None:
    table = server.new_table(ME, bot(), watch=False)
    path = f"/api/tables/{table['table']}"

    assert server.ask(path).json["watch"] is False
    assert server.ask(f"{path}/join", {"name": "Eve", "watch": True}).status == 403
    assert server.ask(f"{path}/record").status == 403
    assert server.ask(f"{path}/record", token=table["token"]).status == 200
    assert "watch-off" in server.page(table["table"]).sent[0]


def test_what_was_just_chosen_is_taken_back_unasked(server: Server) -> None:
    aline, mael = friends(server)
    before, log = aline.position["view"], list(aline.log)

    aline.choose(5)
    undo = aline.position["undo"]
    aline.done("undo", keep=undo["step"])
    mael.settle(aline.number)

    assert undo["stepFree"]
    assert aline.position["view"] == before == mael.position["view"]
    assert aline.log == mael.log == log
    assert [notice["key"] for notice in mael.notices][-1] == "undone"


def test_whoever_shares_an_open_screen_takes_back_the_last_choice(server: Server) -> None:
    table = server.new_table(ME, ME)
    with server.page(table["table"], table["token"]) as page:
        for _ in range(2):
            page.choose(0)
        undo, viewer = page.position["undo"], page.position["viewer"]
        page.done("undo", keep=undo["step"])

        assert viewer == 1
        assert (undo["step"], undo["stepFree"]) == (1, True)
        assert (page.position["choices"], page.position["viewer"]) == (1, 0)


def test_a_turn_is_begun_anew(server: Server) -> None:
    table = server.new_table(ME, bot())
    with server.page(table["table"], table["token"]) as page:
        assert page.position["undo"]["turn"] is None
        for turn in range(2):
            page.choose(turn)
        page.wait_for_turn()
        began = page.position["choices"]
        page.choose(3)
        undo = page.position["undo"]
        assert (undo["turn"], undo["turnFree"]) == (began, True)
        page.done("undo", keep=undo["turn"])

        assert page.position["choices"] == began


def answered(first: bool, server: Server) -> tuple[object, object]:
    """A choice that the other player has answered, asked back and agreed to or not."""
    aline, mael = friends(server)
    aline.choose(0)
    aline.choose(3)
    mael.settle(aline.number)
    mael.choose(1)
    aline.settle(mael.number)
    aline.done("undo", keep=1)
    mael.settle(aline.number)
    assert mael.position["request"] == {"seat": 0, "keep": 1, "waiting": [1]}
    assert aline.refused("answer_undo", agree=True) == "not-your-turn"
    mael.done("answer_undo", agree=first)
    aline.settle(mael.number)
    assert aline.position["request"] is None
    return aline.position["choices"], mael.position["choices"]


def test_what_was_answered_is_taken_back_by_consent(server: Server) -> None:
    assert answered(True, server) == (1, 1)


def test_an_undo_may_be_refused(server: Server) -> None:
    assert answered(False, server) == (3, 3)


def test_bots_consent_to_an_undo(server: Server) -> None:
    table = server.new_table(ME, bot())
    with server.page(table["table"], table["token"]) as page:
        page.choose()
        page.choose()
        page.wait_for_turn()
        page.done("undo", keep=0)

        assert page.position["choices"] == 0
        assert page.options


def test_a_table_may_go_without_undo(server: Server) -> None:
    table = server.new_table(ME, bot(), undo="never")
    with server.page(table["table"], table["token"]) as page:
        page.choose()

        assert page.refused("undo", keep=0) == "undo-never"
        assert page.position["undo"]["step"] is None


@pytest.mark.parametrize(("old", "now"), [("oak", "forest"), ("greedy", "sapling")])
def test_an_old_name_of_a_level_is_refused_with_the_new_one(
    server: Server, old: str, now: str
) -> None:
    wanted = {"game": "cernunos", "name": "Aline", "seats": [ME, bot(old)]}
    answer = server.ask("/api/tables", wanted)
    aline, _ = friends(server)

    assert answer.status == 400
    assert answer.json["reason"] == "renamed-level"
    assert answer.json["params"] == {"level": old, "now": now}
    assert aline.refused("hand", seat=0, level=old) == "renamed-level"


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server) -> None:
    aline, mael = friends(server)

    aline.done("hand", seat=0, level="random")
    mael.wait_for_turn()
    assert mael.head["seats"][0] == {
        "occupant": "bot",
        "person": 0,
        "name": "Aline",
        "level": "random",
        "free": False,
        "resigned": "",
        "left": "",
        "offered": [],
        "bot": False,
    }
    aline.done("take_back", seat=0)
    mael.choose()
    mael.choose()

    assert aline.wait_for_turn()
    assert aline.you["seats"] == [0]


def test_whoever_leaves_may_return_while_the_seat_is_free(server: Server) -> None:
    aline, mael = friends(server)

    mael.done("leave")
    aline.settle(mael.number)
    assert aline.head["seats"][1]["occupant"] == "invite"
    assert mael.you["seats"] == []
    mael.done("return")

    assert mael.you["seats"] == [1]
    assert mael.refused("return") == "full"


def test_notes_are_seen_by_nobody_else_and_kept(server: Server) -> None:
    aline, mael = friends(server)

    aline.do("note", text="watch the raven")
    mael.do("note", text="")

    with server.page(aline.table, aline.token) as again:
        assert again.you["notes"] == "watch the raven"
    assert "raven" not in "".join(mael.sent)


def test_a_hint_names_options_and_reasons(server: Server) -> None:
    aline, mael = friends(server)

    hint = aline.do("ask_hint")

    assert hint["type"] == "hinted"
    assert hint["options"][0]["option"] in aline.options
    assert mael.refused("ask_hint") == "not-your-turn"


def test_what_is_not_offered_is_explained_in_both_languages(server: Server) -> None:
    aline, mael = friends(server)

    english = aline.do("ask_why", option=["pass"], locale="en")
    french = aline.do("ask_why", option=["pass"], locale="fr")

    assert english["text"] != french["text"]
    assert mael.refused("ask_why", option=["pass"]) == "not-your-turn"


def test_a_page_that_returns_is_sent_what_it_missed(server: Server) -> None:
    aline, mael = friends(server)
    mael.close()
    for turn in range(2):
        aline.choose(turn)
    aline.done("undo", keep=1)
    aline.choose(7)

    seen = mael.number
    again = server.page(aline.table, mael.token, since=seen)
    update = json.loads(again.sent[0])
    assert update["type"] == "update"
    assert mael.log[: update["log"]["start"]] + update["log"]["lines"] == aline.log
    assert again.position["view"] == aline.position["view"]


def test_an_unknown_number_is_answered_with_everything(server: Server) -> None:
    aline, _ = friends(server)

    with server.page(aline.table, aline.token, since=10_000) as again:
        assert '"type":"welcome"' in again.sent[0]


def test_people_see_who_is_here(server: Server) -> None:
    aline, mael = friends(server)
    aline.until(lambda message: message["type"] == "connected" and len(message["people"]) == 2)

    mael.close()
    aline.until(lambda message: message["type"] == "connected" and len(message["people"]) == 1)

    assert aline.connected == [0]


def test_your_games_say_whose_turn_it_is_and_what_is_new(server: Server) -> None:
    aline, mael = friends(server)
    aline.choose()
    aline.choose()
    keys = [
        {"table": aline.table, "token": aline.token},
        {"table": mael.table, "token": mael.token},
    ]
    mael.settle(aline.number)

    first, second = server.ask("/api/mine", {"tables": keys}).json

    assert (first["yourTurn"], second["yourTurn"]) == (False, True)
    assert second["since"] == 2
    assert (first["asked"], second["asked"]) == (1, 1)
    assert first["standing"] == [
        {"title": "name-player-green", "score": 1},
        {"title": "name-player-violet", "score": 0},
    ]
    mael.send(type="seen", choices=2)
    mael.do("note", text="")
    assert server.ask("/api/mine", {"tables": keys}).json[1]["since"] == 0


def test_a_rematch_moves_everybody_on_by_one_seat(server: Server) -> None:
    table = server.new_table(ME, bot("sapling"))
    with server.page(table["table"], table["token"]) as page:
        while page.wait_for_turn():
            page.choose(page.number)
    path = f"/api/tables/{table['table']}/rematch"

    again = server.ask(path, {}, table["token"]).json

    assert again["seats"] == [1]
    assert server.ask(path, {}, table["token"]).json == again
    assert server.ask(path, {}, "stranger").status == 403
    with server.page(again["table"], table["token"]) as page:
        assert page.wait_for_turn()


def test_those_who_share_a_screen_have_names_of_their_own(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "me", "name": "Maël"}]
    joined = server.new_table(*seats)

    head = server.ask(f"/api/tables/{joined['table']}").json

    assert [seat["name"] for seat in head["seats"]] == ["Aline", "Maël"]


@pytest.mark.parametrize(
    "seat", [{"kind": "invite", "name": "Maël"}, {"kind": "me", "name": " \u202e "}]
)
def test_a_seat_is_named_only_on_the_own_screen_and_cleanly(
    server: Server, seat: dict[str, Any]
) -> None:
    wanted = {"game": "cernunos", "name": "Aline", "seats": [{"kind": "me"}, seat]}

    assert server.ask("/api/tables", wanted).status == 400


def test_a_screen_is_covered_only_where_it_shows_what_others_must_not_see(server: Server) -> None:
    def private(game: str, *seats: dict[str, Any]) -> bool:
        joined = server.new_table(*seats, game=game)
        with server.page(joined["table"], joined["token"]) as page:
            page.wait_for_turn()
            return bool(page.position["private"])

    assert private("root", ME, ME), "hands are hidden"
    assert not private("oak", ME, ME), "nothing is"
    assert not private("root", ME, bot()), "nobody else looks at this screen"
