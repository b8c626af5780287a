"""The ways in which a spec is changed: each takes lines and gives lines, and all chance comes from one generator.

Some break a spec as a tired person would (words and lines left out, doubled, moved). The others keep it readable, so
that it gets further than the parser: a name becomes another name of the same sort, a type another type, a number
another number, a word gets the name of something that exists already, and a block of any other spec is grafted on, its
names exchanged for names of the same sort that are declared here.
"""

from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random

from lawspeaker import vocabulary
from lawspeaker.pipeline import check_game, write_game
from lawspeaker.text.texts import Texts
from tests.mutation.corpus import Base, bases, locals_of

TOKEN = re.compile(r'"[^"\n]*"|[A-Za-z_]\w*|\d+|[^\sA-Za-z_\d]| +')
WORD = re.compile(r"\b[a-z]\w*")
STEPS_BELOW = ("setup", "course", "verb", "phase", "when", "before", "after", "instead", "may")
NOTHING_BELOW = ("game", "module", "expansion", "screen", "example", "score", "win", "board", "die", "value", "can")
STAND_ALONE = (*STEPS_BELOW[4:], "adds", "sets", "forbids", "allows", "ignores", "while")
NUMBERS = (0, 1, 2, 3, 4, 5, 7, 12, 13, 99, 100, 1000, 2147483648)
TYPE = re.compile(r"(: |-> )(optional |list of |set of )?(\d+ to \d+|[a-z_]+)")
SUFFIXES = ("_next", "_", "s", "_of", "_parts", "_2", "_by", "_state", "_count", "_all", "_at", "_owner", "_once")
PREFIXES = ("can_", "run_", "win_", "before_", "instead_of_", "after_", "all_", "type_", "value_", "verb_", "_")
PYTHON = sorted(
    word for word in {*keyword.kwlist, *keyword.softkwlist, *dir(builtins), *vocabulary.NAMES} if WORD.fullmatch(word)
)
ENGINE = (
    "state run course setup player players stack legal lists site answer over failed active result phase ending value "
    "winners effects serial forced explicit noting notes piles goods once s st pc tables values steps engine names top "
    "examples rules copy entry owner finish end_game score score_parts matches trigger index thing purse apply begin "
    "check clone determinize dump hash_of new new_state playout points refresh restore returns sees start view load h "
    "verb became given part data chooser wrong column row neighbours left right reserve copies you this here it at t k "
    "found other guess seed action options stream head body amount number line low high text key keys item items p q"
).split()


@dataclass
class Mutant:
    """A spec that is being changed: the base, its files as lines, and which file is changed."""

    base: Base
    files: list[list[str]]
    dice: Random
    at: int = 0

    @property
    def lines(self) -> list[str]:
        """Return the lines of the file that is changed."""
        return self.files[self.at]

    def place(self) -> int:
        """Return the number of a line that is not empty."""
        full = [number for number, line in enumerate(self.lines) if line.strip()]
        return self.dice.choice(full) if full else 0

    def block(self, at: int) -> int:
        """Return the line behind the block that begins on a line."""
        end = at + 1
        while end < len(self.lines) and (not self.lines[end].strip() or depth(self.lines[end]) > depth(self.lines[at])):
            end += 1
        return end


Change = Callable[[Mutant], None]


def depth(line: str) -> int:
    """Return how far a line is indented."""
    return len(line) - len(line.lstrip(" "))


def shifted(lines: list[str], to: int) -> list[str]:
    """Return a block of lines with its first line as deep as said."""
    by = to - depth(lines[0])
    return [(" " * by + line if by > 0 else line[-by:] if not line[:-by].strip() else line) for line in lines]


def leave_out_line(m: Mutant) -> None:
    del m.lines[m.place()]


def leave_out_block(m: Mutant) -> None:
    at = m.place()
    del m.lines[at : m.block(at)]


def double_block(m: Mutant) -> None:
    at = m.place()
    m.lines[at:at] = m.lines[at : m.block(at)]


def move_block(m: Mutant) -> None:
    """Move a block to another line of any depth, as deep as that line."""
    at = m.place()
    end = m.block(at)
    block = m.lines[at:end]
    del m.lines[at:end]
    if m.lines:
        to = m.place()
        m.lines[to:to] = shifted(block, depth(m.lines[to]))


def indent(m: Mutant) -> None:
    at = m.place()
    m.lines[at] = m.dice.choice(["    " + m.lines[at], m.lines[at].removeprefix("    ")])


