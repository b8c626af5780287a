"""Kinds, records and things: read their fields and copies, and assign an id to every copy of every thing."""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve.combination_names import read_naming
from lawspeaker.resolve.context import Namespace, ResolveContext, cite_ids
from lawspeaker.resolve.declaration_lines import has_phrases, is_word, refuse_below, words_in
from lawspeaker.resolve.links import is_declared_link
from lawspeaker.resolve.places_and_tiles import board_of
from lawspeaker.resolve.symbols import BoardForm, FieldSym, Kind, Record, Symbols, Thing
from lawspeaker.resolve.types import PLAYER, TypeForm, optional
from lawspeaker_language.plurals import plural_of
from lawspeaker_language.spelling import nearest

MOST_THINGS = 20_000
MOST_COPIES = 1000
OWN_LINES = ("copies", "called")
RULES = (t.Adds, t.Sets, t.Permits, t.Ignores, t.When, t.While, t.Until)


def add_kind(cx: ResolveContext, decl: t.KindDecl) -> None:
    """Declare the name of a kind; `fill_kind` reads its fields when all kinds are named."""
    if cx.own(Namespace.TYPE, decl.word, decl.span):
        kind = Kind(decl.word, decl.parent, decl.span, plural_of(decl.word))
        kind.cites, kind.module = cite_ids(decl.cites), cx.module
        cx.symbols.kinds[decl.word] = kind


def fill_kind(cx: ResolveContext, decl: t.KindDecl) -> None:
    """Read the fields and the other lines of a kind."""
    kind = cx.symbols.kinds[decl.word]
    if decl.parent is not None and decl.parent not in cx.symbols.kinds:
        cx.facts.add("L202", decl.span, word=decl.parent, close=nearest(decl.parent, cx.symbols.kinds) or "")
        kind.parent = None
    kind.fields = fields_of(cx, decl.word, decl.fields)
    for line in decl.block:
        if isinstance(line, RULES):
            kind.rules.append(line)
        elif isinstance(line, t.Call):
            kind_line(cx, kind, line)
        else:
            cx.facts.add("L219", line.span, word=decl.word)
    if kind.naming and not (kind.every or decl.made):
        cx.facts.add("L281", kind.spans["named"], kind=kind.name)
    for made in decl.made:
        words = tuple(arg.word for arg in made.args if isinstance(arg, t.Word))
        if made.word == "every" and len(words) == len(made.args):
            kind.every, kind.every_where, kind.spans["every"] = words, made.test, made.span
        else:
            cx.facts.add("L219", made.span, word=kind.name)


def kind_line(cx: ResolveContext, kind: Kind, line: t.Call) -> None:
    """Read `plural`, `belongs to`, `lies on`, `back` or `every`."""
    refuse_below(line, cx.facts)
    words = tuple(arg.word for arg in line.args if isinstance(arg, t.Word))
    match line.word:
        case "plural" if len(words) == len(line.args) == 1:
            kind.plural = words[0]
        case "belongs" if has_phrases(line, Preposition.TO) and not line.args:
            kind.belongs = line.phrases[0].args[0]
        case "lies" if has_phrases(line, Preposition.ON) and not line.args:
            board = words_in(line.phrases[0].args[:1], cx.facts, "board")
            kind.lies = board[0] if board else None
            if board and board[0] not in cx.symbols.boards:
                close = nearest(board[0], cx.symbols.boards) or ""
                cx.facts.add("L208", line.span, word=kind.name, board=board[0], close=close)
                kind.lies = None
        case "back" if len(words) == len(line.args) == 1:
            kind.back = words[0]
            kind.spans["back"] = line.args[0].span
        case "every" if words and len(words) == len(line.args):
            kind.every = words
            kind.spans["every"] = line.span
        case "named" if read_naming(cx, kind, line):
            pass
        case word:
            of_things = word if word in OWN_LINES else ""
            cx.facts.add("L219", line.span, word=kind.name, line=of_things)


def add_record(cx: ResolveContext, decl: t.RecordDecl) -> None:
    """Declare the name of a record."""
    if cx.own(Namespace.TYPE, decl.word, decl.span):
        cx.symbols.records[decl.word] = Record(decl.word, decl.span, {}, cite_ids(decl.cites))


