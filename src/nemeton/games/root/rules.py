"""What stays the same all game: printed values, map, switches, and who listens to which verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nemeton.engine.contract import Setup
from nemeton.engine.flow import Step
from nemeton.games.root.components import corrected
from nemeton.games.root.kinds import COMPETITIVE, COOPERATIVE, DOMINANCE, FAVOR, SPY, STANDARD

Loss = tuple[int, int, int, int]  # remover, clearing, piece, how many
Losses = tuple[Loss, ...]
Phases = tuple[type[Step[Any]], type[Step[Any]], type[Step[Any]]]
RemovalRule = Callable[[Any, Losses, bool], None]  # the game, what was lost, …


class Rules:
    """Assembled once for a game, shared by all its clones, never saved."""

    def __init__(self, setup: Setup) -> None:
        settings = setup.settings
        self.players = setup.players
        self.components = corrected(setup.data)
        self.cards = self.components.cards
        self.map = self.components.maps[settings["map"]]
        self.winter = settings["map"] == "winter"
        self.mode = mode_of(settings["mode"], setup.players)
        self.machine = self.mode != STANDARD
        self.solo = self.mode == COOPERATIVE and setup.players == 1
        self.seats = setup.players + self.machine
        self.max_rounds = int(settings["max_rounds"])
        self.match = bool(settings["match"])
        self.dominance = self.seats > 2 and not self.machine
        self.read_switches(settings)
        self.whenever_pieces_removed: list[RemovalRule] = []
        self.owner_penalties: list[RemovalRule] = []
        self.phases: list[Phases] = []
        self.machine_phases: tuple[type[Step[Any]], ...] = ()
        self.second_game: type[Step[Any]] = Step  # SC.1 of a match

    def read_switches(self, settings: dict[str, Any]) -> None:
        """The readings (A1–A72) that a group may choose otherwise."""
        self.infamy_any_turn = bool(settings["infamy_any_turn"])
        self.full_removal_damages_vagabond = bool(settings["full_removal_damages_vagabond"])
        self.coalition_no_battle = bool(settings["coalition_no_battle"])
        self.spy_needs_10_vp = bool(settings["spy_needs_10_vp"])
        self.capacity_takes_damaged = bool(settings["capacity_takes_damaged"])
        self.reshuffle_at_once = bool(settings["reshuffle_at_once"])
        self.repair_refreshes = bool(settings["repair_refreshes"])
        self.machine_corner_chosen = bool(settings["machine_corner_chosen"])
        self.rest_refreshes = bool(settings["rest_refreshes"])
        self.refresh_spares_damaged = bool(settings["refresh_spares_damaged"])
        self.mercenaries_need_company = bool(settings["mercenaries_need_company"])
        self.tea_counted_after_services = bool(settings["tea_counted_after_services"])

    def left_out_of_the_deck(self) -> list[int]:
        """5.1.3, MM.2 Which kinds of cards this game does without."""
        left_out = [] if self.dominance else [DOMINANCE]
        if not self.machine:
            left_out.append(SPY)
        if self.solo:
            left_out.append(FAVOR)
        return left_out


def mode_of(name: str, players: int) -> int:
    """One person alone plays against the machine unless they say otherwise."""
    if name == "auto":
        return COOPERATIVE if players == 1 else STANDARD
    return {"standard": STANDARD, "competitive": COMPETITIVE, "cooperative": COOPERATIVE}[name]
