"""Trees to symbols: the second pass. Every name gets one owner; kinds, fields and types are known afterwards.

    kind card                          Kind("card", fields={"suit": …})
        suit: suit              ->     Thing("Jack of Claws", kind="card", ids=[0])
    card "Jack of Claws"

It runs in two rounds, because a declaration may use a word that a later file declares: names first, insides after.
"""

from __future__ import annotations

from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.report.spelling import nearest
from lawspeaker.resolve import components, things
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.plurals import plural_of
from lawspeaker.resolve.scope import Scope, cite_ids
from lawspeaker.resolve.symbols import Enum, Option, ParamSym, Phase, Signed, Symbols, TopRule
from lawspeaker.source import NOWHERE, Span

MOST_PLAYERS = 12


def resolve(files: list[t.File], facts: Facts) -> Symbols:
    """Collect everything the files declare."""
    scope = Scope(Symbols(), facts)
    pairs = [(decl, module) for file in files for decl, module in with_module(file)]
    scope.symbols.decls = [decl for decl, _ in pairs]
    for step in (name_types, name_kinds_done, name_words, name_things, name_signatures, name_flow):
        for decl, module in pairs:
            scope.module = module
            step(scope, decl)
    finish(scope, files)
    return scope.symbols


def with_module(file: t.File) -> list[tuple[t.Decl, str | None]]:
    """Pair each declaration with the module of its file, if the file says `module`."""
    module: str | None = None
    pairs: list[tuple[t.Decl, str | None]] = []
    for decl in file.decls:
        if isinstance(decl, t.ModuleDecl):
            module = option_word(decl.name)
        pairs.append((decl, module))
    return pairs


def option_word(name: str) -> str:
    """Return the option a module is switched by.

    >>> option_word("Wild Beasts")
    'wild_beasts'
    """
    return "".join(c if c.isalnum() else "_" for c in name.lower())


def name_types(scope: Scope, decl: t.Decl) -> None:
    """First round: the game, enums, kinds, records, boards."""
    match decl:
        case t.GameDecl():
            read_game(scope, decl)
        case t.ModuleDecl():
            word = option_word(decl.name)
            if scope.own("word", word, decl.span):
                scope.symbols.modules.append(word)
                scope.symbols.options[word] = Option(word, False, ty.YES_NO, None, decl.span, True)
        case t.EnumDecl():
            add_enum(scope, decl)
        case t.KindDecl():
            things.add_kind(scope, decl)
        case t.RecordDecl():
            things.add_record(scope, decl)
        case t.BoardDecl():
            components.add_board(scope, decl)
        case t.DieDecl():
            components.add_die(scope, decl)
        case _:
            pass


def add_enum(scope: Scope, decl: t.EnumDecl) -> None:
    words = decl.type.words
    if decl.type.form not in ("words", "word"):
        scope.facts.add("L225", decl.span, word=decl.word)
        return
    if len(set(words)) != len(words):
        scope.facts.add("L226", decl.span, word=decl.word)
    if scope.own("type", decl.word, decl.span):
        scope.symbols.enums[decl.word] = Enum(decl.word, words, decl.span, plural_of(decl.word))


def name_kinds_done(scope: Scope, decl: t.Decl) -> None:
    """Second round: what is inside kinds and records, now that all types have names."""
    match decl:
        case t.KindDecl() if scope.symbols.kinds.get(decl.word) and scope.symbols.kinds[decl.word].span == decl.span:
            things.fill_kind(scope, decl)
        case t.RecordDecl() if scope.symbols.records.get(decl.word):
            if scope.symbols.records[decl.word].span == decl.span:
                things.fill_record(scope, decl)
        case _:
            pass


def name_words(scope: Scope, decl: t.Decl) -> None:
    """Third round: counters, piles, pieces, states, options."""
    match decl:
        case t.ResourceDecl():
            components.add_resource(scope, decl)
        case t.PileDecl():
            components.add_pile(scope, decl)
        case t.PieceDecl():
            components.add_piece(scope, decl)
        case t.StateDecl():
            components.add_state(scope, decl)
        case t.OptionDecl():
            type_ = scope.type_of(decl.type, decl.word)
            if decl.of not in (None, "player"):
                scope.facts.add("L207", decl.span, word=decl.of)
            if scope.own("word", decl.word, decl.span):
                option = Option(decl.word, decl.of is not None, type_, decl.default, decl.span)
                scope.symbols.options[decl.word] = option
        case _:
            pass


def name_things(scope: Scope, decl: t.Decl) -> None:
    """Fourth round: the things of each kind."""
    match decl:
        case t.ThingDecl():
            things.add_thing(scope, decl)
        case t.KindDecl() if decl.word in scope.symbols.kinds:
            kind = scope.symbols.kinds[decl.word]
            if kind.every and kind.span == decl.span:
                things.make_every(scope, kind)
        case _:
            pass


def name_signatures(scope: Scope, decl: t.Decl) -> None:
    """Fifth round: values, permissions, events, verbs."""
    s = scope.symbols
    match decl:
        case t.ValueDecl():
            add_signed(scope, "word", "value", decl, s.values, scope.type_of(decl.type, decl.sig.word))
        case t.PermissionDecl():
            add_signed(scope, "permission", "permission", decl, s.permissions, ty.YES_NO)
        case t.EventDecl():
            add_signed(scope, "event", "event", decl, s.events, ty.NOTHING)
        case t.VerbDecl():
            result = ty.NOTHING if decl.type is None else scope.type_of(decl.type)
            add_signed(scope, "verb", "verb", decl, s.verbs, result)
        case _:
            pass


