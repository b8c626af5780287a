"""Resolve, the second pass: trees to symbols. Every word gets one declaration; kinds, fields and types are known.

    kind card                          Kind("card", fields={"suit": …})
        suit: suit              ->     Thing("Jack of Claws", kind="card", ids=[0])
    card "Jack of Claws"

It goes over the declarations in several rounds, because a declaration may use a word that a later file declares.
"""

from __future__ import annotations

from typing import assert_never

from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.resolve import boards, components, every, game_header, things
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.changed_fields import mark_changed_fields
from lawspeaker.resolve.consistency import check_kinds, check_words
from lawspeaker.resolve.context import VARIABLES, Namespace, ResolveContext, check_enum_words, cite_ids
from lawspeaker.resolve.links import check_links
from lawspeaker.resolve.map_warnings import check_maps
from lawspeaker.resolve.places_and_tiles import check_printed
from lawspeaker.resolve.screen import with_pile_families
from lawspeaker.resolve.symbols import EnumSym, ParamSym, Phase, Signed, SignedForm, Symbols, TopRule
from lawspeaker.resolve.told_fields import told_fields
from lawspeaker.sentence_words import BY_WORD
from lawspeaker.source import NOWHERE, Span, folder_of
from lawspeaker_language.plurals import plural_of


def resolve(files: list[t.File], facts: Facts) -> Symbols:
    """Return the symbols that the files declare."""
    cx = ResolveContext(Symbols(), facts)
    pairs = [(decl, module) for file in files for decl, module in with_module(file)]
    cx.symbols.folders = tuple(dict.fromkeys(folder_of(file.name) for file in files))
    cx.symbols.notes = {note for file in files for note in file.notes}
    for step in (name_types, fill_types, name_words, name_things, name_signatures, name_flow):
        for decl, module in pairs:
            cx.module = module
            step(cx, decl)
        if cx.type_refused:
            return cx.symbols
        if step is fill_types:
            check_kinds(cx)
        if step is name_things:
            every.make_every_of_things(cx)
    finish(cx, files)
    return cx.symbols


def with_module(file: t.File) -> list[tuple[t.Decl, str | None]]:
    """Return each declaration with the module of its file, None outside of modules."""
    module: str | None = None
    pairs: list[tuple[t.Decl, str | None]] = []
    for decl in file.decls:
        if isinstance(decl, t.ModuleDecl):
            module = game_header.option_word(decl.name)
        pairs.append((decl, module))
    return pairs


def name_types(cx: ResolveContext, decl: t.Decl) -> None:
    """First round: the game header, enums, kinds, records, boards, dice."""
    match decl:
        case t.GameDecl():
            game_header.read_game(cx, decl)
        case t.ModuleDecl():
            game_header.add_module(cx, decl)
        case t.ExpansionDecl():
            game_header.refuse_block(cx, decl)
        case t.EnumDecl():
            add_enum(cx, decl)
        case t.KindDecl():
            things.add_kind(cx, decl)
        case t.RecordDecl():
            things.add_record(cx, decl)
        case t.BoardDecl():
            boards.add_board(cx, decl)
        case t.DieDecl():
            components.add_die(cx, decl)
        case (t.OptionDecl() | t.ResourceDecl() | t.StateDecl() | t.PileDecl() | t.PieceDecl()
              | t.ValueDecl() | t.PermissionDecl() | t.EventDecl() | t.VerbDecl() | t.PhaseDecl()
              | t.SetupDecl() | t.CourseDecl() | t.WinDecl() | t.ScoreDecl() | t.ScreenDecl()
              | t.ExampleDecl() | t.ThingDecl() | t.RuleDecl()):  # fmt: skip
            pass
        case _:
            assert_never(decl)


def add_enum(cx: ResolveContext, decl: t.EnumDecl) -> None:
    """Declare an enum. One that is wrong is declared too, so that its uses are not reported."""
    words: tuple[str, ...] = ()
    match decl.type:
        case t.WordsType():
            words = decl.type.words
        case t.TypeWord() | t.TypeOf():
            words = (decl.type.word,)
        case t.OptionalType() | t.RangeType():
            pass
        case _:
            assert_never(decl.type)
    if not isinstance(decl.type, t.WordsType | t.TypeWord):
        cx.facts.add("L225", decl.span, word=decl.word)
    if cx.own(Namespace.TYPE, decl.word, decl.span):
        check_enum_words(cx, words, decl.type.span)
        cx.symbols.enums[decl.word] = EnumSym(decl.word, words, decl.span, plural_of(decl.word))