def change_word(m: Mutant) -> None:
    """Leave out, double or exchange words of a line."""
    at = m.place()
    parts = TOKEN.findall(m.lines[at])
    full = [k for k, part in enumerate(parts) if part.strip()]
    if len(full) < 2:
        return
    one, other = m.dice.sample(full, 2)
    match m.dice.randrange(4):
        case 0:
            parts[one] = ""
        case 1:
            parts.insert(one, parts[one] + " ")
        case _:
            parts[one], parts[other] = parts[other], parts[one]
    m.lines[at] = "".join(parts)


def borrow_word(m: Mutant) -> None:
    """Put a word from anywhere in the spec in the place of another."""
    at, other = m.place(), m.place()
    words = [part for part in TOKEN.findall(m.lines[other]) if part.strip()]
    exchange(m, at, lambda part: m.dice.choice(words) if words else part)


def exchange(m: Mutant, at: int, change: Callable[[str], str]) -> None:
    """Change one word of a line."""
    parts = TOKEN.findall(m.lines[at])
    full = [k for k, part in enumerate(parts) if part.strip()]
    if full:
        one = m.dice.choice(full)
        parts[one] = change(parts[one])
        m.lines[at] = "".join(parts)


def exchange_name(m: Mutant) -> None:
    """Put a name of the same sort, or a variable in sight, in the place of a name; on one line that has some."""
    sorts = {word: sort for sort, words in m.base.words.items() for word in words}
    near = locals_of("\n".join(m.lines))
    for _ in range(8):
        at = m.place()
        parts = TOKEN.findall(m.lines[at])
        named = [k for k, part in enumerate(parts) if part in sorts or part in near or part in ("you", "this", "it")]
        if not named:
            continue
        one = m.dice.choice(named)
        pool = list(m.base.words.get(sorts.get(parts[one], ""), ()))
        if parts[one] not in sorts or m.dice.randrange(4) == 0:
            pool = [*near, *m.base.words.get("seat", ()), "you", "active", "players", "this", "it", "nothing"]
        parts[one] = m.dice.choice(pool)
        m.lines[at] = "".join(parts)
        return


def change_number(m: Mutant) -> None:
    numbered = [k for k, line in enumerate(m.lines) if re.search(r"\d", line)]
    if numbered:
        at = m.dice.choice(numbered)
        spots = list(re.finditer(r"\d+", m.lines[at]))
        spot = m.dice.choice(spots)
        new = m.dice.choice([str(m.dice.choice(NUMBERS)), str(int(spot[0]) + 1), str(int(spot[0]) - 1)])
        m.lines[at] = m.lines[at][: spot.start()] + new + m.lines[at][spot.end() :]


def change_type(m: Mutant) -> None:
    """Give a field, state, parameter or value another type."""
    typed = [k for k, line in enumerate(m.lines) if TYPE.search(line)]
    if not typed:
        return
    at = m.dice.choice(typed)
    words = m.base.words
    own = [word for sort in ("kind", "enum", "place", "record", "die") for word in words.get(sort, ())]
    new = m.dice.choice(["number", "yes_no", "player", "bundle", "resource", "1 to 3", "direction", "spot", *own])
    wrap = m.dice.choice(["", "", "optional ", "list of "])
    m.lines[at] = TYPE.sub(lambda found: f"{found[1]}{wrap}{new}", m.lines[at], count=1)


def change_property(m: Mutant) -> None:
    """Add or take away a property of a declaration."""
    at = m.place()
    extra = m.dice.choice(
        [", seen by owner", ", seen by nobody", ", in play", ", ordered", ": signed", ": limit 2", ", single", " = 1"]
    )
    for known in (", seen by owner", ", seen by nobody", ", in play", ", ordered", ": signed", " once each", " where "):
        if known in m.lines[at]:
            m.lines[at] = m.lines[at].split(known)[0]
            return
    m.lines[at] += extra


def rename(m: Mutant) -> None:
    """Give a declared word everywhere the name of something else: of the spec, of the engine or of Python."""
    words = [word for words in m.base.words.values() for word in words if WORD.fullmatch(word)]
    words += locals_of("\n".join(m.lines))
    if not words:
        return
    old, other = m.dice.choice(words), m.dice.choice(words)
    new = m.dice.choice(
        [
            other,
            other + m.dice.choice(SUFFIXES),
            m.dice.choice(PREFIXES) + other,
            m.dice.choice(ENGINE),
            m.dice.choice(PYTHON),
            m.dice.choice(generated_words(m.base)),
            m.dice.choice(generated_words(m.base)),
        ]
    )
    pattern = re.compile(rf"\b{old}\b")
    m.files[:] = [[pattern.sub(new, line) for line in lines] for lines in m.files]


