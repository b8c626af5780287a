"""Small pieces of Python text that all writers share."""

from __future__ import annotations

INDENT = "    "


def indented(lines: list[str]) -> list[str]:
    """Move lines one level in."""
    return [INDENT + line if line else line for line in lines]


def tuple_text(items: list[str]) -> str:
    """Write a tuple.

    >>> tuple_text(["1"])
    '(1,)'
    """
    return f"({items[0]},)" if len(items) == 1 else f"({', '.join(items)})"


def literal(text: str) -> str:
    """Write a string of the spec as a Python literal; this is the only way it reaches generated code.

    >>> print(literal('a "quoted" word'))
    'a "quoted" word'
    """
    plain = repr(text)
    if plain.startswith("'") and '"' not in text:
        return '"' + plain[1:-1].replace("\\'", "'") + '"'
    return plain
