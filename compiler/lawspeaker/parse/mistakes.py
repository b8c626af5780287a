"""Explain syntax errors: find the mistake behind the token at which the parser stopped.

It runs only on a spec with a syntax error, and tries corrections: if the sentence can be parsed with another word, one
more sign or brackets around a part, that is reported as the mistake, with the correction as help.

    if count hand where rank of it is 1 is at least 2     (the parser stops at the second `is`)
    if (count hand where rank of it is 1) is at least 2   can be parsed, so the mistake is L118: missing brackets
"""

from __future__ import annotations

from lawspeaker.parse.grammar import Grammar
from lawspeaker.parse.lexer import DECLARATIONS, Fault
from lawspeaker.parse.nodes import LAYOUT, Token
from lawspeaker.parse.parser import Cursor, SyntaxFault
from lawspeaker.parse.token_names import (
    MISSING,
    PREPOSITIONS,
    expected_words,
    found_words,
    listed_prepositions,
    written,
)

FILTERS = {"WHERE", "HAVING", "AMONG", "HAVE", "SUM", "REACH", "ALL", "WHILE"}
CONTINUING = {"AND", "OR", "WHERE", "HAVING", "ELSE", "IS", "THEN"}
OPERANDS = {"WORD", "NAME", "STRING", "NUMBER", "RPAR"}
INSTEAD = {
    "COMMA": ("OR", "AND"),
    "IN": ("AMONG", "FROM"),
    "FROM": ("AMONG",),
    "IF": ("WHERE", "WHEN"),
    "WHEN": ("WHERE", "IF"),
    "WHERE": ("WHEN", "IF"),
    "AND": ("COMMA",),
    "BECOMES": ("EQUAL", "IS"),
    "IS": ("BECOMES", "EQUAL", "COLON"),
    "COLON": ("IS", "EQUAL"),
    "FOR": ("OF",),
}
SIGNED = {"_VALUE", "_EVENT", "_VERB", "CAN"}
WITH_CASES = {"_VALUE": "value", "CAN": "permission"}
ABOUT_PLACE = ("prepositions", "cases_of", "score")
"""The words of a fault that tell where it is; the help of the general message says what can stand there."""
LONGEST_LINE = 40
GUESSES = ("L118", "L119", "L120", "L125", "L126")


def explain(error: SyntaxFault, grammar: Grammar) -> Fault:
    """Return the mistake behind a token that cannot follow the tokens before it."""
    return Search(error, grammar).fault()


