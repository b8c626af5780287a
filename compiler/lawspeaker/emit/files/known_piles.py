"""What all players know of the things in piles: for guesses, and to find a claim that is not true.

known where not (lacks of owner for suit of it)   ->   def known_in_hand(s: State, it: int, owner: int) -> bool:
                                                           return not s.lacks[owner * 4 + CARD_SUIT[it]]
"""

from __future__ import annotations

from msgspec import Struct

from lawspeaker.check import ir as c
from lawspeaker.emit.python_text import literal, range_text
from lawspeaker.emit.writer import Writer


class Claim(Struct, frozen=True):
    """A `known` of the spec: a test on the things in a pile, or in the pile of each player.

    `code` is the number of the pile of player p, `call` the question whether thing n may be in it, and `things` are
    all that could be. `message` reports a thing that fails the test.
    """

    comment: str
    function: str
    thing: str
    test: str
    per_player: bool
    code: str
    call: str
    things: str
    message: str


def claims(w: Writer) -> list[Claim]:
    """Return the claims of a game."""
    return [claim(w, known) for known in w.layout.program.known]


def claim(w: Writer, known: c.KnownCondition) -> Claim:
    pile, kind = known.pile, w.layout.symbols.kinds[known.pile.kind]
    message = f"{known.span.place()}: something in `{pile.name}` is not what everybody knows of it"
    return Claim(
        comment=w.layout.spec.comment(known.span),
        function=known.function,
        thing=known.it.name,
        test=w.value(known.test),
        per_player=pile.per_player,
        code=f"{w.layout.table('pile', pile.name)}{' + p' if pile.per_player else ''}",
        call=f"{known.function}(s, n{', p' if pile.per_player else ''})",
        things=range_text(str(kind.first), str(kind.last + 1)),
        message=literal(message),
    )
