"""Build declarations of `parse/tree.py` from nodes; the last step of parse."""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.parse.builder import expressions, sentences
from lawspeaker.parse.builder.context import BuildContext, maybe_text, node, text, words_of
from lawspeaker.parse.nodes import Child, Node, Token
from lawspeaker.parse.tree_enums import EndingForm, NoteForm, Preposition


def build_declaration(cx: BuildContext, child: Child) -> t.Decl:
    """Build one declaration."""
    tree = node(child)
    span, kids = cx.places.of(tree), tree.children
    match tree.data:
        case "game":
            return t.GameDecl(
                span, cx.quoted(kids[0]), sentences.build_block(cx, kids[2]), sentences.build_cites(cx, kids[1])
            )
        case "module":
            name, when, eol, terms = kids
            needs, block = build_terms(cx, terms)
            test = expressions.build_optional_expr(cx, when)
            return t.ModuleDecl(span, cx.name_text(name), block, sentences.build_cites(cx, eol), needs, test)
        case "expansion":
            return t.ExpansionDecl(
                span, cx.name_text(kids[0]), sentences.build_block(cx, kids[2]), sentences.build_cites(cx, kids[1])
            )
        case "setup":
            return t.SetupDecl(span, sentences.build_block(cx, kids[1]), sentences.build_cites(cx, kids[0]))
        case "course":
            return t.CourseDecl(span, sentences.build_block(cx, kids[1]), sentences.build_cites(cx, kids[0]))
        case "screen":
            return t.ScreenDecl(span, sentences.build_block(cx, kids[1]), sentences.build_cites(cx, kids[0]))
        case "example":
            return t.ExampleDecl(
                span, cx.quoted(kids[0]), build_example(cx, kids[2]), sentences.build_cites(cx, kids[1], None)
            )
        case "phase":
            return t.PhaseDecl(
                span, text(kids[0]), sentences.build_block(cx, kids[2]), sentences.build_cites(cx, kids[1])
            )
        case "thing":
            block = sentences.build_block(cx, kids[3])
            return t.ThingDecl(span, text(kids[0]), cx.name_text(kids[1]), block, sentences.build_cites(cx, kids[2]))
        case "link":
            return build_link(cx, tree)
        case "value" | "permission" | "event" | "verb":
            return build_signed(cx, tree)
        case "win" | "lose" | "score":
            return build_ending(cx, tree)
        case "adds" | "sets" | "forbids" | "allows" | "ignores" | "when" | "while_" | "until":
            rule = sentences.build_rule(cx, tree)
            return t.RuleDecl(span, rule, rule.cites)
        case _:
            return build_component(cx, tree)


def build_link(cx: BuildContext, tree: Node) -> t.ThingDecl:
    """Build a link: a thing with two ends. One without a name is called after these: `Hill-Shore`."""
    kind, name, ends, eol, block = tree.children
    start, end = (t.Name(cx.places.of(node(k)), cx.name_text(k)) for k in node(ends).children)
    joined = t.LinkEnds(start, end, node(ends).data == "both_ways", name is not None)
    called = f"{start.name}-{end.name}" if name is None else cx.name_text(name)
    lines, cites = sentences.build_block(cx, block), sentences.build_cites(cx, eol)
    return t.ThingDecl(cx.places.of(tree), text(kind), called, lines, cites, joined)


def build_example(cx: BuildContext, block: Child) -> t.Block:
    """Build the lines of an example, without notes about piles: an example does not pour piles in the game."""
    before = {note for note in cx.notes if note[0] == NoteForm.POURED}
    built = sentences.build_block(cx, block)
    for note in [note for note in cx.notes if note[0] == NoteForm.POURED and note not in before]:
        del cx.notes[note]
    return built


