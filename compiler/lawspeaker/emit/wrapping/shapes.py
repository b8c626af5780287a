"""Expressions to docs: where each kind of expression may break.

What a part may do depends on what is around it: inside brackets (`INSIDE`) it breaks freely, outside of any (`BARE`)
its operators must stay on the line, and within parentheses that only appear when needed (a `Mark`) it depends on them.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import TypeAlias

from lawspeaker.emit.wrapping.docs import (
    HARD,
    SOFT,
    SPACE,
    Best,
    Doc,
    Group,
    IfItHelps,
    Indent,
    Mark,
    MayBreak,
    When,
    block,
    joined,
    listed,
)
from lawspeaker.emit.wrapping.parens import RANK, Need, fluent, need, omittable, own_brackets
from lawspeaker.emit.wrapping.tokens import UnreadableError
from lawspeaker.emit.wrapping.tree import (
    Atom,
    Attribute,
    Call,
    Choice,
    Clause,
    Comprehension,
    Display,
    Expression,
    Keyword,
    Lambda,
    Named,
    Operation,
    Pair,
    Prefixed,
    Slice,
    Strings,
    Subscript,
    Tuple,
)


class Level(Enum):
    """Whether brackets are around an expression for certain, or none are."""

    BARE = auto()
    INSIDE = auto()


class Chain(Enum):
    """Whether a link of a chain of calls has been told how the whole chain is laid out."""

    UNKNOWN = auto()
    PLAIN = auto()
    FLUENT = auto()


BARE, INSIDE = Level.BARE, Level.INSIDE
Around: TypeAlias = Level | Mark


def shape(node: Expression, around: Around, parens: bool | None = None, chain: Chain = Chain.UNKNOWN) -> Doc:
    """Return the doc of an expression; `parens` overrides whether it keeps the parentheses of the source."""
    if node.parens if parens is None else parens:
        return enclosed("(", inner(node, INSIDE), ")", around)
    return inner(node, around, chain)


def inner(node: Expression, around: Around, chain: Chain = Chain.UNKNOWN) -> Doc:
    """Return the doc of an expression without parentheses around it."""
    match node:
        case Atom():
            return node.text
        case Call() | Subscript() | Attribute():
            return _link(node, around, chain)
        case Operation():
            return grouped(_operation(_flattened(node), around), around)
        case Tuple():
            return _tuple(node, around)
        case Display():
            return _sequence(node.brackets, node.items, around)
        case Comprehension():
            return _comprehension(node, around)
        case Pair():
            return _pair(node)
        case Keyword():
            return (node.name, shape(node.value, around))
        case Prefixed():
            if around is BARE and node.sign.startswith("yield"):
                return (node.sign, ending(node.operand, "yield", keep=True))
            return (node.sign, shape(node.operand, around))
        case Choice():
            return grouped(_choice(node, around), around)
        case Lambda():
            return (_head(node), _body(node.body, around))
        case Named():
            return (Group((shape(node.target, around), gap(around))), ":= ", shape(node.value, around))
        case Slice():
            return _slice(node, around)
        case Strings():
            return _strings(node, around)
        case _:
            raise UnreadableError


def enclosed(left: str, content: Doc, right: str, around: Around) -> Doc:
    """Return brackets with content that moves to lines of its own; they break before parentheses appear around them."""
    body: Doc = Group(block(content))
    return (left, MayBreak(body, around) if isinstance(around, Mark) else body, right)


def gap(around: Around) -> Doc:
    """Return a space that ends the line if there are brackets around."""
    if isinstance(around, Mark):
        return (When(True, SPACE, around), When(False, " ", around))
    return SPACE if around is INSIDE else " "


def grouped(content: Doc, around: Around) -> Doc:
    """Return a group if there are brackets around."""
    if isinstance(around, Mark):
        return Group(content, unless_flat=around)
    return Group(content) if around is INSIDE else content


def parens_if_broken(content: Doc) -> Doc:
    """Return content, made for the inside of brackets, that gets parentheses when it breaks."""
    return Group((When(True, "("), block(content), When(True, ")")))


def parens_if_needed(content: Callable[[Mark], Doc]) -> Doc:
    """Return content that gets parentheses only if breaking its own brackets does not make it fit."""
    mark = Mark()
    body = Indent((SOFT, content(mark)), mark)
    return Group((When(True, "("), body, SOFT, When(True, ")")), mark)


def parens_if_they_help(node: Expression) -> Doc:
    """Return an expression that cannot break before its brackets and gets parentheses if it fits then."""
    mark = Mark()
    return IfItHelps(inner(node, mark), mark)


def ending(node: Expression, parent: str, keep: bool = False, later: bool = False) -> Doc:
    """Return an expression that a statement contains outside of brackets.

    `keep` keeps the parentheses of the source; `later` says that another expression of the statement should break last.
    """
    needed = need(node, parent)
    if needed is Need.ALWAYS or (keep and node.parens):
        return shape(node, BARE, parens=True)
    if needed is Need.NEVER or (needed is Need.IF_IT_FITS_THEN and keep):
        return inner(node, BARE)
    if needed is Need.IF_IT_FITS_THEN and not later:
        return parens_if_they_help(node)
    if omittable(node):
        return parens_if_needed(lambda mark: inner(node, mark))
    return parens_if_broken(inner(node, INSIDE))


def _link(node: Call | Subscript | Attribute, around: Around, chain: Chain) -> Doc:
    layout = chain
    if chain is Chain.UNKNOWN:
        layout = Chain.FLUENT if around is not BARE and fluent(node) else Chain.PLAIN
    head = shape(node.head, around, parens=True) if node.head.parens else inner(node.head, around, layout)
    doc: Doc
    match node:
        case Call():
            doc = (head, arguments(node.arguments, around))
        case Subscript():
            doc = (head, enclosed("[", _index(node.index), "]", around))
        case Attribute():
            dotted = layout is Chain.FLUENT and (node.head.parens or isinstance(node.head, (Call, Subscript)))
            doc = (head, SOFT if dotted else "", f".{node.name}")
    return Group(doc) if layout is Chain.FLUENT and chain is Chain.UNKNOWN else doc


def arguments(items: tuple[Expression, ...], around: Around) -> Doc:
    """Return the arguments of a call or class header with their parentheses."""
    if not items:
        return "()"
    return enclosed("(", Group(listed([shape(item, INSIDE) for item in items])), ")", around)


def _index(node: Expression) -> Doc:
    if isinstance(node, Tuple) and node.bare:
        items = [shape(item, INSIDE) for item in node.items]
        return (items[0], ",") if len(items) == 1 else Group(listed(items))
    return shape(node, INSIDE)


def _sequence(brackets: str, items: tuple[Expression, ...], around: Around) -> Doc:
    if not items:
        return brackets
    return enclosed(brackets[0], listed([shape(item, INSIDE) for item in items]), brackets[1], around)


def _tuple(node: Tuple, around: Around) -> Doc:
    if len(node.items) == 1:
        return enclosed("(", (shape(node.items[0], INSIDE), ","), ")", around)
    if node.bare:
        return parens_if_broken(listed([shape(item, INSIDE) for item in node.items]))
    return _sequence("()", node.items, around)


def bare_tuple(items: tuple[Expression, ...]) -> Doc:
    """Return a tuple that prefers to break in the brackets of its elements."""
    return parens_if_needed(lambda mark: listed([shape(item, mark) for item in items]))


def _pair(node: Pair) -> Doc:
    if node.key is None:
        return Group(("**", shape(node.value, INSIDE)))
    return Group((shape(node.key, INSIDE), ": ", shape(node.value, INSIDE)))


def _comprehension(node: Comprehension, around: Around) -> Doc:
    clauses = joined([_clause(clause) for clause in node.clauses], SPACE)
    element: Doc
    match node.element:
        case Pair(key=Expression() as key, value=value):
            element = (Group(shape(key, INSIDE)), ": ", shape(value, INSIDE))
        case other:
            element = Group(shape(other, INSIDE))
    content = (element, SPACE, clauses)
    if not node.brackets:
        return content
    return enclosed(node.brackets[0], Group(content), node.brackets[1], around)


def _clause(clause: Clause) -> Doc:
    target = clause.target
    doc: list[Doc] = [clause.word]
    if isinstance(target, Tuple) and target.bare and len(target.items) > 1:
        doc.append(joined([shape(item, INSIDE) for item in target.items], ", "))
    else:
        doc.append(shape(target, INSIDE))
    doc += [" in ", shape(clause.source, INSIDE)]
    for test in clause.tests:
        doc += [SPACE, "if ", shape(test, INSIDE)]
    return tuple(doc)


def _choice(node: Choice, around: Around) -> Doc:
    head = (shape(node.body, around), gap(around), "if ", shape(node.test, around), gap(around), "else ")
    if isinstance(node.other, Choice) and not node.other.parens:
        return (head, _choice(node.other, around))
    return (head, grouped(shape(node.other, around), around))


def _slice(node: Slice, around: Around) -> Doc:
    parts: list[Doc] = []
    for index, bound in enumerate(node.bounds):
        if index:
            parts.append(node.colons[index - 1])
        if bound is not None:
            parts.append(shape(bound, around))
    return tuple(parts)


def _strings(node: Strings, around: Around) -> Doc:
    """Return literals written in a row: one string while flat, a line for each when broken."""
    flat = one_string(node)
    if around is BARE:
        return flat
    return grouped((When(False, flat), When(True, joined(list(node.parts), gap(around)))), around)


def one_string(node: Strings) -> str:
    """Return the literals joined into one if all are written alike, else in a row.

    >>> one_string(Strings(('"a"', '"b"'))), one_string(Strings(('"a"', 'r"b"')))
    ('"ab"', '"a" r"b"')
    """
    heads = {part[: part.index('"') + 1] if part.endswith('"') and '"""' not in part else part for part in node.parts}
    if heads not in ({'"'}, {'f"'}, {'b"'}):
        return " ".join(node.parts)
    (head,) = heads
    return head + "".join([part[len(head) : -1] for part in node.parts]) + '"'


