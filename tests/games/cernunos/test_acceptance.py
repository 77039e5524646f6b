"""Every acceptance case of the specification, as its table states it."""

from __future__ import annotations

import pytest

from tests.games.cernunos.cases import Case, given, holds, play, read_table


@pytest.mark.parametrize("case", read_table(), ids=str)
def test_case(case: Case) -> None:
    game = given(case.given)

    play(game, case.when)

    for claim in case.then.split(";"):
        holds(game, claim.strip())
    assert game.faults() == []


def test_the_table_is_whole() -> None:
    names = [case.name for case in read_table()]

    assert len(names) == len(set(names)) == 106
