"""The lines of the `screen`: what they may show, and in which words.

    show row as columns with wanted, ruler      a pile, its things side by side, with a value and a field of each
    show hand by suit, rank                     sorted
    show trump, total                           values, beside each other
    explain allies by acting                    what is told of a thing is the text of another one
    colour hearts as red

It runs with resolve, because all it needs is which words there are.
"""

from __future__ import annotations

from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.parse import tree as t
from lawspeaker.resolve.plain_lines import refuse_below
from lawspeaker.resolve.scope import Scope
from lawspeaker.resolve.symbols import Board, Pile, Signed, Symbols

COLOURS = ("red", "green", "yellow", "blue", "magenta", "cyan", "white", "grey")
FORMS = ("columns", "table")
OWNERS = ("you", "player", "players")


def screen_line(scope: Scope, line: t.Stmt) -> None:
    """Check one line of the screen."""
    if not isinstance(line, t.Call) or not line.args:
        scope.facts.add("L250", line.span)
        return
    refuse_below(line, scope.facts)
    match line.word:
        case "show":
            show_line(scope, line)
        case "explain":
            explain_line(scope, line)
        case "colour":
            colour_line(scope, line)
        case _:
            scope.facts.add("L250", line.span)


def show_line(scope: Scope, line: t.Call) -> None:
    """Check `show hand of you with cost by suit, rank as table`."""
    for arg in line.args:
        shown_word(scope, arg)
    words = [first_word(arg) for arg in line.args]
    boards = [scope.symbols.boards[word] for word in words if word in scope.symbols.boards]
    piles = [scope.symbols.piles[word] for word in words if word in scope.symbols.piles]
    for phrase in line.phrases:
        if phrase.prep not in ("with", "by") and not is_layout(phrase):
            scope.facts.add("L250", phrase.span)
        elif not piles and not (boards and phrase.prep == "with"):
            scope.facts.add("L440", phrase.span, prep=phrase.prep, word=words[0], pile="" if boards else "a pile")
        elif phrase.prep != "as":
            for arg in phrase.args:
                if not (phrase.prep == "with" and is_of_place(scope.symbols, word_in(arg), boards)):
                    word_of_thing(scope, arg)
                    things_have(scope, arg, piles if not boards else [])


def is_layout(phrase: t.Phrase) -> bool:
    """Tell whether a phrase is `as columns` or `as table`."""
    return phrase.prep == "as" and len(phrase.args) == 1 and word_in(phrase.args[0]) in FORMS


def is_of_place(symbols: Symbols, word: str, boards: list[Board]) -> bool:
    """Tell whether a word is a state or value of the places of one of the boards."""
    state, value = symbols.states.get(word), symbols.values.get(word)
    asked = [state.of] if state is not None and state.of is not None else []
    asked += [value.params[0].type] if value is not None and is_of(value, "place") else []
    return any(
        type_.name in board.kinds if board.form == "places" else (type_.form, type_.name) == ("place", board.place)
        for type_ in asked
        for board in boards
    )


def things_have(scope: Scope, arg: t.Expr, piles: list[Pile]) -> None:
    """Check that things of some of the piles can be asked for a word."""
    s, word = scope.symbols, word_in(arg)
    owners = [name for name, kind in s.kinds.items() if word in kind.fields]
    value = s.values.get(word)
    if not owners and value is not None and is_of(value, "thing"):
        owners = [value.params[0].type.name]
    kinds = [pile.kind for pile in piles if pile.kind in s.kinds]
    if owners and kinds and not any(related(s, owner, kind) for owner in owners for kind in kinds):
        scope.facts.add("L441", arg.span, word=word, kind=kinds[0], pile=piles[0].name)


def related(symbols: Symbols, one: str, other: str) -> bool:
    """Tell whether things may be of both kinds: one is the other, or below it."""
    return one in lineage(symbols, other) or other in lineage(symbols, one) or not {one, other} <= set(symbols.kinds)


def lineage(symbols: Symbols, kind: str) -> list[str]:
    """Return a kind and those above it."""
    found: list[str] = []
    current: str | None = kind
    while current is not None and current in symbols.kinds and current not in found:
        found.append(current)
        current = symbols.kinds[current].parent
    return found


def explain_line(scope: Scope, line: t.Call) -> None:
    """Check `explain allies by acting`."""
    for arg in line.args:
        if word_in(arg) not in scope.symbols.piles:
            scope.facts.add("L258", arg.span, word=word_in(arg), close=nearest(word_in(arg), scope.symbols.piles) or "")
    if [phrase.prep for phrase in line.phrases] != ["by"] or len(line.phrases[0].args) != 1:
        scope.facts.add("L250", line.span)
        return
    word_of_thing(scope, line.phrases[0].args[0])


