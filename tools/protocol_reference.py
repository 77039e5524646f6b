"""The reference in docs/protocol.md: every message with its fields and an example.

All is taken from src/nemeton/server/protocol.py: the routes from its docstring, the messages from
its classes and the comments beside their fields. `python tools/protocol_reference.py` says whether
the page is up to date, and `python tools/protocol_reference.py --write` brings it there.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from nemeton.server import protocol, schemas
from nemeton.server.health import Health
from nemeton.table.log import ChatRoom
from nemeton.table.refusals import Reason

__all__ = ["current", "example", "main", "messages", "parts", "routes", "written"]

PAGE = Path(__file__).parents[1] / "docs" / "protocol.md"
BEGIN = "<!-- reference: written by tools/protocol_reference.py -->\n"
END = "<!-- end of reference -->\n"
ROUTE = re.compile(
    r"^    (GET|POST) +(\S+)(?: +(.*?))? +-> +(.*?)(?: {2,}\((.*)\))?$", re.MULTILINE
)
PLAIN = {int: "int", float: "float", str: "string", bool: "bool", type(None): "null", Any: "any"}
NAMED = {Reason: "Reason", ChatRoom: "ChatRoom", schemas.Occupant: "Occupant"}
Kind = type[msgspec.Struct]
# What an example shows in a field, by the name of the class and the field, or of the field alone.
SAMPLES: dict[str, Any] = {
    "protocol": protocol.PROTOCOL,
    **json.loads(Path(__file__).with_name("protocol_samples.json").read_text("utf-8")),
}
KNOWN = {**vars(protocol), "Health": Health}  # what routes take and give


# ---- what there is -----------------------------------------------------------------------------


def messages(union: Any) -> tuple[Kind, ...]:
    return get_args(union)


def routes() -> list[tuple[str, ...]]:
    """Method, address, body, answer and remark of each route that the docstring names."""
    return ROUTE.findall(protocol.__doc__ or "")


def parts() -> list[Kind]:
    """Every struct that a message or a route is made of, in the order in which they are met."""
    found: list[Kind] = []
    named = [KNOWN[name] for name in bodies()] + [protocol.Refusal]
    said = [*messages(protocol.ClientMessage), *messages(protocol.ServerMessage)]
    waiting = [*named, *said]
    while waiting:
        kind = waiting.pop(0)
        if kind in found:
            continue
        found.append(kind)
        hints = typing.get_type_hints(kind)
        waiting += [each for hint in hints.values() for each in structs_in(hint)]
    return [kind for kind in found if kind not in said]


def bodies() -> list[str]:
    """The classes that routes take and give."""
    texts = [text for _, _, body, answer, _ in routes() for text in (body, answer)]
    found = [name for text in texts for name in re.findall(r"\b[A-Z]\w+", text)]
    return [name for name in found if name in KNOWN]


def structs_in(hint: Any) -> Iterator[Kind]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for each in get_args(hint):
        yield from structs_in(each)


# ---- examples ----------------------------------------------------------------------------------


def example(kind: Kind) -> Any:
    """An instance with something in every field."""
    hints = typing.get_type_hints(kind)
    values = {
        field.name: sample(kind, field.name, hints[field.name])
        for field in msgspec.structs.fields(kind)
    }
    return msgspec.convert(
        {
            field.encode_name: msgspec.to_builtins(values[field.name])
            for field in msgspec.structs.fields(kind)
        }
        | tag_of(kind),
        kind,
    )


def tag_of(kind: Kind) -> dict[str, str]:
    config = kind.__struct_config__
    return {} if config.tag_field is None else {config.tag_field: str(config.tag)}


def sample(kind: Kind, name: str, hint: Any) -> Any:
    """The value that is written down for the field, if it fits; else one made of its type."""
    own = f"{kind.__name__}.{name}"
    for key in (own, name):
        if key in SAMPLES:
            try:
                return msgspec.convert(SAMPLES[key], hint)
            except msgspec.ValidationError:
                continue
    return made(hint)


def made(hint: Any) -> Any:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return arguments[0]
    if origin in (Union, types.UnionType):
        return made(arguments[0])
    if origin is list:
        return [made(arguments[0])]
    if origin is dict or hint is Any:
        return {}
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return example(hint)
    return {int: 1, float: 0.5, str: "…", bool: False, type(None): None}[hint]


# ---- writing -----------------------------------------------------------------------------------


def named_type(hint: Any) -> str:
    """The type as the page writes it; structs lead to their own paragraph."""
    if hint in NAMED:
        return f"[{NAMED[hint]}](#{NAMED[hint].lower()})"
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return ", ".join(f"`{each}`" for each in arguments)
    if origin in (Union, types.UnionType):
        return " or ".join(named_type(each) for each in arguments)
    if origin is list:
        return f"list of {named_type(arguments[0])}"
    if origin is dict:
        return f"object of {named_type(arguments[1])}"
    if hint in PLAIN:
        return PLAIN[hint]
    return f"[{hint.__name__}](#{hint.__name__.lower()})"


def remarks(kind: Kind) -> dict[str, str]:
    """The comments that stand behind the fields of a class, and on the lines below."""
    module = sys.modules[kind.__module__]
    lines = inspect.getsource(module).splitlines()
    found: dict[str, str] = {}
    for node in ast.walk(ast.parse("\n".join(lines))):
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            for each in node.body:
                if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
                    line = (each.end_lineno or each.lineno) - 1
                    said = [lines[line].partition("  # ")[2]]
                    for below in lines[line + 1 :]:
                        if not below.strip().startswith("# "):
                            break
                        said.append(below.strip()[2:])
                    found[each.target.id] = " ".join(filter(None, said))
    return found


def paragraph(kind: Kind, level: str = "###") -> str:
    """One struct: its title, what it says of itself, its fields, an example."""
    config, hints, said = kind.__struct_config__, typing.get_type_hints(kind), remarks(kind)
    title = kind.__name__
    rows = []
    if config.tag_field is not None:
        rows.append(f'| `{config.tag_field}` | `"{config.tag}"` | |\n')
    for field in msgspec.structs.fields(kind):
        free = config.forbid_unknown_fields and not field.required
        notes = "; ".join(filter(None, ["may be left out" if free else "", said[field.name]]))
        notes = notes.replace("|", "\\|")
        rows.append(f"| `{field.encode_name}` | {named_type(hints[field.name])} | {notes} |\n")
    own = kind.__dict__.get("__doc__") or ""
    about = " ".join(own.split()) + "\n\n" if own else ""
    table = "| field | type | |\n|---|---|---|\n" + "".join(rows) + "\n"
    return f"{level} {title}\n\n{about}{table}{shown(example(kind))}\n"


def shown(value: Any) -> str:
    text = msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
    if len(flat := msgspec.json.format(text, indent=0)) <= 96:
        text = flat
    return f"```json\n{text}\n```\n"


def linked(text: str) -> str:
    """Class names in the text of a route lead to their paragraph."""
    names = "|".join(sorted(set(bodies()), key=len, reverse=True))
    return re.sub(rf"\b({names})\b", lambda found: f"[{found[1]}](#{found[1].lower()})", text)


def written() -> str:
    """The whole reference as Markdown."""
    text = "\n## HTTP\n\n| | address | takes | answers | |\n|---|---|---|---|---|\n"
    for method, address, body, answer, remark in routes():
        cells = [method, f"`{address}`", linked(body), linked(answer), remark]
        text += "| " + " | ".join(cells) + " |\n"
    text += "\n## WebSocket: what a client sends\n\n"
    text += "".join(paragraph(each) for each in messages(protocol.ClientMessage))
    text += "## WebSocket: what the server sends\n\n"
    text += "".join(paragraph(each) for each in messages(protocol.ServerMessage))
    text += "## Parts of messages\n\n" + "".join(paragraph(each) for each in parts())
    text += "## Words\n\n"
    for hint, name in NAMED.items():
        text += f"### {name}\n\n" + ", ".join(f"`{each}`" for each in get_args(hint)) + "\n\n"
    return text


def current(page: str) -> str:
    return page.partition(BEGIN)[2].partition(END)[0]


def main() -> int:
    page = PAGE.read_text("utf-8")
    if "--write" in sys.argv:
        before, _, rest = page.partition(BEGIN)
        PAGE.write_text(before + BEGIN + written() + END + rest.partition(END)[2], "utf-8")
        return 0
    if current(page) != written():
        print("docs/protocol.md is not that of protocol.py: tools/protocol_reference.py --write")
        return 1
    print("docs/protocol.md shows every message.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
