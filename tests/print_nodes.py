"""Print symbols, checked programs and blocks for case files: one declaration, sentence or line of a block per line.

    FieldGet(field=<card.rank>, target=Local(name="c", type=card), type=1 to 4)   ->   FieldGet card.rank c

Source positions and empty fields are left out. A symbol is printed by its name, a type as a spec writes it.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from lawspeaker.check import ir as c
from lawspeaker.parse import tree as t
from lawspeaker.resolve import symbols as sy
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span

SYMBOLS = (
    sy.Board,
    sy.Die,
    sy.Kind,
    sy.Option,
    sy.Phase,
    sy.Piece,
    sy.Pile,
    sy.Record,
    sy.Resource,
    sy.Signed,
    sy.StateSym,
    sy.Thing,
)
BLOCKS = ("block", "otherwise", "body")


def type_text(type_: Type) -> str:
    """Return a type as a spec writes it.

    >>> type_text(Type(TypeForm.LIST, inner=Type(TypeForm.NUMBER, low=1, high=4)))
    'list of 1 to 4'
    """
    if type_.inner is not None:
        return f"{type_.form.value} {'of ' if type_.form == TypeForm.LIST else ''}{type_text(type_.inner)}"
    if type_.low is not None or type_.high is not None:
        return f"{'' if type_.low is None else type_.low} to {'' if type_.high is None else type_.high}".strip()
    return type_.name or type_.form.value


def brief(value: object) -> str:
    """Return a value on one line; a node in brackets unless it is a single word."""
    text = words(value)
    return f"({text})" if is_node(value) and " " in text and text[0] != "{" else text


def words(value: object) -> str:
    """Return a value on one line."""
    match value:
        case c.Const(number, _, text):
            return str(number) if text in ("", str(number)) else f"{text}#{number}"
        case c.Local(name, _):
            return name
        case c.Universe(type_):
            return f"Universe {type_text(type_)}"
        case c.Arithmetic(op, left, right) | c.Compare(op, left, right) | c.Logic(op, left, right):
            return f"{brief(left)} {op} {brief(right)}"
        case c.BundleOf(parts, _):
            return "{" + ", ".join(f"{words(resource)}: {words(amount)}" for resource, amount in parts) + "}"
        case _:
            return other_words(value)


def other_words(value: object) -> str:
    """Return what is no common expression on one line."""
    if isinstance(value, Type):
        return type_text(value)
    if isinstance(value, sy.FieldSym):
        return f"{value.owner}.{value.name}"
    if isinstance(value, SYMBOLS):
        return value.name
    if isinstance(value, c.SiteInfo):
        return f"#{value.index}"
    if isinstance(value, c.Effect):
        return f"effect {value.index}"
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, str):
        return value if value.isidentifier() else repr(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{brief(key)}: {brief(item)}" for key, item in value.items()) + "}"
    if isinstance(value, tuple | list):
        return f"[{', '.join(brief(item) for item in value if not isinstance(item, Span))}]"
    if isinstance(value, set | frozenset):
        return f"[{', '.join(sorted(brief(item) for item in value))}]"
    return node_words(value) if is_node(value) else repr(value)


def node_words(node: object) -> str:
    """Return a node as its class and what its fields hold; the type of an expression is not repeated."""
    given = [
        brief(part) if name in PLAIN else f"{name}={brief(part)}" for name, part in fields_of(node) if name != "type"
    ]
    return " ".join([type(node).__name__, *given])


PLAIN = frozenset(
    {"name", "value", "field", "target", "left", "right", "op", "signed", "args", "state", "key", "items"}
)
"""Fields whose names say nothing that their class does not say."""


def is_node(value: object) -> bool:
    """Tell whether a value is printed as a class with its fields."""
    return hasattr(type(value), "__match_args__") and not isinstance(value, (Type, Span, tuple, Enum))


def fields_of(node: object) -> list[tuple[str, object]]:
    """Return the fields of a node that hold something."""
    named = [(str(name), getattr(node, name)) for name in type(node).__match_args__]  # type: ignore[attr-defined]
    left_out = (Span, t.Choose, t.ChooseOrder)  # where it is, and the sentence that asks
    if isinstance(node, c.Function):
        named = [(name, part) for name, part in named if name != "words"]
    return [(name, part) for name, part in named if not isinstance(part, left_out) and not is_empty(part)]


def is_empty(part: object) -> bool:
    """Tell whether a field holds nothing; the number 0 is something."""
    return part is None or part is False or (isinstance(part, str | tuple | list | Mapping | set) and not part)


def block_lines(block: tuple[object, ...], indent: str) -> list[str]:
    """Return the sentences of a block, one below the other, with what is inside them indented."""
    return [line for sentence in block for line in sentence_lines(sentence, indent)]


def sentence_lines(sentence: object, indent: str) -> list[str]:
    """Return a sentence and the blocks inside it."""
    match sentence:
        case c.If(_, arms, otherwise):
            lines = []
            for test, block in arms:
                lines += [f"{indent}If {words(test)}", *block_lines(block, indent + "    ")]
            return lines + inner("otherwise", otherwise, indent)
        case c.ChooseOne(_, _, _, labels, otherwise):
            lines = [f"{indent}{line_without(sentence, 'labels', *BLOCKS)}"]
            for number, (when, block) in enumerate(labels):
                lines += inner(f"label {number}" + ("" if when is None else f" when {words(when)}"), block, indent)
            return lines + inner("otherwise", otherwise, indent)
        case _:
            lines = [f"{indent}{line_without(sentence, *BLOCKS)}"]
            for name, part in fields_of(sentence):
                if name in BLOCKS and isinstance(part, tuple):
                    lines += inner("" if name == "block" else name, part, indent)
            return lines


def inner(title: str, block: tuple[object, ...], indent: str) -> list[str]:
    """Return a block below its title; nothing if the block is empty."""
    if not block:
        return []
    head = [f"{indent}  {title}"] if title else []
    return head + block_lines(block, indent + "    ")


def line_without(node: object, *left_out: str) -> str:
    """Return a node on one line without some fields."""
    given = [
        brief(part) if name in PLAIN else f"{name}={brief(part)}"
        for name, part in fields_of(node)
        if name not in left_out
    ]
    return " ".join([type(node).__name__, *given])
