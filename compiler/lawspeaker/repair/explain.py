"""The messages of a spec with errors: one for each mistake, with the first repair that leaves no error on its line.

    turn until sea is empty        14 errors: there is no verb `turn`, there is no `you` here, …
                            ->     1 error, with the repair `turns until sea is empty`

Every error is taken in turn. Changes of its line are tried, the likeliest first; one after which the error is gone and
no new one has appeared is its repair. The search goes on in the repaired spec, so an error that only follows from
another one is gone, too.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, structs

from lawspeaker.diagnostics.fix import Fix, fix_of, text_at
from lawspeaker.facts import Fact, Facts, Repair, RepairForm
from lawspeaker.parse import tree as t
from lawspeaker.parse.mistakes import ABOUT_PLACE
from lawspeaker.repair.changed_forms import changed_form_edits, changed_form_hint
from lawspeaker.repair.edit import Edit
from lawspeaker.repair.from_arguments import (
    argument_edits,
    call_edits,
    chosen_edits,
    event_field_edits,
    loop_edits,
    player_edits,
)
from lawspeaker.repair.from_conditions import condition_edits
from lawspeaker.repair.from_habits import habit_edits, hint_for
from lawspeaker.repair.from_layout import bracket_edits, indent_edits, join_edits, like_the_line_above
from lawspeaker.repair.from_lists import count_edits
from lawspeaker.repair.from_owners import owner_edits
from lawspeaker.repair.from_tokens import deleted_edits, inserted_edits, preposition_edits
from lawspeaker.repair.from_words import declaration_edits, joined_words, nearest_few, places_of, word_edits
from lawspeaker.repair.language import language
from lawspeaker.repair.recover import DECLARING_BODIES, WORD, declaration
from lawspeaker.repair.repairable import (
    LAYOUT,
    NAMES_A_VALUE,
    NEEDS_ARGUMENT,
    NEEDS_OTHER_NAME,
    NEEDS_PLAYER,
    NOT_A_SPEC,
    SHAPE,
    TOO_DEEP,
    WORDS,
    can_be_repaired,
    is_syntax,
)
from lawspeaker.repair.spec import ABOUT_MISSING, Spec, read
from lawspeaker.source import Source, Span
from lawspeaker.words.declared import Word, chunks_of, declared_words
from lawspeaker.words.near import near_words

MOST_ERRORS = 12
MOST_READS = 2000
MOST_CHECKS = 150
LONGEST_LINE = 2000
CHARACTERS_CHECKED = 4_000_000
NEAR = "the base game has the words above; `law words GAME` lists all that it offers to expansions"
NOTHING_NEAR = "the base game has nothing like it; `law words GAME` lists what it offers, and you may declare more"

MISSING = "L120"
"""The code of a sign or word with which a line could be read."""

Key = tuple[str, Span]


class Attempt(Struct):
    """A change, the spec after it, and what is found there."""

    edit: Edit
    spec: Spec
    facts: list[Fact]


def explain(sources: list[Source], trees: list[t.File], facts: Facts) -> Facts:
    """Return the facts with their repairs, without those that only follow from another one.

    `trees` are those of the sources. A fact about something else than the text of the spec (a translation) stays.
    """
    if any(fact.code in NOT_A_SPEC for fact in facts.found):
        return facts
    found = Search(read(sources, trees, facts.found)).run()
    known = {key(fact) for fact in facts.found}
    names = {source.name for source in sources}
    shown = [fact for fact in found if key(fact) in known or is_error_of_the_text(fact)]
    listed = {key(fact) for fact in shown}
    elsewhere = [fact for fact in facts.found if fact.span.file not in names and key(fact) not in listed]
    explained = Facts([*shown, *elsewhere])
    return explained if explained.errors() else facts


class Search:
    """The spec as far as it is repaired, the facts about it, and how many more changes may be checked."""

    def __init__(self, spec: Spec) -> None:
        size = sum(len(source.text) for source in spec.sources.values())
        self.spec = spec
        self.facts = self.spec.facts()
        self.checks = min(MOST_CHECKS, CHARACTERS_CHECKED // (size + 1) + 10)
        self.reads = MOST_READS

    def run(self) -> list[Fact]:
        """Return all facts, each error with its repair if there is one."""
        repaired: list[Fact] = []
        hopeless: dict[Key, Fact] = {}
        unchecked: set[Key] = set()
        while len(repaired) + len(hopeless) < MOST_ERRORS:
            fact = next((f for f in self.errors() if key(f) not in hopeless and self.is_tried(f)), None)
            if fact is None:
                break
            attempt = self.repair(fact)
            if attempt is None:
                hopeless[key(fact)] = without_repair(fact, self.spec)
                if not self.spec.is_checked:
                    unchecked.add(key(fact))
                continue
            repaired.append(with_repair(fact, attempt.edit, self.spec))
            self.spec, self.facts = attempt.spec, attempt.facts
            if self.spec.is_checked:  # what could not be tried before can be now
                hopeless = {place: found for place, found in hopeless.items() if place not in unchecked}
                unchecked.clear()
        rest = [hopeless.get(key(fact), fact) for fact in self.facts]
        doubtful = {word for fact in hopeless.values() for word in self.declared_at(fact)}
        kept = [f for f in rest if not self.may_be_lost(f) and not (is_about(f, doubtful) and key(f) not in hopeless)]
        return first_of_each_line([*repaired, *kept])

    def is_tried(self, fact: Fact) -> bool:
        """Return whether changes are tried for a fact: a declaration with a very long line is too slow to read."""
        lines = self.spec.lines(fact.span.file) if fact.span.file in self.spec.sources else []
        start, end = declaration(lines, min(fact.span.line, len(lines)) - 1) if lines else (0, 0)
        return can_be_repaired(fact) and max(map(len, lines[start:end]), default=0) <= LONGEST_LINE

    def declared_at(self, fact: Fact) -> set[str]:
        """Return the words that a line of a kind, record or board may declare, if that line has an error."""
        lines = self.spec.lines(fact.span.file) if fact.span.file in self.spec.sources else []
        if not lines or fact.span.line > len(lines):
            return set()
        head = lines[declaration(lines, fact.span.line - 1)[0]].split()
        return self.spec.words_at(fact) - language() if head and head[0] in DECLARING_BODIES else set()

    def may_be_lost(self, fact: Fact) -> bool:
        """Return whether a fact is about an unknown word that a declaration which cannot be read may declare."""
        return fact.code in WORDS and self.spec.has_lost()

    def moved(self, fact: Fact) -> Fact:
        """Return a fact at the only line with its word, if that word is not on the line of the fact."""
        word = fact.words.get("word", "") if fact.code in WORDS else ""
        places = places_of(self.spec, word) if len(word) > 1 and word not in self.spec.words_at(fact) else []
        if len(places) != 1:
            return fact
        file, number, line = places[0]
        column = line.index(word) + 1
        return structs.replace(fact, span=Span(file, number, column, number, column + len(word)))

    def errors(self) -> list[Fact]:
        """Return the errors, those of the parser first."""
        syntax = {key(fact) for fact in self.spec.syntax_errors()}
        errors = [fact for fact in self.facts if fact.code.startswith("L")]
        return sorted(errors, key=lambda fact: (key(fact) not in syntax, fact.span))

    def repair(self, fact: Fact) -> Attempt | None:
        """Return the first change after which the fact is gone."""
        fallback: Attempt | None = None
        place = self.moved(fact)
        for edits in self.sure_edits(place):
            for edit in edits:
                attempt = self.attempt(fact, edit)
                if attempt is not None and not self.new_errors(attempt):
                    return attempt
                if fallback is None and attempt is not None and is_syntax(fact) and self.may_have_been_hidden(attempt):
                    fallback = attempt
        for edits in self.unsure_edits(place):
            found = [a for edit in edits if (a := self.attempt(fact, edit)) and not self.new_errors(a)]
            attempts = {a.edit.lines: a for a in found if a.spec.is_checked}
            if len(attempts) == 1:
                return next(iter(attempts.values()))
            if attempts:
                return None
        return fallback

    def sure_edits(self, fact: Fact) -> Iterator[Iterator[Edit]]:
        """Yield changes of which the first that fits is offered."""
        file, number = fact.span.file, fact.span.line
        lines = self.spec.lines(file)
        text = lines[number - 1] if number <= len(lines) else ""
        if fact.code in LAYOUT:
            yield from (indent_edits(file, n, lines) for n in (number, number + 1) if n <= len(lines))
        if fact.code in TOO_DEEP:
            yield like_the_line_above(file, number, lines)
            return
        yield changed_form_edits(file, number, lines)
        yield declaration_edits(self.spec, fact)
        yield join_edits(file, number, lines)
        if fact.code in NEEDS_PLAYER:
            yield player_edits(file, number, lines)
            return
        yield loop_edits(file, number, lines)
        if is_syntax(fact):
            yield condition_edits(file, number, text)
        yield habit_edits(file, number, text)
        yield event_field_edits(self.spec, fact.span, text)
        yield count_edits(fact, text)
        if not is_syntax(fact):
            yield owner_edits(self.spec, file, number, text)
        yield self.own_edit(fact)
        yield call_edits(self.spec, file, number, text)
        yield joined_words(self.spec, file, number, text)
        if fact.code not in NEEDS_OTHER_NAME:
            yield word_edits(self.spec, file, number, text, (fact.span.column, fact.span.end_column))
            yield chosen_edits(file, number, lines)
        if fact.code in NEEDS_ARGUMENT:
            yield argument_edits(file, number, lines)

    def unsure_edits(self, fact: Fact) -> Iterator[Iterator[Edit]]:
        """Yield changes of which one is offered only if no other fits."""
        file, number = fact.span.file, fact.span.line
        lines = self.spec.lines(file)
        text = lines[number - 1] if number <= len(lines) else ""
        if fact.code in NEEDS_OTHER_NAME or not (is_syntax(fact) or fact.code in SHAPE):
            return
        yield bracket_edits(file, number, text)
        yield preposition_edits(file, number, text)
        if is_syntax(fact) or fact.code in NEEDS_ARGUMENT:
            yield inserted_edits(file, number, text)
        yield deleted_edits(file, number, text, last_only=not is_syntax(fact))

    def own_edit(self, fact: Fact) -> Iterator[Edit]:
        """Yield the change that the message of the fact suggests."""
        texts = {name: source.text for name, source in self.spec.sources.items()}
        fix = fix_of(fact, texts)
        one_line = fix is not None and fix.span.line == fix.span.end_line
        if fix is not None and one_line and (fact.code in NAMES_A_VALUE or is_alike(fix, texts)):
            line = self.spec.lines(fix.span.file)[fix.span.line - 1]
            changed = line[: fix.span.column - 1] + fix.text + line[fix.span.end_column - 1 :]
            yield Edit(fix.span.file, fix.span.line, (changed,), is_guess=fact.code == MISSING)
        part = fact.words.get("better", "")
        line = self.spec.lines(fact.span.file)[fact.span.line - 1]
        if part.startswith("(") and part[1:-1] in line:
            yield Edit(
                fact.span.file, fact.span.line, (line.replace(part[1:-1], part, 1),), "brackets say where a part ends"
            )

    def attempt(self, fact: Fact, edit: Edit) -> Attempt | None:
        """Return the spec after a change if the changed lines have no error, else None."""
        self.reads -= 1
        if self.checks <= 0 or self.reads <= 0 or not self.spec.reads(edit):
            return None
        self.checks -= 1
        spec = self.spec.changed(edit)
        facts = spec.facts()
        errors = [found for found in facts if found.code.startswith("L")]
        changed = range(edit.first, edit.first + len(edit.lines))
        if any(e.span.file == edit.file and e.span.line in changed for e in errors):
            return None
        if edit.is_guess and not spec.is_checked:
            return None
        return None if key(fact) in {key(error) for error in errors} else Attempt(edit, spec, facts)

    def new_errors(self, attempt: Attempt) -> list[Fact]:
        """Return the errors that were not there before a change."""
        before = {key(fact) for fact in self.facts}
        return [fact for fact in attempt.facts if fact.code.startswith("L") and key(fact) not in before]

    def may_have_been_hidden(self, attempt: Attempt) -> bool:
        """Return whether an error may have hidden all new ones: in its declaration, or in one with a word of it."""
        lines = attempt.spec.lines(attempt.edit.file)
        start, end = declaration(lines, attempt.edit.first - 1)
        changed = range(start + 1, end + 1)
        declared = {
            word.word for word in declared_words(chunks_of(Source(attempt.edit.file, "\n".join(lines[start:end]))))
        }
        errors = [error for error in self.new_errors(attempt) if error.code not in ABOUT_MISSING]
        return all(
            (error.span.file == attempt.edit.file and error.span.line in changed)
            or declared & words_around(attempt.spec.lines(error.span.file), error.span.line)
            for error in errors
        )


def words_around(lines: list[str], number: int) -> set[str]:
    """Return all words of the declaration that a line belongs to."""
    start, end = declaration(lines, number - 1)
    return {word for line in lines[start:end] for word in WORD.findall(line)}


def is_alike(fix: Fix, texts: dict[str, str]) -> bool:
    """Return whether a fix changes the spelling of a word only a little, or is no such change."""
    old = text_at(fix.span, texts)
    words = old is not None and old.isidentifier() and fix.text.isidentifier()
    return not words or bool(nearest_few(old or "", [fix.text, fix.text.lower(), fix.text.title()]))


def key(fact: Fact) -> Key:
    """Return what makes a fact the same as another one."""
    return fact.code, fact.span


def is_about(fact: Fact, words: set[str]) -> bool:
    """Return whether a fact is about one of these words."""
    return bool(words & set(fact.words.values()))


def first_of_each_line(facts: list[Fact]) -> list[Fact]:
    """Return the facts without further errors on a line that has one: they often follow from the first."""
    seen: set[tuple[str, int]] = set()
    kept: list[Fact] = []
    for fact in facts:
        place = (fact.span.file, fact.span.line)
        if fact.code.startswith("L") and place in seen:
            continue
        kept.append(fact)
        seen.add(place)
    return kept


def is_error_of_the_text(fact: Fact) -> bool:
    """Return whether a fact that a repair has brought to light is shown: an error, and not about what is missing."""
    return fact.code.startswith("L") and fact.code not in ABOUT_MISSING


def without_repair(fact: Fact, spec: Spec) -> Fact:
    """Return a fact without the suggestion of its message, which was tried in vain, and with a hint if one fits.

    A fault of which only the suggestion was certain becomes the general one: a word cannot stand there.
    """
    lines = spec.lines(fact.span.file) if fact.span.file in spec.sources else []
    line = lines[fact.span.line - 1] if fact.span.line <= len(lines) else ""
    hint = changed_form_hint(line, is_syntax(fact)) or ("" if fact.code in WORDS else hint_for(line))
    fact = structs.replace(fact, unsure=True, hint=hint)
    if fact.code in WORDS and spec.is_expansion(fact.span.file):
        return with_near_words(fact, spec, line)
    return in_general(fact)


def in_general(fact: Fact) -> Fact:
    """Return a fault of which only the suggestion was certain as the general one: a word cannot stand there."""
    if "seen" not in fact.words:
        return fact
    place = {key: fact.words[key] for key in ABOUT_PLACE if key in fact.words}
    words = {"found": fact.words["seen"], "expected": fact.words["expected"], **place}
    return structs.replace(fact, code="L103", words=words)


def with_near_words(fact: Fact, spec: Spec, line: str) -> Fact:
    """Return a fact about an unknown word of an expansion with the near words of the game that it extends."""
    unknown = fact.words.get("word") or fact.words.get("name") or ""
    sources = [source for source in spec.sources.values() if not spec.is_expansion(source.name)]
    words = declared_words([chunk for source in sources for chunk in chunks_of(source)])
    near = near_words(words, unknown, fact.code, line)
    places = tuple((place_of(word, spec), f"near: {word.text or word.written}") for word in near)
    return structs.replace(fact, related=(*places, *fact.related), hint=NEAR if near else NOTHING_NEAR)


def place_of(word: Word, spec: Spec) -> Span:
    """Return the span of a word in the line that declares it."""
    column = spec.lines(word.file)[word.line - 1].find(word.word) + 1
    return Span(word.file, word.line, column, word.line, column + len(word.word))


def with_repair(fact: Fact, edit: Edit, spec: Spec) -> Fact:
    """Return a fact with its repair: the part of the line that changes."""
    old = spec.lines(edit.file)[edit.first - 1 : edit.first - 1 + len(edit.lines)]
    before, after = "\n".join(old), "\n".join(edit.lines).rstrip("\n")
    last = edit.first + len(old) - 1
    if len(old) > 1 or how(old, edit) is RepairForm.INDENT:
        span, text = Span(edit.file, edit.first, 1, last, len(old[-1]) + 1), after
    else:
        start, end = changed_part(before, after)
        span = Span(edit.file, edit.first, start + 1, last, end + 1)
        text = after[start : len(after) - (len(before) - end)]
    if fact.code == MISSING and fact.words["missing"] not in text:
        fact = in_general(fact)
    return structs.replace(fact, repair=Repair(span, text, how(old, edit), edit.shown, edit.why))


def changed_part(before: str, after: str) -> tuple[int, int]:
    """Return the start and the end of the part of a line that differs from another line; no word is cut.

    >>> changed_part("each p in players", "each p among players")
    (7, 9)
    """
    start, most = 0, min(len(before), len(after))
    while start < most and before[start] == after[start]:
        start += 1
    end = 0
    while end < most - start and before[-1 - end] == after[-1 - end]:
        end += 1
    while start and (before[start - 1].isalnum() or before[start - 1] == "_"):
        start -= 1
    while end and (before[-end].isalnum() or before[-end] == "_"):
        end -= 1
    return start, len(before) - end


def how(old: list[str], edit: Edit) -> RepairForm:
    """Return what a repair does to the lines."""
    if len(old) == 2 and not edit.lines[1].strip():
        return RepairForm.JOIN
    if [line.strip() for line in old] == [line.strip() for line in edit.lines]:
        return RepairForm.INDENT
    return RepairForm.REWRITE