def fill_types(cx: ResolveContext, decl: t.Decl) -> None:
    """Second round: the fields of kinds and records; all types have names now."""
    match decl:
        case t.KindDecl() if cx.symbols.kinds.get(decl.word) and cx.symbols.kinds[decl.word].span == decl.span:
            things.fill_kind(cx, decl)
        case t.RecordDecl() if cx.symbols.records.get(decl.word):
            if cx.symbols.records[decl.word].span == decl.span:
                things.fill_record(cx, decl)
        case (t.GameDecl() | t.ModuleDecl() | t.ExpansionDecl() | t.OptionDecl() | t.ResourceDecl()
              | t.EnumDecl() | t.KindDecl() | t.RecordDecl() | t.StateDecl() | t.PileDecl() | t.PieceDecl()
              | t.BoardDecl() | t.DieDecl() | t.ValueDecl() | t.PermissionDecl() | t.EventDecl()
              | t.VerbDecl() | t.PhaseDecl() | t.SetupDecl() | t.CourseDecl() | t.WinDecl() | t.ScoreDecl()
              | t.ScreenDecl() | t.ExampleDecl() | t.ThingDecl() | t.RuleDecl()):  # fmt: skip
            pass
        case _:
            assert_never(decl)


def name_words(cx: ResolveContext, decl: t.Decl) -> None:
    """Third round: resources, piles, pieces, states, options."""
    match decl:
        case t.ResourceDecl():
            components.add_resource(cx, decl)
        case t.PileDecl():
            components.add_pile(cx, decl)
        case t.PieceDecl():
            components.add_piece(cx, decl)
        case t.StateDecl():
            components.add_state(cx, decl)
        case t.OptionDecl():
            game_header.add_option(cx, decl)
        case (t.GameDecl() | t.ModuleDecl() | t.ExpansionDecl() | t.EnumDecl() | t.KindDecl()
              | t.RecordDecl() | t.BoardDecl() | t.DieDecl() | t.ValueDecl() | t.PermissionDecl()
              | t.EventDecl() | t.VerbDecl() | t.PhaseDecl() | t.SetupDecl() | t.CourseDecl() | t.WinDecl()
              | t.ScoreDecl() | t.ScreenDecl() | t.ExampleDecl() | t.ThingDecl() | t.RuleDecl()):  # fmt: skip
            pass
        case _:
            assert_never(decl)


def name_things(cx: ResolveContext, decl: t.Decl) -> None:
    """Fourth round: the things of each kind."""
    match decl:
        case t.ThingDecl():
            things.add_thing(cx, decl)
        case t.KindDecl() if decl.word in cx.symbols.kinds:
            kind = cx.symbols.kinds[decl.word]
            if kind.every and kind.span == decl.span and not every.counts_through_things(cx, kind):
                every.make_every(cx, kind)
        case (t.GameDecl() | t.ModuleDecl() | t.ExpansionDecl() | t.OptionDecl() | t.ResourceDecl()
              | t.EnumDecl() | t.KindDecl() | t.RecordDecl() | t.StateDecl() | t.PileDecl() | t.PieceDecl()
              | t.BoardDecl() | t.DieDecl() | t.ValueDecl() | t.PermissionDecl() | t.EventDecl()
              | t.VerbDecl() | t.PhaseDecl() | t.SetupDecl() | t.CourseDecl() | t.WinDecl() | t.ScoreDecl()
              | t.ScreenDecl() | t.ExampleDecl() | t.RuleDecl()):  # fmt: skip
            pass
        case _:
            assert_never(decl)


def name_signatures(cx: ResolveContext, decl: t.Decl) -> None:
    """Fifth round: values, permissions, events, verbs."""
    s = cx.symbols
    match decl:
        case t.ValueDecl():
            add_signed(cx, Namespace.WORD, SignedForm.VALUE, decl, s.values, cx.type_of(decl.type, decl.sig.word))
        case t.PermissionDecl():
            add_signed(cx, Namespace.PERMISSION, SignedForm.PERMISSION, decl, s.permissions, ty.YES_NO)
        case t.EventDecl():
            add_signed(cx, Namespace.EVENT, SignedForm.EVENT, decl, s.events, ty.NOTHING)
        case t.VerbDecl():
            result = ty.NOTHING if decl.type is None else cx.type_of(decl.type)
            add_signed(cx, Namespace.VERB, SignedForm.VERB, decl, s.verbs, result)
        case (t.GameDecl() | t.ModuleDecl() | t.ExpansionDecl() | t.OptionDecl() | t.ResourceDecl()
              | t.EnumDecl() | t.KindDecl() | t.RecordDecl() | t.StateDecl() | t.PileDecl() | t.PieceDecl()
              | t.BoardDecl() | t.DieDecl() | t.PhaseDecl() | t.SetupDecl() | t.CourseDecl() | t.WinDecl()
              | t.ScoreDecl() | t.ScreenDecl() | t.ExampleDecl() | t.ThingDecl() | t.RuleDecl()):  # fmt: skip
            pass
        case _:
            assert_never(decl)