def add_signed(
    scope: Scope,
    space: str,
    sort: str,
    decl: t.ValueDecl | t.PermissionDecl | t.EventDecl | t.VerbDecl,
    into: dict[str, Signed],
    type_: ty.Type,
) -> None:
    """Declare a signature; a bare parameter word is both its name and its type."""
    sig = decl.sig
    params: list[ParamSym] = []
    for param in sig.params:
        written = param.type or t.TypeName(param.span, "word", (param.word,))
        if any(p.name == param.word for p in params):
            scope.facts.add("L227", param.span, word=param.word)
            continue
        params.append(ParamSym(param.word, scope.type_of(written, param.word), param.prep, param.span))
    if sort == "verb" and sig.word in BUILT_IN_VERBS:
        scope.facts.add("L228", sig.span, word=sig.word)
        return
    if scope.own(space, sig.word, sig.span):
        cites = cite_ids(decl.cites)
        into[sig.word] = Signed(sort, sig.word, tuple(params), type_, decl, sig.span, cites, scope.module)


BUILT_IN_VERBS = frozenset(
    (
        "gain lose pay give raise lower put deal shuffle place remove shift roll pick look show reveal swap run start "
        "stop done fail skip end lay text"
    ).split()
)


def name_flow(scope: Scope, decl: t.Decl) -> None:
    """Last round: phases, setup, course, endings, rules, examples."""
    s = scope.symbols
    match decl:
        case t.PhaseDecl():
            if scope.own("phase", decl.name, decl.span):
                s.phases[decl.name] = Phase(decl.name, len(s.phases), decl, scope.module)
        case t.SetupDecl():
            s.setups.append((decl, scope.module))
        case t.CourseDecl():
            if s.course is not None:
                scope.facts.add("L229", decl.span, (s.course.span, "the first one"), word="course")
            s.course = s.course or decl
        case t.WinDecl():
            s.wins.append((decl, scope.module))
        case t.ScoreDecl():
            if s.score is not None:
                scope.facts.add("L229", decl.span, (s.score.span, "the first one"), word="score")
            s.score = s.score or decl
        case t.ScreenDecl():
            s.screens.append(decl)
        case t.ExampleDecl():
            if scope.own("example", decl.name, decl.span):
                s.examples.append(decl)
        case t.RuleDecl():
            s.rules.append(TopRule(decl.rule, cite_ids(decl.cites), scope.module))
        case _:
            pass


def read_game(scope: Scope, decl: t.GameDecl) -> None:
    """Read the title, the number of players and their names."""
    s = scope.symbols
    if s.game is not None:
        scope.facts.add("L229", decl.span, (s.game, "the first one"), word="game")
        return
    s.title, s.game = decl.title, decl.span
    for line in decl.block:
        match line:
            case t.Call(_, "players", (t.Number(_, low),), phrases):
                high = phrases[0].args[0] if phrases else t.Number(line.span, low)
                top = high.value if isinstance(high, t.Number) else low
                if not 1 <= low <= top <= MOST_PLAYERS:
                    scope.facts.add("L230", line.span, low=low, high=top, most=MOST_PLAYERS)
                else:
                    s.players = (low, top)
            case t.Call(_, "named", args):
                s.seats = tuple(arg.name for arg in args if isinstance(arg, t.Name))
            case _:
                scope.facts.add("L231", line.span)


def finish(scope: Scope, files: list[t.File]) -> None:
    """Number things and piles, and check what only the whole can tell."""
    s = scope.symbols
    where = Span(files[0].name, 1, 1, 1, 1) if files else NOWHERE
    if s.game is None:
        scope.facts.add("L232", where)
    if s.course is None and s.game is not None:
        scope.facts.add("L233", s.game)
    if s.seats and len(s.seats) < s.players[1] and s.game is not None:
        scope.facts.add("L234", s.game, seats=len(s.seats), players=s.players[1])
    check_kind_cycles(scope)
    check_boards(scope)
    things.number_things(scope)
    code = 0
    for pile in s.piles.values():
        pile.code = code
        code += s.players[1] + 1 if pile.per_player else 1
    s.pile_count = code


def check_kind_cycles(scope: Scope) -> None:
    for kind in scope.symbols.kinds.values():
        seen = {kind.name}
        parent = kind.parent
        while parent is not None and parent in scope.symbols.kinds:
            if parent in seen:
                scope.facts.add("L235", kind.span, word=kind.name)
                kind.parent = None
                break
            seen.add(parent)
            parent = scope.symbols.kinds[parent].parent


def check_boards(scope: Scope) -> None:
    s = scope.symbols
    for board in s.boards.values():
        for word in (*board.kinds, *([board.tile] if board.form == "laid" else [])):
            if word not in s.kinds:
                close = nearest(word, s.kinds) or ""
                scope.facts.add("L202", board.span, word=word, close=close)
            elif board.form == "places":
                s.kinds[word].board = board.name
