"""Small pieces of Python text: tuples, literals, ranges, lists, choices between many cases."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TypeVar

from msgspec import Struct

from lawspeaker.emit.lines import LONGEST, always_returns, height, indented

Choice = TypeVar("Choice")


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
    plain = repr(str(text))
    if plain.startswith("'") and '"' not in text:
        return '"' + plain[1:-1].replace("\\'", "'") + '"'
    return plain


def range_text(start: str, stop: str) -> str:
    """Write a range; one from 0 needs no start.

    >>> print(range_text("0", "4"), range_text("1", "4"))
    range(4) range(1, 4)
    """
    return f"range({stop})" if start == "0" else f"range({start}, {stop})"


class NewList(str):
    """The text of an expression that makes a new list."""

    __slots__ = ()


class TupleText(str):
    """The text of a tuple; `items` are the texts of its elements."""

    items: tuple[str, ...]


def tuple_of(items: list[str]) -> TupleText:
    """Write a tuple for a loop to run over."""
    text = TupleText(tuple_text(items))
    text.items = tuple(items)
    return text


def list_text(source: str) -> str:
    """Write a new list of what a loop could run over; a source that is a new list stays.

    >>> print(list_text("CARDS"), list_text(NewList("[c for c in hand]")), list_text(tuple_of(["FORGE", "TOWER"])))
    list(CARDS) [c for c in hand] [FORGE, TOWER]
    """
    match source:
        case NewList():
            return source
        case TupleText(items=items):
            return NewList(f"[{', '.join(items)}]")
        case str():
            return NewList(f"list({source})")


def listed(element: str, var: str, source: str, where: str = "") -> str:
    """Write the list of an element for everything in a source where a condition holds.

    >>> print(listed("c", "c", "CARDS"), listed("c + 1", "c", "CARDS", "c > 7"))
    list(CARDS) [c + 1 for c in CARDS if c > 7]
    """
    if element == var and not where:
        return list_text(source)
    return NewList(f"[{element} for {var} in {source}{f' if {where}' if where else ''}]")


def free_name(name: str, used: Collection[str]) -> str:
    """Return a name that is not used, as much like a given one as possible.

    >>> free_name("place", {"c", "place"})
    'place_'
    """
    while name in used:
        name += "_"
    return name


def offset_text(number: int) -> str:
    """Write what is added to a number.

    >>> offset_text(0), offset_text(7), offset_text(-7)
    ('', ' + 7', ' - 7')
    """
    if number == 0:
        return ""
    return f" + {number}" if number > 0 else f" - {-number}"


FEW = 6


class Case(Struct, frozen=True):
    """What is done for one or more numbers: the first of them, the test for them, the lines."""

    number: int
    test: str
    lines: list[str]


def by_halves(name: str, parts: list[tuple[int, list[str]]], text: Callable[[int], str] = str) -> list[str]:
    """Write parts that are each for one number, in the order of these: many in halves, so that few tests are made.

    >>> print("\\n".join(by_halves("this", [(n, [f"if this == {n}:", "    go()"]) for n in range(7)])[:4]))
    if this < 3:
        if this == 0:
            go()
        if this == 1:
    """
    if len(parts) <= FEW:
        return [line for _, lines in parts for line in lines]
    middle = len(parts) // 2
    halves = indented(by_halves(name, parts[:middle], text)), indented(by_halves(name, parts[middle:], text))
    return [f"if {name} < {text(parts[middle][0])}:", *halves[0], "else:", *halves[1]]


def in_functions(
    name: str,
    parts: list[Choice],
    write: Callable[[list[Choice]], list[str]],
    text: Callable[[Choice], str],
    call: Callable[[str, list[str]], list[str]],
    ends: tuple[str, str] = ("", ""),
) -> list[str]:
    """Write a choice between so many parts that it would make a long function: the choice of the function to call.

    `write` writes some of the parts, `text` is the number that a part begins with. `call` makes a function of the end
    of its name and its lines, and writes the call.

    >>> from lawspeaker.emit.lines import Return
    >>> call = lambda end, lines: [Return(f"return run{end}(s)")]
    >>> print("\\n".join(in_functions("n", list(range(200)), lambda parts: ["…"] * len(parts), str, call)))
    if n < 100:
        if n < 50:
            return run_below_50(s)
        return run_from_50_below_100(s)
    if n < 150:
        return run_from_100_below_150(s)
    return run_from_150(s)
    """
    lines = write(parts)
    if height(lines) <= LONGEST or len(parts) == 1:
        low, high = ends
        end = f"{f'_from_{low.lower()}' if low else ''}{f'_below_{high.lower()}' if high else ''}"
        return call(end, lines) if end else lines
    middle = len(parts) // 2
    border = text(parts[middle])
    first = in_functions(name, parts[:middle], write, text, call, (ends[0], border))
    second = in_functions(name, parts[middle:], write, text, call, (border, ends[1]))
    test = f"if {name} < {border}:"
    if always_returns(first):
        return [test, *indented(first), *second]
    return [test, *indented(first), "else:", *indented(second)]


def chain(name: str, cases: list[Case], text: Callable[[int], str] = str) -> list[str]:
    """Write a choice between cases: many in halves, so that few tests are made.

    >>> print("\\n".join(chain("n", [Case(0, "n == 0", ["a()"]), Case(1, "n == 1", ["b()"])])))
    if n == 0:
        a()
    elif n == 1:
        b()
    """
    if len(cases) > FEW:
        middle = len(cases) // 2
        halves = indented(chain(name, cases[:middle], text)), indented(chain(name, cases[middle:], text))
        return [f"if {name} < {text(cases[middle].number)}:", *halves[0], "else:", *halves[1]]
    lines: list[str] = []
    for number, case in enumerate(cases):
        lines += [f"{'el' if number else ''}if {case.test}:", *indented(case.lines)]
    return lines
