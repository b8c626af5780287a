"""`every suit, rank` in a kind: one thing for every combination of the values of its fields.

kind card                          "clubs 1", "clubs 2", … "hearts 13", each with its suit and rank
    suit: suit              ->
    rank: 1 to 13
    every suit, rank

kind tile                          "0 0", "0 1", … "6 6": 28 things, not 49
    low: 0 to 6             ->
    high: 0 to 6
    every low, high where low is at most high
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, product

from lawspeaker.parse import tree as t
from lawspeaker.resolve.combination_names import fill_name, naming_of
from lawspeaker.resolve.combinations import NotKnown, holds
from lawspeaker.resolve.context import Namespace, ResolveContext
from lawspeaker.resolve.symbols import FieldSym, Kind, Symbols, Thing
from lawspeaker.resolve.things import MOST_THINGS, root_kind
from lawspeaker.resolve.types import UNKNOWN, TypeForm
from lawspeaker.source import Span
from lawspeaker_language.plurals import plural_of

Option = tuple[str, t.Expr]
"""A value of a field: its name, and how a spec writes it."""

MOST_COMBINATIONS = 400_000


def counts_through_things(cx: ResolveContext, kind: Kind) -> bool:
    """Return whether a field behind `every` is a kind, so that the things of that kind have to be declared first."""
    return bool(kinds_counted(cx, kind))


def kinds_counted(cx: ResolveContext, kind: Kind) -> list[str]:
    """Return the kinds of the fields behind `every`, without enums and ranges."""
    fields = [cx.symbols.field_of(kind.name, word) for word in kind.every]
    types = [field.type for field in fields if field is not None and field.type.form == TypeForm.THING]
    return [type_.name for type_ in types if type_.name in cx.symbols.kinds]


def make_every_of_things(cx: ResolveContext) -> None:
    """Declare the things of kinds whose `every` counts through things of other kinds, those first."""
    symbols = cx.symbols
    waiting = [kind for kind in symbols.kinds.values() if kind.every and counts_through_things(cx, kind)]
    while waiting:
        names = {kind.name for kind in waiting}
        ready = [kind for kind in waiting if not any(needs(cx, kind, name) for name in names)]
        for kind in ready or waiting:
            if ready:
                make_every(cx, kind)
            else:
                cx.facts.add("L223", kind.spans.get("every", kind.span), word=kind.every[0], kind=kind.name)
        waiting = [kind for kind in waiting if ready and kind not in ready]


def needs(cx: ResolveContext, kind: Kind, other: str) -> bool:
    """Return whether `every` of a kind counts through things of another kind, or of a kind that those belong to."""
    return any(cx.symbols.is_kind(other, name) for name in kinds_counted(cx, kind))


def make_every(cx: ResolveContext, kind: Kind) -> None:
    """Declare one thing for every combination of values of the fields behind `every`."""
    choices: list[list[Option]] = []
    for word in kind.every:
        field = cx.symbols.field_of(kind.name, word)
        if field is not None and field.type == UNKNOWN:
            return  # the declaration of the field was reported
        options = None if field is None else field_choices(cx, field, kind.span)
        if options is None:
            cx.facts.add("L223", kind.spans.get("every", kind.span), word=word, kind=kind.name)
            return
        choices.append(options)
    naming = naming_of(cx, kind)
    for combination in combinations(cx, kind, choices):
        texts = [text for text, _ in combination]
        name = " ".join(texts) if naming is None else fill_name(naming, dict(zip(kind.every, texts, strict=True)))
        module = kind.module or module_of(cx, [expr for _, expr in combination])
        values = {word: (expr,) for word, (_, expr) in zip(kind.every, combination, strict=True)}
        thing = Thing(name, kind.name, kind.span, 1, False, dict(values), {}, [], [], [], kind.cites, module)
        if len(cx.symbols.things) >= MOST_THINGS:
            cx.facts.add("L224", kind.spans.get("every", kind.span), most=f"{MOST_THINGS:,}")
            return
        span = kind.spans["named"] if naming is not None else kind.span
        if cx.own(Namespace.THING, name, span, root=root_kind(cx.symbols, kind.name)):
            cx.symbols.things.append(thing)


def combinations(cx: ResolveContext, kind: Kind, choices: list[list[Option]]) -> Sequence[tuple[Option, ...]]:
    """Return the combinations of which there are things: all, or those that the `where` of the line selects."""
    span = kind.spans.get("every", kind.span)
    looked = list(islice(product(*choices), MOST_COMBINATIONS + 1 if kind.every_where else MOST_THINGS + 1))
    if kind.every_where is None:
        return looked
    if len(looked) > MOST_COMBINATIONS:
        cx.facts.add("L224", span, most=f"{MOST_THINGS:,}")
        return []
    words = {text for options in choices for text, _ in options}
    try:
        made = [found for found in looked if holds(kind.every_where, values_of(kind, found), words)]
    except NotKnown as unknown:
        cx.facts.add("L268", unknown.span)
        return []
    if not made:
        cx.facts.add("L269", span, kind=kind.name)
    return made


def values_of(kind: Kind, combination: tuple[Option, ...]) -> dict[str, int | str]:
    """Return the values of the fields behind `every` in a combination: numbers, and names of words and things."""
    values = [expr.value if isinstance(expr, t.Number) else text for text, expr in combination]
    return dict(zip(kind.every, values, strict=True))


def field_choices(cx: ResolveContext, field: FieldSym, span: Span) -> list[Option] | None:
    """Return the words of an enum, the things of a kind or the numbers of a range, None for other types.

    A huge range is cut above `MOST_THINGS`.
    """
    if field.type.form == TypeForm.ENUM:
        return [(word, t.Word(span, word)) for word in cx.symbols.enums[field.type.name].words]
    if field.type.form == TypeForm.THING and field.type.name in cx.symbols.kinds:
        things = [th for th in cx.symbols.things if cx.symbols.is_kind(th.kind, field.type.name)]
        return [(th.name, t.Name(span, th.name, th.kind)) for th in things]
    if field.type.form == TypeForm.NUMBER and field.type.low is not None and field.type.high is not None:
        last = min(field.type.high, field.type.low + MOST_THINGS)
        return [(str(n), t.Number(span, n)) for n in range(field.type.low, last + 1)]
    return None


def module_of(cx: ResolveContext, exprs: list[t.Expr]) -> str | None:
    """Return the module of the first of some things that is in one: what counts through it is there only with it."""
    names = [(expr.name, expr.kind) for expr in exprs if isinstance(expr, t.Name)]
    if not names:  # most kinds: looking through all things for each of them would take time for 20,000
        return None
    modules = [th.module for th in cx.symbols.things if (th.name, th.kind) in names and th.module is not None]
    return next(iter(modules), None)


def plural_of_all(symbols: Symbols, word: str) -> str | None:
    """Return the word for all of a sort, for `every card`; None if the word is no kind, enum, place or player."""
    if word in ("player", "opponent", "resource", "direction"):
        return f"{word}s"
    if word in symbols.kinds:
        return symbols.kinds[word].plural
    if word in symbols.enums:
        return symbols.enums[word].plural
    return plural_of(word) if any(board.place == word for board in symbols.boards.values()) else None
