"""Specs as a tired person would break them: words and lines left out, doubled, exchanged, moved, indented wrongly."""

from __future__ import annotations

import re
from collections.abc import Callable

from hypothesis import strategies as st

TOKEN = re.compile(r'\n *|"[^"\n]*"|[A-Za-z_0-9]+|[^\sA-Za-z_0-9]| +')
Change = Callable[[st.DataObject, list[str]], None]


def place(data: st.DataObject, parts: list[str]) -> int:
    """Pick one of the parts that is not just blank."""
    return data.draw(st.sampled_from([number for number, part in enumerate(parts) if part.strip()] or [0]))


def sort_of(token: str) -> tuple[bool, bool, bool, bool]:
    """Tell words, names, numbers and texts apart."""
    return token[0].isalpha(), token[0].isupper(), token[0].isdigit(), token[0] == '"'


def leave_out(data: st.DataObject, parts: list[str]) -> None:
    parts[place(data, parts)] = ""


def double(data: st.DataObject, parts: list[str]) -> None:
    at = place(data, parts)
    parts.insert(at, parts[at] if "\n" in parts[at] else f"{parts[at]} ")


def exchange(data: st.DataObject, parts: list[str]) -> None:
    one, other = place(data, parts), place(data, parts)
    parts[one], parts[other] = parts[other], parts[one]


def exchange_alike(data: st.DataObject, parts: list[str]) -> None:
    """Put another token of the same sort in the place of one, which mostly still parses."""
    at = place(data, parts)
    alike = sorted({part for part in parts if part.strip() and sort_of(part) == sort_of(parts[at])})
    if alike:
        parts[at] = data.draw(st.sampled_from(alike))


def indent(data: st.DataObject, parts: list[str]) -> None:
    at = place(data, parts)
    parts[at] = data.draw(st.sampled_from(["    " + parts[at], parts[at].removeprefix("    "), "\t" + parts[at]]))


TOKENS: list[Change] = [leave_out, double, exchange, exchange_alike, exchange_alike, exchange_alike]
LINES: list[Change] = [leave_out, double, exchange, indent]


def mutated(data: st.DataObject, text: str) -> str:
    """Return the text with one to three changes."""
    for _ in range(data.draw(st.integers(1, 3))):
        if data.draw(st.booleans()) or data.draw(st.booleans()):
            parts = TOKEN.findall(text)
            data.draw(st.sampled_from(TOKENS))(data, parts)
            text = "".join(parts)
        else:
            parts = text.split("\n")
            data.draw(st.sampled_from(LINES))(data, parts)
            text = "\n".join(parts)
    return text