def fill_record(cx: ResolveContext, decl: t.RecordDecl) -> None:
    """Read the fields of a record."""
    record = cx.symbols.records[decl.word]
    record.fields = fields_of(cx, decl.word, decl.fields)
    for field in record.fields.values():
        field.dynamic = True
    for line in decl.block:
        cx.facts.add("L219", line.span, word=decl.word)


def fields_of(cx: ResolveContext, owner: str, fields: tuple[t.Field, ...]) -> dict[str, FieldSym]:
    """Return the fields of a kind or record by name; report one that is declared twice."""
    found: dict[str, FieldSym] = {}
    for field in fields:
        if field.word in found:
            first = found[field.word].span
            cx.facts.add("L201", field.span, (first, "first declared here"), word=field.word, sort="field")
            continue
        type_ = cx.type_of(field.type, field.word, steps=owner in cx.symbols.kinds)
        found[field.word] = FieldSym(field.word, owner, type_, field.default, field.span)
    return found


def add_thing(cx: ResolveContext, decl: t.ThingDecl) -> None:
    """Declare a thing and read its lines: fields, steps, rules, edges and areas."""
    symbols = cx.symbols
    if decl.kind not in symbols.kinds:
        close = nearest(decl.kind, [*symbols.kinds, *DECLARATION_WORDS])
        cx.facts.add("L204", decl.span, word=decl.kind, name=decl.name, close=close or "")
        return
    root = root_kind(symbols, decl.kind)
    if not is_declared_link(cx, decl, root) or not cx.own(Namespace.THING, decl.name, decl.span, root=root):
        return
    thing = Thing(decl.name, decl.kind, decl.span, 1, False, {}, {}, [], [], [], cite_ids(decl.cites), cx.module)
    thing.ends = decl.ends
    for line in decl.block:
        if isinstance(line, RULES):
            thing.rules.append(line)
        elif isinstance(line, t.Call):
            thing_line(cx, thing, line)
        else:
            cx.facts.add("L205", line.span, kind=decl.kind)
    symbols.things.append(thing)


DECLARATION_WORDS = (
    "game module expansion option resource enum kind record state pile piece board link die value event verb phase "
    "setup course win lose score screen example"
).split()


def root_kind(symbols: Symbols, name: str) -> str:
    """Return the topmost kind a kind descends from."""
    seen: set[str] = set()
    while name in symbols.kinds and symbols.kinds[name].parent in symbols.kinds and name not in seen:
        seen.add(name)
        parent = symbols.kinds[name].parent
        assert parent is not None
        name = parent
    return name


def thing_line(cx: ResolveContext, thing: Thing, line: t.Call) -> None:
    """Read one line of a thing's body."""
    symbols = cx.symbols
    field = symbols.field_of(thing.kind, line.word)
    board = board_of(symbols, thing)
    if field is None or field.type.form != TypeForm.STEPS:
        refuse_below(line, cx.facts)
    if line.word in OWN_LINES and field is not None:
        return  # the declaration of the field was reported (L228), and the line is ambiguous
    if line.word == "copies":
        read_copies(cx, thing, line)
    elif line.word == "called":
        read_title(cx, thing, line)
    elif field is not None:
        field_line(cx, thing, line, field)
    elif board is not None and line.word in board.edges:
        thing.edges.extend((line.word, arg) for arg in line.args)
    elif board is not None and board.form == BoardForm.PLACES and line.word == "position":
        read_position(cx, thing, line)
    elif board is not None and board.form == BoardForm.LAID and line.word in ("area", "border"):
        thing.areas.append(line)
    elif not cx.broken_board:
        names = known_lines(symbols, thing.kind)
        cx.facts.add("L221", line.span, word=line.word, kind=thing.kind, close=nearest(line.word, names) or "")


def field_line(cx: ResolveContext, thing: Thing, line: t.Call, field: FieldSym) -> None:
    """Read the line of a thing for one of its fields."""
    if line.word in thing.lines:
        first = thing.lines[line.word]
        cx.facts.add("L220", line.span, (first, "the first one"), word=line.word, name=thing.name)
        return
    thing.lines[line.word] = line.span
    if field.type.form != TypeForm.STEPS:
        thing.values[line.word] = line.args
        for phrase in line.phrases:
            cx.facts.add("L371", phrase.span, field=line.word)
        return
    thing.steps[line.word] = line.block or ()
    written = cx.symbols.kinds[thing.kind].written_steps
    if line.word not in written:
        written.append(line.word)
    if line.args or line.phrases:
        cx.facts.add("L353", line.span, word=line.word)
    elif not line.block:
        cx.facts.add("L370", line.span, field=line.word, name=thing.name, steps="yes")


