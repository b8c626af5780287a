"""Build sentences, rules and blocks of `parse/tree.py` from nodes."""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.parse.builder import expressions
from lawspeaker.parse.builder.context import BuildContext, maybe_text, node, text, words_of
from lawspeaker.parse.lexer import SEAT_VERBS
from lawspeaker.parse.nodes import Child, Node, Token
from lawspeaker.parse.tree_enums import LoopForm, NoteForm, Preposition, TriggerWord
from lawspeaker.source import Span

MOST_CITES = 4
WITH_CITES = ("else_if", "otherwise", "match", "asked", "alternatives", "or_label")


def build_cites(cx: BuildContext, child: Child, most: int | None = MOST_CITES) -> tuple[t.Cite, ...]:
    """Build the citations at the end of a line; report more than `most`."""
    children = node(child).children
    if not children:
        return ()
    found = tuple([t.Cite(cx.places.of(k), k.text[1:]) for k in children if isinstance(k, Token)])
    if most is not None and len(found) > most:
        cx.facts.add("L130", found[most].span, count=len(found), most=most)
    return found


def cites_of_sentence(cx: BuildContext, tree: Node) -> tuple[t.Cite, ...]:
    """Build all citations of a sentence: on its own line, on its `otherwise` and on its matches."""
    found: list[t.Cite] = []
    for kid in tree.children:
        if isinstance(kid, Node) and kid.data == "eol":
            found += build_cites(cx, kid)
        elif isinstance(kid, Node) and kid.data in WITH_CITES:
            found += cites_of_sentence(cx, kid)
    return tuple(found)


def build_block(cx: BuildContext, child: Child) -> t.Block:
    """Build an indented block; a missing block is empty."""
    if child is None:
        return ()
    stmts = tuple([build_stmt(cx, k) for k in node(child).children])
    stray = next((stmt for stmt in stmts if isinstance(stmt, t.Label)), None)
    if stray is not None:
        cx.facts.add("L114", stray.span, stray=stray.text)
    return stmts


def build_options(cx: BuildContext, child: Child) -> tuple[t.Label, ...]:
    """Build the block of a `choose one`: options, each a quoted line with a block."""
    stmts = [build_stmt(cx, kid) for kid in node(child).children]
    stray = next((stmt for stmt in stmts if not isinstance(stmt, t.Label)), None)
    if stray is not None:
        cx.facts.add("L114", stray.span, step="yes")
    return tuple(stmt for stmt in stmts if isinstance(stmt, t.Label))


def build_optional_block(cx: BuildContext, child: Child) -> t.Block | None:
    return None if child is None else build_block(cx, child)


def build_otherwise(cx: BuildContext, child: Child) -> t.Block | None:
    return None if child is None else build_block(cx, node(child).children[1])


def build_args(cx: BuildContext, child: Child) -> tuple[t.Expr, ...]:
    return () if child is None else tuple([expressions.build_expr(cx, k) for k in node(child).children])


def build_phrase(cx: BuildContext, child: Child) -> t.Phrase:
    tree = node(child)
    return t.Phrase(cx.places.of(tree), Preposition(words_of(tree.children[0])), build_args(cx, tree.children[1]))


