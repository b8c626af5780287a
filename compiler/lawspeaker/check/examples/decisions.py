"""Decisions and random outcomes that examples name.

c Feast                     Answer("c", [Feast])
one "pass"           ->     Answer("one", label "pass")
asks c by Blue              Answer("c"), of player 2
chance Bread, 6             [[3, 4, 5], [6]]
chance d4                   the square, of each board that has one
"""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import coercion, expressions, place_names, told_boards
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.declaration_lines import refuse_below
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span
from lawspeaker_language.spelling import nearest
from lawspeaker_language.template import BadTemplate, read_template

PAYMENT: Final = "pay"
"""The variable of a payment; what is paid is asked only if that leaves a choice."""


class Answer(Struct):
    """A decision line: the variable, and its values or the label of the option.

    A value has several alternatives if the variable is a place of different boards in different choices; `by_place` is
    set then.
    """

    variable: str
    values: list[tuple[c.Expr, ...]]
    label: str | None
    span: Span
    by_place: bool = False


class Forced(Struct, frozen=True):
    """A random outcome that a `chance` line names: the integers that are accepted, and the form of their type.

    Places are computed in the state in which the outcome is needed; `places` has one for each board with such a place.
    """

    accepted: list[int]
    form: TypeForm
    span: Span
    places: tuple[c.Expr, ...] = ()


def check_answer_line(cx: CheckContext, line: t.Stmt, scope: Scope) -> Answer | None:
    """Check a line that has to be a decision."""
    if not isinstance(line, t.Call):
        cx.facts.add("L373", line.span)
        return None
    refuse_below(line, cx.facts)
    return check_answer(cx, line, scope)


def check_answer(cx: CheckContext, line: t.Call, scope: Scope) -> Answer | None:
    """Check a decision line against the choices that have such a variable."""
    if line.word == "one":
        return check_label(cx, line.args[0].name if isinstance(line.args[0], t.Name) else "", line.span)
    types = answer_types(cx).get(line.word, [])
    if line.word == "order" and not types:
        types = [ty.UNKNOWN]
    if not types:
        report_unknown_variable(cx, line.word, line.span)
        return None
    if not line.args or line.phrases:
        cx.facts.add("L355", line.span, word=line.word)
        return None
    if isinstance(line.args[0], t.Word) and line.args[0].word in ("nothing", "done"):
        return Answer(line.word, [], line.args[0].word, line.span)
    boards = [type_ for type_ in types if type_.form == TypeForm.PLACE]
    by_place = len(boards) > 1
    found = [find_places(cx, arg, boards, scope) if by_place else () for arg in line.args]
    values = [
        places or (check_answer_value(cx, arg, types, scope),) for arg, places in zip(line.args, found, strict=True)
    ]
    return Answer(line.word, values, None, line.span, by_place)


def check_label(cx: CheckContext, label: str, span: Span) -> Answer:
    """Check the label of an option."""
    labels = option_labels(cx)
    if label not in labels and not any(fits(label, text) for text in labels):
        event = label if label in cx.symbols.events else ""
        cx.facts.add("L374", span, label=label, close=nearest(label, labels) or "", event=event)
    return Answer("one", [], label, span)


def option_labels(cx: CheckContext) -> dict[str, None]:
    """Return the labels of all options, in their order; cached in the context."""
    count = len(cx.program.sites)
    if cx.label_cache is None or cx.label_cache[0] != count:
        cx.label_cache = count, dict.fromkeys(text for site in cx.program.sites for text in site.texts)
    return cx.label_cache[1]


def fits(label: str, text: str) -> bool:
    """Tell whether a label is an option's text with the values that it mentions filled in.

    >>> fits("draw 2 cards", "draw {n card}"), fits("pass", "draw {n card}"), fits("pass", "pass")
    (True, False, False)
    """
    try:
        parts = read_template(text) if "{" in text else ()
    except BadTemplate:
        return False
    pattern = "".join(re.escape(part) if isinstance(part, str) else ".+" for part in parts)
    return bool(pattern) and re.fullmatch(pattern, label) is not None


def report_unknown_variable(cx: CheckContext, word: str, span: Span) -> None:
    """Report a word that is the variable of no choice."""
    names = [var.name for site in cx.program.sites for var in site.vars]
    payment = word if word == PAYMENT else ""
    cx.facts.add("L375", span, word=word, close=nearest(word, names) or "", payment=payment)


def answer_types(cx: CheckContext) -> dict[str, list[Type]]:
    """Return the variables that decisions have, each with its possible types; cached in the context."""
    count = len(cx.program.sites)
    if cx.answer_cache is None or cx.answer_cache[0] != count:
        found: dict[str, dict[Type, None]] = {}
        for var in (var for site in cx.program.sites for var in site.vars):
            found.setdefault(var.name, {})[var.type] = None
        for type_ in trigger_types(cx):
            found.setdefault("order", {})[type_] = None
        cx.answer_cache = count, {name: list(types) for name, types in found.items()}
    return cx.answer_cache[1]


def trigger_types(cx: CheckContext) -> dict[Type, None]:
    """Return the kinds of the things that have triggers, whose names say an order of triggers."""
    triggers = cx.program.triggers
    ids = {id_ for trigger in triggers for id_ in trigger.holds.things}
    names = {trigger.function.title for trigger in triggers if trigger.holds.effect is not None}
    found = [thing for thing in cx.symbols.things if thing.name in names or not ids.isdisjoint(thing.ids)]
    return {Type(TypeForm.THING, thing.kind): None for thing in found}


