"""Questions about parentheses: does an expression bring its own, would it need some to break, may they be left out."""

from __future__ import annotations

from enum import Enum, auto

from lawspeaker.emit.wrapping.tree import (
    Atom,
    Attribute,
    Call,
    Choice,
    Comprehension,
    Display,
    Expression,
    Lambda,
    Named,
    Operation,
    Pair,
    Prefixed,
    Strings,
    Subscript,
    Tuple,
)


class Need(Enum):
    """When an expression at the end of a statement gets parentheses it does not have."""

    NEVER = auto()
    IF_BROKEN = auto()
    IF_IT_FITS_THEN = auto()
    ALWAYS = auto()


RANKS: tuple[tuple[str, ...], ...] = (
    (),
    (".",),
    ("**",),
    ("~",),
    ("*", "/", "//", "%", "@"),
    ("+", "-"),
    ("<<", ">>"),
    ("&",),
    ("^",),
    ("|",),
    ("<", ">", "==", "!=", "<=", ">=", "in", "not in", "is", "is not"),
    ("and", "or"),
    ("if",),
)
RANK = {operator: rank for rank, operators in enumerate(RANKS) for operator in operators}


def own_brackets(node: Expression) -> bool | None:
    """Tell whether the brackets that belong to the expression hold something; None if it has none."""
    match node:
        case Comprehension():
            return True if node.brackets else None
        case Subscript():
            return True
        case Display():
            return bool(node.items)
        case Tuple():
            return None if node.bare else bool(node.items)
        case Call():
            return bool(node.arguments)
        case _:
            return None


def brackets(node: Expression) -> bool | None:
    """Tell the same of brackets the expression has or the source has around it."""
    return own_brackets(node) or (True if node.parens else own_brackets(node))


def fluent(node: Expression) -> bool:
    """Tell whether a chain of calls reads better with one link per line: two or more dots after brackets."""
    links = 0
    while isinstance(node, (Attribute, Call, Subscript)):
        if isinstance(node, Attribute):
            links += node.head.parens or isinstance(node.head, (Call, Subscript))
        if node.head.parens:
            break
        node = node.head
    return links > 1


def need(node: Expression, parent: str) -> Need:
    """Tell when the expression, the last of a statement, gets parentheses."""
    match node:
        case Atom():
            return Need.IF_IT_FITS_THEN
        case Call() | Attribute() | Subscript():
            return _chain_need(node, parent)
        case Tuple() | Display() | Comprehension():
            return Need.NEVER
        case Named():
            return Need.IF_BROKEN if parent in ("if", "elif", "while") else Need.ALWAYS
        case Prefixed():
            return _prefixed_need(node, parent)
        case _:
            return Need.IF_BROKEN


def _chain_need(node: Call | Attribute | Subscript, parent: str) -> Need:
    if fluent(node):
        return Need.IF_BROKEN
    if node.head.parens:
        return Need.NEVER
    inner = need(node.head, "expression")
    if isinstance(node, Subscript) and inner is Need.IF_IT_FITS_THEN:
        return {"def": Need.NEVER, "def()": Need.IF_BROKEN}.get(parent, inner)
    return inner


def _prefixed_need(node: Prefixed, parent: str) -> Need:
    if node.sign == "*":
        return Need.IF_BROKEN
    if node.operand.parens:
        return Need.NEVER
    inner = need(node.operand, "expression")
    if node.sign.startswith("yield"):
        return Need.NEVER if parent != "=" or inner is Need.IF_IT_FITS_THEN else inner
    return inner


def splittable(node: Expression) -> bool:
    """Tell whether the expression has a place to break at all."""
    match node:
        case Atom() | Named():
            return False
        case Tuple() | Display():
            return bool(node.items)
        case Call():
            return bool(node.arguments) or node.head.parens
        case Prefixed():
            return node.operand.parens or splittable(node.operand)
        case Lambda():
            return node.body.parens or splittable(node.body)
        case Attribute():
            return node.head.parens or splittable(node.head)
        case _:
            return True


class _Survey:
    """Walks an expression outside of brackets: its weakest operator, how often that occurs, what stands at its ends."""

    def __init__(self) -> None:
        self.rank = 0
        self.count = 0
        self.brackets = False
        self.first: Expression | None = None
        self.started = False
        self.last: Expression | None = None

    def met(self, operator: str, times: int = 1) -> None:
        rank = RANK[operator]
        if rank > self.rank:
            self.rank, self.count = rank, 0
        if rank == self.rank:
            self.count += times

    def visit(self, node: Expression) -> None:
        """Look at a part; one in parentheses is not entered."""
        self.last = node
        if node.parens:
            self.brackets = True
        else:
            self.enter(node)
        if not self.started:
            self.started, self.first = True, node

    def enter(self, node: Expression) -> None:
        """Look into an expression whether it has parentheses or not."""
        match node:
            case Display() | Comprehension() | Tuple(bare=False):
                self.brackets = True
            case Call() | Subscript():
                self.brackets = True
                self.visit(node.head)
                self.last = node
            case Attribute():
                self.visit(node.head)
                if brackets(node.head) is not None:
                    self.met(".")
                self.last = node
            case Operation():
                self.met(node.operators[0], len(node.operators))
                self.visit_all(*node.operands)
            case Choice():
                self.met("if", 2)
                self.visit_all(node.body, node.test, node.other)
            case Prefixed():
                if node.sign == "~":
                    self.met("~")
                self.started = True
                self.visit(node.operand)
            case Lambda():
                self.started = True
                self.visit(node.body)
            case Named():
                self.visit_all(node.target, node.value)
            case Tuple():
                self.visit_all(*node.items)
            case Pair() | Strings() | Atom() | _:
                pass

    def visit_all(self, *nodes: Expression) -> None:
        for node in nodes:
            self.visit(node)


def omittable(node: Expression) -> bool:
    """Tell whether breaking inside the brackets at the end (or start) of an expression is as good as parentheses."""
    survey = _Survey()
    survey.enter(node)
    if not survey.brackets or survey.count > 1:
        return False
    if survey.rank <= RANK["."]:
        return True
    return _opens(survey.last) or _opens(survey.first)


def _opens(node: Expression | None) -> bool:
    return node is not None and not isinstance(node, Subscript) and brackets(node) is True
