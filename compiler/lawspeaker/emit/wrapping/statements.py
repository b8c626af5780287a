"""Statements to docs: one function for each kind of line that can be too long."""

from __future__ import annotations

from collections.abc import Callable

from lawspeaker.emit.wrapping.docs import SPACE, Best, Doc, Group, When, block, joined, listed
from lawspeaker.emit.wrapping.parens import Need, brackets, need, omittable, own_brackets, splittable
from lawspeaker.emit.wrapping.read import ASSIGNING, Reader
from lawspeaker.emit.wrapping.shapes import (
    BARE,
    INSIDE,
    arguments,
    assigned_lambda,
    assigned_strings,
    bare_tuple,
    ending,
    inner,
    parens_if_broken,
    parens_if_needed,
    shape,
)
from lawspeaker.emit.wrapping.tokens import UnreadableError
from lawspeaker.emit.wrapping.tree import (
    Atom,
    Attribute,
    Call,
    Expression,
    Lambda,
    Operation,
    Strings,
    Subscript,
    Tuple,
)


def statement(line: str) -> Doc:
    """Return the doc of a line; raise if it is of a shape that is not known."""
    reader = Reader(line)
    make = _BY_WORD.get(reader.text, _expression)
    doc = make(reader)
    if reader.token.kind != "end":
        raise UnreadableError(line)
    return doc


def _condition(reader: Reader) -> Doc:
    word = reader.take()
    test = reader.expression()
    reader.expect(":")
    return (word, " ", ending(test, word), ":")


def _loop(reader: Reader) -> Doc:
    word = "async for " if reader.accept("async") else "for "
    reader.expect("for")
    target = reader.target()
    reader.expect("in")
    source = reader.listing()
    reader.expect(":")
    items = target.items if isinstance(target, Tuple) else ()
    aim = bare_tuple(items) if len(items) > 1 else ending(target, "for")
    return (word, aim, " in ", ending(source, "for"), ":")


def _return(reader: Reader) -> Doc:
    reader.take()
    value = reader.listing()
    if isinstance(value, Tuple) and value.bare and len(value.items) == 2:
        return ("return ", bare_tuple(value.items))
    return ("return ", _value(value, "return"))


def _delete(reader: Reader) -> Doc:
    reader.take()
    target = reader.listing()
    if isinstance(target, Tuple) and target.bare:
        return ("del ", parens_if_broken(listed([shape(item, INSIDE) for item in target.items])))
    return ("del ", ending(target, "del"))


def _raise(reader: Reader) -> Doc:
    reader.take()
    doc: Doc = ("raise ", ending(reader.expression(), "raise", keep=True))
    if reader.accept("from"):
        return (doc, " from ", ending(reader.expression(), "raise", keep=True))
    return doc


def _assert(reader: Reader) -> Doc:
    reader.take()
    doc: Doc = ("assert ", ending(reader.expression(), "assert"))
    if reader.accept(","):
        return (doc, ", ", ending(reader.expression(), "assert", later=True))
    return doc


def _with(reader: Reader) -> Doc:
    reader.take()
    items = [_managed(reader)]
    while reader.accept(","):
        items.append(_managed(reader))
    reader.expect(":")
    if len(items) > 1:
        return ("with ", parens_if_broken(listed([(shape(item, INSIDE), name) for item, name in items])), ":")
    item, name = items[0]
    return ("with ", ending(item, "with", later=True), name, ":")


def _managed(reader: Reader) -> tuple[Expression, Doc]:
    """Read a context manager and the target it is bound to, with its `as`."""
    manager = reader.expression()
    return manager, (" as ", shape(reader.starred(), BARE)) if reader.accept("as") else ""


def _except(reader: Reader) -> Doc:
    reader.take()
    kinds = ending(reader.expression(), "except")
    name = f" as {reader.word()}" if reader.accept("as") else ""
    reader.expect(":")
    return ("except ", kinds, name, ":")


def _import(reader: Reader) -> Doc:
    start = reader.token.start
    while reader.text not in ("import", ""):
        reader.take()
    reader.expect("import")
    head = reader.line[start : reader.token.start]
    wrapped = reader.accept("(")
    names: list[Doc] = [_imported(reader)]
    while reader.accept(",") and reader.text != ")":
        names.append(_imported(reader))
    if wrapped:
        reader.expect(")")
    return (head, parens_if_broken(listed(names, alone=True)))


def _imported(reader: Reader) -> Doc:
    name = reader.word()
    return f"{name} as {reader.word()}" if reader.accept("as") else name


def _decorator(reader: Reader) -> Doc:
    reader.take()
    return ("@", ending(reader.expression(), "decorator", keep=True))


def _class(reader: Reader) -> Doc:
    reader.take()
    name = reader.word()
    reader.expect("(")
    return ("class ", name, arguments(reader.arguments(), BARE), _end_of_header(reader))


def _end_of_header(reader: Reader) -> str:
    """Read the colon, and the `...` of a body without content, which stays on the line."""
    reader.expect(":")
    return ": ..." if reader.accept("...") else ":"


def _function(reader: Reader) -> Doc:
    start = reader.token.start
    reader.accept("async")
    reader.expect("def")
    reader.word()
    head = reader.line[start : reader.token.start]
    reader.expect("(")
    signature = _parameters(reader)
    if reader.accept("->"):
        result = reader.expression()
        bare = signature == "()"
        signature = (signature, " -> ", ending(result, "def()" if bare else "def", later=bare))
    return (head, Group(signature), _end_of_header(reader))


