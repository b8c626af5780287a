"""The words of the language itself, which a misspelt word may mean and which no declaration declares."""

from __future__ import annotations

from functools import cache

from lawspeaker.expression_words import BEHIND_OF
from lawspeaker.parse.grammar import grammar
from lawspeaker.parse.lexer import DECLARATIONS
from lawspeaker.resolve.context import BUILT_IN_TYPES, NOUNS
from lawspeaker.sentence_words import BY_WORD

# Words of lines of declarations and examples.
LINES = frozenset(
    "text seen nobody everyone owner limit signed ordered single copies called plural every "
    "belongs lies back border players named grid hexes circle places "
    "edges faces expect given chance offers refuses does decides has holds".split()
)


@cache
def language() -> frozenset[str]:
    """Return all words of the language."""
    return frozenset((*LINES, *BY_WORD, *BEHIND_OF, *NOUNS, *BUILT_IN_TYPES, *DECLARATIONS, *grammar().keywords))
