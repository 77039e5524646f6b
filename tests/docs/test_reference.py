"""The generated pages are those of the sources: the protocol and the public names."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from starlette.routing import Route

from nemeton.server import protocol
from nemeton.server.app import app_for
from tools import protocol_reference, python_reference

PAGE = protocol_reference.PAGE.read_text("utf-8")
SENT = get_args(protocol.ClientMessage)
GOT = get_args(protocol.ServerMessage)
EXAMPLE = re.compile(r"^### (\w+)\n(?:(?!### |```)[^\n]*\n)*```json\n(.*?)\n```", re.M | re.DOTALL)


def test_the_page_of_the_protocol_is_up_to_date() -> None:
    assert protocol_reference.current(PAGE) == protocol_reference.written()


def test_every_message_has_an_example_that_the_server_would_understand() -> None:
    shown = dict(EXAMPLE.findall(PAGE))

    for union, kinds in ((protocol.ClientMessage, SENT), (protocol.ServerMessage, GOT)):
        decoder = msgspec.json.Decoder(union)
        for kind in kinds:
            assert type(decoder.decode(shown[kind.__name__])) is kind
    for kind in protocol_reference.parts():
        msgspec.json.decode(shown[kind.__name__], type=kind)


def test_the_page_names_every_route_of_the_server() -> None:
    named = {
        (method, address.partition("?")[0]) for method, address, *_ in protocol_reference.routes()
    }
    served = {
        ("POST" if "POST" in (route.methods or ()) else "GET", placed(route.path))
        for route in app_for(":memory:").routes
        if isinstance(route, Route) and ":path}" not in route.path
    }

    assert named == served


def placed(path: str) -> str:
    path = path.replace("{lesson}", "LESSON").replace("{step}", "STEP")
    path = path.replace("{number:int}", "NUMBER").replace("{device}", "ID")
    path = path.replace("{passkey}", "ID")
    path = path.replace("{league}", "ID").replace("{person}", "ID")
    path = path.replace("{address}", "ID").replace("{key}", "KEY").replace("{name}", "NAME")
    return path.replace("{table}", "ID").replace("{game}", "NAME")


@pytest.mark.parametrize("package", python_reference.PACKAGES)
def test_a_page_of_the_python_reference_is_up_to_date(package: str) -> None:
    assert python_reference.path_of(package).read_text("utf-8") == python_reference.page(package)


@pytest.mark.parametrize("package", python_reference.PACKAGES)
def test_it_shows_every_public_name(package: str) -> None:
    page = python_reference.path_of(package).read_text("utf-8")
    names = importlib.import_module(package).__all__

    assert re.findall(r"^## (\w+)$", page, re.MULTILINE) == [*names]


def test_a_docstring_becomes_prose_and_code(tmp_path: Path) -> None:
    said = python_reference.prose("What it does.\n\n>>> 1 + 1\n2\n\nAnd more.")

    assert said == "What it does.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nAnd more.\n\n"
