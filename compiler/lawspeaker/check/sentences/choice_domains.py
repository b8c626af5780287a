"""The values that a variable of a choice can have, and so the action ids of its site.

choose s from squares   ->   SiteVar("s", first=0, size=64)
"""

from __future__ import annotations

from math import comb
from typing import assert_never

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext
from lawspeaker.check.expressions import coercion, collections
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import BoardForm
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span

MOST = 99


LARGEST_SITE = 2_000_000
MOST_BUNDLES = 1_000_000


def number_choice_type(low: Type, high: Type) -> Type:
    """Return the type of a number that is chosen from one bound to another."""
    bottom = low.low if low.low is not None else 0
    top = high.high if high.high is not None else MOST
    return ty.number(bottom, max(bottom, top))


def add_domain(cx: CheckContext, site: c.SiteInfo, name: str, type_: Type, span: Span) -> None:
    """Give a site a variable with the values of a type; report a type that has no fixed values."""
    domain = type_domain(cx, type_)
    if domain is None:
        if type_.form != TypeForm.UNKNOWN:
            cx.facts.add("L333", span, type=type_)
        domain = (0, 1)
    site.vars.append(c.SiteVar(name, type_, domain[0], domain[1]))


def type_domain(cx: CheckContext, type_: Type) -> tuple[int, int] | None:
    """Return the first value and the number of values of a type; None if they are not fixed."""
    s = cx.symbols
    match type_.form:
        case TypeForm.PLAYER:
            return 1, s.players[1]
        case TypeForm.THING if type_.name in s.kinds:
            kind = s.kinds[type_.name]
            return kind.first, max(1, kind.last - kind.first + 1)
        case TypeForm.THING:
            board = coercion.board_of(cx, type_)
            return None if board is None else (0, board_size(cx, board.name))
        case TypeForm.NUMBER:
            top = type_.high if type_.high is not None else MOST
            low = type_.low if type_.low is not None else 0
            return low, max(1, top - low + 1)
        case TypeForm.OUTCOME:
            die = s.dice[type_.name]
            return 0, len(die.outcomes)
        case TypeForm.PLACE:
            board = s.place_board(type_.name)
            return None if board is None else (0, board_size(cx, board.name))
        case TypeForm.SPOT:
            board = s.boards[type_.name]
            return 0, board.width * board.height * 4
        case TypeForm.ENUM | TypeForm.YES_NO | TypeForm.RESOURCE:
            return 0, collections.type_size(cx, type_) or 1
        case (TypeForm.BUNDLE | TypeForm.FACE | TypeForm.LIST | TypeForm.NOTHING | TypeForm.OPTIONAL
              | TypeForm.PHASE | TypeForm.RECORD | TypeForm.STEPS | TypeForm.UNKNOWN):  # fmt: skip
            return None
        case _:
            assert_never(type_.form)


def board_size(cx: CheckContext, name: str) -> int:
    """Return how many place numbers a board has; a laid board has one per printed area, and spare ones for examples."""
    board = cx.symbols.boards[name]
    if board.form == BoardForm.LAID:
        kind = cx.symbols.kinds.get(board.tile)
        tiles = kind.last - kind.first + 1 if kind else 0
        return tiles * most_areas(cx, board.tile) + SPARE_AREAS
    if board.form == BoardForm.PLACES:
        lasts = [cx.symbols.kinds[k].last for k in board.kinds if k in cx.symbols.kinds]
        return max(lasts, default=0) + 1
    return board.width * board.height


def most_areas(cx: CheckContext, kind: str) -> int:
    """Return the largest number of areas on a tile of a kind."""
    counts = [sum(1 for line in th.areas if line.word == "area") for th in cx.symbols.things_of(kind)]
    return max(counts, default=1)


def check_size(cx: CheckContext, site: c.SiteInfo, span: Span) -> None:
    """Report a site with too many options."""
    if site.size > LARGEST_SITE:
        cx.facts.add("L334", span, size=f"{site.size:,}", most=f"{LARGEST_SITE:,}")


SPARE_AREAS = 12


def largest_payment(width: int) -> int:
    """Return how many units a payment with a choice may have, given the number of resources.

    Every bundle of at most so many units has a number of its own; there are at most MOST_BUNDLES.

    >>> [largest_payment(width) for width in (2, 3, 4, 6, 12)]
    [99, 99, 67, 26, 10]
    """
    most = MOST
    while most > 1 and comb(most + width, width) > MOST_BUNDLES:
        most -= 1
    return most


def payment_numbers(width: int) -> int:
    """Return how many bundles a payment with a choice may be made with, given the number of resources."""
    return comb(largest_payment(width) + width, width)
