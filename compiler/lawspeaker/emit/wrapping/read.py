"""Tokens to expressions, by precedence climbing."""

from __future__ import annotations

from lawspeaker.emit.wrapping.tokens import Token, UnreadableError, tokens
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

LEVELS = (
    ("or",),
    ("and",),
    ("not",),
    ("<", ">", "==", "!=", "<=", ">=", "in", "not in", "is", "is not"),
    ("|",),
    ("^",),
    ("&",),
    ("<<", ">>"),
    ("+", "-"),
    ("*", "/", "//", "%", "@"),
    ("-a",),
    ("**",),
)
LEVEL = {operator: level for level, operators in enumerate(LEVELS) for operator in operators}
NOT, COMPARED, SIGN, POWER = LEVEL["not"], LEVEL["<"], LEVEL["-a"], LEVEL["**"]
CHAINED = (LEVEL["or"], LEVEL["and"], COMPARED)
_WORDS = """
    and as assert async class def del elif else except for from if import in is or raise return while with
"""
KEYWORDS = frozenset(_WORDS.split())
ENDS = frozenset((")", "]", "}", ",", "=", ":", ""))
ASSIGNING = frozenset(("=", "+=", "-=", "*=", "/=", "//=", "%=", "@=", "&=", "|=", "^=", ">>=", "<<=", "**="))


