"""Small pieces of Python text that all writers share."""

from __future__ import annotations

import ast
import re

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
    plain = repr(str(text))
    if plain.startswith("'") and '"' not in text:
        return '"' + plain[1:-1].replace("\\'", "'") + '"'
    return plain


SIMPLE = re.compile(r"-?\w*")


def slice_text(start: str, stop: str = "", step: str = "") -> str:
    """Write a slice with the spaces the formatter puts around colons: none where the ends are simple.

    >>> print(slice_text("-3"), slice_text("", "n + 1"), slice_text("p * 2", "p * 2 + 2"), slice_text("p", "", "2"))
    [-3:] [: n + 1] [p * 2 : p * 2 + 2] [p::2]
    """
    ends = [start, stop, step] if step else [start, stop]
    if all(SIMPLE.fullmatch(end) for end in ends):
        return f"[{':'.join(ends)}]"
    text = start
    for end in ends[1:]:
        text = (f"{text} :" if text and not text.endswith(" :") else f"{text}:") + (f" {end}" if end else "")
    return f"[{text}]"


def range_text(start: str, stop: str) -> str:
    """Write a range; one from 0 needs no start.

    >>> print(range_text("0", "4"), range_text("1", "4"))
    range(4) range(1, 4)
    """
    return f"range({stop})" if start == "0" else f"range({start}, {stop})"


def list_text(source: str) -> str:
    """Write a list of what a loop could run over; a list of one's own stays.

    >>> print(list_text("CARDS"), list_text("[c for c in hand]"), list_text("(FORGE, TOWER)"))
    list(CARDS) [c for c in hand] [FORGE, TOWER]
    """
    if source.startswith("sorted(") or (source.startswith("[") and source.endswith("]")):
        return source
    if source.startswith("(") and isinstance(ast.parse(source, mode="eval").body, ast.Tuple):
        return f"[{source[1:-1].removesuffix(',')}]"
    return f"list({source})"


def listed(element: str, var: str, source: str, where: str = "") -> str:
    """Write the list of an element for everything in a source where a condition holds.

    >>> print(listed("c", "c", "CARDS"), listed("c + 1", "c", "CARDS", "c > 7"))
    list(CARDS) [c + 1 for c in CARDS if c > 7]
    """
    if element == var and not where:
        return list_text(source)
    return f"[{element} for {var} in {source}{f' if {where}' if where else ''}]"


def under(test: str, lines: list[str]) -> list[str]:
    """Write lines under a condition; a single condition among them is joined to it.

    >>> under("a", ["# why", "if b or c:", "    x = 1"])
    ['# why', 'if a and (b or c):', '    x = 1']
    """
    start = next(k for k, line in enumerate(lines) if not line.startswith("#"))
    if not lines[start].startswith("if ") or not all(line.startswith(INDENT) for line in lines[start + 1 :]):
        return [f"if {test}:", *indented(lines)]
    inner = lines[start][len("if ") : -len(":")]
    body = ast.parse(inner, mode="eval").body
    loose = isinstance(body, ast.IfExp | ast.Lambda) or (isinstance(body, ast.BoolOp) and isinstance(body.op, ast.Or))
    return [*lines[:start], f"if {test} and {f'({inner})' if loose else inner}:", *lines[start + 1 :]]


def offset_text(number: int) -> str:
    """Write what is added to a number.

    >>> offset_text(0), offset_text(7), offset_text(-7)
    ('', ' + 7', ' - 7')
    """
    if number == 0:
        return ""
    return f" + {number}" if number > 0 else f" - {-number}"


FEW = 6


def by_halves(name: str, parts: list[tuple[str, list[str]]]) -> list[str]:
    """Write parts that are each for one number, in the order of these: many in halves, so that few are looked at.

    >>> print("\\n".join(by_halves("this", [(str(n), [f"if this == {n}:", "    go()"]) for n in range(7)])[:4]))
    if this < 3:
        if this == 0:
            go()
        if this == 1:
    """
    if len(parts) <= FEW:
        return [line for _, lines in parts for line in lines]
    middle = len(parts) // 2
    halves = indented(by_halves(name, parts[:middle])), indented(by_halves(name, parts[middle:]))
    return [f"if {name} < {parts[middle][0]}:", *halves[0], "else:", *halves[1]]


def chain(name: str, cases: list[tuple[str, str, list[str]]]) -> list[str]:
    """Write a choice between cases, each with its first number, its test and its lines: many in halves.

    >>> print("\\n".join(chain("n", [("0", "n == 0", ["a()"]), ("1", "n == 1", ["b()"])])))
    if n == 0:
        a()
    elif n == 1:
        b()
    """
    if len(cases) > FEW:
        middle = len(cases) // 2
        halves = indented(chain(name, cases[:middle])), indented(chain(name, cases[middle:]))
        return [f"if {name} < {cases[middle][0]}:", *halves[0], "else:", *halves[1]]
    lines: list[str] = []
    for number, (_, test, act) in enumerate(cases):
        lines += [f"{'el' if number else ''}if {test}:", *indented(act)]
    return lines
