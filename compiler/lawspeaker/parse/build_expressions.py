"""Lark trees of expressions and types to our own classes; runs inside parse, right after Lark.

of(word suit, word c)   ->   Of(head=Word("suit"), target=Word("c"))
"""

from __future__ import annotations

from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.parse.nodes import Child, Node, Token
from lawspeaker.shape import replace
from lawspeaker.source import Span

ENOUGH = 200


class Places:
    """Makes spans; knows where the tokens of each line end, so that a span of several lines stops with its first."""

    def __init__(self, file: str, ends: dict[int, int]) -> None:
        self.file = file
        self.ends = ends

    def of(self, node: Node | Token) -> Span:
        """Return the place of a node, cut at the end of its first line."""
        first, last = (node, node) if isinstance(node, Token) else (node.first, node.last)
        if first is None or last is None:
            return Span(self.file, 1, 1, 1, 2)
        line, column = first.line, first.column
        end = last.column + len(last.text) if last.line == line else self.ends[line]
        return Span(self.file, line, column, line, end if end > column else column + 1)


def node(child: Child) -> Node:
    assert isinstance(child, Node)
    return child


def text(child: Child) -> str:
    assert isinstance(child, Token)
    return child.text


def maybe_text(child: Child) -> str | None:
    return None if child is None else text(child)


def words_of(child: Child) -> str:
    """Join the kept keyword tokens of a `!rule`."""
    return " ".join(text(c) for c in node(child).children)


def queried(agg: str | None, query: t.Query) -> t.Query:
    """Return a collection with what is asked about it; `count different` counts what `different` leaves."""
    if agg == "count different":
        return t.Query(query.span, "count", "it", replace(query, agg="different"))
    return replace(query, agg=agg)