def assigned_strings(node: Strings) -> Doc:
    """Return literals in a row at the end of a statement: joined, joined in parentheses, or one per line in them."""
    flat = one_string(node)
    apart = joined(list(node.parts), SPACE)
    in_parens = ("(", Group(block(flat), forced=True), ")")
    return Best((flat, in_parens, ("(", Group(block(apart), forced=True), ")")), all_lines=True)


def _head(node: Lambda) -> str:
    return f"lambda {node.parameters}: " if node.parameters else "lambda: "


def assigned_lambda(node: Lambda) -> Doc:
    """Return a lambda that is the value of an assignment: its body gets the parentheses, not the whole."""
    return parens_if_needed(lambda mark: (_head(node), MayBreak(_body(node.body, mark))))


def _body(body: Expression, around: Around) -> Doc:
    if isinstance(body, (Call, Subscript)):
        if fluent(body):
            return parens_if_broken(inner(body, INSIDE))
        plain = inner(body, around)
        return Best((plain, Group(plain, forced=True), ("(", Indent((HARD, plain)), HARD, ")")))
    if own_brackets(body) is not None or isinstance(body, Named):
        return shape(body, around)
    return parens_if_broken(inner(body, INSIDE))


_Parts: TypeAlias = list[Expression | str]


def _flattened(node: Operation) -> _Parts:
    """Return operands and operators in the order of the source, those of inner operations included."""
    parts: _Parts = []
    for index, operand in enumerate(node.operands):
        if index:
            parts.append(node.operators[index - 1])
        if isinstance(operand, Operation) and not operand.parens:
            parts += _flattened(operand)
        else:
            parts.append(operand)
    return parts


