"""Check the lines of the `screen`.

    show row as columns with wanted, ruler      a pile, its things side by side, with a value and a field of each
    show hand by suit, rank                     sorted
    show trump, total                           values, beside each other
    explain allies by acting                    explain a thing of the pile by the text of one of its fields
    colour hearts as red

It runs in resolve, because it needs only the declared words.
"""

from __future__ import annotations

from msgspec.structs import replace

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve.context import ResolveContext
from lawspeaker.resolve.declaration_lines import refuse_below
from lawspeaker.resolve.symbols import Board, BoardForm, Pile, Signed, Symbols
from lawspeaker.resolve.types import TypeForm
from lawspeaker_language.spelling import nearest

COLOURS = ("red", "green", "yellow", "blue", "magenta", "cyan", "white", "grey")
FORMS = ("columns", "table")
OWNERS = ("you", "player", "players")


def screen_line(cx: ResolveContext, line: t.Stmt) -> None:
    """Check one line of the screen."""
    if not isinstance(line, t.Call) or not line.args:
        cx.facts.add("L250", line.span)
        return
    refuse_below(line, cx.facts)
    match line.word:
        case "show":
            show_line(cx, line)
        case "explain":
            explain_line(cx, line)
        case "colour":
            colour_line(cx, line)
        case _:
            cx.facts.add("L250", line.span)


def with_pile_families(symbols: Symbols, decl: t.ScreenDecl) -> t.ScreenDecl:
    """Return a screen that shows each pile of a player and an enum where the spec shows all of them."""
    lines = tuple(
        replace(line, args=tuple(one for arg in line.args for one in shown_piles(symbols, arg)))
        if isinstance(line, t.Call)
        else line
        for line in decl.block
    )
    return replace(decl, block=lines)


def shown_piles(symbols: Symbols, arg: t.Expr) -> list[t.Expr]:
    """Return an item of a `show` line; of all piles of a player and an enum, an item for each word."""
    family = symbols.pile_families.get(first_word(arg))
    if family is None:
        return [arg]
    if isinstance(arg, t.Yours):
        return [replace(arg, word=name) for name in family.members]
    named = [t.Word(arg.span, name) for name in family.members]
    return [t.Of(arg.span, word, arg.target) for word in named] if isinstance(arg, t.Of) else [*named]


def show_line(cx: ResolveContext, line: t.Call) -> None:
    """Check `show hand of you with cost by suit, rank as table`."""
    for arg in line.args:
        shown_word(cx, arg)
    words = [first_word(arg) for arg in line.args]
    boards = [cx.symbols.boards[word] for word in words if word in cx.symbols.boards]
    piles = [cx.symbols.piles[word] for word in words if word in cx.symbols.piles]
    for phrase in line.phrases:
        if phrase.prep not in (Preposition.WITH, Preposition.BY) and not is_layout(phrase):
            cx.facts.add("L250", phrase.span)
        elif not piles and not (boards and phrase.prep == Preposition.WITH):
            cx.facts.add("L440", phrase.span, prep=phrase.prep, word=words[0], pile="" if boards else "a pile")
        elif phrase.prep != Preposition.AS:
            for arg in phrase.args:
                if not (phrase.prep == Preposition.WITH and is_of_place(cx.symbols, word_in(arg), boards)):
                    word_of_thing(cx, arg)
                    things_have(cx, arg, piles if not boards else [])


def is_layout(phrase: t.Phrase) -> bool:
    """Return whether a phrase is `as columns` or `as table`."""
    return phrase.prep == Preposition.AS and len(phrase.args) == 1 and word_in(phrase.args[0]) in FORMS


