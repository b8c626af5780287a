"""Print what resolve makes of a spec: a heading for each sort of symbol, a line for each symbol.

    resource food: limit 30          ->    resources
                                               food: index=0 limit=30 seen=everyone

Expressions, sentences and rules are still trees here. They are printed as the text that they were parsed from.
"""

from __future__ import annotations

from collections.abc import Mapping

from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import FieldSym, Symbols
from lawspeaker.source import Source, Span
from tests.case_sources import FRAME_FILE
from tests.print_nodes import brief, fields_of, is_node, type_text

Texts = dict[str, list[str]]
LEFT_OUT = frozenset({"named", "owners", "notes"})
"""What repeats other symbols, and what is only read by later passes."""
NOT_SHOWN = frozenset({"name", "decl", "spans", "lines"})
"""Fields of symbols that are printed elsewhere in the line, or hold only positions and whole trees."""
HEADER = frozenset({"title", "players", "seats"})


def print_symbols(symbols: Symbols, sources: list[Source]) -> str:
    """Return the symbols of a spec as lines."""
    texts = {source.name: source.text.split("\n") for source in sources}
    lines: list[str] = []
    framed = symbols.game is not None and symbols.game.file == FRAME_FILE
    for name, value in fields_of(symbols):
        if name not in LEFT_OUT and not (framed and name in HEADER) and not is_frame(value):
            lines += table(name, value, texts)
    return "".join(f"{line}\n" for line in lines)


def is_frame(value: object) -> bool:
    """Tell whether a value was declared by the frame of a case."""
    span = getattr(value, "span", None)
    return isinstance(span, Span) and span.file == FRAME_FILE


def table(name: str, value: object, texts: Texts) -> list[str]:
    """Return the symbols of one sort, each on a line of its own, or a single value beside its name."""
    if isinstance(value, Mapping):
        return [name, *(f"    {symbol(item, texts)}" for item in value.values())]
    if isinstance(value, list):
        return [name, *(f"    {symbol(item, texts)}" for item in value)]
    return [f"{name}: {part(value, texts)}"]


def symbol(value: object, texts: Texts) -> str:
    """Return a symbol as its name and what its fields hold."""
    if not is_node(value) or is_tree(value):
        return part(value, texts)
    given = [f"{name}={part(held, texts)}" for name, held in fields_of(value) if name not in NOT_SHOWN]
    return ": ".join(each for each in (str(getattr(value, "name", "")), " ".join(given)) if each)


def part(value: object, texts: Texts) -> str:
    """Return what a field holds on one line."""
    if is_tree(value):
        return repr(source_of(value, texts))
    if isinstance(value, FieldSym):
        return f"({field_words(value, texts)})"
    if isinstance(value, tuple | list):
        return f"[{', '.join(part(item, texts) for item in value)}]"
    if isinstance(value, Mapping):
        shown = {key: item for key, item in value.items() if not isinstance(item, Span)}
        return "{" + ", ".join(f"{key}: {part(item, texts)}" for key, item in shown.items()) + "}"
    if is_node(value):
        return f"({symbol(value, texts)})"
    return brief(value)


def field_words(field: FieldSym, texts: Texts) -> str:
    """Return a field of a kind: its name, type and default, and whether rules change it."""
    default = f" = {source_of(field.default, texts)}" if field.default is not None else ""
    return f"{field.name}: {type_text(field.type)}{default}{', dynamic' if field.dynamic else ''}"


def is_tree(value: object) -> bool:
    """Tell whether a value is a node of the parser's tree."""
    return type(value).__module__ == t.__name__


def source_of(node: object, texts: Texts) -> str:
    """Return the text of a node's first line, as the spec has it; a word or number that `every` adds is not in it."""
    if isinstance(node, t.Word):
        return node.word
    if isinstance(node, t.Number):
        return str(node.value)
    span = getattr(node, "span", None)
    assert isinstance(span, Span)
    end = span.end_column - 1 if span.end_line == span.line else None
    return texts[span.file][span.line - 1][span.column - 1 : end].strip()
