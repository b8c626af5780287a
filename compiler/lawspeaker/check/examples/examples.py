"""Worked examples: positions, decisions, forced chance and expectations.

given                             Step(GIVEN, [Store(food of Red, 2)])
    Red has 2 food         ->     Step(ANSWER, n = 2)
n 2                               Step(EXPECT, [food of Red == 0])
expect
    Red has 0 food
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct, field

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, FunctionContext, Scope
from lawspeaker.check.examples import decisions, holdings, positions
from lawspeaker.check.examples.decisions import Answer, Forced
from lawspeaker.check.examples.shown_parts import Condition
from lawspeaker.check.expressions import expressions
from lawspeaker.check.sentences import sentences
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.declaration_lines import refuse_below
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span
from lawspeaker_language.spelling import nearest

BEFORE = ("players", "options", "given")


class StepForm(StrEnum):
    """The lines of an example."""

    GIVEN = "given"
    CHANCE = "chance"
    ANSWER = "answer"
    DOES = "does"
    OFFERS = "offers"
    REFUSES = "refuses"
    ASKS = "asks"
    EXPECT = "expect"


class Step(Struct):
    """One line of an example.

    `player` runs a verb, `seat` is the decider that a line requires, `secretly` says that nobody watches what moves.
    """

    form: StepForm
    span: Span
    block: c.Block = ()
    answers: list[Answer] = field(default_factory=list)
    outcomes: list[Forced] = field(default_factory=list)
    tests: list[Condition] = field(default_factory=list)
    player: c.Expr | None = None
    seat: int | None = None
    secretly: bool = False
    locals: dict[str, Type] = field(default_factory=dict)


class Example(Struct):
    """A checked example: number of players, settings, steps."""

    name: str
    span: Span
    cites: tuple[str, ...]
    players: int | None
    options: dict[str, list[c.Expr]]
    steps: list[Step]


def check_example(cx: CheckContext, decl: t.ExampleDecl) -> Example:
    """Check one example."""
    found = Example(decl.name, decl.span, tuple(cite.id for cite in decl.cites), None, {}, [])
    scope = Scope(FunctionContext(f"example {decl.name}"), pure=False, example=True, players=cx.symbols.players[0])
    if cx.symbols.players[1] == 1:
        scope.you = c.Const(1, ty.PLAYER, "you")
    for line in decl.block:
        check_line(cx, found, line, scope)
    return found


def check_line(cx: CheckContext, found: Example, line: t.Stmt, scope: Scope) -> None:
    """Check one line of an example."""
    check_line_form(cx, line)
    match line:
        case t.Call(span, "players", (t.Number(_, number),)):
            if not cx.symbols.players[0] <= number <= cx.symbols.players[1]:
                cx.facts.add("L308", span, number=number, most=cx.symbols.players[1])
            found.players = scope.players = number
        case t.Call(span, "options"):
            check_options(cx, found, line, scope)
        case t.Call(span, "given"):
            found.steps.append(check_given(cx, line, scope))
        case t.Subject(_, _, "does"):
            found.steps.extend(check_does(cx, line, scope))
        case _:
            found.steps.extend(check_decision_line(cx, line, scope))


def check_decision_line(cx: CheckContext, line: t.Stmt, scope: Scope, seat: int | None = None) -> list[Step]:
    """Check a line that may stand between decisions, at the top, below `does` or below `decides` of a player."""
    match line:
        case t.Call(span, "chance", args):
            outcomes = [decisions.check_forced_outcome(cx, arg, scope) for arg in args]
            return [Step(StepForm.CHANCE, span, outcomes=outcomes)]
        case t.Call(span, "expect"):
            tests = [test for inner in line.block or () for test in positions.check_expectation(cx, inner, scope)]
            return [Step(StepForm.EXPECT, span, tests=tests)]
        case t.Call(span, "offers" | "refuses" as form):
            answers = [decisions.check_answer_line(cx, inner, scope) for inner in line.block or ()]
            return [Step(StepForm(form), span, answers=[a for a in answers if a is not None], seat=seat)]
        case t.Call(span, "asks"):
            asked, by = decisions.check_asks(cx, line, scope)
            return [Step(StepForm.ASKS, span, answers=[asked], seat=by or seat)] if asked is not None else []
        case t.Subject(_, _, "decides", (), (), block) if block:
            player = decisions.check_seat(cx, line.player(), scope)
            return [step for inner in block for step in check_below(cx, inner, scope, player)]
        case t.Call():
            answer = decisions.check_answer(cx, line, scope)
            return [Step(StepForm.ANSWER, line.span, answers=[answer], seat=seat)] if answer is not None else []
        case _:
            cx.facts.add("L373", line.span)
            return []


def check_below(cx: CheckContext, line: t.Stmt, scope: Scope, seat: int | None = None) -> list[Step]:
    """Check a line below `does` or `decides`."""
    if (isinstance(line, t.Call) and line.word in BEFORE) or (isinstance(line, t.Subject) and line.word == "does"):
        cx.facts.add("L491", line.span, word=line.word)
        return []
    check_line_form(cx, line)
    return check_decision_line(cx, line, scope, seat)


def check_line_form(cx: CheckContext, line: t.Stmt) -> None:
    """Report a block below a line that takes none, and a missing block below a line that needs one."""
    if not isinstance(line, t.Call):
        return
    if line.word not in ("given", "expect", "offers", "refuses"):
        refuse_below(line, cx.facts)
    elif line.phrases or not line.block or (line.args and not is_secret(line)):
        cx.facts.add("L393", line.span, word=line.word)


def is_secret(line: t.Call) -> bool:
    """Tell whether a line is `given secretly`."""
    match line:
        case t.Call(_, "given", (t.Word(_, "secretly"),)):
            return True
        case _:
            return False


def check_options(cx: CheckContext, found: Example, line: t.Call, scope: Scope) -> None:
    """Check `options edition old`, `options guild Wolf, Goat`; the parser reads option and value as one amount."""
    first = line.args[0] if line.args else None
    match first:
        case t.Amount(_, t.Word(_, word), value):
            values: list[t.Expr] = [t.Word(line.span, value)]
        case t.Name(_, name, kind) if kind is not None:
            word, values = kind, [t.Name(line.span, name)]
        case t.Numbered(_, numbered, number):
            word, values = numbered, [t.Number(line.span, number)]
        case t.VerbNumbered(_, word, about):
            values = [about]
        case _:
            cx.facts.add("L373", line.span)
            return
    option = cx.symbols.options.get(word)
    if option is None:
        cx.facts.add("L317", line.span, word=word, close=nearest(word, cx.symbols.options) or "")
        return
    values.extend(line.args[1:])
    found.options[word] = [expressions.check_expr(cx, value, scope, option.type) for value in values]


def check_given(cx: CheckContext, line: t.Call, scope: Scope) -> Step:
    """Check `given`: the position before the first decision. Areas are known below it, variables are not."""
    block: list[c.Stmt] = []
    bound: dict[str, c.Expr | None] = {}
    for inner in line.block or ():
        block.extend(check_position(cx, inner, scope, bound))
    kept = {word: found for word, found in scope.names.items() if word not in bound}
    scope.names = kept | {word: found for word, found in bound.items() if found is not None}
    return Step(StepForm.GIVEN, line.span, tuple(block), secretly=is_secret(line), locals=scope.function.locals)


def check_position(cx: CheckContext, line: t.Stmt, scope: Scope, bound: dict[str, c.Expr | None]) -> list[c.Stmt]:
    """Check a line of `given`; add the words that a sentence binds to `bound`, with what they meant before."""
    if isinstance(line, t.Subject):
        return positions.check_given_subject(cx, line, scope)
    if isinstance(line, t.Holds):
        return holdings.check_given_holds(cx, line, scope)
    before = dict(scope.names)
    found = sentences.check_stmt(cx, line, scope)
    for word in [word for word, meant in scope.names.items() if before.get(word) is not meant]:
        bound.setdefault(word, before.get(word))
    return found


def check_does(cx: CheckContext, line: t.Subject, scope: Scope) -> list[Step]:
    """Check `Red does move 2 to B`: the words after `does` are a sentence."""
    player = expressions.check_expr(cx, line.player(), scope, ty.PLAYER)
    first = line.args[0] if line.args else None
    word, args = (first.word, line.args[1:]) if isinstance(first, t.Word) else ("run", line.args)
    inner = scope.child()
    inner.you = player
    block = [t.Call(line.span, word, args, line.phrases, None, None, None, ())]
    steps = [
        Step(
            StepForm.DOES,
            line.span,
            sentences.check_block(cx, tuple(block), inner),
            player=player,
            locals=scope.function.locals,
        )
    ]
    for below in line.block or ():
        steps += check_below(cx, below, scope)
    return steps
