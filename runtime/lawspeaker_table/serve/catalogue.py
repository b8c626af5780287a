"""The games that a server offers: each is imported once, with a translator for each language."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from lawspeaker_language.language import ENGLISH
from lawspeaker_language.translation import Translation
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.rules.rules import OptionInfo, Rules
from lawspeaker_table.serve.designed_spec import DesignedSpec
from lawspeaker_table.translate.translations import Translator, translator_for, untranslated


class Offer(Struct):
    """A game on offer: its name in links, its engine and its translators; `designed` answers the designer's panel."""

    name: str
    loaded: Loaded
    translators: dict[str, Translator]
    designed: DesignedSpec | None = None

    @property
    def rules(self) -> Rules:
        """Return the rules of the game."""
        return self.loaded.rules

    def spoken(self, language: str) -> str:
        """Return a language, English if the game has no texts in it."""
        return language if language in self.translators else ENGLISH

    def translator(self, language: str) -> Translator:
        """Return the translator for a language, English if the game has none for it."""
        return self.translators[self.spoken(language)]

    def names(self, language: str) -> dict[str, str]:
        """Return the names of players and of kinds of things in a language by their names in the spec."""
        translator, seats = self.translator(language), range(1, self.rules.players[1] + 1)
        kinds = {thing.kind: translator.word(thing.kind) for thing in self.rules.things}
        return kinds | {self.rules.seat(seat): translator.translated.seat(seat) for seat in seats}


def offer_of(loaded: Loaded, languages: Mapping[str, Translation], designed: DesignedSpec | None = None) -> Offer:
    """Return a game on offer, with a translator for each of its languages."""
    translators = {ENGLISH: untranslated(loaded.rules, languages.get(ENGLISH))}
    for language, translation in languages.items():
        if language != ENGLISH:
            translators[language] = translator_for(loaded.rules, language, translation)
    return Offer(loaded.rules.name, loaded, translators, designed)


def description(offer: Offer, language: str = ENGLISH) -> dict[str, object]:
    """Return what the lobby shows of a game."""
    rules, translator = offer.rules, offer.translator(language)
    return {
        "name": offer.name,
        "language": language,
        "title": translator.translated.title,
        "players": list(rules.players),
        "seats": [translator.translated.seat(player) for player in range(1, rules.players[1] + 1)],
        "languages": sorted(offer.translators),
        "options": [option_of(offer, option, language) for option in rules.options],
    }


def option_of(offer: Offer, option: OptionInfo, language: str) -> dict[str, object]:
    """Return an option for the lobby: its values by the names that `new` accepts, and as people read them."""
    rules, translator = offer.rules, offer.translator(language)
    info = rules.types[option.type]
    return {
        "word": option.word,
        "label": translator.word(option.word),
        "each": option.per_player,
        "values": [
            {"value": info.name(value), "label": translator.value(option.type, value).replace("_", " ")}
            for value in option.values
        ],
        "default": info.name(option.default) if option.default in option.values else None,
    }
