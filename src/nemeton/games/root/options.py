"""The options of Root, as the first screen and the command line know them, and what is refused."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.errors import BadInput
from nemeton.engine.settings import Flag, Number, OneOf, PerSeat, Setting, TextSetting
from nemeton.games.root.kinds import CHARACTERS, COMPETITIVE, COOPERATIVE, STANDARD
from nemeton.games.root.rules import mode_of

CHOOSABLE: Final = ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk")
MOST_TOGETHER: Final = 4
MOST_AGAINST: Final = 5


class Several(OneOf):
    """Some of a few named values; empty means all."""

    def __init__(self, choices: tuple[str, ...], advanced: bool = False) -> None:
        super().__init__("", choices, advanced)
        self.default = ()

    def read(self, name: str, value: object, players: int) -> Any:
        if not isinstance(value, tuple | list):
            raise self.refused(name, value)
        for each in value:
            if type(each) is not str or each not in self.choices or value.count(each) > 1:
                raise self.refused(name, each)
        return tuple(value)

    def parse(self, text: str) -> object:
        return tuple(text.split(",")) if text else ()

    def values(self, players: int) -> list[Any]:
        return [(), self.choices[:3]]

    def describe(self) -> dict[str, Any]:
        return {**super().describe(), "default": []}


OPTIONS: Final[dict[str, Setting]] = {
    "map": OneOf("autumn", ("autumn", "winter")),
    "mode": OneOf("auto", ("auto", "standard", "competitive", "cooperative")),
    "factions": PerSeat(CHOOSABLE),
    "assign": OneOf("deal", ("deal", "recommended", "random", "draft")),
    "first": OneOf("random", ("random", "first_seat")),
    "guide": Flag(False),
    "match": Flag(False),
    "characters": Several(CHARACTERS),
    "max_rounds": Number(60, 1, 500, advanced=True),
    "campaign": TextSetting(),
    "infamy_any_turn": Flag(False, advanced=True),
    "full_removal_damages_vagabond": Flag(False, advanced=True),
    "coalition_no_battle": Flag(False, advanced=True),
    "spy_needs_10_vp": Flag(False, advanced=True),
    "capacity_takes_damaged": Flag(False, advanced=True),
    "reshuffle_at_once": Flag(False, advanced=True),
    "repair_refreshes": Flag(False, advanced=True),
    "machine_corner_chosen": Flag(False, advanced=True),
    "rest_refreshes": Flag(False, advanced=True),
    "refresh_spares_damaged": Flag(False, advanced=True),
    "mercenaries_need_company": Flag(False, advanced=True),
    "tea_counted_after_services": Flag(False, advanced=True),
}


def check_lineup(settings: dict[str, Any], players: int) -> None:
    """SC.5 Refuses what the rules forbid, with the reason."""
    mode = mode_of(settings["mode"], players)
    if mode == STANDARD and players < 2:
        raise BadInput("lineup-alone", mode=settings["mode"])
    if mode == COOPERATIVE and players > MOST_TOGETHER:
        raise BadInput("lineup-together", players=players, most=MOST_TOGETHER)
    if mode == COMPETITIVE and players > MOST_AGAINST:
        raise BadInput("lineup-against", players=players, most=MOST_AGAINST)
    check_factions(settings["factions"], mode)
    if settings["campaign"] and mode != COOPERATIVE:
        raise BadInput("lineup-campaign", mode=settings["mode"])
    check_guide(settings, players, mode)
    if settings["match"] and (players != 2 or mode != STANDARD):
        raise BadInput("lineup-match", players=players, mode=settings["mode"])


def check_factions(names: tuple[str, ...], mode: int) -> None:
    """SC.5 Each faction once, the Vagabond twice at most, never two Marquises."""
    if mode != STANDARD and "marquise" in names:
        raise BadInput("lineup-marquise", allowed=", ".join(CHOOSABLE[1:]))
    if names.count("vagabond") > 2:
        raise BadInput("lineup-vagabonds", number=names.count("vagabond"))
    for name in names:
        if name != "vagabond" and names.count(name) > 1:
            raise BadInput("lineup-twice", faction=name)


def check_guide(settings: dict[str, Any], players: int, mode: int) -> None:
    """SC.7 The guided game is Marquise, Eyrie, Alliance, Vagabond on the Autumn map."""
    if not settings["guide"]:
        return
    if players != 4 or mode != STANDARD:
        raise BadInput("lineup-guide-players", players=players)
    if settings["map"] != "autumn":
        raise BadInput("lineup-guide-map", map=settings["map"])
    if settings["factions"] not in ((), CHOOSABLE[:4]):
        factions, allowed = ", ".join(settings["factions"]), ", ".join(CHOOSABLE[:4])
        raise BadInput("lineup-guide-factions", factions=factions, allowed=allowed)
