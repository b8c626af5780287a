"""The rule and the citations of whatever a designer clicks: a card, a place, a pile, a resource, the question.

thing:40          the card, its text, its lines of the spec, and the statements of the rulebook that these cite
map:7             what is on the place: its things and pieces, then the declaration of the board
word:hand         the declaration of a pile, resource, state, value or board
rules.law:120     the lines around a line of the spec
"""

from __future__ import annotations

from lawspeaker.cli.commands.card import card_lines
from lawspeaker.cli.commands.words import short_path
from lawspeaker.cli.screen.place_notes import thing_at
from lawspeaker.cli.screen.player_view import PlayerView
from lawspeaker.cli.serve.catalogue import Offer
from lawspeaker.cli.serve.touch import Toucher
from lawspeaker.cli.serve.words import Refused
from lawspeaker.project.citations import citations
from lawspeaker.source import Source
from lawspeaker.words.declared import chunks_of, declared_words
from lawspeaker_runtime.boards.contents import pieces_at, things_at
from lawspeaker_runtime.rules.rules import BoardInfo

Reply = dict[str, object]
AROUND = 12


def rule_of(offer: Offer, view: PlayerView, key: str) -> Reply:
    """Return the rule of a key of the page; raise Refused if nothing is known about it."""
    what, _, which = key.replace("@", ":").partition(":")
    board = next((board for board in offer.rules.boards if board.word == what), None)
    if what == "thing" and which.isdecimal() and int(which) < len(offer.rules.things):
        return {"key": key, "line": offer.rules.things[int(which)].line, "lines": thing_lines(offer, int(which))}
    if what == "word":
        line, lines = declaration(offer, which)
        return {"key": key, "line": line, "lines": lines}
    if board is not None and which.isdecimal():
        return place_rule(offer, view, board, key, int(which))
    if which.isdecimal():
        return {"key": key, "line": key, "lines": lines_around(offer, what, int(which))}
    raise Refused("nothing is known about this")


def thing_lines(offer: Offer, thing: int) -> list[str]:
    """Return the text, the lines of the spec and the citations of a thing."""
    return card_lines(offer.read.spec, offer.rules, offer.rules.things[thing], None)


def place_rule(offer: Offer, view: PlayerView, board: BoardInfo, key: str, place: int) -> Reply:
    """Return the rules of what is on a place, and of its board; a free cell has only the board."""
    line, lines = declaration(offer, board.word)
    names = view.rules.types[board.type].names
    if "@" in key or place >= len(names):
        return {"key": key, "line": line, "lines": lines}
    found = [names[place]]
    for thing in things_on(view, board, place):
        found += ["", *thing_lines(offer, thing)]
    for word in pieces_on_place(view, board, place):
        found += ["", *declaration(offer, word)[1]]
    return {"key": key, "line": line, "lines": [*found, "", *lines]}


def things_on(view: PlayerView, board: BoardInfo, place: int) -> list[int]:
    """Return the thing that a place is, if it is one, and the things that lie there."""
    own = thing_at(view, board, place) if board.form == "places" else None
    lying = things_at(view.rules, view.data, board.word, len(view.rules.types[board.type].names))
    here = [thing for one in same_place(view, board, place) for thing in lying[one]]
    return [*([] if own is None else [own]), *here]


def pieces_on_place(view: PlayerView, board: BoardInfo, place: int) -> list[str]:
    """Return the kinds of pieces on a place."""
    size = len(view.rules.types[board.type].names)
    pieces = pieces_at(view.rules, view.data, board.word, size, view.game.players)
    return list(dict.fromkeys(part.piece.word for one in same_place(view, board, place) for part in pieces[one]))


def same_place(view: PlayerView, board: BoardInfo, place: int) -> list[int]:
    """Return the places that are drawn as one: on laid tiles the areas of a region."""
    toucher = Toucher(view)
    size = len(view.rules.types[board.type].names)
    return [one for one in range(size) if toucher.root(board, one) == place] if board.form == "laid" else [place]


def declaration(offer: Offer, word: str) -> tuple[str, list[str]]:
    """Return where a word is declared, and its lines with what they cite; raise Refused if it is not declared."""
    sources = offer.read.spec.sources
    known = declared_words([chunk for source in sources for chunk in chunks_of(source)])
    found = next((one for one in known if one.word == word and not one.owner), None)
    found = found or next((one for one in known if one.word == word), None)
    if found is None:
        raise Refused("nothing is known about this")
    source = next(source for source in sources if source.name == found.file)
    lines = block(source.text.split("\n"), found.line - 1)
    return f"{short_path(found.file)}:{found.line}", [*lines, *cited(offer, lines)]


def block(lines: list[str], start: int) -> list[str]:
    """Return a line and the lines below it that are indented further.

    >>> block(["pile deck", "pile hand of player", "    seen by owner", "", "verb deal"], 1)
    ['pile hand of player', '    seen by owner']
    """
    indent = len(lines[start]) - len(lines[start].lstrip())
    end = start + 1
    while end < len(lines) and (not lines[end].strip() or len(lines[end]) - len(lines[end].lstrip()) > indent):
        end += 1
    return "\n".join(lines[start:end]).rstrip().split("\n")


def lines_around(offer: Offer, file: str, number: int) -> list[str]:
    """Return the lines around a line of the spec, with what they cite; raise Refused if there is no such file."""
    lines = source_of(offer, file).text.split("\n")
    shown = lines[max(0, number - AROUND) : number + AROUND]
    return [*shown, *cited(offer, shown)]


def cited(offer: Offer, lines: list[str]) -> list[str]:
    """Return the statements of the rulebook that lines of the spec cite, below an empty line."""
    ids = dict.fromkeys(id_ for id_, _ in citations(Source("", "\n".join(lines))))
    spec = offer.read.spec
    found = [f"@{one}: {statement.text}" for one in ids if (statement := spec.statement(one))]
    return ["", *found] if found else []


def source_of(offer: Offer, file: str) -> Source:
    """Return a file of the spec; raise Refused if there is none of this name."""
    found = next((source for source in offer.read.spec.sources if source.name.rsplit("/", 1)[-1] == file), None)
    if found is None:
        raise Refused("the spec has no such file")
    return found
