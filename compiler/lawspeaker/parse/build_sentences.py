"""Lark trees of sentences and rules to our own classes; runs inside parse, right after Lark."""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.parse.build_expressions import ExpressionBuilder, maybe_text, node, text, words_of
from lawspeaker.parse.nodes import Child, Node, Token
from lawspeaker.source import Span

MOST_CITES = 4


class SentenceBuilder(ExpressionBuilder):
    """Builds statements, rules and blocks."""

    def cites(self, child: Child, most: int | None = MOST_CITES) -> tuple[t.Cite, ...]:
        """Build the citations that end a line; too many are reported, since they would say nothing."""
        children = node(child).children
        if not children:
            return ()
        found = tuple([t.Cite(self.places.of(k), k.text[1:]) for k in children if isinstance(k, Token)])
        if most is not None and len(found) > most:
            self.facts.add("L130", found[most].span, count=len(found), most=most)
        return found

    def cited(self, tree: Node) -> tuple[t.Cite, ...]:
        """Build the citations on the lines of a sentence itself: its own, its `otherwise`, its matches."""
        found: list[t.Cite] = []
        for kid in tree.children:
            if isinstance(kid, Node) and kid.data == "eol":
                found += self.cites(kid)
            elif isinstance(kid, Node) and kid.data in ("else_if", "otherwise", "match"):
                found += self.cited(kid)
        return tuple(found)

    def block(self, child: Child) -> t.Block:
        """Build an indented block; no block is an empty one."""
        if child is None:
            return ()
        stmts = tuple([self.stmt(k) for k in node(child).children])
        stray = next((stmt for stmt in stmts if isinstance(stmt, t.Label)), None)
        if stray is not None:
            self.facts.add("L114", stray.span, stray=stray.text)
        return stmts

    def options(self, child: Child) -> tuple[t.Label, ...]:
        """Build the block of a `choose one`: options, each a quoted line with a block."""
        stmts = [self.stmt(kid) for kid in node(child).children]
        stray = next((stmt for stmt in stmts if not isinstance(stmt, t.Label)), None)
        if stray is not None:
            self.facts.add("L114", stray.span, step="yes")
        return tuple(stmt for stmt in stmts if isinstance(stmt, t.Label))

    def maybe_block(self, child: Child) -> t.Block | None:
        return None if child is None else self.block(child)

    def otherwise(self, child: Child) -> t.Block | None:
        return None if child is None else self.block(node(child).children[1])

    def args(self, child: Child) -> tuple[t.Expr, ...]:
        return () if child is None else tuple([self.expr(k) for k in node(child).children])

    def phrase(self, child: Child) -> t.Phrase:
        tree = node(child)
        return t.Phrase(self.places.of(tree), words_of(tree.children[0]), self.args(tree.children[1]))

    def stmt(self, child: Child) -> t.Stmt:
        """Build one sentence."""
        tree = node(child)
        span, kids = self.places.of(tree), tree.children
        match tree.data:
            case "call":
                return self._call(span, kids)
            case "subject":
                name, word, args = self.name_text(kids[0]), text(kids[1]), self.args(kids[2])
                phrases = tuple(self.phrase(k) for k in kids[3:-2])
                return t.Subject(span, name, word, args, phrases, self.maybe_block(kids[-1]), self.cited(tree))
            case "label":
                label, when = self.note("label", self.quoted(kids[0])), self.maybe_expr(kids[1])
                return t.Label(span, label, when, self.block(kids[3]), self.cited(tree))
            case "becomes":
                return t.Becomes(span, self._place(node(kids[0])), self.expr(kids[1]), self.cited(tree))
            case "let":
                return t.Let(span, self.note("let", text(kids[0])), self.expr(kids[1]), self.cited(tree))
            case "if_":
                return self._if(tree, span)
            case "depending":
                matches = tuple(
                    (self.args(node(k).children[0]), self.block(node(k).children[2]))
                    for k in kids[2:-1]
                    if k is not None
                )
                return t.Depending(span, self.expr(kids[0]), matches, self.otherwise(kids[-1]), self.cited(tree))
            case "choose" | "choose_one" | "choose_order" | "may_do":
                return self._choice(tree, span)
            case "as_" | "each" | "repeat" | "repeat_times" | "repeat_until" | "repeat_while" | "turns":
                return self._loop(tree, span)
            case "announce":
                return t.Announce(span, self.head(kids[0]), self.maybe_block(kids[2]), self.cited(tree))
            case "only_if":
                return t.OnlyIf(span, self.expr(kids[0]), self.cited(tree))
            case "that":
                return t.That(span, self.expr(kids[0]), self.cited(tree))
            case "one":
                option = t.Name(span, self.quoted(kids[0]))
                return t.Call(span, "one", (option,), (), None, None, None, self.cites(kids[1]))
            case "order":
                return t.Call(span, "order", self.args(kids[0]), (), None, None, None, self.cites(kids[1]))
            case _:
                return self.rule(tree)

    def _call(self, span: Span, kids: list[Child]) -> t.Call:
        giving, eol, block, otherwise = kids[-4:]
        phrases = tuple([self.phrase(k) for k in kids[2:-4]])
        word, args = text(kids[0]), self.args(kids[1])
        if word == "shuffle" and args and (pile := word_of(args[0])):
            self.note("shuffled", pile)
        if word == "put" and args and (pile := word_of(args[0])):
            for phrase in phrases:
                if phrase.args and (target := word_of(phrase.args[0])):
                    self.note("poured", f"{pile} {target}")
        return t.Call(
            span,
            word,
            args,
            phrases,
            maybe_text(giving),
            self.maybe_block(block),
            self.otherwise(otherwise),
            self.cites(eol),
        )

    def _place(self, tree: Node) -> t.Expr:
        span, kids = self.places.of(tree), tree.children
        first = kids[0]
        if tree.data == "place_value":
            return t.CallValue(span, self.expr(first), tuple(self._phrase(k) for k in kids[1:]))
        if len(kids) == 1:
            return t.Word(span, text(first))
        second = kids[1]
        if isinstance(second, Node):
            return t.Of(span, t.Word(span, text(first)), self.expr(second))
        target: t.Expr = t.Word(span, first.text) if isinstance(first, Token) else self.expr(first)
        for word in kids[1:]:
            target = t.Dot(span, target, text(word))
        return target

    def _if(self, tree: Node, span: Span) -> t.If:
        kids = tree.children
        arms = [(self.expr(kids[0]), self.block(kids[2]))]
        for kid in kids[3:-1]:
            part = node(kid)
            arms.append((self.expr(part.children[0]), self.block(part.children[2])))
        return t.If(span, tuple(arms), self.otherwise(kids[-1]), self.cited(tree))

    def _choice(self, tree: Node, span: Span) -> t.Stmt:
        kids = tree.children
        match tree.data:
            case "choose":
                return self._choose(tree, span)
            case "choose_one":
                by, otherwise = self.maybe_expr(kids[1]), self.otherwise(kids[4])
                return t.ChooseOne(span, by, self.options(kids[3]), otherwise, self.cited(tree), kids[0] is not None)
            case "choose_order":
                return t.ChooseOrder(span, text(kids[0]), self.maybe_expr(kids[1]), self.cited(tree))
            case _:
                label, by, when = self.quoted(kids[2]), self.maybe_expr(kids[3]), self.maybe_expr(kids[4])
                block, otherwise = self.block(kids[6]), self.otherwise(kids[7])
                self.note("label", label)
                return t.MayDo(span, label, by, when, block, otherwise, self.cited(tree), kids[1] is not None)

    def _choose(self, tree: Node, span: Span) -> t.Choose:
        kids = tree.children
        may, openly, many, word, by, pool = kids[:6]
        pools = [self._pool(text(word), pool)]
        for kid in kids[6:-3]:
            pools.append(self._pool(text(node(kid).children[0]), node(kid).children[1]))
        up_to, count = self._how_many(many)
        by_expr = self.maybe_expr(by)
        block, otherwise = self.maybe_block(kids[-2]), self.otherwise(kids[-1])
        cites, is_open = self.cited(tree), openly is not None
        return t.Choose(span, may is not None, up_to, count, tuple(pools), by_expr, block, otherwise, cites, is_open)

    def _how_many(self, child: Child) -> tuple[bool, t.Expr | None]:
        if child is None:
            return False, None
        up_to, count = node(child).children
        return up_to is not None, self._count(count)

    def _pool(self, var: str, child: Child) -> t.Pool:
        tree = node(child)
        kids = tree.children
        if len(kids) == 1:
            return t.Pool(self.places.of(tree), var, self.expr(kids[0]), None, None)
        return t.Pool(self.places.of(tree), var, self.expr(kids[0]), self.expr(kids[1]), self.maybe_expr(kids[2]))

    def _loop(self, tree: Node, span: Span) -> t.Stmt:
        kids, cites = tree.children, self.cited(tree)
        block = self.block(kids[-1])
        match tree.data:
            case "as_":
                return t.As(span, self.expr(kids[0]), block, cites)
            case "each":
                var, source, reverse, starting, where = kids[:5]
                first, test, among = self.maybe_expr(starting), self.maybe_expr(where), self.expr(source)
                return t.Each(span, text(var), among, reverse is not None, first, test, block, cites)
            case "repeat":
                return t.Repeat(span, "forever", None, block, cites)
            case "turns":
                return t.Turns(span, self.maybe_expr(kids[0]), self.maybe_expr(kids[1]), block, cites)
            case form:
                return t.Repeat(span, form.removeprefix("repeat_"), self.expr(kids[0]), block, cites)

    def rule(self, tree: Node) -> t.Rule:
        """Build a rule that extends a value, a permission or an event."""
        span, kids = self.places.of(tree), tree.children
        match tree.data:
            case "adds":
                amount, added = self.expr(kids[0]), self.head(kids[1])
                return t.Adds(span, amount, added, self.maybe_expr(kids[2]), self.cites(kids[3]))
            case "sets":
                target = self.expr(kids[0])
                head = self.head_of(target)
                if head is None:
                    self.facts.add("L128", target.span)
                    head = t.Head(target.span, "nothing", None, ())
                return t.Sets(span, head, self.expr(kids[1]), self.maybe_expr(kids[2]), self.cites(kids[3]))
            case "forbids" | "allows":
                heads = tuple(self.head(k) for k in kids[:-2])
                if tree.data == "allows" and any(head.word == "pay" for head in heads):
                    self.note("wild", "pay")
                return t.Permits(span, tree.data == "allows", heads, self.maybe_expr(kids[-2]), self.cites(kids[-1]))
            case "ignores":
                return t.Ignores(span, self.args(kids[0]), self.maybe_expr(kids[1]), self.cites(kids[2]))
            case "when":
                may, moment, event, where, once, eol, block = kids
                word = text(node(moment).children[0])
                each = None if once is None else text(node(once).children[0])
                test, cites = self.maybe_expr(where), self.cites(eol)
                openly = may is not None and node(may).children[1] is not None
                body = self.block(block)
                return t.When(span, may is not None, word, text(event), test, each, body, cites, openly)
            case "while_":
                return t.While(span, self.expr(kids[0]), self.block(kids[2]), self.cited(tree))
            case "until":
                return t.Until(span, text(kids[0]), self.block(kids[2]), self.cites(kids[1]))
            case other:
                raise AssertionError(f"no builder for {other}")


def word_of(pile: t.Expr) -> str:
    """Return the word of what may be a whole pile: `deck`, `your deck`, `deck of p`, `p's deck`."""
    match pile:
        case t.Word(_, word) | t.Yours(_, word) | t.Of(_, t.Word(_, word), _) | t.Dot(_, _, word):
            return word
        case _:
            return ""