def build_component(cx: BuildContext, tree: Node) -> t.Decl:
    span, kids = cx.places.of(tree), tree.children
    match tree.data:
        case "option":
            word, of, type_, default, eol, terms = kids
            kind = expressions.build_type(cx, type_)
            value = expressions.build_optional_expr(cx, default)
            needs, block = build_terms(cx, terms)
            return t.OptionDecl(
                span, text(word), maybe_text(of), kind, value, block, sentences.build_cites(cx, eol), needs
            )
        case "resource":
            words = tuple(k.text for k in kids if isinstance(k, Token))
            return t.ResourceDecl(span, words, build_mods(cx, kids[-2]), sentences.build_cites(cx, kids[-1]))
        case "enum":
            return t.EnumDecl(
                span, text(kids[0]), expressions.build_type(cx, kids[1]), sentences.build_cites(cx, kids[2])
            )
        case "kind":
            (fields, block), made = build_kind_body(cx, kids[3]), build_made(cx, kids[3])
            parent = maybe_text(kids[1])
            return t.KindDecl(span, text(kids[0]), parent, fields, block, sentences.build_cites(cx, kids[2]), made)
        case "record":
            fields, block = build_kind_body(cx, kids[2])
            return t.RecordDecl(span, text(kids[0]), fields, block, sentences.build_cites(cx, kids[1]))
        case "state":
            word, of, by, type_, default, mods, eol, wording = kids
            value = expressions.build_optional_expr(cx, default)
            kind, second = expressions.build_type(cx, type_), maybe_text(by)
            listed, said = build_mods(cx, mods), sentences.build_block(cx, wording)
            return t.StateDecl(
                span, text(word), maybe_text(of), kind, value, listed, sentences.build_cites(cx, eol), second, said
            )
        case "pile":
            word, of, by, type_, mods, eol, below = kids
            kind, listed, (known, said) = (
                expressions.build_type(cx, type_),
                build_mods(cx, mods),
                build_pile_body(cx, below),
            )
            cites, key = sentences.build_cites(cx, eol), maybe_text(by)
            return t.PileDecl(span, text(word), maybe_text(of), kind, listed, cites, said, known, key)
        case "piece":
            word, of, mods, eol = kids
            return t.PieceDecl(span, text(word), maybe_text(of), build_mods(cx, mods), sentences.build_cites(cx, eol))
        case "board":
            return t.BoardDecl(
                span, text(kids[0]), sentences.build_block(cx, kids[2]), sentences.build_cites(cx, kids[1])
            )
        case "die":
            return t.DieDecl(
                span, text(kids[0]), sentences.build_block(cx, kids[2]), sentences.build_cites(cx, kids[1])
            )
        case other:
            raise AssertionError(f"no builder for {other}")


def build_terms(cx: BuildContext, child: Child) -> tuple[tuple[t.Needs, ...], t.Block]:
    """Build the lines below an option or a module: its `needs`, and the rest, which resolve reports."""
    parts = [] if child is None else [node(kid) for kid in node(child).children]
    needs = tuple(
        t.Needs(cx.places.of(part), expressions.build_expr(cx, part.children[0]), sentences.cites_of_sentence(cx, part))
        for part in parts
        if part.data == "needs"
    )
    rest: list[Child] = [part for part in parts if part.data != "needs"]
    return needs, sentences.build_block(cx, Node("block", rest, None, None, 0))


def build_pile_body(cx: BuildContext, child: Child) -> tuple[tuple[t.Known, ...], t.Block]:
    """Build the lines below a pile: `known where` and its `text`."""
    parts = [] if child is None else [node(kid) for kid in node(child).children]
    known = tuple(
        t.Known(
            cx.places.of(part),
            text(part.children[0]),
            expressions.build_expr(cx, part.children[1]),
            sentences.cites_of_sentence(cx, part),
        )
        for part in parts
        if part.data == "known"
    )
    rest: list[Child] = [part for part in parts if part.data != "known"]
    return known, sentences.build_block(cx, Node("block", rest, None, None, 0))


def build_kind_body(cx: BuildContext, child: Child) -> tuple[tuple[t.Field, ...], t.Block]:
    if child is None:
        return (), ()
    fields: list[t.Field] = []
    stmts: list[Child] = []
    for kid in node(child).children:
        part = node(kid)
        if part.data == "field":
            word, type_, default, eol = part.children
            kind, value = expressions.build_type(cx, type_), expressions.build_optional_expr(cx, default)
            fields.append(t.Field(cx.places.of(part), text(word), kind, value, sentences.build_cites(cx, eol)))
        elif part.data != "every_where":
            stmts.append(part)
    body = Node("block", stmts, None, None, 0)
    return tuple(fields), sentences.build_block(cx, body)


def build_made(cx: BuildContext, child: Child) -> tuple[t.EveryWhere, ...]:
    """Build the lines `every … where …` below a kind."""
    parts = [] if child is None else [node(kid) for kid in node(child).children]
    return tuple(
        t.EveryWhere(
            cx.places.of(part),
            text(part.children[0]),
            sentences.build_args(cx, part.children[1]),
            expressions.build_expr(cx, part.children[2]),
            sentences.cites_of_sentence(cx, part),
        )
        for part in parts
        if part.data == "every_where"
    )


def build_mods(cx: BuildContext, child: Child) -> tuple[t.Mod, ...]:
    if child is None:
        return ()
    return tuple(build_mod(cx, node(k)) for k in node(child).children)


def build_mod(cx: BuildContext, tree: Node) -> t.Mod:
    kids = tree.children
    if tree.data == "mod_in":
        return t.Mod(cx.places.of(tree), words_of(kids[0]), expressions.build_expr(cx, kids[1]), ())
    phrases = tuple(
        t.Phrase(cx.places.of(tree), Preposition(words_of(kids[i])), (expressions.build_expr(cx, kids[i + 1]),))
        for i in range(2, len(kids), 2)
    )
    return t.Mod(cx.places.of(tree), text(kids[0]), expressions.build_optional_expr(cx, kids[1]), phrases)


