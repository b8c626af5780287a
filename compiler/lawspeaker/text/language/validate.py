"""Names and texts against what the game declares: every key names something, every hole is filled.

Mistakes are shown in `names.<lang>.yaml`, or at the `text` line of a declaration.
"""

from __future__ import annotations

from functools import cached_property

from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.facts import Facts
from lawspeaker.resolve.plurals import plural_of
from lawspeaker.resolve.symbols import Signed, Symbols
from lawspeaker.resolve.types import YES_NO
from lawspeaker.resolve.word_clashes import TRUTH
from lawspeaker.source import Span
from lawspeaker.text.language.language import ENGLISH, load_language
from lawspeaker.text.language.template import BadTemplate, holes, read_template, text_of
from lawspeaker.text.language.translation import Languages, Translation


def check_texts(symbols: Symbols, languages: Languages | None, facts: Facts) -> None:
    """Record what is wrong with the texts of a spec and with each language of a game."""
    proof = Proof(symbols, facts)
    tables = (symbols.verbs, symbols.values, symbols.permissions, symbols.events)
    for signed in (signed for table in tables for signed in table.values()):
        line = text_of(signed)
        if line is not None:
            proof.template(line.name, line.span, signed)
    for code, said in (languages or {}).items():
        proof.translation(code, said)


class Proof:
    """Checks texts and names; what the game declares is collected when the first of them is there."""

    def __init__(self, symbols: Symbols, facts: Facts) -> None:
        self.symbols = symbols
        self.facts = facts

    @cached_property
    def words(self) -> set[str]:
        """Return what may have a name: the words of the game and those of every language."""
        return declared_words(self.symbols) | set(load_language(ENGLISH).terms)

    @cached_property
    def labels(self) -> set[str]:
        """Return what may have a label."""
        return labels_of(self.symbols)

    def translation(self, code: str, said: Translation) -> None:
        """Check one language."""
        spoken, counted = load_language(code), counted_words(self.symbols)
        for key, term in said.names.items():
            missing = spoken.lacking(term, key in counted)
            if self.key(key, term.span, self.words, "name") and missing:
                self.facts.add("L027", term.span, name=key, form=", ".join(missing), language=code)
        table = texts_of(self.symbols)
        for key, wording in said.texts.items():
            if self.key(key, wording.key, set(table), "text"):
                self.template(wording.text, wording.span, table[key])
        for key, wording in said.labels.items():
            self.key(key, wording.key, self.labels, "label")

    def key(self, key: str, span: Span, known: set[str], sort: str) -> bool:
        """Record a key that the game does not declare; tell whether it does."""
        if key not in known:
            self.facts.add("L024", span, key=key, sort=sort, near=nearest(key, sorted(known)) or "")
        return key in known

    def template(self, text: str, span: Span, signed: Signed) -> None:
        """Record a text that cannot be read, or a hole that nothing fills."""
        try:
            found = holes(read_template(text))
        except BadTemplate as error:
            self.facts.add("L026", span, part=error.part)
            return
        params = [param.name for param in signed.params]
        if signed.word in ("value", "permission") and signed.type == YES_NO:
            params.append(TRUTH)
        for hole in found:
            name, _, noun = hole.name.partition(" ")
            if noun and signed.word == "verb":
                self.key(noun, span, countable_words(self.symbols), "noun")
            if name not in params or (noun and signed.word != "verb"):
                listed = ", ".join(f"`{{{param}}}`" for param in params) or "none"
                near = nearest(name, params) or ""
                self.facts.add("L025", span, hole=hole.name, word=signed.name, near=near, holes=listed)


def counted_words(symbols: Symbols) -> set[str]:
    """Return the nouns of which there may be any number: kinds, resources, pieces, places, marks of dice."""
    s = symbols
    found = {word for table in (s.kinds, s.resources, s.pieces) for word in table}
    found |= {board.place for board in s.boards.values() if board.place}
    return found | {mark for die in s.dice.values() for mark in die.marks}


def countable_words(symbols: Symbols) -> set[str]:
    """Return the nouns that a text may count: `{n cards}`."""
    s = symbols
    found = counted_words(s) | set(s.enums)
    plurals = [kind.plural for kind in s.kinds.values()] + [enum.plural for enum in s.enums.values()]
    return found | {plural_of(word) for word in found} | set(plurals)


def texts_of(symbols: Symbols) -> dict[str, Signed]:
    """Return what may have a text: verbs, values and events by their word, permissions behind `can`."""
    found: dict[str, Signed] = {}
    tables = {"event": symbols.events, "value": symbols.values, "verb": symbols.verbs}
    for sort, table in tables.items():
        for word, signed in table.items():
            found[word] = found[f"{sort} {word}"] = signed
    return found | {f"can {word}": signed for word, signed in symbols.permissions.items()}


def declared_words(symbols: Symbols) -> set[str]:
    """Return every word and name that a translation may give a name of its own."""
    s = symbols
    tables = (s.kinds, s.enums, s.records, s.resources, s.piles, s.states, s.pieces, s.boards, s.dice, s.options)
    found = {word for table in tables for word in table}
    found |= {word for table in (s.values, s.permissions, s.events, s.verbs, s.phases) for word in table}
    found |= {*s.seats, *(win.name for win, _ in s.wins)}
    found |= {part.name for part in (s.score.goal.parts if s.score is not None else ())}
    found |= {word for kind in s.kinds.values() for word in kind.fields}
    found |= {word for record in s.records.values() for word in record.fields}
    for enum in s.enums.values():
        found |= {*enum.words, *(f"{enum.name} {word}" for word in enum.words)}
    for board in s.boards.values():
        found |= {board.place, *board.edges, *board.borders, *board.marks} - {""}
    for die in s.dice.values():
        found |= set(die.marks)
    found |= s.noted("let")
    for thing in s.things:
        found |= {thing.name, f"{thing.kind} {thing.name}"}
    return found


def labels_of(symbols: Symbols) -> set[str]:
    """Return the texts in quotes that a player chooses between."""
    return symbols.noted("label")
