"""Names for the blocks of functions that may suspend: a suspended function goes on at the block its frame names.

    ask c                     ->  ASK_C                     the block that lists the options
    what follows the answer   ->  TAKE_C                    the block that takes the answer
    what follows a call       ->  AFTER_CLASH
    the head of a loop        ->  NEXT_P
    the end                   ->  DONE
    anything else             ->  THEN_IF_STRIDES           by the first words of its sentence

Blocks of one function that would have one name get more words of their sentences: AFTER_END_STEP_THEN_HERO_STEP,
AFTER_END_STEP_THEN_RUNE_STEP. Only where the sentences are the same are they numbered.

A name has the same number in all functions of an engine, so that each is declared once.
"""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from msgspec import Struct

from lawspeaker.analysis.suspension import MomentInfo
from lawspeaker.check import ir as c
from lawspeaker.emit.naming import Layout, moment_name
from lawspeaker.emit.spec_lines import words_in
from lawspeaker.lower import program as p

BEGIN = "begin"
CHOOSE_TRIGGER = ("choose", "trigger")
RUN_TRIGGER = ("run", "trigger")
AFTER_TRIGGER = ("after", "trigger")
MOST_WORDS = 3
PREPOSITIONS = frozenset(
    "among and as asking at becomes by for from in into is of on onto or starting than to where with".split()
)


def resumed_at(info: MomentInfo) -> tuple[str, ...]:
    """Return the words for the block at which a function of triggers goes on after one of them."""
    return AFTER_TRIGGER if info.moment == c.Moment.INSTEAD else CHOOSE_TRIGGER


class Words(Struct, frozen=True):
    """The words that name a block, and those that are added where several blocks would have one name."""

    short: tuple[str, ...]
    more: tuple[str, ...] = ()

    def longer(self, count: int) -> tuple[str, ...]:
        """Return the words with so many of those that may be added."""
        return (*self.short, *self.more[:count])


def label_blocks(layout: Layout, frame: p.Coroutine) -> dict[int, str]:
    """Return the constants for the blocks of a function, by their numbers."""
    lines = [line for block in frame.blocks for line in block.lines]
    resumed = {line.resume: called(line) for line in lines if isinstance(line, p.Push | p.PushSteps | p.RunTriggers)}
    names = distinct([words_of(layout, block, resumed) for block in frame.blocks])
    return {block.number: layout.label(*words) for block, words in zip(frame.blocks, names, strict=True)}


def distinct(names: list[Words]) -> list[tuple[str, ...]]:
    """Return different words for each block: few where these are enough, then more, at last a number.

    >>> distinct([Words(("ask", "c"), ("from", "hand")), Words(("ask", "c"), ("from", "deck")), Words(("done",))])
    [('ask', 'c', 'from', 'hand'), ('ask', 'c', 'from', 'deck'), ('done',)]
    """
    longest = max((len(words.more) for words in names), default=0)
    found = [words.short for words in names]
    for count in range(1, longest + 1):
        seen = Counter(found)
        found = [words.longer(count) if seen[name] > 1 else name for words, name in zip(names, found, strict=True)]
    seen = Counter(found)
    return numbered([words.short if seen[name] > 1 else name for words, name in zip(names, found, strict=True)])