@cache
def generated_words(base: Base) -> list[str]:
    """Return the words that the compiler writes for a spec and that a spec could use as well."""
    sources = list(base.sources)
    checked = check_game(sources).program
    assert checked is not None
    files = write_game(checked, "base", sources, Texts(), "base", draft=True)
    words = {word for text in files.values() for word in WORD.findall(text)}
    return sorted(words) or ["value"]


def graft(m: Mutant) -> None:
    """Take a block of any spec, exchange its names for names of the same sort that are declared here, put it here."""
    sort = m.dice.choice(["step", "step", "step", "field", "rule"])
    here = [at for at, found in enumerate(sorts(m.lines)) if found == sort]
    for _ in range(6 if here else 0):
        donor = m.dice.choice(bases())
        lines = m.dice.choice(donor.sources).text.split("\n")
        places = [at for at, found in enumerate(sorts(lines)) if found == sort]
        if places:
            at = m.dice.choice(places)
            graft_lines(m, donor, lines[at : Mutant(donor, [lines], m.dice).block(at)], m.dice.choice(here))
            return


def sorts(lines: list[str]) -> list[str]:
    """Tell of each line what it is: a step, a line of a kind or thing, a declaration that can stand anywhere, or none.

    >>> sorts(["course", "    end", "when rung", "    skip", "kind card", "    rank: number", "game", "    players 2"])
    ['', 'step', 'rule', 'step', '', 'field', '', '']
    """
    found: list[str] = []
    inside = ""
    for line in lines:
        word = line.strip().split(" ")[0]
        if line.strip() and depth(line) == 0:
            inside = "step" if word in STEPS_BELOW else "" if word in NOTHING_BELOW else "field"
            found.append("rule" if word in STAND_ALONE else "")
        else:
            found.append(inside if line.strip() and word not in ("otherwise", "then", "text") else "")
    return found


def graft_lines(m: Mutant, donor: Base, block: list[str], to: int) -> None:
    """Put a block of another spec before a line, or in the place of the block that begins there."""
    while block and not block[-1].strip():
        block.pop()
    own = locals_of("\n".join(block))
    around = [word for word in locals_of("\n".join(m.lines[max(0, to - 8) : to])) if word not in own] or ["you"]
    adapted = adapt(m, donor, "\n".join(shifted(block, depth(m.lines[to]))), own, around)
    if m.dice.randrange(3) == 0:
        m.lines[to : m.block(to)] = adapted.split("\n")
    else:
        m.lines[to:to] = adapted.split("\n")


def adapt(m: Mutant, donor: Base, text: str, own: list[str], around: list[str]) -> str:
    """Exchange the names of a donor in a text, each for the same new one throughout."""
    chosen: dict[str, str] = {}
    loose = [word for word in locals_of("\n".join(s.text for s in donor.sources)) if word not in own]
    for sort, words in donor.words.items():
        for word in words:
            pool = m.base.words.get(sort, ())
            if pool and word not in pool:
                chosen[word] = m.dice.choice(pool)
    for word in loose:
        chosen.setdefault(word, m.dice.choice(around))
    return "".join(chosen.get(part, part) for part in re.findall(r'"[^"\n]*"|\w+|\W', text))


def borrow_expression(m: Mutant) -> None:
    """Replace what follows `=`, `is`, `if` or `from` by what follows the same word on a line of any spec."""
    sign = m.dice.choice([" = ", " is ", "if ", " from ", " where ", " by ", " for ", " into ", " when "])
    mine = [k for k, line in enumerate(m.lines) if sign in line]
    donors = [base for base in m.dice.sample(bases(), 6) if any(sign in source.text for source in base.sources)]
    if not mine or not donors:
        return
    donor = m.dice.choice(donors)
    theirs = [line for source in donor.sources for line in source.text.split("\n") if sign in line]
    at = m.dice.choice(mine)
    near = locals_of("\n".join(m.lines[max(0, at - 8) : at])) or ["you"]
    new = adapt(m, donor, m.dice.choice(theirs).split(sign, 1)[1], [], near)
    m.lines[at] = m.lines[at].split(sign, 1)[0] + sign + new


CHANGES: tuple[tuple[int, Change], ...] = (
    (2, leave_out_line),
    (2, leave_out_block),
    (2, double_block),
    (3, move_block),
    (1, indent),
    (2, change_word),
    (2, borrow_word),
    (8, exchange_name),
    (3, change_number),
    (4, change_type),
    (2, change_property),
    (5, rename),
    (9, graft),
    (5, borrow_expression),
)


def change(m: Mutant) -> None:
    """Make one change, chosen by its weight."""
    weights = [weight for weight, _ in CHANGES]
    (chosen,) = m.dice.choices([act for _, act in CHANGES], weights)
    m.at = m.dice.randrange(len(m.files))
    if m.lines:
        chosen(m)
