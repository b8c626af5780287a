"""Write the texts of a game: one per thing, in English and in each language of the game.

    card Feast                             Texts(english={2: "Pay 2 food. If you cannot: stop here. …"},
        plays                        ->          translations=(Translated("fr", …),))
            pay 2 food …

It runs after check, so that it can rely on a spec without mistakes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial, reduce

from msgspec.structs import replace

from lawspeaker.check import ir as c
from lawspeaker.check.rules.self_rules import ANYWHERE, split_while
from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import LogicOp
from lawspeaker.resolve.symbols import Kind, Symbols, Thing
from lawspeaker.text import parts
from lawspeaker.text.expressions.dice import translate_sides
from lawspeaker.text.lexicon import Lexicon
from lawspeaker.text.log_text import write_log_texts
from lawspeaker.text.questions import write_labels, write_questions
from lawspeaker.text.sentences import blocks, rules
from lawspeaker.text.sentences.block_shapes import without_final_failure
from lawspeaker.text.sentences.fragments import capitalize, write_unambiguously
from lawspeaker.text.texts import Texts, Translated
from lawspeaker.text.validate import declared_words
from lawspeaker.text.writer import Writer
from lawspeaker_language.language import ENGLISH, Language, load_language
from lawspeaker_language.translation import Languages, Translation


def write_texts(symbols: Symbols, languages: Languages | None, facts: Facts, sites: Sequence[c.SiteInfo] = ()) -> Texts:
    """Return the texts of a game and the questions of its choices; record the forms that its names lack."""
    given = languages or {}
    english = make_writer(symbols, ENGLISH, given.get(ENGLISH, Translation()))
    texts = {thing.index: text for thing in symbols.things if (text := write_thing(english, thing))}
    codes = [code for code in sorted(given) if code != ENGLISH]
    others = tuple([translate_game(symbols, code, given[code], english, facts, sites) for code in codes])
    spoken = write_questions(english, sites), write_labels(english, sites)
    return Texts(texts, others, write_log_texts(english), *spoken)


def write_labels_only(symbols: Symbols, sites: Sequence[c.SiteInfo]) -> Texts:
    """Return the English labels with holes, by which examples name options, and no other text."""
    return Texts(labels=write_labels(make_writer(symbols, ENGLISH, Translation()), sites))


def make_writer(symbols: Symbols, code: str, translation: Translation, english: Writer | None = None) -> Writer:
    """Return the writer of a language; `english` is its fallback."""
    language = load_language(code)
    # A text may name a noun of the game in a hole, as it names a term of the language, which has priority.
    language.terms = {**translation.names, **language.terms}
    return Writer(Lexicon(symbols, language, translation), parts, english)


def translate_game(
    symbols: Symbols,
    code: str,
    translation: Translation,
    english: Writer,
    facts: Facts,
    sites: Sequence[c.SiteInfo],
) -> Translated:
    """Return a game in another language."""
    w = make_writer(symbols, code, translation, english)
    things = tuple((w.lexicon.name(thing.name, thing.kind).name, write_thing(w, thing)) for thing in symbols.things)
    events = write_log_texts(w)
    report_missing_forms(w.language, facts)
    words = {word: translation.names[word].name for word in declared_words(symbols) if word in translation.names}
    for family in symbols.pile_families.values():
        if family.name in translation.names:
            words |= {member: w.lexicon.word(member).name for member in family.members}
    for die in symbols.dice.values():
        words |= translate_sides(die, w.lexicon)
    title, spoken = translation.title or symbols.title, (write_questions(w, sites), write_labels(w, sites))
    return Translated(code, title, tuple(sorted(words.items())), things, events, *spoken)


def report_missing_forms(language: Language, facts: Facts) -> None:
    """Record the forms that texts needed and that names lack."""
    for (name, form), term in language.missing.items():
        facts.add("L027", term.span, name=name, form=form, language=language.code)


def write_thing(w: Writer, thing: Thing) -> str:
    """Return the text of one thing: its steps, its own rules, the rules of its kind; a line each."""
    lines = [write_steps(w, thing, word) for word in thing.steps]
    for rule in [*thing.rules, *(rule for kind in kinds_of(w.symbols, thing.kind) for rule in kind.rules)]:
        for line, ownerless in unwrap_rule(rule):
            lines.append(write_unambiguously(partial(rules.write_rules, w, (line,)), thing, ownerless))
    return "\n".join(w.language.contract(line) for line in lines if line)


def unwrap_rule(rule: t.Rule) -> list[tuple[t.Stmt, bool]]:
    """Return a rule without a `while` that is true wherever the thing is, and whether it had one."""
    if not isinstance(rule, t.While):
        return [(rule, False)]
    where, rest = split_while(rule.test)
    if where != ANYWHERE:
        return [(rule, False)]
    if not rest:
        return [(line, True) for line in rule.block]
    test = reduce(lambda left, right: t.Logic(rule.span, LogicOp.AND, left, right), rest)
    return [(replace(rule, test=test), True)]


def write_steps(w: Writer, thing: Thing, word: str) -> str:
    """Return the steps of one field, with the name of the field if things of its sort have several such fields."""
    text = write_unambiguously(partial(blocks.write_block, w, without_final_failure(thing.steps[word])), thing)
    if len(step_fields(w.symbols, thing.kind)) == 1 or not text:
        return text
    return f"{capitalize(w.lexicon.word(word).name)}: {text}"


def step_fields(symbols: Symbols, kind: str) -> set[str]:
    """Return the fields of steps that things of a kind, or of a kind that it is one of, have."""
    return {word for found in kinds_of(symbols, kind) for word in found.written_steps}


def kinds_of(symbols: Symbols, name: str) -> list[Kind]:
    """Return a kind and the kinds it is declared as one of."""
    found: list[Kind] = []
    current: str | None = name
    while current is not None and current in symbols.kinds and symbols.kinds[current] not in found:
        found.append(symbols.kinds[current])
        current = symbols.kinds[current].parent
    return found