def is_of_place(symbols: Symbols, word: str, boards: list[Board]) -> bool:
    """Return whether a word is a state or value of the places or links of one of the boards."""
    state, value = symbols.states.get(word), symbols.values.get(word)
    asked = [state.of] if state is not None and state.of is not None else []
    asked += [value.params[0].type] if value is not None and is_of(value, TypeForm.PLACE) else []
    return any(
        type_.name in (*board.kinds, *board.links)
        if board.form == BoardForm.PLACES
        else type_.form == TypeForm.PLACE and type_.name == board.place
        for type_ in asked
        for board in boards
    )


def things_have(cx: ResolveContext, arg: t.Expr, piles: list[Pile]) -> None:
    """Report a field or value that no thing of the piles has."""
    s, word = cx.symbols, word_in(arg)
    owners = [name for name, kind in s.kinds.items() if word in kind.fields]
    value = s.values.get(word)
    if not owners and value is not None and is_of(value, TypeForm.THING):
        owners = [value.params[0].type.name]
    kinds = [pile.kind for pile in piles if pile.kind in s.kinds]
    if owners and kinds and not any(related(s, owner, kind) for owner in owners for kind in kinds):
        cx.facts.add("L441", arg.span, word=word, kind=kinds[0], pile=piles[0].name)


def related(symbols: Symbols, one: str, other: str) -> bool:
    """Return whether a thing may be of both kinds: one is the other or descends from it."""
    return one in lineage(symbols, other) or other in lineage(symbols, one) or not {one, other} <= set(symbols.kinds)


def lineage(symbols: Symbols, kind: str) -> list[str]:
    """Return a kind and the kinds above it."""
    found: list[str] = []
    current: str | None = kind
    while current is not None and current in symbols.kinds and current not in found:
        found.append(current)
        current = symbols.kinds[current].parent
    return found


def explain_line(cx: ResolveContext, line: t.Call) -> None:
    """Check `explain allies by acting`."""
    for arg in line.args:
        if word_in(arg) not in cx.symbols.piles:
            cx.facts.add("L258", arg.span, word=word_in(arg), close=nearest(word_in(arg), cx.symbols.piles) or "")
    if [phrase.prep for phrase in line.phrases] != [Preposition.BY] or len(line.phrases[0].args) != 1:
        cx.facts.add("L250", line.span)
        return
    word_of_thing(cx, line.phrases[0].args[0])


def colour_line(cx: ResolveContext, line: t.Call) -> None:
    """Check `colour hearts, diamonds as red`: words of enums, seats, or names of things."""
    s = cx.symbols
    known = {word for enum in s.enums.values() for word in enum.words} | set(s.seats) | {th.name for th in s.things}
    for arg in line.args:
        word = arg.name if isinstance(arg, t.Name) else word_in(arg)
        if word not in known:
            cx.facts.add("L317", arg.span, word=word, close=nearest(word, known) or "")
    if [phrase.prep for phrase in line.phrases] != [Preposition.AS] or len(line.phrases[0].args) != 1:
        cx.facts.add("L250", line.span)
        return
    colour = line.phrases[0].args[0]
    if word_in(colour) not in COLOURS:
        cx.facts.add("L262", colour.span, word=word_in(colour), close=nearest(word_in(colour), COLOURS) or "")


def shown_word(cx: ResolveContext, arg: t.Expr) -> None:
    """Check one item of a `show` line: a board, pile, resource, state, value or option."""
    s = cx.symbols
    known = {*s.boards, *s.piles, *s.resources, *s.states, *s.values, *s.options}
    match arg:
        case t.Word(span, word) | t.Yours(span, word):
            pass
        case t.Of(_, t.Word(span, word), t.Word(_, owner)) if owner in OWNERS:
            pass
        case t.Of(_, t.Word(_, word), t.Word(_, plural)) if plural == plural_of_key(s, word):
            return
        case _:
            cx.facts.add("L250", arg.span)
            return
    if word not in known and word not in cx.refused:
        cx.facts.add("L258", span, word=word, close=nearest(word, known) or "")
    if not isinstance(arg, t.Word) and not is_of_players(s, word):
        cx.facts.add("L442", arg.span, word=word)
    value = s.values.get(word)
    if value is not None and word not in s.states and not (is_plain(value) or is_of(value, TypeForm.PLAYER)):
        cx.facts.add("L261", span, (value.span, "declared here"), word=word)


