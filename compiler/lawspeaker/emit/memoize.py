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

from lawspeaker.check import ir as c
from lawspeaker.check.scope import is_list
from lawspeaker.check.walk import nodes
from lawspeaker.emit.costs import Costs
from lawspeaker.emit.effects import WRITERS, written_by
from lawspeaker.emit.memo_tables import Keeping, Shelf
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.python_text import INDENT, indented
from lawspeaker.emit.use_counts import Asked
from lawspeaker.emit.value_effects import Reader
from lawspeaker.lower.function_names import variables
from lawspeaker.resolve.types import Type

DEAR = 120
OFTEN = 10


def find_kept(layout: Layout) -> Keeping:
    """Find the values that are kept: worth it, and looking only at what is followed."""
    functions = [*layout.program.functions.values(), *(trigger.function for trigger in layout.program.triggers)]
    functions += [function for steps in layout.program.steps.values() for function in steps.values()]
    taken = {*variables(layout.program), *layout.lowered.names.values(), *(function.name for function in functions)}
    keeping, reader, worth = Keeping(taken=taken), Reader(layout), Worth(layout)
    shelves: dict[tuple[frozenset[str], str], list[c.Point]] = {}
    for point in worth.points:
        if key_text(layout, point.params) is not None:
            reads = reader.of(point)
            if reads is not None and worth.keeping(point, reads):
                shelves.setdefault((reads, form_of(point.signed.type)), []).append(point)
    for (reads, form), points in shelves.items():
        values = [layout.value_name(point.signed) for point in points]
        keeping.shelves.append(Shelf(layout.attribute("kept", f"kept_{values[0]}"), form, reads, values))
        for number, point in enumerate(points):
            key = key_text(layout, point.params)
            assert key is not None
            keeping.keys[values[number]] = shared_key(key, number, len(points))
    return keeping


class Worth:
    """Tells which values are worth keeping: dear, asked for again, and not forgotten all the time.

    What a value saves is its own work, without that of other such values it asks for: they are kept themselves.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        costs, asked = Costs(layout), Asked(layout)
        points = [*layout.program.points.values(), *layout.program.permissions.values()]
        self.points = [p for p in points if p.signed.span.file and layout.value_name(p.signed) not in layout.static]
        dear = {layout.value_name(point.signed) for point in self.points if costs.of_point(point) >= DEAR}
        self.wanted = {name for name in dear if asked.is_repeated(name, dear)}
        self.costs, self.asked, self.changes = Costs(layout, self.wanted), asked, all_changes(layout)

    def keeping(self, point: c.Point, reads: frozenset[str]) -> bool:
        """Tell whether a value is worth keeping that looks at some things."""
        name = self.layout.value_name(point.signed)
        changes = sum(self.changes[what] for what in reads)
        return name in self.wanted and changes * OFTEN <= self.asked.places(name) * self.costs.of_point(point)


def all_changes(layout: Layout) -> Counter[str]:
    """Count the sentences that change each thing that values look at."""
    program = layout.program
    functions = [*program.functions.values(), *(trigger.function for trigger in program.triggers)]
    functions += [function for steps in program.steps.values() for function in steps.values()]
    sentences = (node for function in functions for node in nodes(function.body) if isinstance(node, WRITERS))
    return Counter(what for sentence in sentences for what in written_by(layout.symbols, sentence))


def form_of(type_: Type) -> str:
    return "list[int]" if is_list(type_) else "bool" if type_.form == "yes_no" else "int"


def key_text(layout: Layout, params: list[tuple[str, Type]]) -> str | None:
    """Write one number for the arguments of a value; None where several have no bound, or one is asked about once."""
    if any(type_.bare().form == "spot" for _, type_ in params):  # there are so many that few come up again
        return None
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