def numbered(names: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Number names that come several times; none of them is the same as another name.

    >>> numbered([("pay",), ("pay", "2"), ("pay",)])
    [('pay',), ('pay', '2'), ('pay', '3')]
    """
    given: list[tuple[str, ...]] = []
    taken = set(names)
    for name in names:
        number, new = 1, name
        while new in given or (number > 1 and new in taken):
            number += 1
            new = (*name, str(number))
        given.append(new)
    return given


def asked_at(layout: Layout) -> list[tuple[str, str, str]]:
    """Return the constants for suspended functions, each with its label and the label of the block that asked."""
    entries: list[tuple[str, str, str]] = []
    for frame in layout.lowered.coroutines:
        labels, verb = label_blocks(layout, frame), layout.table("verb", frame.function.name)
        for block in frame.blocks:
            if any(isinstance(line, p.Ask) for line in block.lines):
                entries.append((verb, labels[block.number + 1], labels[block.number]))
    for info in layout.lowered.moments.values():
        if info.site is not None:
            verb = layout.table("verb", moment_name(info.event, info.moment))
            entries.append((verb, layout.label(*RUN_TRIGGER), layout.label(*CHOOSE_TRIGGER)))
    return entries


class GatheredRow(Struct, frozen=True):
    """Where a function waits for players who choose together: the constants of the function and the label.

    `start` is the label at which the questions to one player begin; `var`, `asked` and `sealed` are where the frame has
    the player, those who are asked and their sealed answers, counted from the ends of `s.stack` and `s.lists`.
    """

    verb: str
    label: str
    start: str
    var: int
    asked: int
    sealed: int


def gathered_at(layout: Layout) -> list[GatheredRow]:
    """Return where functions wait for players who choose together."""
    rows: list[GatheredRow] = []
    for frame in layout.lowered.coroutines:
        labels, verb = label_blocks(layout, frame), layout.table("verb", frame.function.name)
        for block in frame.blocks:
            if isinstance(block.lines[0], p.Seal):
                of, start = block.lines[0].of, block.lines[0].start
                var = frame.slots.index(of.var) - frame_size(frame)
                lists = [frame.lists.index(name) - len(frame.lists) for name in (of.asked, of.sealed)]
                rows.append(GatheredRow(verb, labels[block.number], labels[start], var, *lists))
    return rows


def frame_size(frame: p.Coroutine) -> int:
    """Return how many numbers the frame of a function has: its variables, and those that mark records."""
    marks = [mark for mark in frame.function.marks.values() if mark not in frame.slots]
    return len(frame.slots) + len(marks) + 2


def called(line: p.Push | p.PushSteps | p.RunTriggers) -> str:
    """Return the name of the function that a line calls."""
    match line:
        case p.Push():
            return line.function
        case p.PushSteps():
            return line.field.name
        case p.RunTriggers():
            return moment_name(line.event, line.moment)


def words_of(layout: Layout, block: p.Block, resumed: dict[int, str]) -> Words:
    """Return the words that name a block."""
    if block.number == 0:
        return Words((BEGIN,))
    sentence = () if block.span is None else layout.spec.words(block.span)
    match block.lines[0]:
        case p.TakeAnswer(stmt):
            return Words(("take", decided(stmt)), further(stmt, sentence))
        case p.NextOf(_, var) | p.NextSeat(var):
            return Words(("next", var), behind(sentence, var))
        case p.NextAsked(of):
            return Words(("next", of.var, "asked"), behind(sentence, of.var))
        case p.Seal(_, stmt):
            return Words(("seal", decided(stmt)), further(stmt, sentence))
        case p.Unseal(of):
            return Words(("unseal", of.var), behind(sentence, of.var))
        case p.Return(failed=failed):
            return Words(("fail" if failed else "done",))
        case p.Finish():
            return Words(("finish",))
        case (p.Do() | p.CountRound() | p.Goto() | p.Branch() | p.Ask() | p.Push() | p.PushSteps()
              | p.TakeResult() | p.RunTriggers() | p.WasReplaced() | p.HasFailed() | p.MarkUndone()
              | p.Quiet() | p.AfterEvent() | p.NoteEvent() | p.NextTurn() | p.Close() | p.HadNothing()
              | p.Reveal()):  # fmt: skip
            pass
        case _:
            assert_never(block.lines[0])
    asks = [line.stmt for line in block.lines if isinstance(line, p.Ask)]
    if asks:
        return Words(("ask", decided(asks[0])), further(asks[0], sentence))
    if block.number in resumed:
        return Words(("after", resumed[block.number]), ("then", *sentence) if sentence else ("done",))
    if not sentence:
        return Words(("done",))
    length = first_part(sentence)
    return Words(("then", *sentence[:length]), sentence[length:])


def further(stmt: c.Question, sentence: tuple[str, ...]) -> tuple[str, ...]:
    """Return more words for a question: its labels, or what it is chosen from."""
    if isinstance(stmt, c.ChooseOne):
        return tuple(word for label in stmt.site.labels for word in words_in(label)[:MOST_WORDS])
    return behind(sentence[: sentence.index("asking")] if "asking" in sentence else sentence, decided(stmt))


def behind(sentence: tuple[str, ...], word: str) -> tuple[str, ...]:
    """Return the words of a sentence that follow a word.

    >>> behind(("choose", "c", "from", "hand"), "c"), behind(("pay", "2", "gold"), "payment")
    (('from', 'hand'), ('pay', '2', 'gold'))
    """
    return sentence[sentence.index(word) + 1 :] if word in sentence else sentence


def first_part(sentence: tuple[str, ...]) -> int:
    """Return how many words of a sentence say what it does: those before a preposition, at most MOST_WORDS.

    >>> first_part(("repeat", "while", "left", "is", "at", "least", "1")), first_part(("put", "c", "into", "hand"))
    (3, 2)
    """
    most = MOST_WORDS - 1 if sentence[0] in ("let", "each") else MOST_WORDS
    ends = (k for k, word in enumerate(sentence) if k and word in PREPOSITIONS)
    return min(most, next(ends, len(sentence)))


def decided(stmt: c.Question) -> str:
    """Return the word for what a decision is about."""
    match stmt:
        case c.Choose():
            return "_".join(pool.var for pool in stmt.pools)
        case c.ChooseMany():
            return stmt.element
        case c.ChooseOrder():
            return stmt.name
        case c.ChooseOne():
            return "option"
        case c.Pay():
            return "payment"
