"""The frame of a game: its title, how many play, the names of the seats, its modules and options.

game "Feast"
    players 2 to 4          ->     Symbols(title="Feast", players=(2, 4), seats=("Red", …))
    named Red, Blue, Green, Yellow
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.plain_lines import refuse_below
from lawspeaker.resolve.scope import Scope
from lawspeaker.resolve.symbols import Option
from lawspeaker.source import Span

MOST_PLAYERS = 12
MOST_VALUES = 1000


def read_game(scope: Scope, decl: t.GameDecl) -> None:
    """Read the title, the number of players and their names."""
    s = scope.symbols
    if s.game is not None:
        scope.facts.add("L229", decl.span, (s.game, "the first one"), word="game")
        return
    s.title, s.game = decl.title, decl.span
    said = False
    for line in decl.block:
        if isinstance(line, t.Call) and line.word in ("players", "named"):
            refuse_below(line, scope.facts)
            said = said or line.word == "players"
            game_line(scope, line)
        else:
            scope.facts.add("L231", line.span)
    if not said:
        scope.facts.add("L246", decl.span)


def game_line(scope: Scope, line: t.Call) -> None:
    """Read `players 2 to 4` or `named Red, Blue`."""
    match line:
        case t.Call(word="players", args=(t.Number(_, low),), phrases=()):
            set_players(scope, low, low, line.span)
        case t.Call(word="players", args=(t.Number(_, low),), phrases=(t.Phrase(_, "to", (t.Number(_, high),)),)):
            set_players(scope, low, high, line.span)
        case t.Call(word="players"):
            scope.facts.add("L230", line.span, most=MOST_PLAYERS)
        case _:
            name_seats(scope, line)


def set_players(scope: Scope, low: int, high: int, span: Span) -> None:
    """Set how many can play, if that many can."""
    if 1 <= low <= high <= MOST_PLAYERS:
        scope.symbols.players = (low, high)
    else:
        count = low if low == high else ""
        scope.facts.add("L230", span, low=low, high=high, count=count, most=MOST_PLAYERS)


def name_seats(scope: Scope, line: t.Call) -> None:
    """Give the seats their names."""
    s = scope.symbols
    for arg in line.args:
        if not isinstance(arg, t.Name) or arg.kind is not None:
            word = arg.word if isinstance(arg, t.Word) else ""
            scope.facts.add("L255", arg.span, word=word, better=word.replace("_", " ").title())
            s.seats = (*s.seats, word)
        elif scope.own("seat", arg.name, arg.span):
            s.seats = (*s.seats, arg.name)
    if not line.args or line.phrases:
        scope.facts.add("L231", line.span)
    s.seats_span = line.span


def check_seats(scope: Scope) -> None:
    """Report seats without a name where others have one, and names without a seat; two names run together are one."""
    s = scope.symbols
    if not s.seats or len(s.seats) == s.players[1] or s.game is None:
        return
    better = ", ".join(part for seat in s.seats for part in seat.split(" "))
    split = better if len(better.split(", ")) == s.players[1] else ""
    span = s.seats_span or s.game
    extra = " and ".join(s.seats[s.players[1] :])
    scope.facts.add("L234", span, seats=len(s.seats), players=s.players[1], better=split, extra=extra)


def option_word(name: str) -> str:
    """Return the option a module is switched by: a word that rules can say.

    >>> option_word("Wild Beasts"), option_word("2 Storms")
    ('wild_beasts', 'module_2_storms')
    """
    word = "".join(c if c.isascii() and c.isalnum() else "_" for c in name.lower())
    return word if word[:1].isalpha() else f"module_{word.lstrip('_')}"


def add_module(scope: Scope, decl: t.ModuleDecl) -> None:
    """Declare the option that switches a module on."""
    refuse_block(scope, decl)
    word = option_word(decl.name)
    if scope.own("word", word, decl.span):
        scope.symbols.modules.append(word)
        scope.symbols.options[word] = Option(word, False, ty.YES_NO, None, decl.span, True, decl.needs)


def refuse_block(scope: Scope, decl: t.ModuleDecl | t.ExpansionDecl | t.OptionDecl) -> None:
    """Report lines indented below `module`, `option` or `expansion` other than `needs`, which are kept apart."""
    if decl.block:
        word = {t.ModuleDecl: "module", t.OptionDecl: "option"}.get(type(decl), "expansion")
        scope.facts.add("L351", decl.block[0].span, (decl.span, "belongs to no block"), word=word)


def check_places_of_modules(scope: Scope, file: t.File) -> None:
    """Report a `module` or `expansion` that is not the first declaration of its file."""
    for decl in file.decls[1:]:
        if isinstance(decl, t.ModuleDecl | t.ExpansionDecl):
            word = "module" if isinstance(decl, t.ModuleDecl) else "expansion"
            scope.facts.add("L257", decl.span, (file.decls[0].span, "this stands before it"), word=word)


def add_option(scope: Scope, decl: t.OptionDecl) -> None:
    """Declare a setting of the game, which has a fixed list of values."""
    refuse_block(scope, decl)
    type_ = scope.type_of(decl.type, decl.word)
    if decl.of not in (None, "player"):
        scope.facts.add("L207", decl.span, word=decl.of)
    if not scope.own("word", decl.word, decl.span, bare=decl.of is None):
        return
    option = Option(decl.word, decl.of is not None, type_, decl.default, decl.span, needs=decl.needs)
    scope.symbols.options[decl.word] = option
    listed = type_.form in ("enum", "thing", "yes_no", "player", "unknown")
    if type_.form == "number" and type_.low is not None and type_.high is not None:
        listed = type_.high - type_.low < MOST_VALUES
    if not listed:
        scope.facts.add("L247", decl.type.span, word=decl.word, type=type_)


def check_options(scope: Scope) -> None:
    """Report options of a kind with too few things: none at all, or fewer than players who do not share."""
    s = scope.symbols
    for option in s.options.values():
        if option.type.form != "thing" or option.type.name not in s.kinds:
            continue
        there, needed = len(s.things_of(option.type.name)), s.players[1] if option.per_player else 1
        if there < needed:
            kind = s.kinds[option.type.name]
            words = {"word": option.name, "kind": kind.name, "there": there, "needed": needed}
            scope.facts.add("L248", option.span, (kind.span, "the kind"), **words)