def check_answer_value(cx: CheckContext, arg: t.Expr, types: list[Type], scope: Scope) -> c.Expr:
    """Check a value with the first type for which it has no error."""
    for type_ in types:
        outcome = find_outcome(cx, arg, type_)
        if outcome is not None:
            return outcome
        mark = cx.facts.mark()
        found = expressions.check_expr(cx, arg, scope, type_)
        if cx.facts.mark() == mark:
            return found
        cx.facts.forget(mark)
    return expressions.check_expr(cx, arg, scope, types[0])


def find_places(cx: CheckContext, arg: t.Expr, types: list[Type], scope: Scope) -> tuple[c.Expr, ...]:
    """Return the places of several boards that an expression may mean: `a1` is one of each that has such a place."""
    found: list[c.Expr] = []
    for type_ in types:
        mark = cx.facts.mark()
        place = expressions.check_expr(cx, arg, scope, type_)
        if cx.facts.mark() == mark:
            found.append(place)
        cx.facts.forget(mark)
    return tuple(found)


def find_outcome(cx: CheckContext, arg: t.Expr, type_: Type) -> c.Expr | None:
    """Return the outcome of a die whose marks are written in quotes; None if there is none."""
    if type_.form != TypeForm.OUTCOME or not isinstance(arg, t.Name):
        return None
    die, face_marks = cx.symbols.dice[type_.name], parse_face(arg.name)
    for index, marks in enumerate(die.outcomes):
        if face_marks == [{m: n for m, n in zip(die.marks, marks, strict=True) if n}]:
            return c.Const(index, type_, arg.name)
    return None


def check_asks(cx: CheckContext, line: t.Call, scope: Scope) -> tuple[Answer | None, int | None]:
    """Check `asks c`, `asks "pass"`, `asks c by Blue`: what the pending decision is, and whose, if it says that."""
    match line.phrases:
        case ():
            player = None
        case (t.Phrase(_, Preposition.BY, (t.Name() | t.Numbered() | t.Word() as who,)),):
            player = check_seat(cx, who, scope)
        case _:
            cx.facts.add("L490", line.span)
            return None, None
    match line.args:
        case (t.Name(_, label, None),):
            return check_label(cx, label, line.span), player
        case (t.Word(_, word),) if word in answer_types(cx):
            return Answer(word, [], None, line.span), player
        case (t.Word(_, word),):
            report_unknown_variable(cx, word, line.span)
        case _:
            cx.facts.add("L490", line.span)
    return None, player


def check_seat(cx: CheckContext, who: t.Expr, scope: Scope) -> int | None:
    """Return the number of a player that an example names; None if it is no player."""
    match expressions.check_expr(cx, who, scope, ty.PLAYER):
        case c.Const(number) | c.Seat(number):
            return number
        case _:
            return None


def check_forced_outcome(cx: CheckContext, arg: t.Expr, scope: Scope) -> Forced:
    """Check a random outcome: a thing, of which any copy will do, a place, a face of a die, a number, a player."""
    if isinstance(arg, t.Name):
        face_marks = parse_face(arg.name)
        for die in cx.symbols.dice.values() if face_marks is not None else ():
            for face, choices in enumerate(die.faces):
                shown = [{m: n for m, n in zip(die.marks, die.outcomes[o], strict=True) if n} for o in choices]
                if face_marks == shown:
                    return Forced([face], TypeForm.FACE, arg.span)
    if place_names.is_only_square(cx, arg, scope):
        grids = [coercion.place_type(cx, board) for board in told_boards.grids_of(cx)]
        places = find_places(cx, arg, grids, scope) or (expressions.check_expr(cx, arg, scope, grids[0]),)
        return Forced([], TypeForm.PLACE, arg.span, places)
    found = expressions.check_expr(cx, arg, scope)
    if found.type.bare().form in (TypeForm.PLACE, TypeForm.SPOT):
        return Forced([], found.type.bare().form, arg.span, (coercion.require_value(found, arg.span),))
    if isinstance(found, c.Const):
        thing = coercion.named_thing(cx, found) if found.type.form == TypeForm.THING else None
        return Forced(thing.ids if thing is not None else [found.value], found.type.form, arg.span)
    cx.facts.add("L372", arg.span)
    return Forced([0], TypeForm.UNKNOWN, arg.span)


def parse_face(text: str) -> list[dict[str, int]] | None:
    """Read a face as written in quotes: alternatives, each counts of marks by their singular; None if it is no face.

    >>> parse_face("1 hit + 2 losses, 1 guard")
    [{'hit': 1, 'loss': 2}, {'guard': 1}]
    >>> parse_face("nothing"), parse_face("Red")
    ([{}], None)
    """
    from lawspeaker_language.plurals import singular_of

    faces: list[dict[str, int]] = []
    for option in text.split(","):
        marks: dict[str, int] = {}
        for part in option.split("+"):
            words = part.split()
            if len(words) == 2 and words[0].isdigit():
                single = singular_of(words[1])
                marks[single] = marks.get(single, 0) + int(words[0])
            elif words != ["nothing"]:
                return None
        faces.append(marks)
    return faces
