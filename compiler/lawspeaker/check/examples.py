"""Worked examples: positions, decisions, forced chance and expectations, checked like everything else."""

from __future__ import annotations

from dataclasses import dataclass, field

from lawspeaker.check import core as c
from lawspeaker.check.constants import ConstantChecker
from lawspeaker.check.scope import Body, Env
from lawspeaker.parse import tree as t
from lawspeaker.report.spelling import nearest
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.lines import refuse_below
from lawspeaker.resolve.symbols import Board
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span


@dataclass(slots=True)
class Answer:
    """A decision line: the variable, and for each value what is accepted (ids, or a label)."""

    variable: str
    values: list[c.Expr]
    label: str | None
    span: Span


@dataclass(slots=True)
class Step:
    """One line of an example. `form`: given, chance, answer, does, offers, refuses, expect."""

    form: str
    span: Span
    block: c.Block = ()
    answers: list[Answer] = field(default_factory=list)
    outcomes: list[list[int]] = field(default_factory=list)
    tests: list[tuple[c.Expr, Span]] = field(default_factory=list)
    player: c.Expr | None = None
    locals: dict[str, Type] = field(default_factory=dict)


@dataclass(slots=True)
class Example:
    name: str
    span: Span
    cites: tuple[str, ...]
    players: int | None
    options: dict[str, list[c.Expr]]
    steps: list[Step]


