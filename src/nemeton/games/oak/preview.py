"""What a choice would change: Resources, Druids, cards, the grove, the Oak, points, the sun."""

from __future__ import annotations

from nemeton.engine.chance import Fast
from nemeton.engine.flow import PASS, Option
from nemeton.engine.preview import TurnEnds
from nemeton.engine.text import Saying
from nemeton.games.oak.kinds import (
    BESIDE,
    BROICHAN,
    CARDS,
    DRUIDS_EACH,
    IN_HAND,
    INGREDIENTS,
    ON_BRANCH,
    ORDINARY,
    RESOURCES,
    ROOTS,
    ROWS,
)
from nemeton.games.oak.laws.artifacts import DemandArtifactDruid
from nemeton.games.oak.laws.board import slot_is_occupied
from nemeton.games.oak.laws.menhirs import DemandMenhirDruid, DemandMenhirMix, mixes_with_place
from nemeton.games.oak.laws.order_actions import DemandOrderDruid
from nemeton.games.oak.laws.temple import (
    NO_SLOT,
    DemandDruid,
    cost_of,
    druids_for,
    is_exempt,
    temple_of,
)
from nemeton.games.oak.laws.turn import MainAction
from nemeton.games.oak.state import Holdings, Oak

__all__ = ["changes", "weighty"]

SHOWS = ("look", "renew")  # what turns up cards that nobody has seen
ACTS = ("temple", "heart", "oak", "order", "menhir", "use_artifact")  # what is the act of a turn
PLACES = ("place", "send")  # whoever performs it, or goes to the Roots for it


def changes(before: Oak, after: Oak, seat: int, options: list[Option]) -> list[Saying]:
    """For the player of that seat: what is paid, what is won, who moves, what is left undone."""
    if seat >= len(before.holdings):
        return []  # the groves are not laid out yet
    old, new = before.holdings[seat], after.holdings[seat]
    return [
        *announced(after, seat),
        *resources(old, new),
        *ingredients(old, new),
        *druids(old, new),
        *cards(old, new),
        *grove(before, after, old, new),
        *points(before, after, seat),
        *sun(before, after, seat),
        *undone(before, seat, options),
    ]


# What has to be paid first


def announced(after: Oak, seat: int) -> list[Saying]:
    """TMP-3, TMP-6 What an action costs, and whom, where the Druid for it is still to be named."""
    asked = after.stack[-1] if after.stack else None
    if isinstance(asked, DemandMenhirMix):
        return menhir(after, seat, [asked.kind])
    if isinstance(asked, DemandMenhirDruid):
        kinds = [option[1] for option in asked.answers(after)]
        return [*menhir(after, seat, kinds), Saying("loss-druid")] if kinds else []
    if isinstance(asked, (DemandOrderDruid, DemandArtifactDruid)):
        return [Saying("loss-druid")]
    return temple(after, seat, asked) if isinstance(asked, DemandDruid) else []


def temple(after: Oak, seat: int, asked: DemandDruid) -> list[Saying]:
    """TMP-6 The price of a Temple action, which a Druid may lower (PAY-3), and a second Druid."""
    held, deed = after.holdings[seat], asked.deed
    kinds = druids_for(after, seat, deed, asked.slot)
    prices = {kind: cost_of(after, held, deed, kind) for kind in kinds}
    price = max(prices.values(), default=0)
    resource = after.rules.deed_kind[deed]
    asks = Saying("loss-price", number=price, resource=resource) if price else Saying("loss-druid")
    said = [asks, *cheaper(prices)]
    occupied = asked.slot != NO_SLOT and slot_is_occupied(after, temple_of(after, deed), asked.slot)
    if occupied and not all(is_exempt(held, kind) for kind in kinds):
        said.append(Saying("loss-second"))
    return said


def cheaper(prices: dict[int, int]) -> list[Saying]:
    """PAY-3 By whom it costs least, where that is less than by another."""
    if not prices or min(prices.values()) == max(prices.values()):
        return []
    kind = min(prices, key=lambda each: prices[each])
    return [Saying("loss-cheaper", number=prices[kind], druid=kind)]


def menhir(after: Oak, seat: int, kinds: list[int]) -> list[Saying]:
    """SPE-4 The price of a Menhir and what it brings, while its units are still to be named."""
    held = after.holdings[seat]
    prices = {kind: sum(mixes_with_place(after, held, kind)[0]) for kind in kinds}
    return [
        Saying("loss-units", number=max(prices.values())),
        *cheaper(prices),
        Saying(
            "gain-own-points", before=held.points, after=held.points + after.rules.menhir_points
        ),
    ]


# What leaves and what comes


def resources(old: Holdings, new: Holdings) -> list[Saying]:
    """2.2 The three tracks."""
    return [
        Saying(f"{sign(was, now)}-resource", resource=resource, before=was, after=now)
        for resource in range(len(RESOURCES))
        if (was := old.resources[resource]) != (now := new.resources[resource])
    ]


def ingredients(old: Holdings, new: Holdings) -> list[Saying]:
    """2.3 Tokens used and won, each as often as it is."""
    used: list[int] = []
    won: list[int] = []
    for kind in range(len(INGREDIENTS)):
        more = new.ingredients[kind] - old.ingredients[kind]
        used += [kind] * -more
        won += [kind] * more
    said = [Saying("loss-ingredients", ingredients=used)] if used else []
    return [*said, Saying("gain-ingredients", ingredients=won)] if won else said


def cards(old: Holdings, new: Holdings) -> list[Saying]:
    """3.4 Cards that leave the hand until Dusk, and cards that come into it."""
    said: list[Saying] = []
    for card in range(len(CARDS)):
        was, now = old.cards[card], new.cards[card]
        if was == IN_HAND and now not in (IN_HAND, BESIDE):
            said.append(Saying("loss-card", card=card))
        elif was != IN_HAND and now == IN_HAND:
            said.append(Saying("gain-card", card=card))
    return said