def add_signed(
    cx: ResolveContext,
    space: Namespace,
    form: SignedForm,
    decl: t.ValueDecl | t.PermissionDecl | t.EventDecl | t.VerbDecl,
    into: dict[str, Signed],
    type_: ty.Type,
) -> None:
    """Declare a signature. A parameter without a type has the type that its name says."""
    sig = decl.sig
    params: list[ParamSym] = []
    for param in sig.params:
        written = param.type or t.TypeWord(param.span, param.word)
        if param.word in VARIABLES:
            cx.facts.add("L228", param.span, word=param.word)
        if any(p.name == param.word for p in params):
            cx.facts.add("L227", param.span, word=param.word)
            continue
        params.append(ParamSym(param.word, cx.type_of(written, param.word), param.prep, param.span))
    if (form is SignedForm.VERB and sig.word in BUILT_IN_VERBS) or (form, sig.word) in TAKEN:
        cx.facts.add("L228", sig.span, word=sig.word)
        return
    if cx.own(space, sig.word, sig.span, bare=not params):
        cites = cite_ids(decl.cites)
        into[sig.word] = Signed(form, sig.word, tuple(params), type_, decl, sig.span, cites, cx.module)
        if isinstance(decl, t.EventDecl):
            into[sig.word].told = told_fields(cx, decl.wording, params)


TAKEN = ((SignedForm.EVENT, "ended"), (SignedForm.PERMISSION, "pay"))
BUILT_IN_VERBS = frozenset(BY_WORD)


def name_flow(cx: ResolveContext, decl: t.Decl) -> None:
    """Last round: phases, setup, course, endings, rules, examples."""
    s = cx.symbols
    match decl:
        case t.PhaseDecl():
            if cx.own(Namespace.PHASE, decl.name, decl.span):
                s.phases[decl.name] = Phase(decl.name, len(s.phases), decl, cx.module)
        case t.SetupDecl():
            s.setups.append((decl, cx.module))
        case t.CourseDecl():
            if s.course is not None:
                cx.facts.add("L229", decl.span, (s.course.span, "the first one"), word="course")
            s.course = s.course or decl
        case t.WinDecl():
            if cx.own(Namespace.WIN, decl.name, decl.span):
                s.wins.append((decl, cx.module))
        case t.ScoreDecl():
            if s.score is not None:
                cx.facts.add("L229", decl.span, (s.score.span, "the first one"), word="score")
            s.score = s.score or decl
        case t.ScreenDecl():
            s.screens.append(with_pile_families(s, decl))
        case t.ExampleDecl():
            if cx.own(Namespace.EXAMPLE, decl.name, decl.span):
                s.examples.append(decl)
        case t.RuleDecl():
            s.rules.append(TopRule(decl.rule, cite_ids(decl.cites), cx.module))
        case (t.GameDecl() | t.ModuleDecl() | t.ExpansionDecl() | t.OptionDecl() | t.ResourceDecl()
              | t.EnumDecl() | t.KindDecl() | t.RecordDecl() | t.StateDecl() | t.PileDecl() | t.PieceDecl()
              | t.BoardDecl() | t.DieDecl() | t.ValueDecl() | t.PermissionDecl() | t.EventDecl()
              | t.VerbDecl() | t.ThingDecl()):  # fmt: skip
            pass
        case _:
            assert_never(decl)


def finish(cx: ResolveContext, files: list[t.File]) -> None:
    """Number things and piles, and run the checks that need all declarations."""
    s = cx.symbols
    where = Span(files[0].name, 1, 1, 1, 1) if files else NOWHERE
    if s.game is None:
        cx.facts.add("L232", where)
    if s.course is None and s.game is not None:
        cx.facts.add("L233", s.game)
    for word, span in () if s.resources else cx.of_resources[:1]:
        cx.facts.add("L425", span, word=word)
    for file in files:
        game_header.check_places_of_modules(cx, file)
    game_header.check_seats(cx)
    boards.check_boards(cx)
    game_header.check_options(cx)
    check_printed(cx)
    check_links(cx)
    check_words(cx)
    things.number_things(cx)
    mark_changed_fields(s)
    check_maps(cx)
    components.number_piles(cx)
