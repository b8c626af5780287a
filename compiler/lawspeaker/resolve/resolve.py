"""Trees to symbols: the second pass. Every name gets one owner; kinds, fields and types are known afterwards.

    kind card                          Kind("card", fields={"suit": …})
        suit: suit              ->     Thing("Jack of Claws", kind="card", ids=[0])
    card "Jack of Claws"

It runs in two rounds, because a declaration may use a word that a later file declares: names first, insides after.
"""

from __future__ import annotations

from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.resolve import boards, components, things
from lawspeaker.resolve import game_header as frame
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.plurals import plural_of
from lawspeaker.resolve.printed_places import check_printed
from lawspeaker.resolve.scope import VARIABLES, Scope, check_enum_words, cite_ids
from lawspeaker.resolve.symbols import Enum, ParamSym, Phase, Signed, Symbols, TopRule
from lawspeaker.resolve.word_clashes import check_kinds, check_words
from lawspeaker.source import NOWHERE, Span


def resolve(files: list[t.File], facts: Facts) -> Symbols:
    """Collect everything the files declare."""
    scope = Scope(Symbols(), facts)
    pairs = [(decl, module) for file in files for decl, module in with_module(file)]
    scope.symbols.notes = {note for file in files for note in file.notes}
    for step in (name_types, name_kinds_done, name_words, name_things, name_signatures, name_flow):
        for decl, module in pairs:
            scope.module = module
            step(scope, decl)
        if scope.type_refused:
            return scope.symbols
        if step is name_kinds_done:
            check_kinds(scope)
    finish(scope, files)
    return scope.symbols


def with_module(file: t.File) -> list[tuple[t.Decl, str | None]]:
    """Pair each declaration with the module of its file, if the file says `module`."""
    module: str | None = None
    pairs: list[tuple[t.Decl, str | None]] = []
    for decl in file.decls:
        if isinstance(decl, t.ModuleDecl):
            module = frame.option_word(decl.name)
        pairs.append((decl, module))
    return pairs


def name_types(scope: Scope, decl: t.Decl) -> None:
    """First round: the game, enums, kinds, records, boards."""
    match decl:
        case t.GameDecl():
            frame.read_game(scope, decl)
        case t.ModuleDecl():
            frame.add_module(scope, decl)
        case t.ExpansionDecl():
            frame.refuse_block(scope, decl)
        case t.EnumDecl():
            add_enum(scope, decl)
        case t.KindDecl():
            things.add_kind(scope, decl)
        case t.RecordDecl():
            things.add_record(scope, decl)
        case t.BoardDecl():
            boards.add_board(scope, decl)
        case t.DieDecl():
            components.add_die(scope, decl)
        case _:
            pass


def add_enum(scope: Scope, decl: t.EnumDecl) -> None:
    """Declare a closed list of words; one that is wrong is declared all the same, so that its uses are not."""
    words = decl.type.words
    if decl.type.form not in ("words", "word"):
        scope.facts.add("L225", decl.span, word=decl.word)
    if scope.own("type", decl.word, decl.span):
        check_enum_words(scope, words, decl.type.span)
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
            frame.add_option(scope, decl)
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
        if param.word in VARIABLES:
            scope.facts.add("L228", param.span, word=param.word)
        if any(p.name == param.word for p in params):
            scope.facts.add("L227", param.span, word=param.word)
            continue
        params.append(ParamSym(param.word, scope.type_of(written, param.word), param.prep, param.span))
    if (sort == "verb" and sig.word in BUILT_IN_VERBS) or (sort, sig.word) in TAKEN:
        scope.facts.add("L228", sig.span, word=sig.word)
        return
    if scope.own(space, sig.word, sig.span, bare=not params):
        cites = cite_ids(decl.cites)
        into[sig.word] = Signed(sort, sig.word, tuple(params), type_, decl, sig.span, cites, scope.module)


TAKEN = (("event", "ended"), ("permission", "pay"))
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
            if scope.own("win", decl.name, decl.span):
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


def finish(scope: Scope, files: list[t.File]) -> None:
    """Number things and piles, and check what only the whole can tell."""
    s = scope.symbols
    where = Span(files[0].name, 1, 1, 1, 1) if files else NOWHERE
    if s.game is None:
        scope.facts.add("L232", where)
    if s.course is None and s.game is not None:
        scope.facts.add("L233", s.game)
    for word, span in () if s.resources else scope.of_resources[:1]:
        scope.facts.add("L425", span, word=word)
    for file in files:
        frame.check_places_of_modules(scope, file)
    frame.check_seats(scope)
    boards.check_boards(scope)
    frame.check_options(scope)
    check_printed(scope)
    check_words(scope)
    things.number_things(scope)
    code = 0
    for pile in s.piles.values():
        pile.code = code
        code += s.players[1] + 1 if pile.per_player else 1
