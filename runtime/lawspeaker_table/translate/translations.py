"""Translate a game's words, things and labels, and the phrases of `law play` itself, into the player's language.

`translated_rules` returns the rules with translated names, so that decisions and the log need no translation of their
own. The phrases of `law play` are in `phrases.<lang>.yaml` beside this file, keyed by their English text.

    untranslated(rules).thing(3)               ->  "Jack of Claws"
    translator_for(rules, "fr", …).thing(3)    ->  "Valet des Griffes"
    phrase(read_phrases("fr"), "you won")      ->  "vous avez gagné"
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, partial
from pathlib import Path

from msgspec import Struct, field
from rich.text import Text

from lawspeaker_language.forms import Term
from lawspeaker_language.language import ENGLISH, load_language
from lawspeaker_language.phrase import ENGLISH_MARK
from lawspeaker_language.plural_classes import plural_class
from lawspeaker_language.plurals import looks_plural, plural_of
from lawspeaker_language.translation import Translation
from lawspeaker_runtime.game.log import is_letter, spaced
from lawspeaker_runtime.rules.rules import EventInfo, Rules, ThingInfo, TranslationInfo, value_name
from lawspeaker_runtime.rules.titles import copy_name, renamed, titled
from lawspeaker_runtime.rules.values import Site, SpotNames, TypeInfo

FOLDER = Path(__file__).parent
NO_PHRASES: Mapping[str, str] = {}


@cache
def read_phrases(language: str) -> Mapping[str, str]:
    """Return the phrases of a language by their English text; empty if the language has no file."""
    import yaml

    path = FOLDER / f"phrases.{language}.yaml"
    if not re.fullmatch(r"[A-Za-z-]+", language) or not path.is_file():
        return {}
    found = yaml.safe_load(path.read_text(encoding="utf-8"))
    return {**log_lines(language), **{str(english): str(translated) for english, translated in found.items()}}


def log_lines(language: str) -> dict[str, str]:
    """Return the lines of the log that sentences have, by their English text."""
    english, said = load_language(ENGLISH).log, load_language(language).log
    return {english[word]: said[word] for word in english if word in said}


def phrase(phrases: Mapping[str, str], english: str, **parts: object) -> str:
    """Return a phrase in a language, or in English if it has no translation.

    >>> phrase({"seed {number}": "graine {number}"}, "seed {number}", number=7)
    'graine 7'
    """
    return phrases.get(english, english).format(**parts)


class Translator(Struct, frozen=True):
    """The rules as the spec writes them and translated, the translated words, and the phrases of the language.

    `short` are the words that a screen writes shorter where there is little room, `printed` the texts of the fields of
    things that never change, by thing and word, as far as a screen has needed them.
    """

    rules: Rules
    translated: Rules
    words: Mapping[str, str] = field(default_factory=dict)
    phrases: Mapping[str, str] = field(default_factory=dict)
    short: Mapping[str, str] = field(default_factory=dict)
    terms: Mapping[str, Term] = field(default_factory=dict)
    printed: dict[tuple[int, str], Text] = field(default_factory=dict)
    language: str = ENGLISH

    def phrase(self, english: str, **parts: object) -> str:
        """Return a phrase of `law play`."""
        return phrase(self.phrases, english, **parts)

    def word(self, word: str) -> str:
        """Return the translation of a declared word."""
        return self.words.get(word) or spaced(word)

    def label(self, word: str) -> str:
        """Return what a screen writes for a declared word: its short form, or its translation."""
        return self.short.get(word) or self.word(word)

    def flag(self, word: str, kind: str) -> str:
        """Return the translation of a yes/no word; an adjective agrees with the noun of a kind of things."""
        term, noun = self.terms.get(word), self.terms.get(kind)
        if term is None or noun is None or not term.adjective:
            return self.word(word)
        return next((term.forms[gender] for gender in noun.genders if gender in term.forms), self.word(word))

    def counted(self, word: str, count: int) -> str:
        """Return a declared word in the form that follows a number."""
        term = self.terms.get(word)
        if term is None:
            return spaced(word if count == 1 else plural_of(word))
        return counted_by(term, self.language)(count)

    def name(self, name: str, owner: str = "") -> str:
        """Return the translation of a name or label; `owner` is the kind or enum to which it belongs."""
        return self.words.get(f"{owner} {name}") or self.words.get(name) or name

    def part(self, name: str) -> str:
        """Return the translation of a part of the score."""
        parts = dict(zip(self.rules.parts, self.translated.parts, strict=True))
        return parts.get(name, name)

    def thing(self, thing: int) -> str:
        """Return the name of a thing."""
        return self.translated.things[thing].name

    def text(self, thing: int) -> str:
        """Return the text of a thing."""
        return self.translated.things[thing].text

    def value(self, type_: int, value: int) -> str:
        """Return the name of a value of a type."""
        return value_name(self.translated, self.translated.types[type_], value)


def untranslated(rules: Rules, english: Translation | None = None) -> Translator:
    """Return a translator that uses the titles of things, the names that `english` has, and the words of the spec."""
    if english is None:
        return Translator(rules, titled(rules))
    words = {key: term.name for key, term in english.names.items()}
    named = renamed_rules(titled(rules), words)
    counted = {key: term for key, term in english.names.items() if term.form("", "one")}
    return Translator(
        rules, with_counted(rules, named, counted, ENGLISH), words, short=short_names(english), terms=counted
    )


def renamed_rules(rules: Rules, words: Mapping[str, str]) -> Rules:
    """Return rules in which types, piles, resources, pieces and states have other names; labels and events stay."""
    types = tuple(translated_type(rules, info, words) for info in rules.types)
    return replace(
        rules,
        types=types,
        sites=tuple(named_variables(rules, site, words) for site in rules.sites),
        piles=tuple(replace(pile, word=words.get(pile.word, pile.word)) for pile in rules.piles),
        resources=tuple(replace(info, word=words.get(info.word, info.word)) for info in rules.resources),
        pieces=tuple(replace(info, word=words.get(info.word, info.word)) for info in rules.pieces),
        states=tuple(replace(info, word=words.get(info.word, info.word)) for info in rules.states),
    )


def named_variables(rules: Rules, site: Site, words: Mapping[str, str]) -> Site:
    """Return a choice whose variables have names: their own, or those of their types; letters are not read."""

    def named(variable: str, type_: int) -> str:
        return words.get(variable) or words.get(rules.types[type_].word) or variable

    domains = (
        domain if is_letter(domain.variable) else replace(domain, variable=named(domain.variable, domain.type))
        for domain in site.domains
    )
    return replace(site, domains=tuple(domains))


def with_counted(rules: Rules, named: Rules, terms: Mapping[str, Term], language: str) -> Rules:
    """Return rules with the forms that the names of their types and resources have behind a number."""
    types = tuple(
        replace(
            shown,
            plural=several(terms[info.word]) if info.word in terms else shown.plural,
            counted=counted_by(terms[info.word], language) if info.word in terms else None,
        )
        for info, shown in zip(rules.types, named.types, strict=True)
    )
    resources = tuple(
        replace(shown, counted=counted_by(terms[info.word], language)) if info.word in terms else shown
        for info, shown in zip(rules.resources, named.resources, strict=True)
    )
    return replace(named, types=types, resources=resources)


def several(term: Term) -> str:
    """Return the plural of a name."""
    return term.form("", "many") or term.form("", "other") or term.name


def short_names(translation: Translation) -> dict[str, str]:
    """Return the short names in a names file, by what they are the names of."""
    return {key: term.short for key, term in translation.names.items() if term.short}


def translator_for(rules: Rules, language: str, translation: Translation) -> Translator:
    """Return the translator for a language."""
    found = rules.translation(language)
    if found is None:
        return untranslated(rules)
    terms = load_language(language).terms
    words: dict[str, str] = {
        word: terms[word].name for word in ("player", "resource", "spot", "direction", "number") if word in terms
    }
    words |= {key: term.name for key, term in translation.names.items()}
    words |= {key: wording.text for key, wording in translation.labels.items()}
    words |= dict(found.words)
    phrases = read_phrases(language)
    words["bundle"] = phrases.get("bundle", "bundle")
    translated = translated_rules(rules, found, words, phrases)
    parts = tuple(part_name(name, translation, words) for name in rules.parts)
    translated = replace(with_counted(rules, translated, translation.names, language), parts=parts)
    translated = replace(translated, phrases=tuple(phrases.items()), plural_class=partial(plural_class, language))
    return Translator(rules, translated, words, phrases, short_names(translation), translation.names, language=language)


def part_name(name: str, translation: Translation, words: Mapping[str, str]) -> str:
    """Return the name of a part of the score; a part that English names in the plural is one in its language, too."""
    term = translation.names.get(name)
    several = term.form("", "other") if term is not None and looks_plural(name) else None
    return several or words.get(name, name)


def counted_by(term: Term, language: str) -> Callable[[int], str]:
    """Return a function that gives the form of a name after a number."""
    return lambda amount: term.form("", plural_class(language, amount)) or term.form("", "other") or term.name


def translated_rules(rules: Rules, found: TranslationInfo, words: dict[str, str], phrases: Mapping[str, str]) -> Rules:
    """Return the rules with translated names; nothing else is changed."""
    seats = tuple(
        words.get(seat, seat)
        for seat in rules.seats
        or [phrase(phrases, "player {number}", number=number) for number in range(1, rules.players[1] + 1)]
    )
    things = tuple(translated_thing(thing, found, seats, phrases) for thing in rules.things)
    translated = replace(rules, things=things)
    return replace(
        translated,
        title=found.title or rules.title,
        seats=seats,
        types=tuple(translated_type(translated, info, words, phrases) for info in rules.types),
        sites=tuple(
            replace(
                translated_site(rules, site, words | dict(found.labels), phrases),
                question=found.question(number) or site.question,
            )
            for number, site in enumerate(rules.sites)
        ),
        piles=tuple(replace(pile, word=words.get(pile.word, pile.word)) for pile in rules.piles),
        resources=tuple(replace(info, word=words.get(info.word, info.word)) for info in rules.resources),
        pieces=tuple(replace(info, word=words.get(info.word, info.word)) for info in rules.pieces),
        events=tuple(translated_event(rules, info, found, words) for info in rules.events),
        states=tuple(replace(info, word=words.get(info.word, info.word)) for info in rules.states),
        endings=tuple(words.get(name, words.get(name.lower(), name)) for name in rules.endings),
    )


def translated_thing(
    thing: ThingInfo, found: TranslationInfo, seats: tuple[str, ...], phrases: Mapping[str, str]
) -> ThingInfo:
    """Return a thing with its translated text and name, which mentions its owner if the thing has one."""
    name, text = found.things[thing.proto]
    seat = seats[thing.owner - 1] if thing.owner else ""
    return replace(thing, name=copy_name(name, thing.copy, seat, phrases, thing.owner), text=text)


def translated_type(
    rules: Rules, info: TypeInfo, words: Mapping[str, str], phrases: Mapping[str, str] = NO_PHRASES
) -> TypeInfo:
    """Return a type with translated names of its values."""
    word = words.get(info.word, info.word)
    if isinstance(info.names, SpotNames):
        return replace(info, word=word, names=replace(info.names, rotated=phrase(phrases, "rotated")))
    if info.form == "thing":
        return replace(renamed(rules, info), word=word)
    names = tuple(words.get(f"{info.word} {name}") or words.get(name) or name for name in info.names)
    if info.form == "place":
        names = tuple(
            f"{word}{name.removeprefix(info.word)}" if name.startswith(f"{info.word} ") else name for name in names
        )
    return replace(info, word=word, names=names)


def translated_site(rules: Rules, site: Site, words: Mapping[str, str], phrases: Mapping[str, str]) -> Site:
    """Return a choice with translated labels; a variable without a translation is named by its type."""
    domains = tuple(
        replace(domain, variable=words.get(domain.variable) or type_name(rules.types[domain.type], words))
        for domain in site.domains
    )
    labels = tuple(words.get(label) or phrases.get(label) or label for label in site.labels)
    beside = tuple(words.get(label) or phrases.get(label) or label for label in site.beside)
    decline = phrases.get(site.decline, site.decline)
    return replace(site, labels=labels, domains=domains, decline=decline, beside=beside)


def translated_event(rules: Rules, info: EventInfo, found: TranslationInfo, words: Mapping[str, str]) -> EventInfo:
    """Return an event with its translated sentence, or with its word and the types of its fields if it has none."""
    fields = tuple((type_name(rules.types[-tag - 1 if tag < 0 else tag], words), tag) for _, tag in info.fields)
    sentence = dict(found.events).get(info.word, "")
    word = words.get(info.word) or f"{spaced(info.word)}{ENGLISH_MARK}"
    return replace(info, word=word, fields=info.fields if sentence else fields, says=sentence)


def type_name(info: TypeInfo, words: Mapping[str, str]) -> str:
    """Return the translated name of a type."""
    return words.get(info.word, info.word)