def build_stmt(cx: BuildContext, child: Child) -> t.Stmt:
    """Build one sentence."""
    tree = node(child)
    span, kids = cx.places.of(tree), tree.children
    match tree.data:
        case "call":
            return build_call(cx, span, kids)
        case "subject":
            name, word, args = cx.name_text(kids[0]), text(kids[1]), build_args(cx, kids[2])
            phrases = tuple(build_phrase(cx, k) for k in kids[3:-2])
            return t.Subject(
                span, name, word, args, phrases, build_optional_block(cx, kids[-1]), cites_of_sentence(cx, tree)
            )
        case "seat_subject":
            who, word, args = build_holder(cx, node(kids[0])), SEAT_VERBS[text(kids[1])], build_args(cx, kids[2])
            phrases = tuple(build_phrase(cx, k) for k in kids[3:-2])
            block = build_optional_block(cx, kids[-1])
            return t.Subject(span, seat_name(who), word, args, phrases, block, cites_of_sentence(cx, tree), who)
        case "does":
            return build_does(cx, tree, span)
        case "holds":
            return t.Holds(span, build_holder(cx, node(kids[0])), build_args(cx, kids[1]), cites_of_sentence(cx, tree))
        case "label":
            label, when = cx.note(NoteForm.LABEL, cx.quoted(kids[0])), expressions.build_optional_expr(cx, kids[1])
            return t.Label(span, label, when, build_block(cx, kids[3]), cites_of_sentence(cx, tree))
        case "becomes":
            return t.Becomes(
                span, build_place(cx, node(kids[0])), expressions.build_expr(cx, kids[1]), cites_of_sentence(cx, tree)
            )
        case "let":
            return t.Let(
                span,
                cx.note(NoteForm.LET, text(kids[0])),
                expressions.build_expr(cx, kids[1]),
                cites_of_sentence(cx, tree),
            )
        case "if_":
            return build_if(cx, tree, span)
        case "depending":
            matches = tuple(
                (build_args(cx, node(k).children[0]), build_block(cx, node(k).children[2]))
                for k in kids[2:-1]
                if k is not None
            )
            return t.Depending(
                span,
                expressions.build_expr(cx, kids[0]),
                matches,
                build_otherwise(cx, kids[-1]),
                cites_of_sentence(cx, tree),
            )
        case "choose" | "choose_one" | "choose_order" | "may_do":
            return build_choice(cx, tree, span)
        case "do_possible":
            return build_do_possible(cx, tree, span)
        case "as_" | "each" | "repeat" | "repeat_times" | "repeat_until" | "repeat_while" | "turns":
            return build_loop(cx, tree, span)
        case "announce":
            return t.Announce(
                span,
                expressions.build_head(cx, kids[1]),
                build_optional_block(cx, kids[3]),
                cites_of_sentence(cx, tree),
                kids[0] is not None,
            )
        case "only_if":
            return t.OnlyIf(span, expressions.build_expr(cx, kids[0]), cites_of_sentence(cx, tree))
        case "that":
            return t.That(span, expressions.build_expr(cx, kids[0]), cites_of_sentence(cx, tree))
        case "one":
            option = t.Name(span, cx.quoted(kids[0]))
            return t.Call(span, "one", (option,), (), None, None, None, build_cites(cx, kids[1]))
        case "order":
            return t.Call(span, "order", build_args(cx, kids[0]), (), None, None, None, build_cites(cx, kids[1]))
        case _:
            return build_rule(cx, tree)


def build_call(cx: BuildContext, span: Span, kids: list[Child]) -> t.Call:
    giving, eol, block, otherwise = kids[-4:]
    phrases = tuple([build_phrase(cx, k) for k in kids[2:-4]])
    word, args = text(kids[0]), build_args(cx, kids[1])
    if word == "shuffle" and args and (pile := word_of(args[0])):
        cx.note(NoteForm.SHUFFLED, pile)
    if word == "put" and args and (pile := word_of(args[0])):
        for phrase in phrases:
            if phrase.args and (target := word_of(phrase.args[0])):
                cx.note(NoteForm.POURED, f"{pile} {target}")
    return t.Call(
        span,
        word,
        args,
        phrases,
        maybe_text(giving),
        build_optional_block(cx, block),
        build_otherwise(cx, otherwise),
        build_cites(cx, eol),
    )


def build_place(cx: BuildContext, tree: Node) -> t.Expr:
    span, kids = cx.places.of(tree), tree.children
    first = kids[0]
    if tree.data == "place_value":
        return t.CallValue(
            span, expressions.build_expr(cx, first), tuple(expressions.build_value_phrase(cx, k) for k in kids[1:])
        )
    if len(kids) == 1:
        return t.Word(span, text(first))
    second = kids[1]
    if isinstance(second, Node):
        return t.Of(span, t.Word(span, text(first)), expressions.build_expr(cx, second))
    target: t.Expr = t.Word(span, first.text) if isinstance(first, Token) else expressions.build_expr(cx, first)
    for word in kids[1:]:
        target = t.Dot(span, target, text(word))
    return target


