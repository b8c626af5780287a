"""Split the C file of a big library into parts: several are compiled at the same time, and only those that changed.

    __native_steps.c      ->      the base: classes, tables, how modules are initialised
                                  the support library of mypyc: the same for all libraries, so it is compiled once
                                  parts of functions that play, in their order
                                  parts of functions that are called once or from Python: these need less optimisation

A cut depends only on the names and sizes of the functions around it. So after an edit the other parts are the same as
before, and the C compiler need not see them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import Enum
from hashlib import sha256

from msgspec import Struct

SMALLEST = 20_000
"""Lines of a C file that is not worth splitting."""
PART = 8_000
"""Lines of a part, more or less."""
INTERNAL = "__native_internal"
PARTS_HEADER = "__native_parts"
PART_MARK = "LAW_PART"
"""Defined in parts that are not the base: what a library has once is declared in them and not defined."""

FUNCTION = re.compile(r"(?!static |return |else )[A-Za-z_][\w *]*?\b(CPy(?:Def|Py)_\w+)\([^;{}]*\) \{$")
LOCAL_NAME = re.compile(r"\b(__(?:tmp|LL))(\d+)\b")
INCLUDE = re.compile(r'#include [<"]([^>"]+)[>"]$')
SUPPORT = re.compile(r"#include <\w+\.c>$")
"""A C file of mypyc's support library; that of vectors, in a folder, has parts that each library needs."""
IMPORTED_TABLE = re.compile(r"^(struct export_table_\w+ exports_\w+;)$", re.MULTILINE)
COMMON = ("#include <Python.h>", "#include <CPy.h>")
HIDE = ("#ifdef __GNUC__", "#pragma GCC visibility push(hidden)", "#endif")


class Function(Struct, frozen=True):
    """A C function: its name and its lines."""

    name: str
    lines: list[str]

    @property
    def is_cold(self) -> bool:
        """Tell whether it is called once, when its module is imported, or only from Python."""
        return self.name.startswith("CPyPy_") or self.name.endswith("___top_level__")

    @property
    def makes_class(self) -> bool:
        """Tell whether it makes classes from templates, which only the base knows."""
        return self.name.endswith("___top_level__") and any("_template" in line for line in self.lines)


class PartKind(Enum):
    """What a part of a library holds."""

    BASE = "base"
    SUPPORT = "support"
    HOT = "hot"
    COLD = "cold"
    """Functions that are not called while a game is played."""


class Part(Struct, frozen=True):
    """A C file of a library."""

    text: str
    kind: PartKind


def is_worth_splitting(text: str) -> bool:
    """Tell whether a C file is so long that its parts are compiled sooner."""
    return text.count("\n") >= SMALLEST


def parts_header(internal: str) -> str:
    """Return the internal header of a library for its parts: they share the tables of what the library imports.

    >>> parts_header("struct export_table_a exports_a;")
    'extern struct export_table_a exports_a;'
    """
    return IMPORTED_TABLE.sub(r"extern \1", internal)


def split(text: str) -> list[Part]:
    """Return the parts of a C file that mypyc wrote; the first is the base."""
    base: list[str] = []
    support: list[str] = []
    functions: list[Function] = []
    for found in definitions(text):
        if isinstance(found, str):
            (support if SUPPORT.match(found) else base).append(found)
        elif found.makes_class:
            base += found.lines
        else:
            functions.append(found)
    head = part_head(base)
    first = next(index for index, line in enumerate(base) if line.startswith('#include "'))
    parts = [
        Part(joined([*COMMON, *base[:first], *HIDE, *base[first:]]), PartKind.BASE),
        Part(joined(support), PartKind.SUPPORT),
    ]
    for kind in (PartKind.HOT, PartKind.COLD):
        chosen = [function for function in functions if function.is_cold == (kind is PartKind.COLD)]
        for group in cut(chosen):
            parts.append(Part(joined([*head, *(line for function in group for line in function.lines)]), kind))
    return parts


def definitions(text: str) -> Iterator[Function | str]:
    """Yield the functions of a C file, and each line that is outside of them, without indentation."""
    for found in raw_definitions(text.splitlines()):
        if isinstance(found, str):
            yield found.strip()
        else:
            yield Function(found.name, renumbered([line.strip() for line in found.lines]))


def raw_definitions(lines: Iterable[str]) -> Iterator[Function | str]:
    """Yield the functions of a C file, and each line that is outside of them, as they are."""
    name, end = "", ""
    inside: list[str] = []
    for line in lines:
        if inside:
            inside.append(line)
            if line == end:
                yield Function(name, inside)
                inside = []
        elif (match := FUNCTION.match(line.strip())) is not None:
            name, end, inside = match[1], f"{line[: len(line) - len(line.lstrip())]}}}", [line]
        else:
            yield line
    yield from inside


def renumbered(lines: list[str]) -> list[str]:
    """Number the temporary variables and labels of a function from 1: mypyc numbers them through a whole library.

    >>> renumbered(["int __tmp71 = 0;", "goto __LL72;", "__tmp71++;"])
    ['int __tmp1 = 0;', 'goto __LL2;', '__tmp1++;']
    """
    numbers: dict[str, int] = {}

    def number(match: re.Match[str]) -> str:
        return f"{match[1]}{numbers.setdefault(match[2], len(numbers) + 1)}"

    return [LOCAL_NAME.sub(number, line) if "__" in line else line for line in lines]


def cut(functions: list[Function]) -> Iterator[list[Function]]:
    """Yield groups of neighbouring functions; whether one ends after a function depends on its name and the size."""
    group: list[Function] = []
    size = 0
    for function in functions:
        group.append(function)
        size += len(function.lines)
        if size >= 2 * PART or (size >= PART // 2 and ends_part(function.name)):
            yield group
            group, size = [], 0
    if group:
        yield group


def ends_part(name: str) -> bool:
    """Tell whether a part may end after a function: after one of eight, whatever stands before it.

    Cuts that depended on the size alone would all move after an edit.
    """
    return sha256(name.encode()).digest()[0] % 8 == 0


def part_head(base: list[str]) -> list[str]:
    """Return the first lines of a part: what the base declares, with the header for parts."""
    included = [match[1] for line in base if (match := INCLUDE.match(line)) is not None]
    vectors = [f"#include <{name}>" for name in included if name.startswith("vecs/")]
    own = [name.replace(INTERNAL, PARTS_HEADER) for name in included if name.startswith("__native")]
    head = [f"#define {PART_MARK}", *COMMON, *vectors, *HIDE]
    return [*head, *(f'#include "{name}"' for name in own)]


def joined(lines: Iterable[str]) -> str:
    """Return lines as a text, without empty ones."""
    return "".join(f"{line}\n" for line in lines if line)
