"""What a person reads of an option, in parts, so that whoever shows it can colour each value.

    action 17 of a choice of `source` and `target`     ->   [source d2], [target d3]     "source d2, target d3"
    action 4 of a choice of one card                   ->   [Jack]                       "Jack"

A thing whose name is a number is preceded by its kind, a region of laid tiles by its short name; a position for a tile
is written as its column, row and rotation. With translated rules everything is in their language.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lawspeaker_runtime.game.spoken import Said, fill
from lawspeaker_runtime.rules.rules import Rules, value_name
from lawspeaker_runtime.rules.values import Site

SPOT = re.compile(r"^\((\d+), (\d+)\) \w+ (\d)$")
Shorts = Mapping[int, Sequence[str]]
"""The short names of places by the index of their type: those of laid tiles, `boards.contents.short_names`."""


@dataclass(frozen=True, slots=True)
class LabelPart:
    """A part of a label: a value with its type, or words of the rules (`type` -1).

    `variable` is the name of the choice, if it has several; `short` the short name of a region.
    """

    text: str
    variable: str = ""
    short: str = ""
    type: int = -1
    value: int = 0

    def __str__(self) -> str:
        """Return the part as it is read.

        >>> str(LabelPart("Start n", "target", "1a"))
        'target 1a Start n'
        """
        return " ".join(word for word in (self.variable, self.short, self.text) if word)


def label_parts(
    rules: Rules, action: int, said: Sequence[Said] = (), reader: int | None = None, shorts: Shorts | None = None
) -> list[LabelPart]:
    """Return the parts of the label of an action id."""
    site = rules.sites[rules.site_of(action)]
    offset = action - site.base
    if site.decline and offset == site.size - 1:
        return [LabelPart(site.decline)]
    if beside := site.label_beside(offset):
        return [LabelPart(fill(rules, beside, said, reader))]
    label, digits = split(site, offset)
    parts = [LabelPart(fill(rules, label, said, reader))] if label is not None else []
    for domain, digit in zip(site.domains, digits, strict=True):
        value = domain.first + digit
        variable = domain.variable.replace("_", " ") if len(site.domains) > 1 else ""
        names = (shorts or {}).get(domain.type, ())
        short = names[value] if 0 <= value < len(names) else ""
        parts.append(LabelPart(value_label(rules, domain.type, value), variable, short, domain.type, value))
    return parts


def value_label(rules: Rules, type_: int, value: int) -> str:
    """Return the name of a value as it is read in a label."""
    info = rules.types[type_]
    if value == -1 and info.form in ("thing", "bundle"):
        return dict(rules.phrases).get("nothing", "nothing")
    if info.form == "record" and value >= 0:
        return info.word.replace("_", " ")
    name = value_name(rules, info, value)
    if info.form == "spot":
        return SPOT.sub(r"\1,\2 ↻\3", name)
    if info.form == "thing" and name.isdecimal():
        return f"{info.word.replace('_', ' ')} {name}"
    return name.replace("_", " ") if info.form == "enum" else name


def split(site: Site, offset: int) -> tuple[str | None, list[int]]:
    """Return the label of an offset, if the choice has labels, and the digit of each domain."""
    digits: list[int] = []
    for domain in reversed(site.domains):
        digits.append(offset % domain.size)
        offset //= domain.size
    digits.reverse()
    return (site.labels[offset] if site.labels else None), digits