def build_holder(cx: BuildContext, tree: Node) -> t.Expr:
    """Build the place in front of `holds`."""
    if tree.data == "numbered_place":
        return t.Numbered(cx.places.of(tree), text(tree.children[0]), int(text(tree.children[1])))
    return build_place(cx, tree)


def build_does(cx: BuildContext, tree: Node, span: Span) -> t.Subject:
    """Build `Red does move 2 to b1`, `player 2 does Winter`: the verb or phase is the first of the arguments."""
    first, what, block = node(tree.children[0]), node(tree.children[1]), build_optional_block(cx, tree.children[-1])
    who = None if first.data in ("name", "quoted") else build_holder(cx, first)
    args: tuple[t.Expr, ...] = ()
    phrases: tuple[t.Phrase, ...] = ()
    if what.data == "does_verb":
        verb = what.children[0]
        assert verb is not None
        args = (t.Word(cx.places.of(verb), text(verb)), *build_args(cx, what.children[1]))
        phrases = tuple(build_phrase(cx, k) for k in what.children[2:])
    else:
        args = (expressions.build_expr(cx, what),)
    name = cx.name_text(first) if who is None else seat_name(who)
    return t.Subject(span, name, "does", args, phrases, block, cites_of_sentence(cx, tree), who)


def seat_name(who: t.Expr) -> str:
    """Return what messages call a player that is no name.

    >>> seat_name(t.Numbered(Span("game.law", 1, 1, 1, 9), "player", 2))
    'player 2'
    """
    match who:
        case t.Numbered(_, word, number):
            return f"{word} {number}"
        case t.Word(_, word):
            return word
        case _:
            return ""


def build_if(cx: BuildContext, tree: Node, span: Span) -> t.If:
    kids = tree.children
    arms = [(expressions.build_expr(cx, kids[0]), build_block(cx, kids[2]))]
    for kid in kids[3:-1]:
        part = node(kid)
        arms.append((expressions.build_expr(cx, part.children[0]), build_block(cx, part.children[2])))
    return t.If(span, tuple(arms), build_otherwise(cx, kids[-1]), cites_of_sentence(cx, tree))


def build_choice(cx: BuildContext, tree: Node, span: Span) -> t.Stmt:
    kids = tree.children
    match tree.data:
        case "choose":
            return build_choose(cx, tree, span)
        case "choose_one":
            by, otherwise = expressions.build_optional_expr(cx, kids[1]), build_otherwise(cx, kids[4])
            cites, openly, asking = cites_of_sentence(cx, tree), kids[0] is not None, build_asking(cx, kids[2])
            return t.ChooseOne(span, by, build_options(cx, kids[3]), otherwise, cites, openly, asking)
        case "choose_order":
            by, asking = expressions.build_optional_expr(cx, kids[1]), build_asking(cx, kids[2])
            return t.ChooseOrder(span, text(kids[0]), by, cites_of_sentence(cx, tree), asking)
        case _:
            label, by, when = (
                cx.quoted(kids[2]),
                expressions.build_optional_expr(cx, kids[3]),
                expressions.build_optional_expr(cx, kids[4]),
            )
            block, otherwise = build_block(cx, kids[6]), build_otherwise(cx, kids[7])
            cx.note(NoteForm.LABEL, label)
            cites, openly, asking = cites_of_sentence(cx, tree), kids[1] is not None, build_asking(cx, kids[5])
            return t.MayDo(span, label, by, when, block, otherwise, cites, openly, asking)


def build_asking(cx: BuildContext, child: Child) -> t.Name | None:
    """Build the question at the end of the first line of a choice, if it has one."""
    tree = node(child)
    if tree.data != "asked":
        return None
    token = tree.children[0]
    assert isinstance(token, Token)
    return t.Name(cx.places.of(token), cx.note(NoteForm.LABEL, cx.quoted(token)))


