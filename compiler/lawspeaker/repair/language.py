"""The words of the language itself, which a misspelt word may mean and which no declaration declares."""

from __future__ import annotations

from functools import cache

from lawspeaker.check.sentences.built_in import SENTENCES
from lawspeaker.parse.grammar import grammar
from lawspeaker.parse.lexer import DECLARATIONS
from lawspeaker.resolve.context import BUILT_IN_TYPES, NOUNS

# Words of lines of declarations and examples, and of what is asked behind `of`.
LINES = frozenset(
    "text seen nobody everyone owner limit signed ordered single copies called plural every "
    "belongs lies back border players named left right score reserve neighbours column row grid hexes circle places "
    "edges faces expect given chance offers refuses does decides has holds".split()
)


@cache
def language() -> frozenset[str]:
    """Return all words of the language."""
    return frozenset((*LINES, *SENTENCES, *NOUNS, *BUILT_IN_TYPES, *DECLARATIONS, *grammar().keywords))