class ExampleChecker(ConstantChecker):
    """Checks examples."""

    def example(self, decl: t.ExampleDecl) -> Example:
        """Check one example."""
        found = Example(decl.name, decl.span, tuple(cite.id for cite in decl.cites), None, {}, [])
        env = Env(Body(f"example {decl.name}"), pure=False, example=True)
        for line in decl.block:
            self.example_line(found, line, env)
        return found

    def example_line(self, found: Example, line: t.Stmt, env: Env) -> None:
        """Check one line of an example."""
        self.example_form(line)
        match line:
            case t.Call(span, "players", (t.Number(_, number),)):
                if not self.symbols.players[0] <= number <= self.symbols.players[1]:
                    self.facts.add("L308", span, number=number, most=self.symbols.players[1])
                found.players = number
            case t.Call(span, "options"):
                self.example_options(found, line, env)
            case t.Call(span, "given"):
                found.steps.append(self.given(line, env))
            case t.Call(span, "chance", args):
                outcomes = [self.outcome(arg, env) for arg in args]
                found.steps.append(Step("chance", span, outcomes=outcomes))
            case t.Call(span, "expect"):
                tests = [test for inner in line.block or () for test in self.expectation(inner, env)]
                found.steps.append(Step("expect", span, tests=tests))
            case t.Call(span, "offers" | "refuses" as form):
                answers = [self.answer_line(inner, env) for inner in line.block or ()]
                found.steps.append(Step(form, span, answers=[a for a in answers if a is not None]))
            case t.Subject(_, _, "does"):
                found.steps.extend(self.does(line, env))
            case t.Subject(_, name, "decides", (), (), block):
                self.expr(t.Name(line.span, name), env, ty.PLAYER)
                for inner in block or ():
                    self.example_line(found, inner, env)
            case t.Call():
                answer = self.answer(line, env)
                if answer is not None:
                    found.steps.append(Step("answer", line.span, answers=[answer]))
            case _:
                self.facts.add("L373", line.span)

    def example_form(self, line: t.Stmt) -> None:
        """Report a block below a line that has none, and none below a line that needs one."""
        if not isinstance(line, t.Call):
            return
        if line.word not in ("given", "expect", "offers", "refuses"):
            refuse_below(line, self.facts)
        elif line.args or line.phrases or not line.block:
            self.facts.add("L393", line.span, word=line.word)

    def example_options(self, found: Example, line: t.Call, env: Env) -> None:
        """Read `options edition old`, `options clan Wolf, Goat`: the word and its value come as one amount of words."""
        first = line.args[0] if line.args else None
        match first:
            case t.Amount(_, t.Word(_, word), value):
                values: list[t.Expr] = [t.Word(line.span, value)]
            case t.Name(_, name, kind) if kind is not None:
                word, values = kind, [t.Name(line.span, name)]
            case t.Numbered(_, numbered, number):
                word, values = numbered, [t.Number(line.span, number)]
            case _:
                self.facts.add("L373", line.span)
                return
        option = self.symbols.options.get(word)
        if option is None:
            self.facts.add("L317", line.span, word=word, close=nearest(word, self.symbols.options) or "")
            return
        values.extend(line.args[1:])
        found.options[word] = [self.expr(value, env, option.type) for value in values]

    def given(self, line: t.Call, env: Env) -> Step:
        block: list[c.Stmt] = []
        for inner in line.block or ():
            if isinstance(inner, t.Subject):
                block.extend(self.given_subject(inner, env))
            else:
                block.extend(self.stmt(inner, env))
        return Step("given", line.span, tuple(block), locals=env.body.locals)

    def does(self, line: t.Subject, env: Env) -> list[Step]:
        """Check `Red does move 2 to B`: the words after `does` are a sentence."""
        player = self.expr(t.Name(line.span, line.name), env, ty.PLAYER)
        first = line.args[0] if line.args else None
        word, args = "", line.args
        match first:
            case t.Word(_, found):
                word, args = found, line.args[1:]
            case t.Numbered(span, found, number):
                word, args = found, (t.Number(span, number), *line.args[1:])
            case t.Name(span, name, kind) if kind is not None:
                word, args = kind, (t.Name(span, name), *line.args[1:])
            case t.Amount(span, t.Word(_, found), second):
                word, args = found, (t.Word(span, second), *line.args[1:])
            case t.Of(span, t.Amount(_, t.Word(_, found), second), target):
                word, args = found, (t.Of(span, t.Word(span, second), target), *line.args[1:])
            case t.Name(span, name):
                word, args = "run", (first,)
            case _:
                self.facts.add("L373", line.span)
                return []
        inner = env.child()
        inner.you = player
        block = [t.Call(line.span, word, args, line.phrases, None, None, None, ())]
        steps = [Step("does", line.span, self.block(tuple(block), inner), player=player, locals=env.body.locals)]
        for answer_line in line.block or ():
            answer = self.answer_line(answer_line, env)
            if answer is not None:
                steps.append(Step("answer", answer_line.span, answers=[answer]))
        return steps

    def answer_line(self, line: t.Stmt, env: Env) -> Answer | None:
        """Check a line that has to be a decision."""
        if not isinstance(line, t.Call):
            self.facts.add("L373", line.span)
            return None
        refuse_below(line, self.facts)
        return self.answer(line, env)

    def answer(self, line: t.Call, env: Env) -> Answer | None:
        """Check a decision line against the choices that have such a variable."""
        if line.word == "one":
            label = line.args[0].name if isinstance(line.args[0], t.Name) else ""
            labels = [text for site in self.program.sites for text in site.labels]
            if label not in labels:
                self.facts.add("L374", line.span, label=label, close=nearest(label, labels) or "")
            return Answer("one", [], label, line.span)
        types = [var.type for site in self.program.sites for var in site.vars if var.name == line.word]
        if line.word == "order" and not types:
            types = [ty.UNKNOWN]
        if not types:
            names = [var.name for site in self.program.sites for var in site.vars]
            self.facts.add("L375", line.span, word=line.word, close=nearest(line.word, names) or "")
            return None
        if not line.args or line.phrases:
            self.facts.add("L355", line.span, word=line.word)
            return None
        if isinstance(line.args[0], t.Word) and line.args[0].word in ("nothing", "done"):
            return Answer(line.word, [], line.args[0].word, line.span)
        values = [self.answer_value(arg, types, env) for arg in line.args]
        return Answer(line.word, values, None, line.span)

    def answer_value(self, arg: t.Expr, types: list[Type], env: Env) -> c.Expr:
        """Check a value with the first type that understands it."""
        for type_ in types:
            outcome = self.face_value(arg, type_)
            if outcome is not None:
                return outcome
            mark = self.facts.mark()
            found = self.expr(arg, env, type_)
            if self.facts.mark() == mark:
                return found
            self.facts.forget(mark)
        return self.expr(arg, env, types[0])

    def face_value(self, arg: t.Expr, type_: Type) -> c.Expr | None:
        if type_.form != "outcome" or not isinstance(arg, t.Name):
            return None
        die = self.symbols.dice[type_.name]
        for index, marks in enumerate(die.outcomes):
            if face_text(arg.name) == [{m: n for m, n in zip(die.marks, marks, strict=True) if n}]:
                return c.Const(index, type_, arg.name)
        return None

    def outcome(self, arg: t.Expr, env: Env) -> list[int]:
        """Return the integers a forced outcome may be: every copy of a thing, a face, a number."""
        if isinstance(arg, t.Name):
            for die in self.symbols.dice.values():
                for face, choices in enumerate(die.faces):
                    shown = [{m: n for m, n in zip(die.marks, die.outcomes[o], strict=True) if n} for o in choices]
                    if face_text(arg.name) == shown:
                        return [face]
        found = self.expr(arg, env)
        if isinstance(found, c.Const):
            thing = self.thing_named(found) if found.type.form == "thing" else None
            return thing.ids if thing is not None else [found.value]
        self.facts.add("L372", arg.span)
        return [0]

    def given_subject(self, line: t.Subject, env: Env) -> list[c.Stmt]:
        """Check `Red has 2 food`, `A holds 2 units of Red`, `A touches B` as facts to make true."""
        if line.block or not line.args or (line.phrases and line.word != "touches"):
            self.facts.add("L373", line.span)
            return []
        match line.word:
            case "has":
                player = self.expr(t.Name(line.span, line.name), env, ty.PLAYER)
                stmts: list[c.Stmt] = []
                for arg in line.args:
                    if isinstance(arg, t.Amount) and arg.word in self.symbols.resources:
                        resource = self.symbols.resources[arg.word]
                        place = c.ResourceGet(resource, player, ty.NUMBER)
                        stmts.append(c.Store(line.span, place, self.expr(arg.count, env, ty.NUMBER)))
                    else:
                        self.not_had(arg)
                return stmts
            case "holds":
                return [stmt for arg in line.args for stmt in self.given_holds(line, arg, env)]
            case "touches":
                board = next((b for b in self.symbols.boards.values() if b.form == "laid"), None)
                if board is None:
                    self.facts.add("L360", line.span)
                    return []
                return [self.touch(line, board, arg, env) for arg in line.args if isinstance(arg, t.Name)]
            case _:
                self.facts.add("L373", line.span)
                return []

    def touch(self, line: t.Subject, board: Board, other: t.Name, env: Env) -> c.Stmt:
        for name in (line.name, other.name):
            if name not in env.names:
                python = f"area_{name.lower()}"
                env.body.locals[python] = Type("place", board.place)
                env.names[name] = c.Local(python, Type("place", board.place))
        border = 0
        for phrase in line.phrases:
            if isinstance(phrase.args[0], t.Word) and phrase.args[0].word in board.borders:
                border = board.borders.index(phrase.args[0].word)
        first, second = env.names[line.name], env.names[other.name]
        assert isinstance(first, c.Local)
        assert isinstance(second, c.Local)
        return c.Touch(line.span, board, (first.name, second.name), border)

    def given_holds(self, line: t.Subject, arg: t.Expr, env: Env) -> list[c.Stmt]:
        place = t.Name(line.span, line.name)
        pieces = self.pieces(arg, env)
        if pieces is not None:
            piece, count, owner = pieces
            player = None if owner is None else self.expr(owner, env, ty.PLAYER)
            where = self.expr(place, env, self.place_type(self.symbols.boards[piece.board]))
            return [c.MovePieces(line.span, piece, count, player, None, where)]
        return [c.PlaceThing(line.span, self.things(arg, env), self.solid(self.expr(place, env), line.span))]

    def expectation(self, line: t.Stmt, env: Env) -> list[tuple[c.Expr, Span]]:
        """Check one line of `expect` as conditions."""
        match line:
            case t.That(span, test):
                return [(self.expr(test, env, ty.YES_NO), span)]
            case t.Subject(span, name, "has", args, (), None) if args:
                player = t.Name(span, name)
                return [(self.has(player, arg, env), span) for arg in args]
            case t.Subject(span, name, "holds", args, (), None) if args:
                return [(self.holds_test(t.Name(span, name), arg, env), span) for arg in args]
            case _:
                self.facts.add("L373", line.span)
                return []

    def has(self, player: t.Name, arg: t.Expr, env: Env) -> c.Expr:
        who = self.expr(player, env, ty.PLAYER)
        if isinstance(arg, t.Amount) and arg.word in self.symbols.resources:
            have = c.ResourceGet(self.symbols.resources[arg.word], who, ty.NUMBER)
            return c.Compare("==", have, self.expr(arg.count, env, ty.NUMBER), ty.YES_NO)
        if isinstance(arg, t.Amount) and self.piece_word(arg.word) is not None:
            piece = self.piece_word(arg.word)
            assert piece is not None
            count = c.PieceCount(piece, who, None, ty.NUMBER)
            return c.Compare("==", count, self.expr(arg.count, env, ty.NUMBER), ty.YES_NO)
        self.not_had(arg)
        return c.Unknown(ty.YES_NO)

    def not_had(self, arg: t.Expr) -> None:
        """Report something that a player cannot be said to have."""
        known = [*self.symbols.resources, *self.symbols.pieces]
        close = nearest(arg.word, known) if isinstance(arg, t.Amount) else None
        self.facts.add("L376", arg.span, close=close or "")

    def holds_test(self, place: t.Name, arg: t.Expr, env: Env) -> c.Expr:
        pieces = self.pieces(arg, env)
        where = self.solid(self.expr(place, env), place.span)
        if pieces is not None:
            piece, count, owner = pieces
            player = None if owner is None else self.expr(owner, env, ty.PLAYER)
            return c.Compare("==", c.PieceCount(piece, player, where, ty.NUMBER), count, ty.YES_NO)
        thing = self.things(arg, env)
        return c.Compare("==", c.PlaceOf(thing, ty.optional(where.type)), where, ty.YES_NO)


def face_text(text: str) -> list[dict[str, int]] | None:
    """Read a face as written in quotes: alternatives, each counts of marks by their singular; None if it is no face.

    >>> face_text("1 hit + 2 losses, 1 guard")
    [{'hit': 1, 'loss': 2}, {'guard': 1}]
    >>> face_text("nothing"), face_text("Red")
    ([{}], None)
    """
    from lawspeaker.resolve.plurals import singular_of

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
