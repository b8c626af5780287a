"""What all players know of the things in piles: for guesses, and to find a claim that is not true.

known where not (lacks of owner for suit of it)   ->   def known_in_hand(s: State, it: int, owner: int) -> bool:
                                                           return not s.lacks[owner * 4 + CARD_SUIT[it]]
"""

from __future__ import annotations

from msgspec import Struct

from lawspeaker.check import ir as c
from lawspeaker.emit import size_names
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.python_text import literal
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.symbols import Pile
from lawspeaker.resolve.types import TypeForm


class Claim(Struct, frozen=True):
    """A `known` of the spec: a test on the things in a pile, or in the pile of each player or key.

    `over` are the players or keys that a loop with variable p runs over, `param` the parameter of the test for them.
    `code` is the number of the pile of p, `call` the question whether thing n may be in it, and `things` are
    all that could be. `message` reports a thing that fails the test.
    """

    comment: str
    function: str
    thing: str
    test: str
    param: str
    over: str
    code: str
    call: str
    things: str
    message: str


def claims(w: Writer) -> list[Claim]:
    """Return the claims of a game."""
    return [claim(w, known) for known in w.layout.program.known]


def claim(w: Writer, known: c.KnownCondition) -> Claim:
    pile, kind = known.pile, w.layout.symbols.kinds[known.pile.kind]
    over = keys_of(w.layout, pile)
    message = f"{known.span.place()}: something in `{pile.name}` is not what everybody knows of it"
    return Claim(
        comment=w.layout.spec.comment(known.span),
        function=known.function,
        thing=known.it.name,
        test=w.value(known.test),
        param="owner" if pile.per_player else "" if pile.of is None else "key",
        over=over,
        code=f"{w.layout.table('pile', pile.name)}{' + p' if over else ''}",
        call=f"{known.function}(s, n{f', p{first_key(w.layout, pile)}' if over else ''})",
        things=w.layout.kind_range(kind.name),
        message=literal(message),
    )


def keys_of(layout: Layout, pile: Pile) -> str:
    """Write what a loop over the piles of one declaration runs over; nothing if there is one pile."""
    if pile.per_player:
        return layout.seats
    return "" if pile.of is None else f"range({pile.slots})"


def first_key(layout: Layout, pile: Pile) -> str:
    """Write what is added to the index of a pile to get the thing whose pile it is."""
    is_thing = pile.of is not None and pile.of.form == TypeForm.THING
    return size_names.behind_first(layout, pile.of.name) if pile.of is not None and is_thing else ""
