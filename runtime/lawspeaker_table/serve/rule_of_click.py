"""The rule and the citations of whatever a designer clicks: a card, a place, a pile, a resource, the question.

thing:40          the card, its text, its lines of the spec, and the statements of the rulebook that these cite
map:7             what is on the place: its things and pieces, then the declaration of the board
word:hand         the declaration of a pile, resource, state, value or board
rules.law:120     the lines around a line of the spec
"""

from __future__ import annotations

from lawspeaker_runtime.boards.contents import pieces_at, things_at
from lawspeaker_runtime.rules.rules import BoardInfo
from lawspeaker_table.screen.place_notes import thing_at
from lawspeaker_table.screen.player_view import PlayerView
from lawspeaker_table.serve.catalogue import Offer
from lawspeaker_table.serve.designed_spec import DesignedSpec
from lawspeaker_table.serve.read_json import LARGEST, digits
from lawspeaker_table.serve.touch import Toucher
from lawspeaker_table.serve.words import Refused

Reply = dict[str, object]


def rule_of(offer: Offer, view: PlayerView, key: str) -> Reply:
    """Return the rule of a key of the page; raise Refused if nothing is known about it."""
    what, _, which = key.replace("@", ":").partition(":")
    board = next((board for board in offer.rules.boards if board.word == what), None)
    number = digits(which, LARGEST)
    if what == "thing" and number is not None and number < len(offer.rules.things):
        return {"key": key, "line": offer.rules.things[number].line, "lines": thing_lines(offer, number)}
    if what == "word":
        line, lines = declaration(offer, which)
        return {"key": key, "line": line, "lines": lines}
    if board is not None and number is not None:
        return place_rule(offer, view, board, key, number)
    if number is not None:
        return {"key": key, "line": key, "lines": lines_around(offer, what, number)}
    raise Refused("nothing is known about this")


def thing_lines(offer: Offer, thing: int) -> list[str]:
    """Return the text, the lines of the spec and the citations of a thing."""
    return designed(offer).thing_lines(thing)


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
    found = designed(offer).declaration(word)
    if found is None:
        raise Refused("nothing is known about this")
    return found


def lines_around(offer: Offer, file: str, number: int) -> list[str]:
    """Return the lines around a line of the spec, with what they cite; raise Refused if there is no such file."""
    found = designed(offer).lines_around(file, number)
    if found is None:
        raise Refused("the spec has no such file")
    return found


def text_of_file(offer: Offer, file: str) -> str:
    """Return the text of a file of the spec; raise Refused if there is none of this name."""
    found = designed(offer).text(file)
    if found is None:
        raise Refused("the spec has no such file")
    return found


def designed(offer: Offer) -> DesignedSpec:
    """Return the spec of a game; raise Refused if only its engine is there."""
    if offer.designed is None:
        raise Refused("nothing is known about this")
    return offer.designed
