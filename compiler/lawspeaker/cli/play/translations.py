"""What a game's words, things and labels are called in the language of whoever plays.

Without a language it is what the spec calls them. The rules are said as a whole: `said_rules` are the same rules with
other names, so that decisions and the log speak the language without knowing of it.

    Sayings(rules).thing(3)      ->  "Jack of Claws"
    Sayings(rules, fr).thing(3)  ->  "Valet des Griffes"
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from msgspec import Struct, field

from lawspeaker.cli.play.phrases import phrase, read_phrases
from lawspeaker.text.language.forms import Term
from lawspeaker.text.language.language import load_language
from lawspeaker.text.language.phrase import ENGLISH_MARK
from lawspeaker.text.language.plural_classes import plural_class
from lawspeaker.text.language.translation import Translation
from lawspeaker_runtime.game.decision import value_name
from lawspeaker_runtime.game.log import spaced
from lawspeaker_runtime.rules.rules import EventInfo, Rules, TranslationInfo
from lawspeaker_runtime.rules.titles import renamed, titled
from lawspeaker_runtime.rules.values import Site, TypeInfo


class Sayings(Struct, frozen=True):
    """The rules as they are written, and as they are said."""

    rules: Rules
    said: Rules
    words: Mapping[str, str] = field(default_factory=dict)
    phrases: Mapping[str, str] = field(default_factory=dict)

    def phrase(self, english: str, **parts: object) -> str:
        """Return what the command itself says."""
        return phrase(self.phrases, english, **parts)

    def word(self, word: str) -> str:
        """Return what a declared word is called."""
        return self.words.get(word) or spaced(word)

    def name(self, name: str, owner: str = "") -> str:
        """Return what a name or a label is called; `owner` is the kind or enum it belongs to."""
        return self.words.get(f"{owner} {name}") or self.words.get(name) or name

    def thing(self, thing: int) -> str:
        """Return what a thing is called."""
        return self.said.things[thing].name

    def text(self, thing: int) -> str:
        """Return what a thing says."""
        return self.said.things[thing].text

    def value(self, type_: int, value: int) -> str:
        """Return what a value of a type is called."""
        return value_name(self.said, self.said.types[type_], value)


def plain_sayings(rules: Rules) -> Sayings:
    """Return the words of the spec; things by their titles."""
    return Sayings(rules, titled(rules))


def sayings_in(rules: Rules, language: str, translation: Translation) -> Sayings:
    """Return the words of a language."""
    found = rules.translation(language)
    if found is None:
        return plain_sayings(rules)
    terms = load_language(language).terms
    words: dict[str, str] = {
        word: terms[word].name for word in ("player", "resource", "spot", "direction", "number") if word in terms
    }
    words |= {key: term.name for key, term in translation.names.items()}
    words |= {key: wording.text for key, wording in translation.labels.items()}
    words |= dict(found.words)
    phrases = read_phrases(language)
    said = said_rules(rules, found, words, phrases)
    many = {
        key: term.form("", "many") or term.form("", "other") or term.name for key, term in translation.names.items()
    }
    types = (
        replace(said_as, plural=many.get(info.word, "")) for info, said_as in zip(rules.types, said.types, strict=True)
    )
    resources = (
        replace(said_as, counted=counted_by(translation.names[info.word], language))
        if info.word in translation.names
        else said_as
        for info, said_as in zip(rules.resources, said.resources, strict=True)
    )
    said = replace(said, types=tuple(types), resources=tuple(resources))
    return Sayings(rules, replace(said, phrases=tuple(phrases.items())), words, phrases)


def counted_by(term: Term, language: str) -> Callable[[int], str]:
    """Return what any number of something is called."""
    return lambda amount: term.form("", plural_class(language, amount)) or term.form("", "other") or term.name


def said_rules(rules: Rules, found: TranslationInfo, words: Mapping[str, str], phrases: Mapping[str, str]) -> Rules:
    """Return rules with other names: nothing but what people read is changed."""
    things = tuple(
        replace(thing, name=found.things[thing.proto][0], text=found.things[thing.proto][1]) for thing in rules.things
    )
    said = replace(rules, things=things)
    return replace(
        said,
        title=found.title or rules.title,
        seats=tuple(
            words.get(seat, seat)
            for seat in rules.seats
            or [phrase(phrases, "player {number}", number=number) for number in range(1, rules.players[1] + 1)]
        ),
        types=tuple(said_type(said, info, words) for info in rules.types),
        sites=tuple(said_site(rules, site, words, phrases) for site in rules.sites),
        piles=tuple(replace(pile, word=words.get(pile.word, pile.word)) for pile in rules.piles),
        resources=tuple(replace(info, word=words.get(info.word, info.word)) for info in rules.resources),
        pieces=tuple(replace(info, word=words.get(info.word, info.word)) for info in rules.pieces),
        events=tuple(said_event(rules, info, found, words) for info in rules.events),
        states=tuple(replace(info, word=words.get(info.word, info.word)) for info in rules.states),
        endings=tuple(words.get(name, words.get(name.lower(), name)) for name in rules.endings),
        parts=tuple(words.get(name, name) for name in rules.parts),
    )


def said_type(rules: Rules, info: TypeInfo, words: Mapping[str, str]) -> TypeInfo:
    """Return a type whose values have other names."""
    word = words.get(info.word, info.word)
    if info.form == "thing":
        return replace(renamed(rules, info), word=word)
    names = tuple(words.get(f"{info.word} {name}") or words.get(name) or name for name in info.names)
    return replace(info, word=word, names=names)


def said_site(rules: Rules, site: Site, words: Mapping[str, str], phrases: Mapping[str, str]) -> Site:
    """Return a choice with other labels; a variable without a name is called by its type."""
    domains = tuple(
        replace(domain, variable=words.get(domain.variable) or said_kind(rules.types[domain.type], words))
        for domain in site.domains
    )
    labels = tuple(words.get(label) or phrases.get(label) or label for label in site.labels)
    return replace(site, labels=labels, domains=domains, decline=phrases.get(site.decline, site.decline))


def said_event(rules: Rules, info: EventInfo, found: TranslationInfo, words: Mapping[str, str]) -> EventInfo:
    """Return an event by its sentence in the language; one without is told by its word and the types of its fields."""
    fields = tuple((said_kind(rules.types[-tag - 1 if tag < 0 else tag], words), tag) for _, tag in info.fields)
    says = dict(found.events).get(info.word, "")
    word = words.get(info.word) or f"{spaced(info.word)}{ENGLISH_MARK}"
    return replace(info, word=word, fields=info.fields if says else fields, says=says)


def said_kind(info: TypeInfo, words: Mapping[str, str]) -> str:
    """Return what values of a type are called."""
    return words.get(info.word, info.word)
