"""A card or other thing as players read it, with its rules and the statements it cites."""

from __future__ import annotations

from lawspeaker.project.find_citations import citations
from lawspeaker.project.spec import Origin, Spec
from lawspeaker.source import Source, end_of_block
from lawspeaker_language.language import ENGLISH
from lawspeaker_runtime.rules.rules import ResourceInfo, Rules, ThingInfo, TranslationInfo
from lawspeaker_table.translate.translations import phrase, read_phrases, translator_for, untranslated

ORIGINS = {
    Origin.RULEBOOK: "(from the rulebook)",
    Origin.PUBLIC_SOURCES: "(from public sources that agree)",
    Origin.ONE_SOURCE: "(from one public source, not compared with the printed card)",
    Origin.AUTHORED: "(authored here, not the printed card)",
}


def things_called(rules: Rules, name: str) -> list[ThingInfo]:
    """Return the things with a name, one per kind; `kind name` selects a kind."""
    wanted = " ".join(name.lower().split())
    found: dict[tuple[str, str], ThingInfo] = {}
    for thing in rules.things:
        names = (thing.word, thing.called, f"{thing.kind} {thing.word}", f"{thing.kind} {thing.called}")
        if wanted in (known.lower() for known in names):
            found.setdefault((thing.kind, thing.word), thing)
    return list(found.values())


def things_of_kind(rules: Rules, name: str) -> list[ThingInfo]:
    """Return the things of a kind, each card once; the kind may be in the plural."""
    wanted = "_".join(name.lower().split())
    words = {info.word for info in rules.types if info.form == "thing" and wanted in (info.word, info.many)}
    found = {(thing.kind, thing.word): thing for thing in reversed(rules.things) if thing.kind in words}
    return list(reversed(found.values()))


def summary_lines(spec: Spec, rules: Rules, thing: ThingInfo, lang: str | None) -> list[str]:
    """Return the name of a thing, its text and where its facts come from."""
    name, text = name_and_text(rules, thing, lang)
    return [name, *(f"  {line}" for line in text.splitlines()), *origin_lines(spec, thing, lang)]


def card_lines(spec: Spec, rules: Rules, thing: ThingInfo, lang: str | None) -> list[str]:
    """Return the description of a thing."""
    name, text = name_and_text(rules, thing, lang)
    found = rules.translation(lang) if lang is not None else None
    words = translated_words(rules, found) if found is not None else {}
    resources = resources_in(spec, rules, lang)
    copies = sum(1 for other in rules.things if (other.kind, other.word) == (thing.kind, thing.word))
    lines = [f"{name} ({words.get(thing.kind, thing.kind)}{f', {copies} copies' if copies > 1 else ''})"]
    lines += [f"  {field_line(field, value, words, resources)}" for field, value in thing.fields]
    lines += [f"  {line}" for line in text.splitlines()]
    lines += origin_lines(spec, thing, lang)
    lines += rule_lines(spec, thing)
    return lines


def resources_in(spec: Spec, rules: Rules, lang: str | None) -> dict[str, ResourceInfo]:
    """Return the resources with their names in a language, by their words."""
    if lang is None or lang == ENGLISH:
        translator = untranslated(rules, spec.languages.get(ENGLISH))
    else:
        translator = translator_for(rules, lang, spec.languages[lang])
    pairs = zip(rules.resources, translator.translated.resources, strict=True)
    return {info.word: translated for info, translated in pairs}


def translated_words(rules: Rules, found: TranslationInfo) -> dict[str, str]:
    """Return the translations of a game's words and of the names of its things."""
    return {**{thing.word: found.things[thing.proto][0] for thing in rules.things}, **dict(found.words)}


def origin_lines(spec: Spec, thing: ThingInfo, lang: str | None) -> list[str]:
    """Return the line that says where the facts of a thing come from; none if the rulebook says nothing of origins."""
    source = source_of(spec, thing)
    origin = None if source is None else spec.origin(thing.kind, thing.word, source.name)
    return [] if origin is None else [f"  {phrase(read_phrases(lang or ENGLISH), ORIGINS[origin])}"]


