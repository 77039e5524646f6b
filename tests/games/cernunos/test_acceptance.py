"""Every acceptance case of the specification, and every other sentence of the rules, by table."""

from __future__ import annotations

import pytest

from tests.games.cernunos.cases import Case, check, read_table


@pytest.mark.parametrize("case", read_table("cases.md"), ids=str)
def test_acceptance(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", read_table("sentences.md"), ids=str)
def test_sentence(case: Case) -> None:
    check(case)


def test_the_tables_are_whole() -> None:
    names = [case.name for name in ("cases.md", "sentences.md") for case in read_table(name)]

    assert len(names) == len(set(names))
    assert len(read_table("cases.md")) == 106
