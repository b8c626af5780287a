"""The Jinja environment, and what a template gives back.

A template in `templates/` has the shape of the Python it makes; the functions of this layer give it rows of data and
the texts of expressions.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from msgspec import Struct

FOLDER = Path(__file__).parent / "templates"


class Definition(Struct, frozen=True):
    """Functions, classes or constants of a module that are written together, with the names that they define."""

    names: tuple[str, ...]
    text: str


@cache
def environment() -> Environment:
    """Return the environment; a template that uses a name it was not given fails."""
    loader = FileSystemLoader(str(FOLDER))
    return Environment(
        loader=loader, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True, auto_reload=False
    )


def rendered(template: str, **data: object) -> str:
    """Return the text that a template makes of some data; `modules/state` is templates/modules/state.py.jinja."""
    return environment().get_template(f"{template}.py.jinja").render(**data)


def definition(names: str | tuple[str, ...], template: str, **data: object) -> Definition:
    """Return what a template makes of some data, with the names that this defines."""
    text = rendered(template, **data)
    return Definition((names,) if isinstance(names, str) else names, text)


def together(found: list[Definition]) -> Definition:
    """Return definitions that are written one below the other as one."""
    names = tuple(name for each in found for name in each.names)
    return Definition(names, "\n\n\n".join(each.text.strip("\n") for each in found))