def build_do_possible(cx: BuildContext, tree: Node, span: Span) -> t.DoPossible:
    """Build `do what you can`; its lines are sentences, or labels with blocks."""
    less, _, block, otherwise = tree.children
    when = None if less is None else expressions.build_optional_expr(cx, node(less).children[0])
    lines = tuple([build_stmt(cx, kid) for kid in node(block).children])
    answer = build_otherwise(cx, otherwise)
    return t.DoPossible(span, less is not None, when, lines, answer, cites_of_sentence(cx, tree))


def build_choose(cx: BuildContext, tree: Node, span: Span) -> t.Choose:
    kids = tree.children
    may, openly, many, word, by, pool = kids[:6]
    pools = [build_pool(cx, text(word), pool)]
    for kid in kids[6:-3]:
        pools.append(build_pool(cx, text(node(kid).children[0]), node(kid).children[1]))
    up_to, count = build_how_many(cx, many)
    by_expr = expressions.build_optional_expr(cx, by)
    block = build_optional_block(cx, kids[-2])
    beside, otherwise = build_choose_end(cx, kids[-1])
    cites, is_open, asking = cites_of_sentence(cx, tree), openly is not None, build_asking(cx, kids[-3])
    return t.Choose(
        span, may is not None, up_to, count, tuple(pools), by_expr, block, otherwise, cites, is_open, asking, beside
    )


def build_choose_end(cx: BuildContext, child: Child) -> tuple[tuple[t.Label, ...], t.Block | None]:
    """Build the `or` lines and the `otherwise` below a choice."""
    if child is None or node(child).data != "alternatives":
        return (), build_otherwise(cx, child)
    *lines, otherwise = node(child).children
    return tuple(build_or_label(cx, node(line)) for line in lines), build_otherwise(cx, otherwise)


def build_or_label(cx: BuildContext, tree: Node) -> t.Label:
    """Build one `or "label"` with its block."""
    text_, when, _, block = tree.children
    label, test = cx.note(NoteForm.LABEL, cx.quoted(text_)), expressions.build_optional_expr(cx, when)
    return t.Label(cx.places.of(tree), label, test, build_block(cx, block))


def build_how_many(cx: BuildContext, child: Child) -> tuple[bool, t.Expr | None]:
    if child is None:
        return False, None
    up_to, count = node(child).children
    return up_to is not None, expressions.build_count(cx, count)


def build_pool(cx: BuildContext, var: str, child: Child) -> t.Pool:
    tree = node(child)
    kids = tree.children
    if len(kids) == 1:
        return t.Pool(cx.places.of(tree), var, expressions.build_expr(cx, kids[0]), None, None)
    return t.Pool(
        cx.places.of(tree),
        var,
        expressions.build_expr(cx, kids[0]),
        expressions.build_expr(cx, kids[1]),
        expressions.build_optional_expr(cx, kids[2]),
    )


def build_loop(cx: BuildContext, tree: Node, span: Span) -> t.Stmt:
    kids, cites = tree.children, cites_of_sentence(cx, tree)
    block = build_block(cx, kids[-1])
    match tree.data:
        case "as_":
            return t.As(span, expressions.build_expr(cx, kids[0]), block, cites)
        case "each":
            together, var, source, order, reverse, starting, where = kids[:7]
            first, test, among = (
                expressions.build_optional_expr(cx, starting),
                expressions.build_optional_expr(cx, where),
                expressions.build_expr(cx, source),
            )
            key = None if order is None else expressions.build_expr(cx, node(order).children[0])
            backwards, joint = reverse is not None, together is not None
            return t.Each(span, text(var), among, backwards, first, test, block, cites, key, joint)
        case "repeat":
            return t.Repeat(span, LoopForm.FOREVER, None, block, cites)
        case "turns":
            return t.Turns(
                span,
                expressions.build_optional_expr(cx, kids[0]),
                expressions.build_optional_expr(cx, kids[1]),
                block,
                cites,
            )
        case form:
            return t.Repeat(
                span, LoopForm(form.removeprefix("repeat_")), expressions.build_expr(cx, kids[0]), block, cites
            )


