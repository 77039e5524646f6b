"""Writes web/src/lib/protocol.ts from src/nemeton/server/protocol.py; `--check` only compares."""

from __future__ import annotations

import sys
import types
import typing
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from nemeton.server import protocol, schemas
from nemeton.table.log import ChatRoom
from nemeton.table.refusals import Reason

TARGET = Path("web/src/lib/protocol.ts")
SIMPLE = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
MESSAGES = ("ClientMessage", "ServerMessage")
LITERALS = {Reason: "Reason", ChatRoom: "ChatRoom", schemas.Occupant: "Occupant"}
HEADER = "// Generated from src/nemeton/server/protocol.py by tools/protocol_types.py.\n"


def written(kind: Any) -> str:
    """The TypeScript of a Python type."""
    if kind in SIMPLE:
        return SIMPLE[kind]
    if kind in LITERALS:
        return LITERALS[kind]
    if kind is Any:
        return "unknown"
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(f'"{each}"' for each in arguments)
    if origin in (Union, types.UnionType):
        return " | ".join(written(each) for each in arguments)
    if origin is list:
        inner = written(arguments[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{written(arguments[0])}, {written(arguments[1])}>"
    assert issubclass(kind, msgspec.Struct), kind
    return str(kind.__name__)


def interface(kind: type[msgspec.Struct]) -> str:
    """A struct as an interface; what a client may leave out is optional."""
    lines = [f"export interface {kind.__name__} {{"]
    config = kind.__struct_config__
    if config.tag_field is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    hints = typing.get_type_hints(kind)
    for field in msgspec.structs.fields(kind):
        optional = "?" if not field.required and config.forbid_unknown_fields else ""
        lines.append(f"  {field.encode_name}{optional}: {written(hints[field.name])};")
    return "\n".join([*lines, "}"])


def generated() -> str:
    parts = [HEADER + f"export const PROTOCOL = {protocol.PROTOCOL};"]
    bases = (schemas.Sent, schemas.Received)
    for value in {**vars(schemas), **vars(protocol)}.values():
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value not in bases:
            parts.append(interface(value))
    for kind, name in LITERALS.items():
        members = [f'"{each}"' for each in get_args(kind)]
        parts.append(f"export type {name} =\n  | " + "\n  | ".join(members) + ";")
    for name in MESSAGES:
        members = [each.__name__ for each in get_args(getattr(protocol, name))]
        parts.append(f"export type {name} =\n  | " + "\n  | ".join(members) + ";")
    return "\n\n".join(parts) + "\n"


def main() -> int:
    text = generated()
    if "--check" in sys.argv[1:]:
        if TARGET.read_text(encoding="utf-8") == text:
            return 0
        print(f"{TARGET} is not what tools/protocol_types.py writes: run it")
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
