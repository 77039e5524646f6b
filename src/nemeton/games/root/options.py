"""The options of Root, as the first screen and the command line know them."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.settings import Flag, Number, OneOf, PerSeat, Setting, TextSetting
from nemeton.games.root.kinds import CHARACTERS
from nemeton.games.root.laws.lineups import CHOOSABLE


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
