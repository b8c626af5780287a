"""The forms of built-in sentences: which prepositions, lists, blocks and results they take.

    put Ace to deck          ->  `put` is not used with `to`
    gain 1 food, 2 wood      ->  `gain` takes one object: the second is too much
    shuffle deck             ->  `shuffle` has no block
        gain 1 food

The grammar accepts every sentence in the same form, so whatever is not checked here would be ignored silently.
"""

from __future__ import annotations

from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.sentence_words import BY_WORD, Object, Word


def check_form(e: t.Call, facts: Facts) -> bool:
    """Report what a sentence cannot have; return whether it can be checked any further."""
    form = BY_WORD[e.word]
    check_parts_below(e, form, facts)
    allowed = form.preps.split()
    seen: set[str] = set()
    for phrase in e.phrases:
        if phrase.prep not in allowed:
            shown = ", ".join(f"`{prep}`" for prep in allowed)
            facts.add("L350", phrase.span, word=e.word, prep=phrase.prep, allowed=shown)
            return False
        if phrase.prep in seen:
            facts.add("L322", phrase.span, word=e.word, prep=phrase.prep)
            return False
        seen.add(phrase.prep)
        if len(phrase.args) > 1 and phrase.prep != form.several:
            facts.add("L322", phrase.args[1].span, word=e.word)
            return False
    if len(e.args) > 1 and form.several != "object" and (form.object is not Object.NONE or form.preps):
        plus = "yes" if form.object is Object.GOODS else ""
        facts.add("L322", e.args[1].span, word=e.word, plus=plus)
        return False
    return True


def check_parts_below(e: t.Call, form: Word, facts: Facts) -> None:
    """Report a block, an `otherwise` or a `giving` that the sentence does not take."""
    if e.block and not form.block:
        facts.add("L351", e.block[0].span, (e.span, "belongs to no block"), word=e.word)
    if e.otherwise is not None and not form.otherwise:
        facts.add("L385", e.span, word=e.word, part="otherwise")
    if e.giving is not None and not form.giving:
        facts.add("L385", e.span, word=e.word, part="giving")