def plural_of_key(symbols: Symbols, word: str) -> str | None:
    """Return the plural behind `of` with which all piles of an enum or a kind are shown: `show row of tiers`."""
    pile = symbols.piles.get(word)
    if pile is None or pile.of is None:
        return None
    keys = symbols.enums if pile.of.form == TypeForm.ENUM else symbols.kinds
    return keys[pile.of.name].plural


def is_of_players(symbols: Symbols, word: str) -> bool:
    """Return whether a word names something of each player; an unknown word counts, it is reported elsewhere."""
    pile, state, option = symbols.piles.get(word), symbols.states.get(word), symbols.options.get(word)
    value = symbols.values.get(word)
    if pile is not None:
        return pile.per_player
    if state is not None:
        return state.of is not None and state.of.form == TypeForm.PLAYER
    if option is not None:
        return option.per_player
    if value is not None:
        return not value.params or is_of(value, TypeForm.PLAYER)
    return word not in symbols.boards


def word_of_thing(cx: ResolveContext, arg: t.Expr) -> None:
    """Check a word that is shown for each thing: a field, or a value with one thing as its parameter."""
    s = cx.symbols
    word = word_in(arg)
    known = {field for kind in s.kinds.values() for field in kind.fields}
    if not word:
        cx.facts.add("L250", arg.span)
    elif word in s.values and word not in known:
        if not is_of(s.values[word], TypeForm.THING):
            cx.facts.add("L261", arg.span, (s.values[word].span, "declared here"), word=word)
    elif word not in known:
        cx.facts.add("L317", arg.span, word=word, close=nearest(word, {*known, *s.values}) or "")


def word_in(arg: t.Expr) -> str:
    """Return a plain word, "" for anything else."""
    return arg.word if isinstance(arg, t.Word) else ""


def is_plain(value: Signed) -> bool:
    """Return whether a value has no parameters."""
    return not value.params


def is_of(value: Signed, form: TypeForm) -> bool:
    """Return whether the only parameter of a value is `of` something of this form."""
    return len(value.params) == 1 and value.params[0].prep is None and value.params[0].type.form == form


def shown_values(symbols: Symbols) -> list[str]:
    """Return the values that the screen shows, alone or for each thing, in the order of its lines."""
    found: dict[str, None] = {}
    fields = {field for kind in symbols.kinds.values() for field in kind.fields}
    for line in lines_of(symbols):
        words = [first_word(arg) for arg in line.args if line.word == "show"]
        asked = [word_in(arg) for phrase in line.phrases if phrase.prep != Preposition.AS for arg in phrase.args]
        found |= dict.fromkeys(word for word in words if word in symbols.values and word not in symbols.states)
        found |= dict.fromkeys(word for word in asked if word in symbols.values and word not in fields)
    return list(found)


def shown_fields(symbols: Symbols) -> list[str]:
    """Return the fields that the screen shows or sorts by."""
    fields = {field for kind in symbols.kinds.values() for field in kind.fields}
    words = [
        word_in(arg)
        for line in lines_of(symbols)
        for phrase in line.phrases
        if phrase.prep in (Preposition.WITH, Preposition.BY)
        for arg in phrase.args
    ]
    return list(dict.fromkeys(word for word in words if word in fields))


def lines_of(symbols: Symbols) -> list[t.Call]:
    """Return all lines of all screens."""
    return [line for screen in symbols.screens for line in screen.block if isinstance(line, t.Call) and line.args]


def first_word(arg: t.Expr) -> str:
    """Return the word `hand` of `hand`, `your hand` and `hand of players`."""
    match arg:
        case t.Word(_, word) | t.Yours(_, word) | t.Of(_, t.Word(_, word), _):
            return word
        case _:
            return ""
