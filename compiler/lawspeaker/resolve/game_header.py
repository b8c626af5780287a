"""The game header: its title, the number of players, the names of the seats, modules and options.

game "Feast"
    players 2 to 4          ->     Symbols(title="Feast", players=(2, 4), seats=("Red", …))
    named Red, Blue, Green, Yellow
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.context import Namespace, ResolveContext
from lawspeaker.resolve.declaration_lines import refuse_below
from lawspeaker.resolve.symbols import Option
from lawspeaker.resolve.types import TypeForm
from lawspeaker.source import Span

MOST_PLAYERS = 12
MOST_VALUES = 1000
OPTION_FORMS = (TypeForm.ENUM, TypeForm.THING, TypeForm.YES_NO, TypeForm.PLAYER, TypeForm.UNKNOWN)


def read_game(cx: ResolveContext, decl: t.GameDecl) -> None:
    """Read the title, the number of players and their names."""
    s = cx.symbols
    if s.game is not None:
        cx.facts.add("L229", decl.span, (s.game, "the first one"), word="game")
        return
    s.title, s.game = decl.title, decl.span
    has_players = False
    for line in decl.block:
        if isinstance(line, t.Call) and line.word in ("players", "named"):
            refuse_below(line, cx.facts)
            has_players = has_players or line.word == "players"
            game_line(cx, line)
        else:
            cx.facts.add("L231", line.span)
    if not has_players:
        cx.facts.add("L246", decl.span)


def game_line(cx: ResolveContext, line: t.Call) -> None:
    """Read `players 2 to 4` or `named Red, Blue`."""
    match line:
        case t.Call(word="players", args=(t.Number(_, low),), phrases=()):
            set_players(cx, low, low, line.span)
        case t.Call(
            word="players", args=(t.Number(_, low),), phrases=(t.Phrase(_, Preposition.TO, (t.Number(_, high),)),)
        ):
            set_players(cx, low, high, line.span)
        case t.Call(word="players"):
            cx.facts.add("L230", line.span, most=MOST_PLAYERS)
        case _:
            name_seats(cx, line)


def set_players(cx: ResolveContext, low: int, high: int, span: Span) -> None:
    """Set the number of players, or report one that is not allowed."""
    if 1 <= low <= high <= MOST_PLAYERS:
        cx.symbols.players = (low, high)
    else:
        count = low if low == high else ""
        cx.facts.add("L230", span, low=low, high=high, count=count, most=MOST_PLAYERS)


def name_seats(cx: ResolveContext, line: t.Call) -> None:
    """Read the names of the seats from `named Red, Blue`."""
    s = cx.symbols
    for arg in line.args:
        if not isinstance(arg, t.Name) or arg.kind is not None:
            word = arg.word if isinstance(arg, t.Word) else ""
            cx.facts.add("L255", arg.span, word=word, better=word.replace("_", " ").title())
            s.seats = (*s.seats, word)
        elif cx.own(Namespace.SEAT, arg.name, arg.span):
            s.seats = (*s.seats, arg.name)
    if not line.args or line.phrases:
        cx.facts.add("L231", line.span)
    s.seats_span = line.span


def check_seats(cx: ResolveContext) -> None:
    """Report more or fewer names than seats; the message proposes commas if a name seems to be two."""
    s = cx.symbols
    if not s.seats or len(s.seats) == s.players[1] or s.game is None:
        return
    better = ", ".join(part for seat in s.seats for part in seat.split(" "))
    split = better if len(better.split(", ")) == s.players[1] else ""
    span = s.seats_span or s.game
    extra = " and ".join(s.seats[s.players[1] :])
    cx.facts.add("L234", span, seats=len(s.seats), players=s.players[1], better=split, extra=extra)


def option_word(name: str) -> str:
    """Return the word of the option that switches a module.

    >>> option_word("Wild Beasts"), option_word("2 Storms")
    ('wild_beasts', 'module_2_storms')
    """
    word = "".join(c if c.isascii() and c.isalnum() else "_" for c in name.lower())
    return word if word[:1].isalpha() else f"module_{word.lstrip('_')}"


def add_module(cx: ResolveContext, decl: t.ModuleDecl) -> None:
    """Declare a module and the option that switches it on."""
    refuse_block(cx, decl)
    word = option_word(decl.name)
    if cx.own(Namespace.WORD, word, decl.span):
        cx.symbols.modules.append(word)
        needs = decl.needs if decl.when is None else (*decl.needs, t.Needs(decl.span, never(decl.when), ()))
        cx.symbols.options[word] = Option(word, False, ty.YES_NO, decl.when, decl.span, True, needs)


def never(condition: t.Expr) -> t.Expr:
    """Return a test that never holds, in the place of a condition: a module with `when` is never set otherwise."""
    return t.Word(condition.span, "no")


def refuse_block(cx: ResolveContext, decl: t.ModuleDecl | t.ExpansionDecl | t.OptionDecl) -> None:
    """Report lines below `module`, `option` or `expansion` other than `needs`, which the tree stores separately."""
    if decl.block:
        word = {t.ModuleDecl: "module", t.OptionDecl: "option"}.get(type(decl), "expansion")
        cx.facts.add("L351", decl.block[0].span, (decl.span, "belongs to no block"), word=word)


def check_places_of_modules(cx: ResolveContext, file: t.File) -> None:
    """Report a `module` or `expansion` that is not the first declaration of its file."""
    for decl in file.decls[1:]:
        if isinstance(decl, t.ModuleDecl | t.ExpansionDecl):
            word = "module" if isinstance(decl, t.ModuleDecl) else "expansion"
            cx.facts.add("L257", decl.span, (file.decls[0].span, "this stands before it"), word=word)


def add_option(cx: ResolveContext, decl: t.OptionDecl) -> None:
    """Declare an option; its type must have a finite list of values."""
    refuse_block(cx, decl)
    type_ = cx.type_of(decl.type, decl.word)
    if decl.of not in (None, "player"):
        cx.facts.add("L207", decl.span, word=decl.of)
    if not cx.own(Namespace.WORD, decl.word, decl.span, bare=decl.of is None):
        return
    option = Option(decl.word, decl.of is not None, type_, decl.default, decl.span, needs=decl.needs)
    cx.symbols.options[decl.word] = option
    listed = type_.form in OPTION_FORMS
    if type_.form == TypeForm.NUMBER and type_.low is not None and type_.high is not None:
        listed = type_.high - type_.low < MOST_VALUES
    if not listed:
        cx.facts.add("L247", decl.type.span, word=decl.word, type=type_)


def check_options(cx: ResolveContext) -> None:
    """Report options of a kind with too few things: at least one, or one for each player, is needed."""
    s = cx.symbols
    for option in s.options.values():
        if option.type.form != TypeForm.THING or option.type.name not in s.kinds:
            continue
        there, needed = len(s.things_of(option.type.name)), s.players[1] if option.per_player else 1
        if there < needed:
            kind = s.kinds[option.type.name]
            words = {"word": option.name, "kind": kind.name, "there": there, "needed": needed}
            cx.facts.add("L248", option.span, (kind.span, "the kind"), **words)