class Reader:
    """Reads one line from left to right."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.tokens = tokens(line)
        self.at = 0

    @property
    def token(self) -> Token:
        """The token to be read next."""
        return self.tokens[self.at]

    @property
    def text(self) -> str:
        """The text of the token to be read next; a string never equals a mark, for it has quotes."""
        return self.tokens[self.at].text

    def take(self) -> str:
        """Read one token."""
        self.at += 1
        return self.tokens[self.at - 1].text

    def accept(self, text: str) -> bool:
        """Read the token if it is this one."""
        if self.tokens[self.at].text == text:
            self.at += 1
            return True
        return False

    def expect(self, text: str) -> None:
        """Read this token; the line is of an unknown shape if another one stands there."""
        if not self.accept(text):
            raise UnreadableError(self.line)

    def word(self) -> str:
        """Read a name."""
        if self.token.kind != "name":
            raise UnreadableError(self.line)
        return self.take()

    def listing(self) -> Expression:
        """Read expressions with commas and without parentheses around them: one, or a bare tuple."""
        first = self.item()
        if self.text != ",":
            return first
        items = [first]
        while self.accept(",") and self.text not in ENDS and self.text not in ASSIGNING:
            items.append(self.item())
        return Tuple(tuple(items), bare=True)

    def item(self) -> Expression:
        """Read an expression, a starred one, or a yield."""
        if self.accept("*"):
            return Prefixed("*", self.operation(COMPARED + 1))
        if self.accept("yield"):
            if self.accept("from"):
                return Prefixed("yield from ", self.expression())
            return Atom("name", "yield") if self.text in ENDS else Prefixed("yield ", self.listing())
        return self.expression()

    def expression(self) -> Expression:
        """Read an expression that has no commas of its own."""
        if self.accept("lambda"):
            return self.function()
        body = self.operation(0)
        if self.accept("if"):
            test = self.operation(0)
            self.expect("else")
            return Choice(body, test, self.expression())
        if self.accept(":="):
            return Named(body, self.expression())
        return body

    def function(self) -> Expression:
        """Read a lambda after its first word."""
        start = self.token.start
        depth = 0
        while depth or self.text != ":":
            depth += (self.text in "([{") - (self.text in ")]}") if self.text else 0
            if self.token.kind == "end":
                raise UnreadableError(self.line)
            self.take()
        parameters = self.line[start : self.token.start]
        self.take()
        return Lambda(parameters, self.expression())

    def operator(self) -> str:
        """Return the operator that comes next, without reading it."""
        text = self.text
        if text == "not" and self.tokens[self.at + 1].text == "in":
            return "not in"
        if text == "is" and self.tokens[self.at + 1].text == "not":
            return "is not"
        return text if text != "not" else ""

    def operation(self, lowest: int) -> Expression:
        """Read operands and the operators between them, down to the level `lowest`."""
        left = self.prefixed()
        while (level := LEVEL.get(self.operator(), -1)) >= lowest and level != -1:
            operands, operators = [left], [self.operators()]
            operands.append(self.operation(SIGN if level == POWER else level + 1))
            while level in CHAINED and self.operator() in LEVELS[level]:
                operators.append(self.operators())
                operands.append(self.operation(level + 1))
            left = Operation(tuple(operands), tuple(operators))
        return left

    def operators(self) -> str:
        """Read an operator, which may be two words."""
        operator = self.operator()
        self.at += 1 + (" " in operator)
        return operator

    def prefixed(self) -> Expression:
        """Read an operand with what stands before it."""
        text = self.text
        if text == "not":
            self.take()
            return Prefixed("not ", self.operation(NOT))
        if text in ("-", "+", "~"):
            self.take()
            return Prefixed(text, self.operation(SIGN))
        if text == "await":
            self.take()
            return Prefixed("await ", self.trailed())
        return self.trailed()

    def trailed(self) -> Expression:
        """Read an atom and the calls, subscripts and attributes after it."""
        value = self.atom()
        while True:
            if self.accept("("):
                value = Call(value, self.arguments())
            elif self.accept("["):
                value = Subscript(value, self.index())
            elif self.accept("."):
                value = Attribute(value, self.word())
            else:
                return value

    def arguments(self) -> tuple[Expression, ...]:
        """Read the arguments of a call up to its closing parenthesis."""
        found: list[Expression] = []
        while not self.accept(")"):
            found.append(self.argument())
            if self.text in ("for", "async"):
                found.append(Comprehension("", found.pop(), self.clauses()))
            if self.text != ")":
                self.expect(",")
        return tuple(found)

    def argument(self) -> Expression:
        """Read one argument, with its keyword if it has one."""
        if self.accept("**"):
            return Keyword("**", self.expression())
        if self.token.kind == "name" and self.tokens[self.at + 1].text == "=":
            name = self.take() + self.take()
            return Keyword(name, self.expression())
        return self.item()

    def index(self) -> Expression:
        """Read what stands in square brackets after a value."""
        items = [self.bound()]
        if self.accept("]"):
            return items[0]
        while self.accept(","):
            if self.text != "]":
                items.append(self.bound())
        self.expect("]")
        return Tuple(tuple(items), bare=True)

    def bound(self) -> Expression:
        """Read an index or a slice, with the spaces the source has around its colons."""
        bounds: list[Expression | None] = [None if self.text == ":" else self.item()]
        colons: list[str] = []
        while self.text == ":":
            before, colon, after = self.tokens[self.at - 1 : self.at + 2]
            left = self.line[before.end : colon.start] if bounds[-1] or colons else ""
            right = "" if after.text in ("]", ",", ":") else self.line[colon.end : after.start]
            colons.append(f"{left}:{right}")
            self.take()
            bounds.append(None if self.text in ("]", ",", ":") else self.expression())
        if not colons and bounds[0] is not None:
            return bounds[0]
        return Slice(tuple(bounds), tuple(colons))

    def atom(self) -> Expression:
        """Read a name, a literal or anything in brackets."""
        token = self.token
        if token.kind == "string":
            return self.strings()
        if token.kind == "number":
            return Atom("number", self.take())
        if token.text == "..." or (token.kind == "name" and token.text not in KEYWORDS):
            return Atom("name", self.take())
        if self.accept("("):
            return self.enclosed()
        if self.accept("["):
            return self.display("[]")
        if self.accept("{"):
            return self.display("{}")
        raise UnreadableError(self.line)

    def strings(self) -> Expression:
        """Read a string, or several in a row."""
        parts = [self.take()]
        while self.token.kind == "string":
            parts.append(self.take())
        return Atom("string", parts[0]) if len(parts) == 1 else Strings(tuple(parts))

    def enclosed(self) -> Expression:
        """Read a tuple, a generator or a parenthesized expression after its opening parenthesis."""
        if self.accept(")"):
            return Tuple((), bare=False)
        first = self.item()
        if self.text in ("for", "async"):
            generator = Comprehension("()", first, self.clauses())
            self.expect(")")
            return generator
        if self.accept(")"):
            first.parens = True
            return first
        items = [first]
        while self.accept(","):
            if self.text != ")":
                items.append(self.item())
        self.expect(")")
        return Tuple(tuple(items), bare=False)

    def display(self, brackets: str) -> Expression:
        """Read a list, set, dictionary or comprehension after its opening bracket."""
        if self.accept(brackets[1]):
            return Display(brackets, ())
        items = [self.entry()]
        if self.text in ("for", "async"):
            comprehension = Comprehension(brackets, items[0], self.clauses())
            self.expect(brackets[1])
            return comprehension
        while self.accept(","):
            if self.text != brackets[1]:
                items.append(self.entry())
        self.expect(brackets[1])
        return Display(brackets, tuple(items))

    def entry(self) -> Expression:
        """Read one element of a display."""
        if self.accept("**"):
            return Pair(None, self.operation(COMPARED + 1))
        key = self.item()
        return Pair(key, self.expression()) if self.accept(":") else key

    def clauses(self) -> tuple[Clause, ...]:
        """Read the `for` clauses of a comprehension."""
        found: list[Clause] = []
        while self.text in ("for", "async"):
            word = "async for " if self.accept("async") else "for "
            self.expect("for")
            target = self.target()
            self.expect("in")
            source = self.operation(0)
            tests: list[Expression] = []
            while self.accept("if"):
                tests.append(self.operation(0))
            found.append(Clause(word, target, source, tuple(tests)))
        return tuple(found)

    def target(self) -> Expression:
        """Read what a loop assigns to, up to its `in`."""
        items = [self.starred()]
        if self.text != ",":
            return items[0]
        while self.accept(","):
            if self.text != "in":
                items.append(self.starred())
        return Tuple(tuple(items), bare=True)

    def starred(self) -> Expression:
        """Read a target, starred or not."""
        return Prefixed("*", self.trailed()) if self.accept("*") else self.trailed()
