"""A game in progress as plain JSON and back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nemeton.engine.errors import BadInput
from nemeton.engine.fields import Fields, plain
from nemeton.engine.save import parsed
from nemeton.engine.state import State
from tests.engine.toy import BOX, Finish, Many, Say, Whole


def saved() -> dict[str, Any]:
    state = BOX.start(seed=3)
    state.choose(("say", 1))
    state.choose(("roll",))
    document: dict[str, Any] = json.loads(json.dumps(state.save()))
    return document


def test_a_save_is_legible() -> None:
    document = saved()

    assert document["stack"] == [{"step": "Finish"}, {"step": "Many"}]
    assert document["choices"] == [[0, "say", 1], [0, "roll"]]
    assert document["log"] == [["said", {"letter": 1}, None]]
    assert document["rules"] == "3"


def test_steps_come_back_with_their_fields_and_inner_steps() -> None:
    state = BOX.start(seed=3)
    inner = Say("x", then=("y", "z"))
    state.stack = [Finish(), Whole(inner, True, (1, 2)), Many()]

    loaded = BOX.load(json.loads(json.dumps(state.save())))

    step = loaded.stack[1]
    assert isinstance(step, Whole)
    assert (step.inner.word, step.inner.then) == ("x", ("y", "z"))
    assert (step.flag, step.numbers) == (True, (1, 2))
    assert loaded == state


def test_a_finished_game_is_loaded_with_its_result() -> None:
    state = BOX.start(seed=3)
    state.choose(("pass",))

    loaded = BOX.load(state.save())

    assert loaded.over
    assert loaded.result is not None
    assert loaded.result.scores == (1, None)
    assert loaded == state


def test_a_loaded_game_goes_on_keeping_its_log() -> None:
    loaded = BOX.load(saved())

    loaded.choose(("say", 0))

    assert [key for _, key, _ in loaded.events(None)] == ["said", "said"]


def test_a_game_without_a_log_is_loaded_without_one() -> None:
    assert BOX.load(BOX.start(seed=1, log=False).save()).told is None


def without(name: str) -> dict[str, Any]:
    return {key: value for key, value in saved().items() if key != name}


def deep(levels: int) -> Any:
    value: Any = 1
    for _ in range(levels):
        value = [value]
    return value


WRONG: list[tuple[str, Any, str]] = [
    ("nemeton", 2, "save.nemeton"),
    ("game", "oak", "save.game"),
    ("rules", "4", "version 4 of the rules of toy; this is version 3"),
    ("rules", 3, "save.rules"),
    ("players", 9, "cannot be played by 9"),
    ("options", [], "save.options"),
    ("options", {"size": 99}, "size cannot be 99"),
    ("seed", "short", "A seed is"),
    ("number", -1, "save.number"),
    ("number", True, "save.number"),
    ("mark", 99, "save.mark"),
    ("turn", [0, -1], r"save.turn"),
    ("turn", 7, r"save.turn"),
    ("phase", 7, "save.phase"),
    ("choices", 7, "save.choices"),
    ("choices", [[0]], r"save.choices\[0\]"),
    ("choices", [[9, "say"]], r"save.choices\[0\]"),
    ("choices", [[0, "say", 1 << 60]], r"save.choices\[0\]"),
    ("result", [], "save.result"),
    ("result", {"winners": [7], "scores": [], "reason": ""}, "save.result.winners"),
    ("result", {"winners": [], "scores": ["x"], "reason": ""}, "save.result.scores"),
    ("result", {"winners": [], "scores": [], "reason": "", "x": 1}, "save.result.x"),
    ("chance", {}, "save"),
    ("chance", {"kind": "loaded"}, "chance.kind"),
    ("stack", [], "save"),
    ("stack", [[]], r"save.stack\[0\]"),
    ("stack", [{"step": "Unheard"}], r"save.stack\[0\]"),
    ("stack", [{"step": "Say"}], r"save.stack\[0\]"),
    ("stack", [{"step": "Say", "word": 1.5, "then": []}], r"save.stack\[0\].word"),
    ("stack", [{"step": "Say", "word": 1 << 60, "then": []}], r"save.stack\[0\].word"),
    ("stack", [{"step": "Say", "word": "x", "then": deep(12)}], "≤ 8"),
    ("stack", [{"step": "Finish"}], "save"),
    ("stack", [{"step": "Ask", "count": "2"}], r"save"),
    ("stack", [{"step": "Ask", "count": 0}], "save.stack"),
    ("log", 7, "save.log"),
    ("log", [["said"]], r"save.log\[0\]"),
    ("log", [["said", [], None]], r"save.log\[0\]"),
    ("table", {}, "save.table.trail"),
    ("table", {"trail": [], "extra": 1}, "save.table.extra"),
    ("unheard_of", 1, "save.unheard_of"),
]


@pytest.mark.parametrize(("name", "value", "message"), WRONG)
def test_a_save_with_a_wrong_field_is_refused_where_it_is_wrong(
    name: str, value: Any, message: str
) -> None:
    with pytest.raises(BadInput, match=message):
        BOX.load({**saved(), name: value})


@pytest.mark.parametrize("name", sorted(saved()))
def test_a_save_without_one_of_its_fields_is_refused(name: str) -> None:
    with pytest.raises(BadInput):
        BOX.load(without(name))


@pytest.mark.parametrize("document", [None, [], "save", 7, {1: 2}])
def test_what_is_no_save_at_all_is_refused(document: object) -> None:
    with pytest.raises(BadInput, match="not sound at save"):
        BOX.load(document)


def test_a_save_with_a_broken_invariant_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    document = saved()
    monkeypatch.setattr(type(BOX.start(seed=1)), "faults", lambda state: ["a word too many"])

    with pytest.raises(BadInput, match=r"save\.table; expected: a word too many"):
        BOX.load(document)


@pytest.mark.parametrize("text", ["", "{", '{"a": 1', "[" * 100_000, b"\xff\xfe\x00"])
def test_a_truncated_file_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadInput, match="not a whole save file"):
        parsed(text, "save")


def test_a_whole_file_is_read() -> None:
    assert parsed('{"a": [1]}', "save") == {"a": [1]}


def test_fields_are_read_by_name_and_type() -> None:
    fields = Fields({"flag": True, "rows": [[1], []], "part": {"x": 1}}, "save")

    assert fields.flag("flag") is True
    assert fields.rows("rows", 0, 3) == [[1], []]
    part = fields.fields("part")
    assert part.number("x", 0, 1) == 1
    part.finish()
    fields.finish()


@pytest.mark.parametrize(
    ("read", "expected"),
    [
        (lambda fields: fields.flag("number"), "true, false"),
        (lambda fields: fields.rows("numbers", 0, 3), "save.numbers"),
        (lambda fields: fields.rows("rows", 0, 3), r"0 … 3"),
        (lambda fields: fields.rows("rows", 0, 9, rows=3), r"3 × …"),
        (lambda fields: fields.numbers("numbers", 0, 9, length=3), r"3 × …"),
        (lambda fields: fields.finish(), "save.number"),
    ],
)
def test_a_field_of_another_type_is_refused(read: Any, expected: str) -> None:
    fields = Fields({"number": 1, "numbers": [1, 2], "rows": [[1], [7]]}, "save")

    with pytest.raises(BadInput, match=expected):
        read(fields)


def test_tuples_and_bytes_are_saved_as_lists() -> None:
    assert plain({"a": (1, b"\x02"), 3: bytearray(b"\x04")}) == {"a": [1, [2]], "3": [4]}


def test_a_save_does_not_share_anything_with_the_game() -> None:
    state: State = BOX.start(seed=3)
    before = state.save()

    state.choose(("say", 0))

    assert before["table"]["trail"] == []