def _parameters(reader: Reader) -> Doc:
    """Read parameters up to the closing parenthesis; all of them together move to lines of their own."""
    found: list[Doc] = []
    while not reader.accept(")"):
        if reader.text in ("*", "/") and reader.tokens[reader.at + 1].text in (",", ")"):
            found.append(reader.take())
        else:
            found.append(_parameter(reader))
        if reader.text != ")":
            reader.expect(",")
    if not found:
        return "()"
    content = (joined(found, (",", SPACE)), When(True, ","))
    return ("(", block(content if len(found) == 1 else Group(content)), ")")


def _parameter(reader: Reader) -> Doc:
    star = reader.take() if reader.text in ("*", "**") else ""
    parts: list[Doc] = [star, reader.word()]
    if reader.accept(":"):
        parts += [": ", shape(reader.expression(), INSIDE)]
    if reader.accept("="):
        parts += [" = " if len(parts) > 2 else "=", shape(reader.expression(), INSIDE)]
    return tuple(parts)


def _expression(reader: Reader) -> Doc:
    first = reader.listing()
    if reader.accept(":"):
        return _annotated(reader, first)
    if reader.text == "=":
        return _assignment(reader, first)
    if reader.text in ASSIGNING:
        operator = reader.take()
        value = reader.listing()
        if _splits_itself(first) and not first.parens:
            return _both_sides(first, operator, value)
        return (shape(first, BARE), f" {operator} ", _value(value, "="))
    if isinstance(first, Operation) and first.operators[0] in ("|", "^", "<<", ">>", "+", "-"):
        return ending(first, "expression", keep=True)
    return shape(first, BARE)


def _annotated(reader: Reader, target: Expression) -> Doc:
    head = (shape(target, BARE), ": ")
    annotation = reader.expression()
    if not reader.accept("="):
        return (head, _value(annotation, "="))
    value = reader.listing()
    if splittable(annotation):
        return (head, _both_sides(annotation, "=", value))
    return (head, inner(annotation, BARE), " = ", _value(value, "="))


def _assignment(reader: Reader, first: Expression) -> Doc:
    sides = [first]
    while reader.accept("="):
        sides.append(reader.listing())
    *targets, value = sides
    if len(targets) == 1:
        if _splits_itself(first) and not first.parens:
            return _both_sides(first, "=", value)
        return (shape(first, BARE), " = ", _value(value, "="))
    docs: list[Doc] = [shape(first, BARE), " = "]
    for target in targets[1:-1]:
        docs += [_middle(target), " = "]
    return (tuple(docs), _both_sides(targets[-1], "=", value))


def _value(value: Expression, parent: str) -> Doc:
    """Return the last expression of a statement whose beginning cannot break."""
    if isinstance(value, Strings):
        return assigned_strings(value)
    return assigned_lambda(value) if isinstance(value, Lambda) else ending(value, parent)


def _both_sides(target: Expression, operator: str, value: Expression) -> Doc:
    """Return a target that may break and its value: the value breaks first, the target only if that is not enough."""
    left = (_target(target), f" {operator} ")
    chained = isinstance(value, (Call, Attribute, Subscript))
    single = isinstance(value, Atom) and value.text != "..."
    if not (single or (chained and need(value, "=") is Need.IF_IT_FITS_THEN)):
        return (left, _value(value, "="))
    plain = inner(value, BARE)
    in_parens = (left, "(", Group(block(plain), forced=True), ")")
    split = (Group(_target(target), forced=True), f" {operator} ", plain)
    if chained:
        return Best(((left, plain), (left, Group(plain, forced=True)), in_parens, split))
    return Best(((left, plain), in_parens, split))


def _middle(target: Expression) -> Doc:
    return inner(target, BARE) if _no_parens_for(target) else parens_if_broken(inner(target, INSIDE))


def _target(target: Expression) -> Doc:
    if _no_parens_for(target):
        return inner(target, BARE)
    if omittable(target):
        return parens_if_needed(lambda mark: inner(target, mark))
    return parens_if_broken(inner(target, INSIDE))


def _splits_itself(target: Expression) -> bool:
    return isinstance(target, Tuple) or own_brackets(target) is not None


def _no_parens_for(target: Expression) -> bool:
    return _splits_itself(target) or _has_brackets_within(target)


def _has_brackets_within(target: Expression) -> bool:
    match target:
        case Attribute():
            return brackets(target.head) is not None or _has_brackets_within(target.head)
        case Subscript():
            return True
        case Call():
            return bool(target.arguments)
        case _:
            return False


def _async(reader: Reader) -> Doc:
    return _loop(reader) if reader.tokens[1].text == "for" else _function(reader)


_BY_WORD: dict[str, Callable[[Reader], Doc]] = {
    "if": _condition,
    "elif": _condition,
    "while": _condition,
    "for": _loop,
    "async": _async,
    "def": _function,
    "class": _class,
    "return": _return,
    "del": _delete,
    "raise": _raise,
    "assert": _assert,
    "with": _with,
    "except": _except,
    "from": _import,
    "@": _decorator,
}
