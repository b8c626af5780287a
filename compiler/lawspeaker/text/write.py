"""Symbols to card texts: what every thing says, in English and in each language of the game.

    card Feast                             Texts(english={2: "Pay 2 food. If you cannot: stop here. …"},
        plays                        ->          translations=(Translated("fr", …),))
            pay 2 food …

It runs behind check, because only a spec without mistakes has a meaning to tell.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, reduce

from msgspec.structs import replace

from lawspeaker.check.rules.self_rules import ANYWHERE, split_while
from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Kind, Symbols, Thing
from lawspeaker.text.expressions.dice import said_sides
from lawspeaker.text.language.forms import Term
from lawspeaker.text.language.language import ENGLISH, load_language
from lawspeaker.text.language.lexicon import Lexicon
from lawspeaker.text.language.translation import Languages, Translation
from lawspeaker.text.language.validate import declared_words
from lawspeaker.text.log_text import events_told
from lawspeaker.text.scope import Env
from lawspeaker.text.sentences import blocks, rules
from lawspeaker.text.sentences.fragments import Fragment, paragraph
from lawspeaker.text.texts import Texts, Translated
from lawspeaker.text.writer import Writer


def write_texts(symbols: Symbols, languages: Languages | None, facts: Facts) -> Texts:
    """Write the text of every thing; forms that its names turn out to lack are mistakes."""
    given = languages or {}
    writer = writer_of(symbols, ENGLISH, given.get(ENGLISH, Translation()))
    english = {thing.index: text for thing in symbols.things if (text := thing_text(writer, thing))}
    others = [translated(symbols, code, given[code], writer, facts) for code in sorted(given) if code != ENGLISH]
    return Texts(english, tuple(others), events_told(writer))


def writer_of(symbols: Symbols, code: str, translation: Translation, english: Writer | None = None) -> Writer:
    """Return who writes a language."""
    return Writer(Lexicon(symbols, load_language(code), translation), english)


def translated(symbols: Symbols, code: str, said: Translation, english: Writer, facts: Facts) -> Translated:
    """Return a game in another language."""
    writer = writer_of(symbols, code, said, english)
    things = tuple(
        (writer.lexicon.name(thing.name, thing.kind).name, thing_text(writer, thing)) for thing in symbols.things
    )
    events = events_told(writer)
    for (name, form), term in writer.language.missing.items():
        facts.add("L027", term.span, name=name, form=form, language=code)
    words = {word: shown(said.names[word]) for word in declared_words(symbols) if word in said.names}
    for die in symbols.dice.values():
        words |= said_sides(die, writer.lexicon)
    return Translated(code, said.title or symbols.title, tuple(sorted(words.items())), things, events)


def shown(term: Term) -> str:
    """Return a term as it stands alone."""
    return term.name


def thing_text(writer: Writer, thing: Thing) -> str:
    """Return the text of one thing: its steps, its own rules, the rules of its kind; a line each."""
    lines = [steps_text(writer, thing, word) for word in thing.steps]
    all_rules = [*thing.rules, *(rule for kind in kinds_of(writer.symbols, thing.kind) for rule in kind.rules)]
    for rule in all_rules:
        for line, nobodys in unwrapped(rule):
            lines.append(twice(partial(rules.write_rules, writer, (line,)), thing, nobodys))
    return "\n".join(writer.language.contract(line) for line in lines if line)


def unwrapped(rule: t.Rule) -> list[tuple[t.Stmt, bool]]:
    """Return a rule, or those that hold wherever the thing is: of them nobody has to be told where that is."""
    if not isinstance(rule, t.While):
        return [(rule, False)]
    where, rest = split_while(rule.test)
    if where != ANYWHERE:
        return [(rule, False)]
    if not rest:
        return [(line, True) for line in rule.block]
    test = reduce(lambda left, right: t.Logic(rule.span, "and", left, right), rest)
    return [(replace(rule, test=test), True)]


def twice(write: Callable[[Env], list[Fragment]], thing: Thing, nobodys: bool = False) -> str:
    """Return a text; where two things would be called the same, it is written again with letters for them."""
    env = Env(kind=thing.kind, thing=thing, nobodys=nobodys)
    text = paragraph(write(env))
    if not env.doubled:
        return text
    return paragraph(write(Env(kind=thing.kind, thing=thing, doubled=env.doubled, nobodys=nobodys)))


def steps_text(writer: Writer, thing: Thing, word: str) -> str:
    """Return the steps of one field; where a thing has several, its word stands before them."""
    text = twice(partial(blocks.write_block, writer, settled(thing.steps[word])), thing)
    if len(thing.steps) == 1 or not text:
        return text
    return f"{writer.lexicon.word(word).name.capitalize()}: {text}"


def settled(block: t.Block) -> t.Block:
    """Return steps without the failures at their very end: nothing follows that they could keep from happening."""
    if not block:
        return block
    *before, last = block
    match last:
        case t.Choose() | t.ChooseOne() if last.otherwise is not None and failing(last.otherwise):
            last = replace(last, otherwise=None)
        case _:
            pass
    if isinstance(last, t.Choose) and last.block:
        last = replace(last, block=settled(last.block))
    elif isinstance(last, t.If):
        arms = tuple((test, settled(inner)) for test, inner in last.arms)
        last = replace(last, arms=arms, otherwise=settled(last.otherwise) if last.otherwise else last.otherwise)
    return (*before, last)


def failing(block: t.Block) -> bool:
    """Tell whether a block does nothing but fail."""
    match block:
        case (t.Call(_, "fail"),):
            return True
        case _:
            return False


def kinds_of(symbols: Symbols, name: str) -> list[Kind]:
    """Return a kind and those it is declared as one of."""
    found: list[Kind] = []
    current: str | None = name
    while current is not None and current in symbols.kinds and symbols.kinds[current] not in found:
        found.append(symbols.kinds[current])
        current = symbols.kinds[current].parent
    return found