class Search:
    """A declaration with a syntax error, the line of the error, and the tokens that could have followed."""

    def __init__(self, error: SyntaxFault, grammar: Grammar) -> None:
        self.keywords = grammar.keywords
        self.beginning = Cursor.at_start(grammar.parser)
        self.tokens, self.index, self.token = error.tokens, error.index, error.token
        self.types = [token.type for token in error.tokens]
        self.place = self.beginning.after(self.types[: self.index]) or self.beginning
        self.expected = self.place.accepts()
        self.start = self._line_start()
        self.end = self._line_end()

    def _line_start(self) -> int:
        start = self.index
        while start and self.types[start - 1] not in ("_NL", "_INDENT", "_DEDENT"):
            start -= 1
        return start

    def _line_end(self) -> int:
        """Return the index after the last token of the line."""
        end = self.index
        while end < len(self.types) and self.types[end] != "_NL":
            end += 1
        return min(end + 1, len(self.types))

    def fault(self) -> Fault:
        """Return the first explanation that fits; if it is a guess, also what the parser saw and expected."""
        found = self._explanation()
        if found.code in GUESSES:
            seen = {"seen": found_words(self.token), "expected": expected_words(self.expected)}
            words = {**found.words, **seen, **self._place_words()}
            return Fault(found.code, found.line, found.column, found.end, words)
        return found

    def _explanation(self) -> Fault:
        """Return the first explanation that fits, tried from the most to the least certain."""
        for attempt in (
            self._open_bracket,
            self._layout,
            self._stray_word,
            self._article,
            self._margin,
            self._wrong_word,
            self._brackets,
            self._equals,
            self._missing,
        ):
            found = attempt()
            if found is not None:
                return found
        return self._unexpected()

    def _unexpected(self) -> Fault:
        """Return the general fault: what could follow here, and a change with which the line parses."""
        kind, rest = self.token.type, self._rest(1)
        words = {"found": found_words(self.token), "expected": expected_words(self.expected)}
        other = next((k for k in INSTEAD.get(kind, ()) if self._reads([k, *rest])), "")
        if kind == "THAN":
            words["instead"] = "`is more than` or `is less than`"
        elif other:
            words["instead"] = f"`{other.lower()}`"
        elif kind not in LAYOUT and rest and self._reads(rest):
            words["extra"] = self.token.text
        if kind in CONTINUING and self.index and self.tokens[self.index - 1].line < self.token.line:
            words["continues"] = self.token.text
        return self._at(self.token, "L103", **words, **self._place_words())

    def _place_words(self) -> dict[str, str]:
        """Return what is known of the place of the error: in a signature, below a value, in a score."""
        declared, below = self.types[0], "_NL" in self.types[: self.index]
        if declared in SIGNED and not below and self.token.type == "WORD" and self.expected >= PREPOSITIONS:
            return {"prepositions": listed_prepositions()}
        if declared in WITH_CASES and below:
            return {"cases_of": WITH_CASES[declared]}
        return {"score": "yes"} if declared == "_SCORE" and self.token.type in ("WHEN", "_NL") else {}

    def _at(self, token: Token, code: str, **words: str) -> Fault:
        if token.type in LAYOUT:
            shown = [t for t in self.tokens[: self.index] if t.type not in LAYOUT]
            token = shown[-1] if shown else token
        return Fault(code, token.line, token.column, max(token.end, token.column + 1), words)

    def _reads(self, types: list[str]) -> bool:
        """Return whether these tokens can follow at the place of the error."""
        return self.place.after(types) is not None

    def _rest(self, skip: int = 0) -> list[str]:
        return self.types[self.index + skip : self.end]

    def _open_bracket(self) -> Fault | None:
        opened: list[Token] = []
        for token in self.tokens[: self.index]:
            if token.type == "LPAR":
                opened.append(token)
            elif token.type == "RPAR" and opened:
                opened.pop()
        last = self.tokens[self.index - 1]
        if opened and self.token.line > last.line:
            return self._at(opened[-1], "L104")
        return None

    def _layout(self) -> Fault | None:
        if self.token.type == "_INDENT":
            line, column, above = self.token.line, self.token.column, self.tokens[self.index - 1]
            return Fault("L102", line, 1, column, {"width": str(column - 1), "unasked": str(above.line)})
        if self.expected == {"_INDENT"}:
            head = self._head()
            return self._at(head, "L110", word=head.text)
        return None

    def _head(self) -> Token:
        """Return the first token of the line above the error."""
        start = self.index - 1
        while start and self.types[start - 1] not in ("_NL", "_INDENT", "_DEDENT"):
            start -= 1
        return self.tokens[start]

    def _stray_word(self) -> Fault | None:
        kind = self.token.type
        if kind == "ELSE":
            return self._at(self.token, "L122")
        if kind == "OTHERWISE" and self.index == self.start:
            return self._at(self.token, "L123")
        if kind == "MINUS" and 0 < self.index < len(self.tokens) - 1:
            before, after = self.tokens[self.index - 1], self.tokens[self.index + 1]
            if before.end == self.token.column and after.column == self.token.end and after.type not in LAYOUT:
                found, better = f"{before.text}-{after.text}", f"{before.text}_{after.text}".lower()
                return Fault("L115", before.line, before.column, after.end, {"found": found, "better": better})
        return None

    def _article(self) -> Fault | None:
        article, column = self.token.article, self.token.article_column
        if article and any(self._reads([kind, *self._rest()[:2]]) for kind in ("WORD", "NAME")):
            return Fault("L107", self.token.line, column, column + len(article), {"article": article})
        return None

    def _margin(self) -> Fault | None:
        """Explain a line in column 1 that declares nothing."""
        first = self.tokens[0]
        if self.index > 1 or first.type in DECLARATIONS.values() or (self.index == 1 and first.type != "WORD"):
            return None
        near = ""
        if self.index == 1:
            if self.token.type == "WORD" and self._reads(["NAME", *self._rest(1)]) and not _near(first.text):
                return None
            near = _near(first.text)
        return self._at(first, "L124", word=first.text, near=near)

    def _wrong_word(self) -> Fault | None:
        kind, rest = self.token.type, self._rest(1)
        text = self.token.text
        after_operand = self.index > 0 and self.types[self.index - 1] in OPERANDS
        if text in self.keywords and not after_operand and self._reads(["WORD", *rest]):
            declares = "yes" if self.index == 1 and self.tokens[0].type in DECLARATIONS.values() else ""
            return self._at(self.token, "L108", word=text, declares=declares)
        if kind == "WORD":
            if self._reads(["NAME", *rest]):
                return self._at(self.token, "L125", word=text, better=_capitals(text))
            if self._reads(["STRING", *rest]):
                return self._at(self.token, "L125", word=text, better=f'"{text}"')
        if kind == "NAME" and self._reads(["STRING", *rest]):
            return self._at(self.token, "L125", word=text, better=f'"{text}"')
        if kind in ("NAME", "STRING") and not after_operand and self._reads(["WORD", *rest]):
            return self._at(self.token, "L126", word=text, better=_small(text))
        return None

    def _brackets(self) -> Fault | None:
        """Try brackets around every part of the line; the widest part with which the line parses is reported."""
        last = self.end - 1
        if last - self.start > LONGEST_LINE or not self.types[self.start : last]:
            return None
        for first in range(self.start, self.index + 1):
            opened = self.beginning.after([*self.types[:first], "LPAR"])
            if opened is None:
                continue
            for close in range(last, max(first + 1, self.index) - 1, -1):
                inside = self.types[first:close]
                if opened.after([*inside, "RPAR", *self.types[close : self.end]]) is not None:
                    return self._bracketed(first, close)
        return None

    def _bracketed(self, first: int, close: int) -> Fault | None:
        inside = self.types[first:close]
        better = f"({written(self.tokens[first:close])})"
        if inside[0] == "NUMBER":
            return None
        if FILTERS & set(inside):
            return self._at(self.token, "L118", found=self.token.text, better=better)
        if PREPOSITIONS & set(inside):
            return self._at(self.token, "L119", found=self.token.text, better=better)
        return None

    def _equals(self) -> Fault | None:
        if self.token.type != "EQUAL":
            return None
        if "__ANON_0" in self.expected:
            return self._at(self.token, "L120", missing="-> number", before=self.tokens[self.index - 1].text)
        left = written(self.tokens[self.start : self.index])
        right = written([t for t in self.tokens[self.index + 1 : self.end] if t.type not in LAYOUT])
        if not left:
            return self._at(self.token, "L121", begins="yes")
        test = "" if self.types[self.start] in OPERANDS else "yes"
        return self._at(self.token, "L121", left=left, right=right.lstrip("= "), test=test)

    def _missing(self) -> Fault | None:
        if self.types[self.index] == "_NL" and "ELSE" in self.expected:
            return self._at(self.token, "L120", missing="else", condition="yes")
        for kind, text in MISSING.items():
            if kind in ("OF", "IS") and self.types[self.index - 1] == "NUMBER":
                continue
            if kind in self.expected and self._reads([kind, *self._rest()]):
                before = written(self.tokens[self.index - 1 : self.index]) if self.index > self.start else ""
                after = "" if self.token.type in LAYOUT else self.token.text
                return self._at(self.token, "L120", missing=text, before=before, after=after)
        return None


def _near(word: str) -> str:
    """Return the closest word that starts a declaration, or ""."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(word, [*DECLARATIONS, "can"], 1, 0.75)), "")


def _capitals(word: str) -> str:
    """Return a word written as a name.

    >>> _capitals("heroic_charge")
    'Heroic Charge'
    """
    return " ".join(part.capitalize() for part in word.split("_"))


def _small(name: str) -> str:
    """Return a name written as a word.

    >>> _small("Hand Size"), _small('"the End!"')
    ('hand_size', 'the_end')
    """
    letters = "".join(c if c.isascii() and c.isalnum() else "_" for c in name.lower())
    return "_".join(part for part in letters.split("_") if part) or "word"
