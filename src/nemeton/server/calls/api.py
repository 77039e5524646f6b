"""The HTTP side of calls: where and when one is called, links in letters, feeds."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from nemeton.server.answering import answering, read
from nemeton.server.calls.book import CONFIRMED_WITHIN, Address
from nemeton.server.calls.feeds import atom, calendar
from nemeton.server.calls.giving import endpoint_mark, stamp
from nemeton.server.calls.outbox import About
from nemeton.server.calls.quiet import Quiet
from nemeton.server.calls.schemas import (
    CallAddress,
    Calling,
    GiveAddress,
    QuietHours,
    SetFeeds,
    SetQuietHours,
    Stopped,
)
from nemeton.server.calls.service import Calls
from nemeton.server.context import address_of, context_of
from nemeton.server.persons.store import Person, PersonKey
from nemeton.server.persons.who import label_of, person_asking, person_known
from nemeton.table.refusals import Refused, bad_field
from nemeton.table.tokens import hashed, new_token

__all__ = ["CALL_ROUTES"]

FRESH = "private, max-age=300"


def calls_of(request: Request) -> Calls:
    return context_of(request).calls


async def calling(request: Request) -> Calling:
    return await shown(request, await person_asking(request))


async def shown(request: Request, person: Person) -> Calling:
    calls = calls_of(request)
    choices = await calls.book.choices(person.id)
    quiet, feed = choices.quiet, await feed_address(request, person)
    return Calling(
        ways=calls.ways,
        key=calls.key,
        addresses=[
            CallAddress(each.id, each.kind, each.state, each.label, each.why, endpoint_mark(each))
            for each in await calls.book.of(person.id)
        ],
        quiet=QuietHours(quiet.begins, quiet.ends, quiet.zone),
        atom=f"{feed}.atom" if feed else "",
        calendar=f"{feed}.ics" if feed else "",
    )


def base_of(request: Request) -> str:
    """Where people find this server, as far as it knows."""
    return calls_of(request).settings.public or str(request.base_url).rstrip("/")


async def feed_address(request: Request, person: Person) -> str:
    """The latest of their feeds; one that was another person's before they turned out to be one
    still works."""
    keys = await context_of(request).persons.keys_of(person.id, "feed")
    if not keys:
        return ""
    return f"{base_of(request)}/feed/{calls_of(request).links.feed(keys[0].body)}"


async def give(request: Request) -> Calling:
    """Takes an address in; a browser that nobody knows yet is known from now on."""
    wanted, calls = await read(request, GiveAddress), calls_of(request)
    if wanted.kind not in calls.ways:
        raise Refused("way-closed")
    if not context_of(request).given.take(address_of(request)):
        raise Refused("too-many")
    person = await person_known(request)
    if person is None:
        raise Refused("unknown-key")
    device = label_of(request.headers.get("user-agent", ""))
    await calls.desk.give(person, wanted, device)
    calls.wake()
    return await shown(request, person)


async def own_address(request: Request, person: Person) -> Address:
    found = await calls_of(request).book.address(str(request.path_params["address"]))
    if found is None or found.person != person.id:
        raise Refused("no-such-address")
    return found


async def remove(request: Request) -> Calling:
    person = await person_asking(request)
    await calls_of(request).book.remove(await own_address(request, person))
    return await shown(request, person)


async def try_out(request: Request) -> Calling:
    """Sends a call at once, to see that it comes."""
    person, calls = await person_asking(request), calls_of(request)
    address = await own_address(request, person)
    if address.state != "ready" or address.kind not in calls.ways:
        raise Refused("no-such-address")
    now = time.time()
    if await calls.outbox.given_since(person.id, now - 86_400) >= calls.settings.rules.given_a_day:
        raise Refused("too-many")
    about = About(person.language)
    await calls.outbox.put([address], "test", about, now, now, turn=stamp(now))
    calls.wake()
    return await shown(request, person)


async def set_quiet(request: Request) -> Calling:
    wanted, person = await read(request, SetQuietHours), await person_asking(request)
    quiet = Quiet(wanted.begins, wanted.ends, wanted.zone)
    if not quiet.sound():
        raise bad_field("quiet")
    await calls_of(request).book.choose(person.id, quiet=quiet)
    return await shown(request, person)


async def set_feeds(request: Request) -> Calling:
    """A new secret address whenever feeds are wanted; the one before leads nowhere."""
    wanted, person = await read(request, SetFeeds), await person_known(request)
    if person is None:
        raise Refused("unknown-key")
    persons, now = context_of(request).persons, time.time()
    await persons.drop_kind(person.id, "feed")
    if wanted.on:
        made = new_token()
        key = hashed(calls_of(request).links.feed(made))
        await persons.add_key(PersonKey(key, person.id, "feed", "", now, now, None, made))
    return await shown(request, person)


async def confirm(request: Request) -> Stopped:
    """Somebody has read the letter and says that the address is theirs."""
    address, now = await linked(request, "confirm"), time.time()
    if address is None or address.state == "dead":
        raise Refused("link-over")
    if address.state == "unproved":
        if now - address.since > CONFIRMED_WITHIN:
            raise Refused("link-over")
        await calls_of(request).book.prove(address, now)
    return Stopped(address.label)


async def stop(request: Request) -> Stopped:
    """One press, in a mail program or on the page of the link; a second one changes nothing."""
    address = await linked(request, "stop")
    if address is not None:
        await calls_of(request).book.remove(address)
    return Stopped("" if address is None else address.label)


async def linked(request: Request, purpose: str) -> Address | None:
    """The address that a link of ours is about, while there is one."""
    calls = calls_of(request)
    id_ = calls.links.opened(purpose, str(request.path_params["key"]))
    if not id_:
        raise Refused("link-over")
    return await calls.book.address(id_)


async def feed(request: Request) -> Response:
    """The feed of whoever has made this address."""
    context, calls = context_of(request), calls_of(request)
    name, _, form = str(request.path_params["name"]).rpartition(".")
    key = await context.persons.key(hashed(name), "feed")  # a reader of feeds is nobody who is here
    person = await context.persons.person(key.person) if key else None
    if person is None or form not in ("atom", "ics"):
        return PlainTextResponse("Nemeton: there is no such feed.\n", 404)
    found = await calls.waiting_for(person.id)
    base, now, locale = base_of(request), time.time(), person.language
    if form == "ics":
        text, kind = calendar(found, base, calls.settings.host, locale, now), "text/calendar"
    else:
        text = atom(found, base, f"{base}/feed/{name}.atom", locale, now)
        kind = "application/atom+xml"
    return Response(text, 200, {"Cache-Control": FRESH, "X-Robots-Tag": "noindex"}, kind)


CALL_ROUTES = [
    Route("/api/me/calls", answering(calling), methods=["GET"]),
    Route("/api/me/calls", answering(give), methods=["POST"]),
    Route("/api/me/calls/quiet", answering(set_quiet), methods=["POST"]),
    Route("/api/me/calls/feeds", answering(set_feeds), methods=["POST"]),
    Route("/api/me/calls/{address}/remove", answering(remove), methods=["POST"]),
    Route("/api/me/calls/{address}/try", answering(try_out), methods=["POST"]),
    Route("/api/letters/confirm/{key}", answering(confirm), methods=["POST"]),
    Route("/api/letters/unsubscribe/{key}", answering(stop), methods=["POST"]),
    Route("/unsubscribe/{key}", answering(stop), methods=["POST"]),  # by mail programs
    Route("/feed/{name}", answering(feed), methods=["GET"]),
]