def source_of(spec: Spec, thing: ThingInfo) -> Source | None:
    """Return the file that declares a thing; of files of one name in several folders, the one with its name there."""
    file, _, number = thing.line.rpartition(":")
    found = [source for source in spec.sources if source.name.rpartition("/")[2] == file]
    named = [source for source in found if thing.word in line_of(source, int(number))]
    return next(iter(named or found), None)


def line_of(source: Source, number: int) -> str:
    """Return a line of a file; an empty text if it has none of that number."""
    lines = source.text.split("\n")
    return lines[number - 1] if number <= len(lines) else ""


def field_line(field: str, value: str, words: dict[str, str], resources: dict[str, ResourceInfo]) -> str:
    """Return a field and its value; for a boolean field that is true, only its name.

    >>> field_line("flash", "yes", {"flash": "Éclair"}, {}), field_line("fame", "3", {}, {})
    ('Éclair', 'fame: 3')
    """
    name = words.get(field, field.replace("_", " "))
    if value == "yes":
        return name
    return f"{name}: {amounts_text(value, resources) or translated_value(field, value, words)}"


def amounts_text(value: str, resources: dict[str, ResourceInfo]) -> str:
    """Return amounts of resources with their names behind a number; an empty text if the value is something else.

    >>> amounts_text("1 coins + 2 food", {"coins": ResourceInfo("coins", 0, "everyone", False, "coin")})
    ''
    >>> amounts_text("1 coins", {"coins": ResourceInfo("coins", 0, "everyone", False, "coin")})
    '1 coin'
    """
    parts = [part.partition(" ") for part in value.split(" + ")]
    if not all(count.isdecimal() and word in resources for count, _, word in parts):
        return ""
    return " + ".join(f"{count} {resources[word].called(int(count))}" for count, _, word in parts)


def translated_value(field: str, value: str, words: dict[str, str]) -> str:
    """Return the value of a field, with each word of a list or amount translated.

    >>> translated_value("gives", "1 food, 2 wood", {"food": "їжа"})
    '1 їжа, 2 wood'
    """
    if value in words:
        return words[value]
    return ", ".join(translated_item(field, item, words) for item in value.split(", "))


def translated_item(field: str, item: str, words: dict[str, str]) -> str:
    """Return an item of a list: a name as a whole, an amount word by word."""
    return words.get(item) or " ".join(word_of(field, word, words) for word in item.split())


def word_of(field: str, word: str, words: dict[str, str]) -> str:
    """Return the translation of a word: as a word of the field, of the only kind that has it, or of the game.

    >>> word_of("suit", "Hare", {"suit Hare": "Заєць"}), word_of("worth", "1", {"Cart 1": "Віз 1"})
    ('Заєць', '1')
    """
    if word.isdecimal():
        return word
    owned = [key for key in words if key.endswith(f" {word}") and key.count(" ") == 1]
    keys = [f"{field} {word}", *(owned if len(owned) == 1 else []), word]
    return next((words[key] for key in keys if key in words), word)


def name_and_text(rules: Rules, thing: ThingInfo, lang: str | None) -> tuple[str, str]:
    """Return the name and text of a thing in a language."""
    found = rules.translation(lang) if lang is not None else None
    return found.things[thing.proto] if found is not None else (thing.called, thing.text)


def rule_lines(spec: Spec, thing: ThingInfo) -> list[str]:
    """Return the lines of the spec that declare a thing, their position, and the statements they cite."""
    source, number = source_of(spec, thing), thing.line.rpartition(":")[2]
    if source is None:
        return []
    text = source.text.split("\n")
    start = int(number) - 1
    end = end_of_block(text, start)
    cited = [id for id, span in citations(Source("", "\n".join(text[start:end])))]
    lines = ["", f"{source.name}:{number}", *(f"    {line}" for line in text[start:end])]
    return lines + ([""] if cited else []) + [citation_line(spec, id) for id in dict.fromkeys(cited)]


def citation_line(spec: Spec, cited: str) -> str:
    """Return a citation with the text of its statement."""
    statement = spec.statement(cited)
    page = f" (page {statement.page})" if statement and statement.page else ""
    ruling = f" Ruling: {statement.ruling}" if statement and statement.ruling else ""
    return f"@{cited}{page}: {statement.text if statement else 'not in rulebook.yaml'}{ruling}"