def known_lines(symbols: Symbols, kind: str) -> list[str]:
    """Return the words with which a line of a thing of this kind may start."""
    names: list[str] = [*OWN_LINES]
    current: str | None = kind
    while current is not None and current in symbols.kinds:
        names.extend(symbols.kinds[current].fields)
        current = symbols.kinds[current].parent
    return names


def read_copies(cx: ResolveContext, thing: Thing, line: t.Call) -> None:
    """Read `copies 3` or `copies 2 for player`."""
    count = line.args[0] if len(line.args) == 1 else None
    for_player = has_phrases(line, Preposition.FOR) and is_word(line.phrases[0].args[0], "player")
    fits = isinstance(count, t.Number) and 1 <= count.value <= MOST_COPIES and (not line.phrases or for_player)
    if not isinstance(count, t.Number) or not fits:
        cx.facts.add("L222", line.span, most=MOST_COPIES)
        return
    thing.copies = count.value
    thing.per_player = bool(line.phrases)
    if thing.per_player and cx.symbols.field_of(thing.kind, "owner") is None:
        kind = cx.symbols.kinds[root_kind(cx.symbols, thing.kind)]
        kind.fields["owner"] = FieldSym("owner", kind.name, optional(PLAYER), None, kind.span)


def read_title(cx: ResolveContext, thing: Thing, line: t.Call) -> None:
    """Read `called "Feast"`: the name that players read, where the declared name must differ from others."""
    match line:
        case t.Call(args=(t.Name(_, title, None),), phrases=(), giving=None) if title.strip():
            if "called" in thing.lines:
                cx.facts.add(
                    "L220", line.span, (thing.lines["called"], "the first one"), word="called", name=thing.name
                )
                return
            thing.lines["called"], thing.title = line.span, title
        case t.Call():
            cx.facts.add("L264", line.span, name=thing.name)


def read_position(cx: ResolveContext, thing: Thing, line: t.Call) -> None:
    """Read `position 4, 2`: where the place is drawn, in steps to the right and upwards."""
    match line:
        case t.Call(args=(t.Number(_, right), t.Number(_, up)), phrases=(), giving=None):
            if "position" in thing.lines:
                first = (thing.lines["position"], "the first one")
                cx.facts.add("L220", line.span, first, word="position", name=thing.name)
                return
            thing.lines["position"], thing.position = line.span, (right, up)
        case _:
            thing.lines["position"] = line.span
            cx.facts.add("L265", line.span)


def number_things(cx: ResolveContext) -> None:
    """Assign an id to every copy of every thing.

    Places of fixed boards come first. The ids of a kind are consecutive and include those of the kinds below it.
    """
    symbols = cx.symbols
    places = {kind for board in symbols.boards.values() for kind in board.kinds}
    roots = [kind for kind in symbols.kinds.values() if kind.parent is None]
    roots.sort(key=lambda kind: 0 if any(symbols.is_kind(p, kind.name) for p in places) else 1)
    ordered: list[Thing] = []
    for root in roots:
        number_kind(symbols, root.name, ordered)
    symbols.things[:] = ordered
    for index, thing in enumerate(ordered):
        thing.index = index
        symbols.named.setdefault(thing.name, []).append(thing)
        symbols.owners.update(dict.fromkeys(thing.ids, thing))
        if thing.ids[-1] >= MOST_THINGS:
            cx.facts.add("L224", thing.span, most=f"{MOST_THINGS:,}")
            return


def number_kind(symbols: Symbols, name: str, ordered: list[Thing]) -> None:
    """Assign ids to the things of a kind, then to those of the kinds below it."""
    kind = symbols.kinds[name]
    kind.first = symbols.thing_count
    for thing in symbols.things:
        if thing.kind == name:
            copies = thing.copies * (symbols.players[1] if thing.per_player else 1)
            thing.ids = list(range(symbols.thing_count, symbols.thing_count + copies))
            symbols.thing_count += copies
            ordered.append(thing)
    for child in symbols.kinds.values():
        if child.parent == name:
            number_kind(symbols, child.name, ordered)
    kind.last = symbols.thing_count - 1
