"""Values that are kept until something they look at changes.

    # northland.law:12  value lord of t: region -> optional player = first p among players where …
    def lord(s: State, t: int) -> int:
        value = s.kept_lord.get(t)
        if value is None:
            value = s.kept_lord[t] = lord_anew(s, t)
        return value

A sentence that changes what the value looks at is followed by `s.kept_lord = {}`: a new dictionary, never the old one
emptied, because clones share it. Values that look at the same things share one dictionary.
"""

from __future__ import annotations

from collections import Counter

from lawspeaker.check import core as c
from lawspeaker.check.scope import is_list
from lawspeaker.check.walk import nodes
from lawspeaker.emit.changes import point_parts
from lawspeaker.emit.costs import Costs
from lawspeaker.emit.layout import Layout
from lawspeaker.emit.looking import Reader
from lawspeaker.emit.shelves import Keeping, Shelf
from lawspeaker.emit.text import INDENT, indented
from lawspeaker.lower.naming import variables
from lawspeaker.resolve.types import Type

WORTH = 40


def find_kept(layout: Layout) -> Keeping:
    """Find the values worth keeping: dear, asked for in several places, and looking only at what is followed."""
    functions = [*layout.program.functions.values(), *(trigger.function for trigger in layout.program.triggers)]
    functions += [function for steps in layout.program.steps.values() for function in steps.values()]
    taken = {*variables(layout.program), *layout.lowered.names.values(), *(function.name for function in functions)}
    keeping = Keeping(taken=taken)
    reader, costs, asked = Reader(layout), Costs(layout), uses(layout)
    shelves: dict[tuple[frozenset[str], str], list[c.Point]] = {}
    for point in [*layout.program.points.values(), *layout.program.permissions.values()]:
        name = layout.value_name(point.signed)
        if name in layout.static or asked[name] < 2 or not point.signed.span.file or costs.of_point(point) < WORTH:
            continue
        reads = reader.of(point)
        if reads is not None and key_text(layout, point.params) is not None:
            shelves.setdefault((reads, form_of(point.signed.type)), []).append(point)
    for (reads, form), points in shelves.items():
        names = [layout.value_name(point.signed) for point in points]
        keeping.shelves.append(Shelf(layout.attribute("kept", f"kept_{names[0]}"), form, reads, names))
        for number, point in enumerate(points):
            key = key_text(layout, point.params)
            assert key is not None
            keeping.keys[names[number]] = shared_key(key, number, len(points))
    return keeping


def uses(layout: Layout) -> Counter[str]:
    """Count in how many places each value is asked for."""
    program = layout.program
    points = [*program.points.values(), *program.permissions.values()]
    functions = [*program.functions.values(), *(f for steps in program.steps.values() for f in steps.values())]
    functions += [trigger.function for trigger in program.triggers]
    roots: list[object] = [part for point in points for part in point_parts(point)]
    roots += [rule.holds.belongs for point in points for rule in point.rules]
    roots += [function.body for function in functions]
    roots += [trigger.tests for trigger in program.triggers]
    roots += [(ending.tests, ending.ranks) for ending in program.endings]
    roots += [] if program.scoring is None else [(program.scoring.parts, program.scoring.ranks)]
    found = (node for root in roots for node in nodes(root))
    return Counter(layout.value_name(node.signed) for node in found if isinstance(node, c.Use))


def form_of(type_: Type) -> str:
    return "list[int]" if is_list(type_) else "bool" if type_.form == "yes_no" else "int"


def key_text(layout: Layout, params: list[tuple[str, Type]]) -> str | None:
    """Write one number for the arguments of a value; None where several of them have no bound."""
    sizes = [(radix(layout, type_), name) for name, type_ in params]
    if any(is_list(type_) for _, type_ in params) or sum(size is None for size, _ in sizes) > 1:
        return None
    sizes.sort(key=lambda pair: -(pair[0] or 1 << 40))
    text = ""
    for size, name in sizes:
        text = name if not text else f"{f'({text})' if ' ' in text else text} * {size} + {name}"
    return text


def shared_key(key: str, number: int, count: int) -> str:
    """Write the key of a value on a shelf that it shares with others.

    >>> shared_key("t * 4 + p", 1, 3), shared_key("t", 0, 1), shared_key("", 0, 1)
    ('(t * 4 + p) * 3 + 1', 't', '0')
    """
    if count == 1 or not key:
        return key or str(number)
    return f"{f'({key})' if ' ' in key else key} * {count}{f' + {number}' if number else ''}"


def radix(layout: Layout, type_: Type) -> int | None:
    """Return how many different values a parameter has, with one for nothing; None if that is not known."""
    bare = type_.bare()
    match bare.form:
        case "player":
            return layout.symbols.players[1] + 1
        case "yes_no":
            return 2
        case "enum" if bare.name in layout.symbols.enums:
            return len(layout.symbols.enums[bare.name].words) + 1
        case "thing":
            return layout.symbols.thing_count + 1
        case "resource":
            return layout.width + 1
        case "place":
            board = layout.symbols.place_board(bare.name)
            return None if board is None else layout.places(board) + 1
        case _:
            return None


def kept_body(layout: Layout, point: c.Point, anew: str) -> list[str]:
    """Write how a value is looked up, and found out anew only where it is not kept."""
    name = layout.value_name(point.signed)
    shelf = f"s.{layout.keeping.shelf_of(name).attribute}"
    key, first = layout.keeping.keys[name], []
    if " " in key:
        local = "key_" if any(param == "key" for param, _ in point.params) else "key"
        first, key = [f"{local} = {key}"], local
    args = ", ".join(["s", *(param for param, _ in point.params)])
    ask = [f"value = {shelf}.get({key})", "if value is None:", f"{INDENT}value = {shelf}[{key}] = {anew}({args})"]
    return indented([*first, *ask, "return value"])
