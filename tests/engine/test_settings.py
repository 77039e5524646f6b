"""The options of a game: what may be set, and what is refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from nemeton.engine.errors import BadInput
from nemeton.engine.settings import Flag, Number, OneOf, PerSeat, Setting, TextSetting

FLAG = Flag(False)
NUMBER = Number(3, low=1, high=5)
ONE_OF = OneOf("calm", ("calm", "windy"))
PER_SEAT = PerSeat(("red", "blue"))
TEXT = TextSetting(longest=5)


@pytest.mark.parametrize(
    ("setting", "value", "read"),
    [
        (FLAG, True, True),
        (NUMBER, 5, 5),
        (ONE_OF, "windy", "windy"),
        (PER_SEAT, ["red", "blue"], ("red", "blue")),
        (PER_SEAT, (), ()),
        (TEXT, "abcde", "abcde"),
    ],
)
def test_an_allowed_value_is_read(setting: Setting, value: object, read: object) -> None:
    assert setting.read("name", value, players=2) == read


@pytest.mark.parametrize(
    ("setting", "value", "said"),
    [
        (FLAG, 1, "Option name cannot be 1; allowed: on, off."),
        (FLAG, "on", "Option name cannot be 'on'; allowed: on, off."),
        (NUMBER, True, "Option name cannot be True; allowed: 1 … 5."),
        (NUMBER, 6, "Option name cannot be 6; allowed: 1 … 5."),
        pytest.param(
            NUMBER, 10**5000, "Option name cannot be int; allowed: 1 … 5.", id="a huge number"
        ),
        (NUMBER, 2.0, "Option name cannot be 2.0; allowed: 1 … 5."),
        (ONE_OF, "wet", "Option name cannot be 'wet'; allowed: calm, windy."),
        (ONE_OF, None, "Option name cannot be NoneType; allowed: calm, windy."),
        (PER_SEAT, ["red"], "Option name cannot be (red); allowed: red, blue."),
        (PER_SEAT, ["red", "green"], "Option name cannot be 'green'; allowed: red, blue."),
        (PER_SEAT, "red", "Option name cannot be 'red'; allowed: red, blue."),
        (TEXT, "abcdef", "Option name cannot be 'abcdef'; allowed: ≤ 5."),
    ],
)
def test_any_other_value_is_refused_with_what_is_allowed(
    setting: Setting, value: object, said: str
) -> None:
    with pytest.raises(BadInput) as caught:
        setting.read("name", value, players=2)

    assert str(caught.value) == said


@pytest.mark.parametrize(
    ("setting", "typed", "value"),
    [
        (FLAG, "On", True),
        (FLAG, "no", False),
        (FLAG, "perhaps", "perhaps"),
        (NUMBER, "4", 4),
        (NUMBER, "-4", -4),
        (NUMBER, "--4", "--4"),
        (NUMBER, "four", "four"),
        (NUMBER, "9" * 5000, "9" * 5000),
        (ONE_OF, "windy", "windy"),
        (PER_SEAT, "red,blue", ("red", "blue")),
        (PER_SEAT, "", ()),
        (TEXT, "abc", "abc"),
    ],
)
def test_what_a_user_types_becomes_a_value(setting: Setting, typed: str, value: object) -> None:
    assert setting.parse(typed) == value


@pytest.mark.parametrize(
    ("setting", "values"),
    [
        (FLAG, [False, True]),
        (NUMBER, [1, 2, 3]),
        (Number(1, 1, 1), [1]),
        (ONE_OF, ["calm", "windy"]),
        (PER_SEAT, [()]),
        (TEXT, [""]),
    ],
)
def test_values_worth_trying_are_allowed_and_hold_the_default(
    setting: Setting, values: list[Any]
) -> None:
    assert setting.values(2) == values
    assert setting.default in values
    for value in values:
        setting.read("name", value, 2)


def test_a_setting_describes_itself_as_plain_json() -> None:
    assert NUMBER.describe() == {
        "kind": "Number",
        "default": 3,
        "advanced": False,
        "low": 1,
        "high": 5,
    }
    assert ONE_OF.describe()["choices"] == ["calm", "windy"]
    assert PER_SEAT.describe()["default"] == []
    assert TEXT.describe()["advanced"] is True


def test_a_setting_must_say_what_it_accepts() -> None:
    bare = Setting(1)

    with pytest.raises(NotImplementedError):
        bare.read("name", 1, 2)
    with pytest.raises(NotImplementedError):
        bare.allowed()
