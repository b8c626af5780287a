"""Print a tree so that a person can review it beside its spec: one node a line, places left out."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from lawspeaker.source import Span


def show(value: object, indent: str = "") -> str:
    """Return a tree as lines; a node of plain words stays on one line."""
    short = one_line(value)
    if len(indent) + len(short) <= 100:
        return f"{indent}{short}\n"
    if isinstance(value, tuple):
        return "".join(show(item, indent) for item in value)
    assert isinstance(value, Struct)
    out = f"{indent}{type(value).__name__}\n"
    for name, part in parts(value):
        if len(one_line(part)) + len(indent) + len(name) <= 94:
            out += f"{indent}    {name}: {one_line(part)}\n"
        else:
            out += f"{indent}    {name}:\n{show(part, indent + '        ')}"
    return out


def one_line(value: object) -> str:
    """Return a tree on one line."""
    if isinstance(value, tuple):
        return f"[{', '.join(one_line(item) for item in value)}]"
    if isinstance(value, Struct):
        return f"{type(value).__name__}({', '.join(f'{name}={one_line(part)}' for name, part in parts(value))})"
    return repr(value.value if isinstance(value, Enum) else value)


def parts(value: object) -> list[tuple[str, object]]:
    """Return the fields of a node that say something."""
    assert isinstance(value, Struct)
    named = [(name, getattr(value, name)) for name in value.__struct_fields__]
    return [(name, part) for name, part in named if not isinstance(part, Span) and not empty(part)]


def empty(part: object) -> bool:
    """Tell whether a field holds nothing; the number 0 is something."""
    return part is None or part is False or part == ()