def colour_line(scope: Scope, line: t.Call) -> None:
    """Check `colour hearts, diamonds as red`: words of enums, seats, or names of things."""
    s = scope.symbols
    known = {word for enum in s.enums.values() for word in enum.words} | set(s.seats) | {th.name for th in s.things}
    for arg in line.args:
        word = arg.name if isinstance(arg, t.Name) else word_in(arg)
        if word not in known:
            scope.facts.add("L317", arg.span, word=word, close=nearest(word, known) or "")
    if [phrase.prep for phrase in line.phrases] != ["as"] or len(line.phrases[0].args) != 1:
        scope.facts.add("L250", line.span)
        return
    colour = line.phrases[0].args[0]
    if word_in(colour) not in COLOURS:
        scope.facts.add("L262", colour.span, word=word_in(colour), close=nearest(word_in(colour), COLOURS) or "")


def shown_word(scope: Scope, arg: t.Expr) -> None:
    """Check what a line shows: a board, something that is kept, or a value."""
    s = scope.symbols
    known = {*s.boards, *s.piles, *s.resources, *s.states, *s.values, *s.options}
    match arg:
        case t.Word(span, word) | t.Yours(span, word):
            pass
        case t.Of(_, t.Word(span, word), t.Word(_, owner)) if owner in OWNERS:
            pass
        case _:
            scope.facts.add("L250", arg.span)
            return
    if word not in known and word not in scope.refused:
        scope.facts.add("L258", span, word=word, close=nearest(word, known) or "")
    if not isinstance(arg, t.Word) and not is_of_players(s, word):
        scope.facts.add("L442", arg.span, word=word)
    value = s.values.get(word)
    if value is not None and word not in s.states and not (is_plain(value) or is_of(value, "player")):
        scope.facts.add("L261", span, (value.span, "declared here"), word=word)


def is_of_players(symbols: Symbols, word: str) -> bool:
    """Tell whether each player has one of what is called so; what is called so nowhere is reported elsewhere."""
    pile, state, option = symbols.piles.get(word), symbols.states.get(word), symbols.options.get(word)
    value = symbols.values.get(word)
    if pile is not None:
        return pile.per_player
    if state is not None:
        return state.of is not None and state.of.form == "player"
    if option is not None:
        return option.per_player
    if value is not None:
        return not value.params or is_of(value, "player")
    return word not in symbols.boards


def word_of_thing(scope: Scope, arg: t.Expr) -> None:
    """Check a word that is asked of each thing: a field, or a value of one thing."""
    s = scope.symbols
    word = word_in(arg)
    known = {field for kind in s.kinds.values() for field in kind.fields}
    if not word:
        scope.facts.add("L250", arg.span)
    elif word in s.values and word not in known:
        if not is_of(s.values[word], "thing"):
            scope.facts.add("L261", arg.span, (s.values[word].span, "declared here"), word=word)
    elif word not in known:
        scope.facts.add("L317", arg.span, word=word, close=nearest(word, {*known, *s.values}) or "")


def word_in(arg: t.Expr) -> str:
    """Return a plain word, "" for anything else."""
    return arg.word if isinstance(arg, t.Word) else ""


def is_plain(value: Signed) -> bool:
    """Tell whether a value needs nothing to be asked for."""
    return not value.params


def is_of(value: Signed, form: str) -> bool:
    """Tell whether a value is asked of one thing, or one player, and nothing else."""
    return len(value.params) == 1 and value.params[0].prep is None and value.params[0].type.form == form


def shown_values(symbols: Symbols) -> list[str]:
    """Return the values that the lines of the screen show or ask of things, in the order of the text."""
    found: dict[str, None] = {}
    fields = {field for kind in symbols.kinds.values() for field in kind.fields}
    for line in lines_of(symbols):
        words = [first_word(arg) for arg in line.args if line.word == "show"]
        asked = [word_in(arg) for phrase in line.phrases if phrase.prep != "as" for arg in phrase.args]
        found |= dict.fromkeys(word for word in words if word in symbols.values and word not in symbols.states)
        found |= dict.fromkeys(word for word in asked if word in symbols.values and word not in fields)
    return list(found)


def shown_fields(symbols: Symbols) -> list[str]:
    """Return the fields that the lines of the screen name."""
    fields = {field for kind in symbols.kinds.values() for field in kind.fields}
    words = [
        word_in(arg)
        for line in lines_of(symbols)
        for phrase in line.phrases
        if phrase.prep in ("with", "by")
        for arg in phrase.args
    ]
    return list(dict.fromkeys(word for word in words if word in fields))


def lines_of(symbols: Symbols) -> list[t.Call]:
    """Return all lines of all screens."""
    return [line for screen in symbols.screens for line in screen.block if isinstance(line, t.Call) and line.args]


def first_word(arg: t.Expr) -> str:
    """Return what `hand`, `your hand` and `hand of players` speak of."""
    match arg:
        case t.Word(_, word) | t.Yours(_, word) | t.Of(_, t.Word(_, word), _):
            return word
        case _:
            return ""