def build_rule(cx: BuildContext, tree: Node) -> t.Rule:
    """Build a rule that extends a value, a permission or an event."""
    span, kids = cx.places.of(tree), tree.children
    match tree.data:
        case "adds":
            amount, added = expressions.build_expr(cx, kids[0]), expressions.build_head(cx, kids[1])
            cx.note(NoteForm.CHANGED, added.word)
            return t.Adds(span, amount, added, expressions.build_optional_expr(cx, kids[2]), build_cites(cx, kids[3]))
        case "sets":
            value, where, eol = kids[-3:]
            head = build_set_head(cx, kids[0], kids[1:-3])
            cx.note(NoteForm.CHANGED, head.word)
            return t.Sets(
                span,
                head,
                expressions.build_expr(cx, value),
                expressions.build_optional_expr(cx, where),
                build_cites(cx, eol),
            )
        case "forbids" | "allows":
            heads = tuple(expressions.build_head(cx, k) for k in kids[:-2])
            if tree.data == "allows" and any(head.word == "pay" for head in heads):
                cx.note(NoteForm.WILD, "pay")
            return t.Permits(
                span,
                tree.data == "allows",
                heads,
                expressions.build_optional_expr(cx, kids[-2]),
                build_cites(cx, kids[-1]),
            )
        case "ignores":
            return t.Ignores(
                span, build_args(cx, kids[0]), expressions.build_optional_expr(cx, kids[1]), build_cites(cx, kids[2])
            )
        case "when":
            return build_when(cx, tree, span)
        case "while_":
            return t.While(
                span, expressions.build_expr(cx, kids[0]), build_block(cx, kids[2]), cites_of_sentence(cx, tree)
            )
        case "until":
            note_awaited(cx, kids[0])
            return t.Until(span, text(kids[0]), build_block(cx, kids[2]), build_cites(cx, kids[1]))
        case other:
            raise AssertionError(f"no builder for {other}")


def build_set_head(cx: BuildContext, child: Child, phrases: list[Child]) -> t.Head:
    """Build what `sets` replaces: `cost of c`, `strength of p in t`, with or without brackets."""
    target = expressions.build_expr(cx, child)
    if phrases:
        found = tuple(expressions.build_value_phrase(cx, kid) for kid in phrases)
        first, last = target.span, found[-1].span
        target = t.CallValue(Span(first.file, first.line, first.column, last.end_line, last.end_column), target, found)
    return expressions.build_bracket_head(cx, target)


def build_when(cx: BuildContext, tree: Node, span: Span) -> t.When:
    """Build a trigger."""
    may, moment, event, where, once, asked, block, otherwise = tree.children
    word = TriggerWord(text(node(moment).children[0]))
    each = None if once is None else text(node(once).children[0])
    test, cites = expressions.build_optional_expr(cx, where), cites_of_sentence(cx, tree)
    openly = may is not None and node(may).children[1] is not None
    body, asking = build_block(cx, block), build_asking(cx, asked)
    note_awaited(cx, event, None if once is None else node(once).children[0])
    if word == TriggerWord.INSTEAD and has_word(block, text(event)):
        cx.note(NoteForm.REPEATED, text(event))
    declined = build_otherwise(cx, otherwise)
    return t.When(span, may is not None, word, text(event), test, each, body, cites, openly, asking, declined)


def note_awaited(cx: BuildContext, *words: Child) -> None:
    """Note the events or verbs that a rule waits for."""
    for word in words:
        if word is not None:
            cx.note(NoteForm.AWAITED, text(word))


def has_word(part: Child, word: str) -> bool:
    """Return whether a part of a text contains a word."""
    if isinstance(part, Node):
        return any(has_word(child, word) for child in part.children)
    return part is not None and part.text == word


def word_of(pile: t.Expr) -> str:
    """Return the word of an expression that may name a pile (`deck`, `your deck`, `deck of p`, `p's deck`), or ""."""
    match pile:
        case t.Word(_, word) | t.Yours(_, word) | t.Of(_, t.Word(_, word), _) | t.Dot(_, _, word):
            return word
        case t.CallValue(_, head, _):
            return word_of(head)
        case _:
            return ""