def _operation(parts: _Parts, around: Around) -> Doc:
    """Return a chain that breaks before its weakest operators, and keeps what is between them together."""
    weakest = max(RANK[part] for part in parts if isinstance(part, str))
    doc: list[Doc] = []
    start = 0
    for index, part in enumerate(parts):
        if isinstance(part, str) and RANK[part] == weakest:
            doc.append(_operand(parts[start:index], around))
            close = part == "**" and _simple(parts[index - 1]) and _simple(parts[index + 1])
            doc += [_tight_power(around)] if close else [gap(around), part, " "]
            start = index + 1
    doc.append(_operand(parts[start:], around))
    return tuple(doc)


def _operand(parts: _Parts, around: Around) -> Doc:
    if len(parts) > 1:
        return grouped(_operation(parts, around), around)
    (only,) = parts
    return shape(only, around) if isinstance(only, Expression) else only


def _tight_power(around: Around) -> Doc:
    """Return the `**` between simple operands, which has no spaces beside it while it stays on its line."""
    if isinstance(around, Mark):
        return (When(True, SOFT, around), "**", When(True, " ", around))
    return (SOFT, "**", When(True, " ")) if around is INSIDE else "**"


def _simple(part: Expression | str) -> bool:
    """Tell whether `**` has no spaces beside this operand."""
    match part:
        case Expression(parens=True):
            return False
        case Atom():
            return part.kind != "string" and part.text != "..."
        case Prefixed():
            return part.sign in ("-", "+", "~") and _simple(part.operand)
        case Attribute():
            return _simple(part.head)
        case _:
            return False