# Druids


def druids(old: Holdings, new: Holdings) -> list[Saying]:
    """3.5 Who goes to the Roots or comes back, who rests, who is promoted, who climbs."""
    said: list[Saying] = []
    was, now = old.place.count(ROOTS), new.place.count(ROOTS)
    if was != now:
        key = "loss-roots" if now > was else "gain-roots"
        said.append(Saying(key, number=abs(now - was), before=was, after=now))
    was, now = old.rests(), new.rests()
    if was != now:
        said.append(Saying(f"{sign(was, now)}-rests", before=was, after=now))
    for druid in range(DRUIDS_EACH):
        said += druid_changes(old, new, druid)
    return said


def druid_changes(old: Holdings, new: Holdings, druid: int) -> list[Saying]:
    """2.7 A Druid with an accessory; 3.7 a Druid on a Branch."""
    said: list[Saying] = []
    if old.kind[druid] == ORDINARY != new.kind[druid]:
        said.append(Saying("gain-promoted", druid=new.kind[druid]))
    place = new.place[druid]
    if place != old.place[druid] and place >= ON_BRANCH:
        said.append(Saying("gain-climbs", druid=new.kind[druid], space=place - ON_BRANCH))
    return said


# The grove


def grove(before: Oak, after: Oak, old: Holdings, new: Holdings) -> list[Saying]:
    """3.14 Creatures, Artifacts, Sanctuaries, Menhirs, room for them."""
    said = [Saying("gain-creature", creature=each) for each in beyond(new.creatures, old.creatures)]
    said += [
        Saying("loss-creature", creature=each) for each in beyond(old.creatures, new.creatures)
    ]
    said += [
        Saying("gain-artifact", artifact=each) for each in beyond(new.artifacts, old.artifacts)
    ]
    for artifact in new.artifacts:
        if artifact in old.artifacts and before.notch[artifact] != after.notch[artifact]:
            used = after.notch[artifact] > before.notch[artifact]
            left = after.rules.last_notch - after.notch[artifact]
            said.append(Saying("loss-turn" if used else "gain-turn", artifact=artifact, left=left))
    said += [
        Saying("loss-exhausted", artifact=each) for each in beyond(new.exhausted, old.exhausted)
    ]
    if sum(new.sanctuaries) > sum(old.sanctuaries):
        said.append(Saying("gain-sanctuary"))
    if new.menhirs > old.menhirs:
        said.append(Saying("gain-menhir"))
    for row in range(len(ROWS)):
        was, now = old.limits[row], new.limits[row]
        if was != now:
            said.append(Saying(f"{sign(was, now)}-limit", row=row, before=was, after=now))
    return said


def beyond(some: list[int], others: list[int]) -> list[int]:
    return [each for each in some if each not in others]


# Points, sun, what is given up


def points(before: Oak, after: Oak, seat: int) -> list[Saying]:
    """3.17 Everybody's points; what others win is a loss."""
    said: list[Saying] = []
    for player, (old, new) in enumerate(zip(before.holdings, after.holdings, strict=True)):
        was, now = old.points, new.points
        if was != now and player == seat:
            said.append(Saying(f"{sign(was, now)}-own-points", before=was, after=now))
        elif was != now:
            whose = BROICHAN if after.is_broichan(player) else player
            said.append(Saying(f"{sign(now, was)}-points", player=whose, before=was, after=now))
    return said


def sun(before: Oak, after: Oak, seat: int) -> list[Saying]:
    """3.8 Where the sun moves to, and what the others reap where that holds a Festival."""
    if after.sun == before.sun:
        return []
    festival = any(after.rules.solstice[before.sun + 1 : after.sun + 1])
    key = "next-festival" if festival else "next-sun"
    said = [Saying(key, value=after.rules.sun_value[after.sun])]
    for player, (old, new) in enumerate(zip(before.holdings, after.holdings, strict=True)):
        reaped = sum(new.resources) - sum(old.resources)
        if player != seat and reaped > 0:
            said.append(Saying("loss-reaped", player=player, number=reaped))
    return said


def undone(before: Oak, seat: int, options: list[Option]) -> list[Saying]:
    """DAY-4 Who passes leaves the rested Druids where they are until Dusk."""
    if options[0] != PASS or not isinstance(before.pending(), MainAction):
        return []
    left = before.holdings[seat].rests()
    return [Saying("loss-undone", number=left)] if left else []


def sign(before: int, after: int) -> str:
    return "gain" if after > before else "loss"


def weighty(game: Oak, option: Option) -> bool:
    """Whether something hidden would turn up, the act of a turn be begun, which takes a Druid or a
    card and their price, a Potion be brewed unasked, or the Day end for a player who could act."""
    asked = game.pending()
    if option[0] in SHOWS:
        return True
    if option[0] in PLACES:
        return brews(game, option)
    if not isinstance(asked, MainAction):
        return False
    return option[0] in ACTS or (option == PASS and len(asked.answers(game)) > 1)


def brews(game: Oak, option: Option) -> bool:
    """POT-2 Whether the Druid placed so brews the only Potion there is to brew."""
    after = tried(game, option)
    player = game.active
    return after is not None and after.holdings[player].markers > game.holdings[player].markers


def tried(game: Oak, option: Option) -> Oak | None:
    """The table after that choice, by other luck than its own; nothing where the turn ends."""
    twin = game.clone()
    assert isinstance(twin, Oak)
    twin.setup, twin.chance = game.setup.without_seed(), Fast(1)
    twin.tried = True
    twin.trusted = option
    try:
        twin.choose(option)
    except TurnEnds:
        return None
    return twin
