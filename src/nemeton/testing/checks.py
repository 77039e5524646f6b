"""Every check that every game must pass, in the order of what to look at first."""

from __future__ import annotations

from collections.abc import Callable

from nemeton.engine.game import Game
from nemeton.testing.cloning import clones_are_equal, clones_are_independent
from nemeton.testing.counting import counts_agree
from nemeton.testing.determinize import hidden_things_are_redrawn
from nemeton.testing.explaining import explanations_tell_no_secret, things_are_explained
from nemeton.testing.options import (
    lone_options_are_not_asked,
    members_are_accepted,
    options_are_stable,
    options_are_well_formed,
    others_are_refused,
    samples_are_fair,
)
from nemeton.testing.play import (
    evaluations_are_numbers,
    games_end,
    invariants_hold,
    results_are_sound,
    turns_are_told,
    views_have_their_shape,
)
from nemeton.testing.portability import games_are_the_same_everywhere
from nemeton.testing.previewing import (
    previews_can_be_said,
    previews_come_true,
    previews_tell_no_secret,
)
from nemeton.testing.saving import corrupted_files_are_refused, records_replay, saves_go_on
from nemeton.testing.scope import Scope
from nemeton.testing.secrecy import luck_stays_hidden, twins_look_alike, twins_stay_alike
from nemeton.testing.sets import sets_are_as_said, sets_are_picked_in_any_order
from nemeton.testing.texts import labels_are_unique, texts_are_complete, texts_can_be_said
from nemeton.testing.unseen import transfers_stay_unseen

__all__ = ["CHECKS", "Check", "conform"]

Check = Callable[[Game, Scope], None]

CHECKS: tuple[Check, ...] = (
    games_end,
    invariants_hold,
    results_are_sound,
    turns_are_told,
    views_have_their_shape,
    evaluations_are_numbers,
    clones_are_equal,
    clones_are_independent,
    saves_go_on,
    options_are_well_formed,
    options_are_stable,
    lone_options_are_not_asked,
    members_are_accepted,
    others_are_refused,
    samples_are_fair,
    sets_are_picked_in_any_order,
    sets_are_as_said,
    records_replay,
    corrupted_files_are_refused,
    twins_look_alike,
    twins_stay_alike,
    transfers_stay_unseen,
    luck_stays_hidden,
    hidden_things_are_redrawn,
    texts_are_complete,
    texts_can_be_said,
    labels_are_unique,
    things_are_explained,
    explanations_tell_no_secret,
    previews_can_be_said,
    previews_come_true,
    previews_tell_no_secret,
    counts_agree,
    games_are_the_same_everywhere,
)


def conform(game: Game, scope: Scope | None = None) -> None:
    """Runs every check; Nonconformity says which promise a game breaks, where and how.

    >>> import nemeton
    >>> from nemeton.testing import Scope, conform
    >>> conform(nemeton.game("cernunos"), Scope(setups=1, games=1))
    """
    for check in CHECKS:
        check(game, scope or Scope())
