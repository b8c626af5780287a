"""The context of resolve: the symbols declared so far, the namespaces of words, and the reading of types."""

from __future__ import annotations

from enum import Enum, auto

from msgspec import Struct, field

from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import BoardForm, EnumSym, Symbols
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span
from lawspeaker_language.plurals import plural_of
from lawspeaker_language.spelling import nearest

BUILT_IN_TYPES = {
    "number": ty.NUMBER,
    "yes_no": ty.YES_NO,
    "player": ty.PLAYER,
    "resource": ty.RESOURCE,
    "bundle": ty.BUNDLE,
    "steps": ty.STEPS,
    "direction": ty.DIRECTION,
}

# Types that cannot be inside a list or an optional type: one integer of the state does not hold such a value.
NOT_SINGLE = (TypeForm.LIST, TypeForm.BUNDLE, TypeForm.YES_NO)

# Built-in nouns. A spec cannot declare a word that is used alone under one of these names.
NOUNS = frozenset("you this here it nothing nobody yes players opponents winner winners active phase resources".split())
VARIABLES = frozenset("you this here it nothing nobody yes".split())
COLLECTIONS = ("list", "set")
TYPES = frozenset((*BUILT_IN_TYPES, *COLLECTIONS))


class Namespace(Enum):
    """What a name is unique among. Words of one namespace may be used again in another."""

    TYPE = auto()
    WORD = auto()
    BOARD = auto()
    THING = auto()
    SEAT = auto()
    PERMISSION = auto()
    EVENT = auto()
    VERB = auto()
    PHASE = auto()
    WIN = auto()
    EXAMPLE = auto()


class ResolveContext(Struct):
    """The symbols so far, the facts, and the span of the declaration that owns each word.

    `broken_board`: a board could not be read, so what it would have declared is not reported as missing. `refused` are
    the words of declarations that were reported; `type_refused` is set if one of them declared a type.
    `of_resources` are uses of types that require at least one resource, with their spans.
    """

    symbols: Symbols
    facts: Facts
    module: str | None = None
    owners: dict[tuple[Namespace, str, str], Span] = field(default_factory=dict)
    broken_board: bool = False
    refused: set[str] = field(default_factory=set)
    type_refused: bool = False
    of_resources: list[tuple[str, Span]] = field(default_factory=list)

    def own(self, space: Namespace, word: str, span: Span, bare: bool = True, root: str = "") -> bool:
        """Register the declaration of a word and return True; report a word that is taken and return False.

        `bare`: sentences use the word alone, without `of`. `root` is the topmost kind of a thing: two things of
        different root kinds may have the same name.
        """
        is_type = space is Namespace.TYPE
        if (is_type and word in TYPES) or (space is Namespace.WORD and bare and word in NOUNS):
            self.facts.add("L228", span, word=word)
            self.refused.add(word)
            self.type_refused = self.type_refused or is_type
            return False
        before = self.owners.get((space, root, word))
        if before is not None:
            sort = f"{root} name" if root else space.name.lower()
            self.facts.add("L201", span, (before, "first declared here"), word=word, sort=sort)
            self.refused.add(word)
            return False
        self.owners[(space, root, word)] = span
        return True

    def type_words(self) -> list[str]:
        """Return all words that name a type, for suggestions."""
        s = self.symbols
        return [*BUILT_IN_TYPES, *s.enums, *s.kinds, *s.records, *(b.place for b in s.boards.values())]

    def type_of(self, written: t.TypeName, hint: str = "", steps: bool = False) -> Type:
        """Return the type that a written type means. `hint` names the enum of a type written as `small or large`.

        `steps`: the type is of a field of a kind, the only place where `steps` is allowed.
        """
        found = self._type_of(written, hint)
        if found.form == TypeForm.STEPS and not steps:
            self.facts.add("L260", written.span)
            return ty.UNKNOWN
        return found

    def _type_of(self, written: t.TypeName, hint: str) -> Type:
        match written:
            case t.TypeWord(span, word):
                return self._word_type(word, span)
            case t.TypeOf(span, word):
                if word not in COLLECTIONS:
                    self.facts.add("L202", span, word=word, close=nearest(word, COLLECTIONS) or "")
                return ty.list_of(self._single(written, hint, "L410"))
            case t.OptionalType():
                return ty.optional(self._single(written, hint, "L411"))
            case t.WordsType():
                return self._inline_enum(written, hint)
            case t.RangeType(span, low, high):
                if low > high:
                    self.facts.add("L213", span, low=low, high=high)
                return ty.number(low, high)

    def _single(self, written: t.TypeOf | t.OptionalType, hint: str, code: str) -> Type:
        """Return the type inside a list or an optional type; report one that cannot be there."""
        inner = self.type_of(written.inner, hint)
        if inner.bare().form in NOT_SINGLE:
            if inner.bare().element.form != TypeForm.UNKNOWN:
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
            return Type(TypeForm.ENUM, word)
        if word in s.kinds:
            return Type(TypeForm.THING, word)
        if word in s.records:
            return Type(TypeForm.RECORD, word)
        if word in s.dice:
            return Type(TypeForm.OUTCOME, word)
        board = s.place_board(word)
        if board is not None:
            return Type(TypeForm.PLACE, word)
        laid = next((board for board in s.boards.values() if board.form == BoardForm.LAID), None)
        if word == "spot" and laid is not None:
            return Type(TypeForm.SPOT, laid.name)
        if not self.broken_board:
            self.facts.add("L202", span, word=word, close=nearest(word, self.type_words()) or "")
        return ty.UNKNOWN

    def _inline_enum(self, written: t.WordsType, hint: str) -> Type:
        name = hint or "_".join(written.words)
        known = self.symbols.enums.get(name)
        if known is not None and known.words != written.words:
            name = f"{name}_of_{written.words[0]}"
        if name not in self.symbols.enums:
            check_enum_words(self, written.words, written.span)
            self.symbols.enums[name] = EnumSym(name, written.words, written.span, plural_of(name))
        return Type(TypeForm.ENUM, name)


def cite_ids(cites: tuple[t.Cite, ...]) -> tuple[str, ...]:
    return tuple(cite.id for cite in cites)


def check_enum_words(cx: ResolveContext, words: tuple[str, ...], span: Span) -> None:
    """Report words that an enum lists twice, and built-in nouns."""
    for number, word in enumerate(words):
        if word in words[:number]:
            cx.facts.add("L226", span, word=word)
        if word in NOUNS:
            cx.facts.add("L228", span, word=word)
