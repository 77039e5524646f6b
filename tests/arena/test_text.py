"""The arena's words: both languages have the same, and nothing is asked for that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import nemeton.arena
from tests.cli.test_text import messages

FOLDER = Path(nemeton.arena.__file__).parent
PROGRAM = "".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py"))


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert messages("nemeton.arena", "en") == messages("nemeton.arena", "fr")


def test_every_message_asked_for_exists_and_none_is_left_over() -> None:
    asked = set(re.findall(r'\bsay\(\s*"([a-z-]+)"', PROGRAM))
    asked |= {f"error-{key}" for key in re.findall(r'BadInput\(\s*"([a-z-]+)"', PROGRAM)}
    known = set(messages("nemeton.arena", "en"))
    elsewhere = set(messages("nemeton.common", "en"))

    assert asked - known - elsewhere == set()
    built = ("kind-", "by-", "control-", "method-")  # put together from parts
    quoted = set(re.findall(r"""["']([a-z-]+)["']""", PROGRAM))
    left = {key for key in known if key.removeprefix("error-") not in quoted}
    assert {key for key in left if not key.startswith(built)} == set()
