"""Answers of players who choose together as Python: they are sealed in a list of the frame, then carried out.

NextAsked(p)      ->      if all_closed(asked, sealed): …; p = st[-4] = next_asked(asked, sealed)
Seal(p)           ->      sealed = s.lists[-1] = seal(sealed, p, s.answer)
Unseal(p)         ->      s.answer = answer_of(sealed, p, 0)
"""

from __future__ import annotations

from typing import assert_never

from lawspeaker.emit.lines import indented
from lawspeaker.emit.sentences import jumps
from lawspeaker.emit.sentences.frame_slots import write_target
from lawspeaker.emit.writer import Writer
from lawspeaker.lower import program as p

Gather = p.NextAsked | p.Seal | p.Close | p.Unseal | p.HadNothing | p.Reveal


def write_gathering(w: Writer, line: Gather) -> list[str]:
    """Write one line of the questions to all players, or of what follows their answers."""
    of = line.of
    match line:
        case p.NextAsked(_, start, done):
            of_all = f"{w.name(of.asked)}, {w.name(of.sealed)}"
            out = [f"if all_closed({of_all}):", *indented(jumps.jump(w, w.label(done), True))]
            return [
                *out,
                f"{write_target(w, of.var)} = next_asked({of_all})",
                *jumps.jump(w, w.label(start), not jumps.is_later(w, start)),
            ]
        case p.Seal():
            return [sealed_with(w, of, "s.answer")]
        case p.Close(_, nothing):
            return [sealed_with(w, of, "HAD_NOTHING" if nothing else "CLOSED")]
        case p.Unseal(_, given, taken, none):
            index = w.name(given) if given else "0"
            found = f"s.answer = answer_of({w.name(of.sealed)}, {w.name(of.var)}, {index})"
            return [found, *either(w, "s.answer < 0", none, taken)]
        case p.HadNothing(_, yes, no):
            return either(w, f"had_nothing({w.name(of.sealed)}, {w.name(of.var)})", yes, no)
        case p.Reveal():
            return [f"reveal_answers(s, {w.name(of.asked)}, {w.name(of.sealed)})"]
        case _:
            assert_never(line)


def sealed_with(w: Writer, of: p.Gathering, answer: str) -> str:
    """Write that an answer is added to the sealed ones."""
    sealed = w.name(of.sealed)
    return f"{write_target(w, of.sealed)} = seal({sealed}, {w.name(of.var)}, {answer})"


def either(w: Writer, test: str, yes: int, no: int) -> list[str]:
    """Write a jump to one of two blocks."""
    again = not (jumps.is_later(w, yes) and jumps.is_later(w, no))
    return jumps.jump(w, f"{w.label(yes)} if {test} else {w.label(no)}", again)