def build_signed(cx: BuildContext, tree: Node) -> t.Decl:
    span, kids = cx.places.of(tree), tree.children
    sig = build_sig(cx, node(kids[0]))
    match tree.data:
        case "value":
            _, type_, expr, eol, cases = kids
            kind, value = expressions.build_type(cx, type_), expressions.build_optional_expr(cx, expr)
            found, wording = build_case_lines(cx, cases)
            picture = tuple(line for line in wording if line.word != "text") if is_picture(wording) else ()
            wording = tuple(line for line in wording if line not in picture)
            return t.ValueDecl(span, sig, kind, value, found, sentences.build_cites(cx, eol), wording, picture)
        case "permission":
            _, expr, eol, cases = kids
            value, cites = expressions.build_optional_expr(cx, expr), sentences.build_cites(cx, eol)
            found, wording = build_case_lines(cx, cases)
            return t.PermissionDecl(span, sig, value, cites, wording, found)
        case "event":
            return t.EventDecl(span, sig, sentences.build_cites(cx, kids[1]), sentences.build_block(cx, kids[2]))
        case _:
            _, type_, eol, block = kids
            result = None if type_ is None else expressions.build_type(cx, type_)
            return t.VerbDecl(span, sig, result, sentences.build_block(cx, block), sentences.build_cites(cx, eol))


def build_sig(cx: BuildContext, tree: Node) -> t.Sig:
    kids = tree.children
    params: list[t.Param] = []
    if kids[1] is not None:
        params.append(build_param(cx, node(kids[1]), None))
    for i in range(2, len(kids), 2):
        params.append(build_param(cx, node(kids[i + 1]), Preposition(words_of(kids[i]))))
    return t.Sig(cx.places.of(tree), text(kids[0]), tuple(params))


def build_param(cx: BuildContext, tree: Node, prep: Preposition | None) -> t.Param:
    word, type_ = tree.children
    kind = None if type_ is None else expressions.build_type(cx, type_)
    return t.Param(cx.places.of(tree), prep, text(word), kind)


def build_wording(cx: BuildContext, line: Node) -> t.Call:
    word, said, eol = line.children
    quoted = t.Name(cx.places.of(line), cx.quoted(said))
    return t.Call(cx.places.of(line), text(word), (quoted,), (), None, None, None, sentences.build_cites(cx, eol))


Cases = tuple[tuple[t.Expr, t.Expr | None], ...]


def is_picture(lines: tuple[t.Call, ...]) -> bool:
    """Return whether some of the lines in quotes below a value are rows of a picture."""
    return any(line.word == "row" for line in lines)


def build_case_lines(cx: BuildContext, child: Child) -> tuple[Cases, tuple[t.Call, ...]]:
    """Return the cases and the `text` lines below a value or permission."""
    lines = [] if child is None else [node(kid) for kid in node(child).children]
    for line in lines:
        sentences.cites_of_sentence(cx, line)
    return build_cases(cx, lines), tuple(build_wording(cx, line) for line in lines if line.data == "wording")


def build_cases(cx: BuildContext, lines: list[Node]) -> Cases:
    cases: list[tuple[t.Expr, t.Expr | None]] = []
    for part in lines:
        if part.data != "wording":
            test = expressions.build_expr(cx, part.children[1]) if part.data == "case" else None
            cases.append((expressions.build_expr(cx, part.children[0]), test))
    return tuple(cases)


ALL_PLAYERS = "players"


def build_ending(cx: BuildContext, tree: Node) -> t.Decl:
    span, kids = cx.places.of(tree), tree.children
    if tree.data == "score":
        return t.ScoreDecl(span, text(kids[0]), build_goal(cx, kids[2]), sentences.build_cites(cx, kids[1]))
    name, player, event, where, eol, goal = kids
    who, moment, test = maybe_text(player), maybe_text(event), expressions.build_optional_expr(cx, where)
    sentences.note_awaited(cx, event)
    form = EndingForm.LOSE_TOGETHER if tree.data == "lose" else EndingForm.WIN
    if who == ALL_PLAYERS:
        who, form = None, EndingForm.WIN_TOGETHER if form == EndingForm.WIN else form
    goals, cites = build_goal(cx, goal), sentences.build_cites(cx, eol)
    return t.WinDecl(span, cx.name_text(name), who, moment, test, goals, cites, form)


def build_goal(cx: BuildContext, child: Child) -> t.Goal:
    parts: list[t.Part] = []
    needs: list[t.Expr] = []
    ranks: list[t.Rank] = []
    shared = False
    cites: list[t.Cite] = []
    for kid in node(child).children if child is not None else []:
        line = node(kid)
        span = cx.places.of(line)
        cites += sentences.cites_of_sentence(cx, line)
        match line.data:
            case "part":
                parts.append(t.Part(span, cx.name_text(line.children[0]), expressions.build_expr(cx, line.children[1])))
            case "needs":
                needs.append(expressions.build_expr(cx, line.children[0]))
            case "shared":
                shared = True
            case _:
                ranks.append(t.Rank(span, line.data == "rank_most", expressions.build_expr(cx, line.children[0])))
    return t.Goal(tuple(parts), tuple(needs), tuple(ranks), shared, tuple(cites))
