"""Build expressions and types of `parse/tree.py` from nodes.

of(word suit, word c)   ->   Of(head=Word("suit"), target=Word("c"))
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from lawspeaker.parse import tree as t
from lawspeaker.parse.builder.context import BuildContext, maybe_text, node, text, words_of
from lawspeaker.parse.nodes import Child, Node, Token
from lawspeaker.parse.tree_enums import Aggregate, ArithmeticOp, CompareWord, LogicOp, Preposition
from lawspeaker.source import Span

COUNT_DIFFERENT = "count different"
ARITHMETIC = {
    "add": ArithmeticOp.ADD,
    "sub": ArithmeticOp.SUBTRACT,
    "mul": ArithmeticOp.MULTIPLY,
    "div": ArithmeticOp.DIVIDE,
    "remainder": ArithmeticOp.REMAINDER,
}


def queried(words: str | None, query: t.Query) -> t.Query:
    """Return a query with its aggregate; `count different` is a count of a `different` query."""
    if words is None:
        return query
    if words == COUNT_DIFFERENT:
        return t.Query(query.span, Aggregate.COUNT, "it", replace(query, agg=Aggregate.DIFFERENT))
    return replace(query, agg=Aggregate(words))


def build_optional_expr(cx: BuildContext, child: Child) -> t.Expr | None:
    return None if child is None else build_expr(cx, child)


def build_expr(cx: BuildContext, child: Child) -> t.Expr:
    """Build one expression."""
    tree = node(child)
    span, kids = cx.places.of(tree), tree.children
    match tree.data:
        case "number":
            return t.Number(span, int(text(kids[0])))
        case "word":
            return t.Word(span, text(kids[0]))
        case "name" | "quoted":
            return t.Name(span, cx.name_text(tree))
        case "no_word":
            return t.Word(span, "no")
        case "yours":
            return t.Yours(span, text(kids[0]))
        case "every":
            return t.Every(span, text(kids[0]))
        case "amount":
            return t.Amount(span, build_count(cx, kids[0]), text(kids[1]))
        case "numbered":
            return t.Numbered(span, text(kids[0]), int(text(kids[1])))
        case "verb_numbered":
            return t.VerbNumbered(span, text(kids[0]), t.Numbered(span, text(kids[1]), int(text(kids[2]))))
        case "typed_name":
            return t.Name(span, cx.name_text(kids[1]), text(kids[0]))
        case "amount_words":
            return t.Amount(span, t.Word(span, text(kids[0])), text(kids[1]), build_optional_expr(cx, kids[2]))
        case "option_no":
            return t.Amount(span, t.Word(span, text(kids[0])), "no")
        case "set":
            return t.SetOf(span, tuple(build_expr(cx, k) for k in kids))
        case "call_value":
            phrases = tuple(build_value_phrase(cx, k) for k in kids[1:])
            return build_call_value(span, build_expr(cx, kids[0]), phrases)
        case "range":
            return t.Range(span, build_expr(cx, kids[0]), build_expr(cx, kids[1]))
        case "of":
            return t.Of(span, build_expr(cx, kids[0]), build_expr(cx, kids[1]))
        case "of_agg":
            return t.Of(span, build_expr(cx, kids[0]), build_aggregate(cx, span, kids[1], kids[2]))
        case "dot":
            return t.Dot(span, build_expr(cx, kids[0]), text(kids[1]))
        case "printed":
            return t.Printed(span, text(kids[0]), build_expr(cx, kids[1]))
        case "printed_dot":
            return t.Printed(span, text(kids[1]), build_expr(cx, kids[0]))
        case _:
            return build_operator(cx, tree, span)


def build_operator(cx: BuildContext, tree: Node, span: Span) -> t.Expr:
    kids = tree.children
    match tree.data:
        case "neg":
            return t.Negative(span, build_expr(cx, kids[0]))
        case "add" | "sub" | "mul" | "div" | "remainder":
            return t.Binary(span, ARITHMETIC[tree.data], build_expr(cx, kids[0]), build_expr(cx, kids[1]))
        case "compare":
            return t.Compare(span, CompareWord(words_of(kids[1])), build_expr(cx, kids[0]), build_expr(cx, kids[2]))
        case "between":
            value, low, high = (build_expr(cx, kid) for kid in (kids[0], kids[2], kids[3]))
            return t.Between(span, value, low, high, words_of(kids[1]) == "is not between")
        case "empty_test":
            return t.EmptyTest(span, build_expr(cx, kids[0]), words_of(kids[1]) == "is not empty")
        case "and_":
            return t.Logic(span, LogicOp.AND, build_expr(cx, kids[0]), build_expr(cx, kids[1]))
        case "or_":
            return t.Logic(span, LogicOp.OR, build_expr(cx, kids[0]), build_expr(cx, kids[1]))
        case "not_":
            return t.Not(span, build_expr(cx, kids[0]))
        case "can_":
            return t.Can(span, build_head(cx, kids[0]))
        case "possible":
            return t.Possible(span, build_head(cx, kids[0]))
        case "cond":
            return t.Cond(span, build_expr(cx, kids[0]), build_expr(cx, kids[1]), build_expr(cx, kids[2]))
        case _:
            return build_query(cx, tree, span)


def build_query(cx: BuildContext, tree: Node, span: Span) -> t.Expr:
    kids = tree.children
    match tree.data:
        case "least_of" | "most_of":
            return t.Extreme(span, tree.data == "most_of", tuple(build_expr(cx, k) for k in kids))
        case "aggregate":
            return build_aggregate(cx, span, kids[0], kids[1])
        case "filtered":
            return build_filtered(cx, span, kids[0], "it", kids[1], kids[2])
        case "bound":
            return build_filtered(cx, span, kids[0], text(kids[1]), kids[2], kids[3])
        case "all_have":
            return build_all_have(cx, span, maybe_text(kids[0]) or "it", kids[1:])
        case "sum_of":
            where = build_optional_expr(cx, kids[3])
            return t.SumOf(span, build_expr(cx, kids[0]), text(kids[1]), build_expr(cx, kids[2]), where)
        case "sum_of_list":
            return t.SumOf(span, t.Word(span, "it"), "it", build_expr(cx, kids[0]), None)
        case "list_of":
            where = build_optional_expr(cx, kids[3])
            return t.ListFor(span, build_expr(cx, kids[0]), text(kids[1]), build_expr(cx, kids[2]), where)
        case "reach":
            start, *said, source, test = kids
            phrases = tuple([build_value_phrase(cx, k) for k in said])
            return t.Reach(span, build_expr(cx, start), build_expr(cx, source), build_optional_expr(cx, test), phrases)
        case _:
            raise AssertionError(f"no builder for {tree.data}")


def build_all_have(cx: BuildContext, span: Span, var: str, parts: Sequence[Child]) -> t.AllHave:
    """Return `all x among X where C have D` as `all x among (x among X where C) have D`."""
    source, where, test = parts
    found = build_expr(cx, source)
    if where is not None:
        found = t.Query(span, None, var, found, build_expr(cx, where))
    return t.AllHave(span, var, found, build_expr(cx, test))


def build_aggregate(cx: BuildContext, span: Span, agg: Child, source: Child) -> t.Expr:
    return queried(words_of(agg), t.Query(span, None, "it", build_expr(cx, source)))


def build_filtered(cx: BuildContext, span: Span, agg: Child, var: str, source: Child, filter_: Child) -> t.Query:
    return queried(
        None if agg is None else words_of(agg), build_narrowed(cx, span, var, build_expr(cx, source), filter_)
    )


def build_narrowed(cx: BuildContext, span: Span, var: str, source: t.Expr, filter_: Child) -> t.Query:
    if filter_ is None:
        return t.Query(span, None, var, source)
    tree = node(filter_)
    if tree.data == "prefix":
        return t.Query(span, None, var, source, prefix=build_expr(cx, tree.children[0]))
    where: t.Expr | None = None
    having: list[t.Having] = []
    for kid in tree.children:
        part = node(kid)
        if part.data in ("having_most", "having_least"):
            key = build_expr(cx, part.children[0])
            having.append(t.Having(cx.places.of(part), part.data == "having_most", key))
        else:
            where = build_expr(cx, part)
    return t.Query(span, None, var, source, where=where, having=tuple(having))


def build_count(cx: BuildContext, child: Child) -> t.Expr:
    if isinstance(child, Token):
        return t.Number(cx.places.of(child), int(child.text))
    return build_expr(cx, child)


def build_value_phrase(cx: BuildContext, child: Child) -> t.Phrase:
    tree = node(child)
    args = tuple(build_expr(cx, k) for k in tree.children[1:])
    return t.Phrase(cx.places.of(tree), Preposition(words_of(tree.children[0])), args)


def build_call_value(span: Span, head: t.Expr, phrases: tuple[t.Phrase, ...]) -> t.Expr:
    """Build a value with prepositions; `(2 to 5)`, whose head cannot be the word of a value, is a range."""
    match head, phrases:
        case ((t.Word() | t.Of(head=t.Word())), _):
            return t.CallValue(span, head, phrases)
        case _, (t.Phrase(prep=Preposition.TO, args=(high,)),):
            return t.Range(span, head, high)
        case _:
            return t.CallValue(span, head, phrases)


def build_head(cx: BuildContext, child: Child) -> t.Head:
    """Build a use of a signature: `cost of c`, `enter t with this`, `c's cost`."""
    tree = node(child)
    if tree.data == "dotted":
        owner, word = tree.children
        target = t.Word(cx.places.of(owner), owner.text) if isinstance(owner, Token) else build_expr(cx, owner)
        return t.Head(cx.places.of(tree), text(word), target, ())
    if tree.data == "bracket_head":
        inside, said = build_expr(cx, tree.children[0]), tree.children[1:]
        found = tuple(build_value_phrase(cx, k) for k in said)
        return build_bracket_head(cx, t.CallValue(cx.places.of(tree), inside, found) if found else inside)
    phrases = tuple(build_value_phrase(cx, k) for k in tree.children[2:])
    return t.Head(cx.places.of(tree), text(tree.children[0]), build_optional_expr(cx, tree.children[1]), phrases)


def build_bracket_head(cx: BuildContext, target: t.Expr) -> t.Head:
    """Return an expression as the use of a signature; report one that is none."""
    head = head_of_expr(cx, target)
    if head is None:
        cx.facts.add("L128", target.span)
        return t.Head(target.span, "nothing", None, ())
    return head


def head_of_expr(cx: BuildContext, expr: t.Expr) -> t.Head | None:
    """Return an expression as the use of a signature (`hand_size of p`, `(steps from t to u)`, `trump`), or None."""
    match expr:
        case t.Word(span, word):
            return t.Head(span, word, None, ())
        case t.Of(span, t.Word(_, word), target) | t.Dot(span, target, word):
            return t.Head(span, word, target, ())
        case t.CallValue(span, inner, phrases):
            head = head_of_expr(cx, inner)
            return None if head is None else t.Head(span, head.word, head.arg, phrases)
        case _:
            return None


def build_type(cx: BuildContext, child: Child) -> t.TypeName:
    """Build a written type."""
    tree = node(child)
    span, kids = cx.places.of(tree), tree.children
    match tree.data:
        case "type_word":
            return t.TypeWord(span, text(kids[0]))
        case "type_of":
            return t.TypeOf(span, text(kids[0]), build_type(cx, kids[1]))
        case "type_list":
            return t.TypeOf(span, "list", build_type(cx, kids[0]))
        case "type_optional":
            return t.OptionalType(span, build_type(cx, kids[0]))
        case "type_words":
            return t.WordsType(span, tuple(text(k) for k in kids))
        case _:
            low, high = (bound_of(node(kid)) for kid in kids)
            return t.RangeType(span, low, high)


def bound_of(tree: Node) -> int:
    """Return the end of a written range of numbers."""
    number = int(text(tree.children[0]))
    return -number if tree.data == "neg" else number
