"""What everybody knows of the things in piles, as Python: for guesses, and to find a claim that is not true.

known where not (lacks of owner for suit of it)   ->   def known_in_hand(s: State, it: int, owner: int) -> bool:
                                                           return not s.lacks[owner * 4 + CARD_SUIT[it]]
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.emit.python_text import INDENT, indented, literal, range_text
from lawspeaker.emit.writer import Writer


def write_functions(w: Writer) -> list[list[str]]:
    """Write a test for each claim, and which things the claims keep out of which piles."""
    return [*(test(w, known) for known in w.layout.program.known), excluded(w)] if w.layout.program.known else []


def test(w: Writer, known: c.KnownCondition) -> list[str]:
    """Write whether a thing may be in a pile, as everybody knows."""
    owner = ", owner: int" if known.pile.per_player else ""
    return [
        w.layout.spec.comment(known.span),
        f"def {known.function}(s: State, {known.it.name}: int{owner}) -> bool:",
        f"{INDENT}return {w.value(known.test)}",
    ]


def excluded(w: Writer) -> list[str]:
    """Write the list of things that are not in a pile, for every pile of which something is known."""
    lines = ["def excluded(s: State) -> list[list[int]]:"]
    lines.append(f'{INDENT}"""List for piles, each named first, the things that are not in them, as all know."""')
    body = ["found: list[list[int]] = []"]
    for known in w.layout.program.known:
        kind = w.layout.symbols.kinds[known.pile.kind]
        things = f"for n in {range_text(str(kind.first), str(kind.last + 1))}"
        pile = f"[{code(w, known)}, *[n {things} if not {known_call(w, known, 'n')}]]"
        body += for_each_owner(w, known, [f"found.append({pile})"])
    return [*lines, *indented([*body, "return found"])]


def checks(w: Writer) -> list[str]:
    """Write that every thing in a pile is what all know it is; a claim that is not true is named with its line."""
    lines: list[str] = []
    for known in w.layout.program.known:
        text = f"{known.span.place()}: something in `{known.pile.name}` is not what everybody knows of it"
        test = f"if not all({known_call(w, known, 'n')} for n in s.piles[{code(w, known)}]):"
        lines += for_each_owner(w, known, [test, f"{INDENT}wrong.append({literal(text)})"])
    return lines


def for_each_owner(w: Writer, known: c.KnownCondition, lines: list[str]) -> list[str]:
    """Write lines for the pile of every player, or for the one pile."""
    return [f"for p in {w.layout.seats}:", *indented(lines)] if known.pile.per_player else lines


def code(w: Writer, known: c.KnownCondition) -> str:
    """Write the number of the pile of player p, or of the one pile."""
    return f"{w.layout.table('pile', known.pile.name)}{' + p' if known.pile.per_player else ''}"


def known_call(w: Writer, known: c.KnownCondition, thing: str) -> str:
    """Write the question whether a thing may be in the pile of player p, or in the one pile."""
    return f"{known.function}(s, {thing}{', p' if known.pile.per_player else ''})"
