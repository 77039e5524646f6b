"""An owner's corrected values over printed ones: what is replaced, what is refused, and how."""

from __future__ import annotations

from typing import Any

import pytest

from nemeton.engine.corrections import laid_over
from nemeton.engine.errors import BadInput

PRINTED: dict[str, Any] = {
    "board": {"points": 3, "name": "oak", "open": True, "row": [1, 2], "provenance": "rulebook"},
    "cards": [{"key": "fox", "cost": 1, "suits": []}, {"key": "owl", "cost": 2, "suits": []}],
    "slots": [{"place": "left", "few": 2}],
    "pairs": [["sun", "rain"], ["wind", "snow"]],
    "nothing": None,
}
LABELS = ("key",)


def test_what_a_correction_names_is_replaced_and_the_rest_stays() -> None:
    values = laid_over(PRINTED, {"board": {"points": 4, "row": [3, 4], "provenance": "owner"}})

    assert values["board"] == {**PRINTED["board"], "points": 4, "row": [3, 4],
                               "provenance": "owner"}  # fmt: skip
    assert values["cards"] == PRINTED["cards"]
    assert PRINTED["board"]["points"] == 3


@pytest.mark.parametrize("cards", [{"owl": {"cost": 5}}, [{"key": "owl", "cost": 5}]])
def test_an_entry_is_found_by_its_label_in_either_form(cards: object) -> None:
    values = laid_over(PRINTED, {"cards": cards}, LABELS)

    assert [card["cost"] for card in values["cards"]] == [1, 5]


def test_a_list_without_labels_is_replaced_whole() -> None:
    slots = [{"few": 1}, {"place": "right"}]

    assert laid_over(PRINTED, {"slots": slots}, LABELS)["slots"] == [
        {"place": "left", "few": 1}, {"place": "right", "few": 2},
    ]  # fmt: skip
    assert laid_over(PRINTED, {"pairs": [["sun", "sun"]]})["pairs"] == [["sun", "sun"]]


@pytest.mark.parametrize(("correction", "sentence"), [
    ([], "data must be a table of values."),
    ({"board": 3}, "board must be a table of values."),
    ({"moon": 3}, "moon is not known here; there are board, cards, slots, pairs, nothing."),
    ({"board": {"points": "3"}}, "board.points must be a whole number."),
    ({"board": {"points": True}}, "board.points must be a whole number."),
    ({"board": {"name": 3}}, "board.name must be words in quotation marks."),
    ({"board": {"open": 1}}, "board.open must be true or false."),
    ({"board": {"row": 3}}, "board.row must be a list of values of one kind, as many as 2."),
    ({"board": {"row": [1, "2"]}}, "board.row must be a list of values of one kind, as many as 2."),
    ({"cards": 3}, "cards must be a table of values."),
    ({"cards": [3]}, "cards must be a table of values."),
    ({"cards": {"elk": {}}}, "cards.elk is not known here; there are fox, owl."),
    ({"cards": [{"cost": 3}]}, "cards.– is not known here; there are fox, owl."),
    ({"cards": [{"key": "fox"}, {"key": "fox"}]}, "cards must name each of these once: fox, owl."),
    ({"cards": {"fox": {"cost": None}}}, "cards.fox.cost must be a whole number."),
    ({"slots": [{"far": 3}]}, "slots.far is not known here; there are place, few."),
    ({"nothing": 3}, "nothing must be null."),
])  # fmt: skip
def test_what_cannot_be_is_refused_by_name(correction: object, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        laid_over(PRINTED, correction, LABELS)

    assert refused.value.said("en") == sentence


def test_tables_without_labels_are_found_by_number() -> None:
    values = laid_over(PRINTED, {"slots": {"1": {"few": 9}}})

    assert values["slots"] == [{"place": "left", "few": 9}]
    with pytest.raises(BadInput, match=r"slots\.7 is not known here"):
        laid_over(PRINTED, {"slots": {"7": {"few": 9}}})
