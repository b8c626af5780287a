"""The working state of resolve: the symbols so far, and how types are read and clashes reported."""

from __future__ import annotations

from msgspec import Struct, field

from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.plurals import plural_of
from lawspeaker.resolve.symbols import Enum, Symbols
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span

BUILT_IN_TYPES = {
    "number": ty.NUMBER,
    "yes_no": ty.YES_NO,
    "player": ty.PLAYER,
    "resource": ty.RESOURCE,
    "bundle": ty.BUNDLE,
    "steps": ty.STEPS,
    "direction": ty.DIRECTION,
}

# What is more than one number, or less: a list or an optional value cannot be made of it.
NOT_SINGLE = ("list", "bundle", "yes_no")

# What these words mean is fixed wherever they stand alone, so nothing of a game can be called so.
NOUNS = frozenset("you this here it nothing nobody yes players opponents winner winners active phase resources".split())
VARIABLES = frozenset("you this here it nothing nobody yes".split())
TYPES = frozenset((*BUILT_IN_TYPES, "list", "set"))


class Scope(Struct):
    """Symbols under construction, the findings, and who owns which word.

    `broken_board`: a board could not be read, so what is missing of it is no mistake of its own. `refused` are words
    of declarations that were reported, `type_refused` tells that one of them was a kind, an enum or the like.
    `of_resources` are types that need a resource to be declared, and where they are written.
    """

    symbols: Symbols
    facts: Facts
    module: str | None = None
    owners: dict[tuple[str, str], Span] = field(default_factory=dict)
    broken_board: bool = False
    refused: set[str] = field(default_factory=set)
    type_refused: bool = False
    of_resources: list[tuple[str, Span]] = field(default_factory=list)

    def own(self, space: str, word: str, span: Span, bare: bool = True) -> bool:
        """Give a word to a declaration; report a word that is taken and return False. `bare`: it will stand alone."""
        if (space == "type" and word in TYPES) or (space == "word" and bare and word in NOUNS):
            self.facts.add("L228", span, word=word)
            self.refused.add(word)
            self.type_refused = self.type_refused or space == "type"
            return False
        before = self.owners.get((space, word))
        if before is not None:
            self.facts.add("L201", span, (before, "first declared here"), word=word, sort=space)
            self.refused.add(word)
            return False
        self.owners[(space, word)] = span
        return True

    def type_words(self) -> list[str]:
        s = self.symbols
        return [*BUILT_IN_TYPES, *s.enums, *s.kinds, *s.records, *(b.place for b in s.boards.values())]

    def type_of(self, written: t.TypeName, hint: str = "", steps: bool = False) -> Type:
        """Turn a written type into a type; `hint` names the enum of a type written as `small or large`.

        Only a field of a kind can have `steps`.
        """
        found = self._type_of(written, hint)
        if found.form == "steps" and not steps:
            self.facts.add("L260", written.span)
            return ty.UNKNOWN
        return found

    def _type_of(self, written: t.TypeName, hint: str) -> Type:
        match written.form:
            case "word":
                return self._word_type(written.words[0], written.span)
            case "of":
                assert written.inner is not None
                if written.words[0] not in ("list", "set"):
                    close = nearest(written.words[0], ("list", "set")) or ""
                    self.facts.add("L202", written.span, word=written.words[0], close=close)
                return ty.list_of(self._single(written, hint, "L410"))
            case "optional":
                assert written.inner is not None
                return ty.optional(self._single(written, hint, "L411"))
            case "words":
                return self._inline_enum(written, hint)
            case _:
                if written.low > written.high:
                    self.facts.add("L213", written.span, low=written.low, high=written.high)
                return ty.number(written.low, written.high)

    def _single(self, written: t.TypeName, hint: str, code: str) -> Type:
        """Return the type inside a list or an optional one; it has to be that of a single value."""
        assert written.inner is not None
        inner = self.type_of(written.inner, hint)
        if inner.bare().form in NOT_SINGLE:
            if inner.bare().element.form != "unknown":
                self.facts.add(code, written.span, type=inner.bare())
            return ty.UNKNOWN
        return inner

    def _word_type(self, word: str, span: Span) -> Type:
        s = self.symbols
        if word == "direction" and word not in s.enums:
            if not self.broken_board:
                self.facts.add("L424", span)
            return ty.UNKNOWN
        if word in ("bundle", "resource"):
            self.of_resources.append((word, span))
        if word in BUILT_IN_TYPES:
            return BUILT_IN_TYPES[word]
        if word in s.enums:
            return Type("enum", word)
        if word in s.kinds:
            return Type("thing", word)
        if word in s.records:
            return Type("record", word)
        if word in s.dice:
            return Type("outcome", word)
        board = s.place_board(word)
        if board is not None:
            return Type("place", word)
        laid = next((board for board in s.boards.values() if board.form == "laid"), None)
        if word == "spot" and laid is not None:
            return Type("spot", laid.name)
        if not self.broken_board:
            self.facts.add("L202", span, word=word, close=nearest(word, self.type_words()) or "")
        return ty.UNKNOWN

    def _inline_enum(self, written: t.TypeName, hint: str) -> Type:
        name = hint or "_".join(written.words)
        known = self.symbols.enums.get(name)
        if known is not None and known.words != written.words:
            name = f"{name}_of_{written.words[0]}"
        if name not in self.symbols.enums:
            check_enum_words(self, written.words, written.span)
            self.symbols.enums[name] = Enum(name, written.words, written.span, plural_of(name))
        return Type("enum", name)


def cite_ids(cites: tuple[t.Cite, ...]) -> tuple[str, ...]:
    return tuple(cite.id for cite in cites)


def check_enum_words(scope: Scope, words: tuple[str, ...], span: Span) -> None:
    """Report a word that an enum has twice, or that means something else wherever it stands."""
    for number, word in enumerate(words):
        if word in words[:number]:
            scope.facts.add("L226", span, word=word)
        if word in NOUNS:
            scope.facts.add("L228", span, word=word)
