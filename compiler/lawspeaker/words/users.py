"""Which declarations use a word: cards and rules that extend it, verbs that call it. Examples do not count.

value might of player -> number = 2         might: card Sword, verb fight
card Sword
    adds 1 to might of you
"""

from __future__ import annotations

import re

from lawspeaker.words.declared import Chunk, Word, WordForm
from lawspeaker_language.plurals import plural_of

TOKEN = re.compile(r"[A-Za-z]\w*")
TEXTS = re.compile(r'"[^"]*"')
NAMED = re.compile(r'^([a-z]\w*) ("[^"]*"|[A-Z][\w-]*(?: [A-Z][\w-]*)*|[a-z]\w*)')
ONCE = ("game", "setup", "course", "score", "screen")
RULES = ("adds", "sets", "forbids", "allows", "ignores", "when", "before", "after", "instead", "may", "while")
# What stands in front of a word where it is used, for words that may share their spelling with others.
BEFORE = {
    WordForm.VERB: r"(?:^\s*|\bdoes |\bpossible |\b(?:when|before|after|instead of) )",
    WordForm.EVENT: r"\b(?:announce|when|before|after|instead of|until|once each) ",
    WordForm.PERMISSION: r"\b(?:can|(?:forbids|allows)(?: [^,]*,)*) ",
    WordForm.FIELD: r"(?:\b|'s )",
}


class Index:
    """The declarations of a spec by the words in them."""

    def __init__(self, chunks: list[Chunk]) -> None:
        self.by_word: dict[str, list[Chunk]] = {}
        for chunk in chunks:
            if not chunk.lines[0].startswith("example "):
                for token in {token for line in chunk.lines for token in TOKEN.findall(line)}:
                    self.by_word.setdefault(token, []).append(chunk)

    def users(self, word: Word) -> list[str]:
        """Return the declarations that use a word, each as it is called."""
        forms = {word.word, plural_of(word.word)}
        chunks = [chunk for form in sorted(forms) for chunk in self.by_word.get(form, ())]
        pattern = re.compile(rf"{BEFORE.get(word.form, r'')}\b(?:{'|'.join(map(re.escape, sorted(forms)))})\b")
        return list(dict.fromkeys(title(chunk) for chunk in chunks if uses(chunk, word, pattern)))


def uses(chunk: Chunk, word: Word, pattern: re.Pattern[str]) -> bool:
    """Return whether a declaration uses a word, other than by declaring it."""
    own = chunk.file == word.file and word.line in chunk.numbers
    if own and word.form is WordForm.FIELD:
        return False
    lines = chunk.lines[1:] if own else chunk.lines
    if word.form is WordForm.VERB and not own:
        lines = chunk.lines[1:]
    return any(pattern.search(TEXTS.sub('""', line)) for line in lines)


def title(chunk: Chunk) -> str:
    """Return how people call a declaration.

    >>> title(Chunk("a.law", (3, 4), ('card "Grey Mare"', "    rank 1"))), title(Chunk("a.law", (9,), ("when built",)))
    ('card "Grey Mare"', 'rule a.law:9')
    """
    first = chunk.lines[0]
    named = NAMED.match(first)
    if first.split()[0] in RULES:
        return f"rule {chunk.file.rsplit('/', 1)[-1]}:{chunk.line}"
    return f"{named.group(1)} {named.group(2)}" if named and named.group(1) not in ONCE else first.split()[0]
