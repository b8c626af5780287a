"""The words about boards and behind `of`, declared once: how they are written, of what they are asked.

    BOARD_WORDS.ray     BoardPhrase(grid=("(ray from s towards d)",))
    OF_WORDS.left       OfWord(example="left of p", asked=Asked.PLAYER)

Messages about incomplete phrases, suggestions for misspelt words and the tables of the reference derive from here.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")


class PerBoardWord(Struct, Generic[T], frozen=True, kw_only=True):
    """Something for each word about boards that stands in a phrase."""

    file: T
    rank: T
    neighbour: T
    neighbours: T
    ray: T
    line: T
    distance: T
    path: T
    connected: T
    cut_places: T
    end: T
    ahead: T
    behind: T
    tiles: T
    marks: T
    border: T
    spots: T
    joins: T
    touched: T
    merged: T
    begun: T
    spot: T

    def items(self) -> Iterator[tuple[str, T]]:
        """Yield each word with what stands for it."""
        return ((name, getattr(self, name)) for name in self.__struct_fields__)


class BoardPhrase(Struct, frozen=True, kw_only=True):
    """How a word is written on each sort of board; a message names the first of the forms that comes near enough.

    `{edge}` and `{piece}` are a sort of edge and a piece of the game, `{link}` and `{links}` a kind of links and all of
    them, `unnamed` forms stand in no message.
    `of_place`: what stands behind `of` is a place.
    """

    every: tuple[str, ...] = ()
    grid: tuple[str, ...] = ()
    circle: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    laid: tuple[str, ...] = ()
    unnamed: tuple[str, ...] = ()
    of_place: bool = False


BOARD_WORDS: PerBoardWord[BoardPhrase] = PerBoardWord(
    file=BoardPhrase(grid=("(file at n)",)),
    rank=BoardPhrase(grid=("(rank at n)",)),
    neighbour=BoardPhrase(of_place=True, grid=("(neighbour of s towards d)",)),
    neighbours=BoardPhrase(
        of_place=True,
        every=("neighbours of s",),
        grid=("neighbours of s", "(neighbours of s towards north, east)"),
        places=("neighbours of s", "(neighbours of s by {edge})", "(neighbours of s by {links})"),
    ),
    ray=BoardPhrase(grid=("(ray from s towards d)",)),
    line=BoardPhrase(grid=("(line of {piece} through s)",)),
    distance=BoardPhrase(
        every=("(distance from s to t)",),
        grid=("(distance from s to t)", "(distance from s to t at n)"),
        circle=("(distance from s to t)", "(distance from s to t at n)"),
        places=(
            "(distance from s to t)",
            "(distance from s to t by {edge})",
            "(distance from s to t by {links})",
            "(distance from s to t by {links} at n)",
        ),
    ),
    path=BoardPhrase(
        grid=("(path from s to t)", "(path from s to t at n)"),
        circle=("(path from s to t)", "(path from s to t at n)"),
        places=(
            "(path from s to t)",
            "(path from s to t by {edge})",
            "(path from s to t by {links} at n)",
            "(path of {links} from s to t at n)",
        ),
    ),
    connected=BoardPhrase(
        every=("connected of ts",), places=("connected of ts", "(connected of ts by {links})"), laid=()
    ),
    cut_places=BoardPhrase(
        every=("cut_places of ts",), places=("cut_places of ts", "(cut_places of ts by {links})"), laid=()
    ),
    end=BoardPhrase(places=("(end of {link} from s)",)),
    ahead=BoardPhrase(of_place=True, circle=("(ahead of s by n)",)),
    behind=BoardPhrase(of_place=True, circle=("(behind of s by n)",)),
    tiles=BoardPhrase(unnamed=("(tiles in t)", "(tiles against s)")),
    marks=BoardPhrase(laid=("(marks of m in t)", "(marks of m on x)")),
    border=BoardPhrase(laid=("(border from t to u)",)),
    spots=BoardPhrase(laid=("(spots for x)", "(spots for x from ts)")),
    joins=BoardPhrase(laid=("(joins of t to u by x at s)",)),
    touched=BoardPhrase(laid=("(touched by x at s)",)),
    merged=BoardPhrase(laid=("(merged by x at s)",)),
    begun=BoardPhrase(laid=("(begun by x at s)",)),
    spot=BoardPhrase(laid=("(spot at 5, 5 rotated 0)", "spot of x")),
)
BOARD_PHRASES: dict[str, BoardPhrase] = dict(BOARD_WORDS.items())
OF_PLACE = frozenset(word for word, phrase in BOARD_PHRASES.items() if phrase.of_place)
PLACE_FORMS = {
    "grid": ("({place} at 3, 4)",),
    "circle": ("({place} at n)",),
    "places": (),
    "laid": ("({place} of x on north)", "({place} of x with m)"),
}
"""How the word for the places of a board is written."""


class PerOfWord(Struct, Generic[T], frozen=True, kw_only=True):
    """Something for each word of the language that stands behind nothing but `of`."""

    left: T
    right: T
    score: T
    reserve: T
    column: T
    row: T
    number: T
    neighbours: T
    closed: T
    connected: T
    cut_places: T
    ends: T
    place: T
    spot: T
    owner: T
    position: T

    def items(self) -> Iterator[tuple[str, T]]:
        """Yield each word with what stands for it."""
        return ((name, getattr(self, name)) for name in self.__struct_fields__)


class Asked(Enum):
    """Of what a word behind `of` is asked."""

    PLAYER = "players"
    RESOURCE = "resources and pieces"
    PLACE = "places of a board"
    PLACES = "lists of places"
    LINK = "links of a map"
    THING = "things"
    WORD = "words of an enum"


class OfWord(Struct, frozen=True, kw_only=True):
    """What is declared of a word behind `of`. `suggested`: a message may offer it for a misspelt word."""

    example: str
    asked: Asked
    says: str
    suggested: bool = True


OF_WORDS: PerOfWord[OfWord] = PerOfWord(
    left=OfWord(example="left of p", asked=Asked.PLAYER, says="the player who sits to the left"),
    right=OfWord(example="right of p", asked=Asked.PLAYER, says="the player who sits to the right"),
    score=OfWord(example="score of p", asked=Asked.PLAYER, says="the points, as `score` adds them up", suggested=False),
    reserve=OfWord(example="reserve of wood", asked=Asked.RESOURCE, says="what is left of a `limit`", suggested=False),
    column=OfWord(example="column of s", asked=Asked.PLACE, says="of squares and cells, from 1"),
    row=OfWord(example="row of s", asked=Asked.PLACE, says="of squares and cells, from 1"),
    number=OfWord(example="number of s", asked=Asked.PLACE, says="of spaces of a circle, from 1"),
    neighbours=OfWord(example="neighbours of s", asked=Asked.PLACE, says="the places beside it"),
    closed=OfWord(example="closed of t", asked=Asked.PLACE, says="whether a place of laid tiles is closed"),
    connected=OfWord(
        example="connected of ts", asked=Asked.PLACES, says="whether ways among them lead from each to each other one"
    ),
    cut_places=OfWord(
        example="cut_places of ts",
        asked=Asked.PLACES,
        says="those without which there is no way among them between some two others",
    ),
    ends=OfWord(example="ends of r", asked=Asked.LINK, says="the two places that a link joins"),
    place=OfWord(example="place of u", asked=Asked.THING, says="where it is on a board, or nothing", suggested=False),
    spot=OfWord(example="spot of x", asked=Asked.THING, says="where a tile was laid, or nothing", suggested=False),
    owner=OfWord(example="owner of c", asked=Asked.THING, says="the player whose copy it is", suggested=False),
    position=OfWord(example="position of w", asked=Asked.WORD, says="which of its words it is, from 1"),
)
BEHIND_OF: dict[str, OfWord] = dict(OF_WORDS.items())


def suggested_of(asked: Asked) -> list[str]:
    """Return the words behind `of` that a message may offer.

    >>> suggested_of(Asked.PLAYER)
    ['left', 'right']
    """
    return [word for word, declared in BEHIND_OF.items() if declared.asked is asked and declared.suggested]