class ExpressionBuilder:
    """Builds expressions and types."""

    def __init__(self, places: Places, facts: Facts) -> None:
        self.places = places
        self.facts = facts
        self.notes: dict[t.Note, None] = {}

    def note(self, form: str, word: str) -> str:
        """Remember what a later pass looks for wherever it stands."""
        self.notes[form, word] = None
        return word

    def quoted(self, child: Child) -> str:
        """Return a text without its quotes; one with nothing in it is a mistake."""
        raw = text(child)[1:-1]
        if not raw.strip() and len(self.facts.found) < ENOUGH:
            assert isinstance(child, Token)
            self.facts.add("L129", self.places.of(child))
        return raw

    def name_text(self, child: Child) -> str:
        """Return the name in a `name` or `quoted` node, without its quotes."""
        inner = node(child)
        return self.quoted(inner.children[0]) if inner.data == "quoted" else text(inner.children[0])

    def maybe_expr(self, child: Child) -> t.Expr | None:
        return None if child is None else self.expr(child)

    def expr(self, child: Child) -> t.Expr:
        """Build one expression."""
        tree = node(child)
        span, kids = self.places.of(tree), tree.children
        match tree.data:
            case "number":
                return t.Number(span, int(text(kids[0])))
            case "word":
                return t.Word(span, text(kids[0]))
            case "name" | "quoted":
                return t.Name(span, self.name_text(tree))
            case "no_word":
                return t.Word(span, "no")
            case "yours":
                return t.Yours(span, text(kids[0]))
            case "amount":
                return t.Amount(span, self._count(kids[0]), text(kids[1]))
            case "numbered":
                return t.Numbered(span, text(kids[0]), int(text(kids[1])))
            case "typed_name":
                return t.Name(span, self.name_text(kids[1]), text(kids[0]))
            case "amount_words":
                return t.Amount(span, t.Word(span, text(kids[0])), text(kids[1]), self.maybe_expr(kids[2]))
            case "set":
                return t.SetOf(span, tuple(self.expr(k) for k in kids))
            case "call_value":
                return t.CallValue(span, self.expr(kids[0]), tuple(self._phrase(k) for k in kids[1:]))
            case "of":
                return t.Of(span, self.expr(kids[0]), self.expr(kids[1]))
            case "of_agg":
                return t.Of(span, self.expr(kids[0]), self._aggregate(span, kids[1], kids[2]))
            case "dot":
                return t.Dot(span, self.expr(kids[0]), text(kids[1]))
            case _:
                return self._operator(tree, span)

    def _operator(self, tree: Node, span: Span) -> t.Expr:
        kids = tree.children
        match tree.data:
            case "neg":
                return t.Negative(span, self.expr(kids[0]))
            case "add" | "sub" | "mul" | "div":
                op = {"add": "+", "sub": "-", "mul": "*", "div": "/"}[tree.data]
                return t.Binary(span, op, self.expr(kids[0]), self.expr(kids[1]))
            case "compare":
                return t.Compare(span, words_of(kids[1]), self.expr(kids[0]), self.expr(kids[2]))
            case "empty_test":
                return t.EmptyTest(span, self.expr(kids[0]), words_of(kids[1]) == "is not empty")
            case "and_" | "or_":
                return t.Logic(span, tree.data[:-1], self.expr(kids[0]), self.expr(kids[1]))
            case "not_":
                return t.Not(span, self.expr(kids[0]))
            case "can_":
                return t.Can(span, self.head(kids[0]))
            case "cond":
                return t.Cond(span, self.expr(kids[0]), self.expr(kids[1]), self.expr(kids[2]))
            case _:
                return self._query(tree, span)

    def _query(self, tree: Node, span: Span) -> t.Expr:
        kids = tree.children
        match tree.data:
            case "least_of" | "most_of":
                return t.Extreme(span, tree.data == "most_of", tuple(self.expr(k) for k in kids))
            case "aggregate":
                return self._aggregate(span, kids[0], kids[1])
            case "filtered":
                return self._filtered(span, kids[0], "it", kids[1], kids[2])
            case "bound":
                return self._filtered(span, kids[0], text(kids[1]), kids[2], kids[3])
            case "all_have":
                return t.AllHave(span, maybe_text(kids[0]) or "it", self.expr(kids[1]), self.expr(kids[2]))
            case "sum_of":
                where = self.maybe_expr(kids[3])
                return t.SumOf(span, self.expr(kids[0]), text(kids[1]), self.expr(kids[2]), where)
            case "reach":
                return t.Reach(span, self.expr(kids[0]), self.expr(kids[1]), self.maybe_expr(kids[2]))
            case _:
                raise AssertionError(f"no builder for {tree.data}")

    def _aggregate(self, span: Span, agg: Child, source: Child) -> t.Expr:
        return queried(words_of(agg), t.Query(span, None, "it", self.expr(source)))

    def _filtered(self, span: Span, agg: Child, var: str, source: Child, filter_: Child) -> t.Query:
        return queried(None if agg is None else words_of(agg), self._narrowed(span, var, self.expr(source), filter_))

    def _narrowed(self, span: Span, var: str, source: t.Expr, filter_: Child) -> t.Query:
        if filter_ is None:
            return t.Query(span, None, var, source)
        tree = node(filter_)
        if tree.data == "prefix":
            return t.Query(span, None, var, source, prefix=self.expr(tree.children[0]))
        where: t.Expr | None = None
        having: list[t.Having] = []
        for kid in tree.children:
            part = node(kid)
            if part.data in ("having_most", "having_least"):
                key = self.expr(part.children[0])
                having.append(t.Having(self.places.of(part), part.data == "having_most", key))
            else:
                where = self.expr(part)
        return t.Query(span, None, var, source, where=where, having=tuple(having))

    def _count(self, child: Child) -> t.Expr:
        if isinstance(child, Token):
            return t.Number(self.places.of(child), int(child.text))
        return self.expr(child)

    def _phrase(self, child: Child) -> t.Phrase:
        tree = node(child)
        args = tuple(self.expr(k) for k in tree.children[1:])
        return t.Phrase(self.places.of(tree), words_of(tree.children[0]), args)

    def head(self, child: Child) -> t.Head:
        """Build a use of a signature."""
        tree = node(child)
        phrases = tuple(self._phrase(k) for k in tree.children[2:])
        return t.Head(self.places.of(tree), text(tree.children[0]), self.maybe_expr(tree.children[1]), phrases)

    def head_of(self, expr: t.Expr) -> t.Head | None:
        """Read an expression as the use of a signature: `hand_size of p`, `(steps from t to u)`, `trump`."""
        match expr:
            case t.Word(span, word):
                return t.Head(span, word, None, ())
            case t.Of(span, t.Word(_, word), target):
                return t.Head(span, word, target, ())
            case t.CallValue(span, inner, phrases):
                head = self.head_of(inner)
                return None if head is None else t.Head(span, head.word, head.arg, phrases)
            case _:
                return None

    def type(self, child: Child) -> t.TypeName:
        """Build a type as written."""
        tree = node(child)
        span, kids = self.places.of(tree), tree.children
        match tree.data:
            case "type_word":
                return t.TypeName(span, "word", (text(kids[0]),))
            case "type_of":
                return t.TypeName(span, "of", (text(kids[0]),), self.type(kids[1]))
            case "type_optional":
                return t.TypeName(span, "optional", inner=self.type(kids[0]))
            case "type_words":
                return t.TypeName(span, "words", tuple(text(k) for k in kids))
            case _:
                return t.TypeName(span, "range", low=int(text(kids[0])), high=int(text(kids[1])))
