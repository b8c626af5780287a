"""Describe tokens in messages: the token at an error, and the tokens that could follow."""

from __future__ import annotations

from lawspeaker.parse.nodes import Token

KINDS = {"WORD": "the word", "NAME": "the name", "STRING": "the text", "NUMBER": "the number"}
SIGNS = {
    "COLON": ":",
    "COMMA": ",",
    "EQUAL": "=",
    "LPAR": "(",
    "RPAR": ")",
    "PLUS": "+",
    "MINUS": "-",
    "STAR": "*",
    "SLASH": "/",
    "__ANON_0": "->",
    "__ANON_1": "'s",
}
MISSING = {
    "COLON": ":",
    "__ANON_0": "->",
    "COMMA": ",",
    "EQUAL": "=",
    "OF": "of",
    "IS": "is",
    "FROM": "from",
    "AMONG": "among",
    "TO": "to",
    "FOR": "for",
    "ELSE": "else",
    "THAN": "than",
    "TIMES": "times",
}
PREPOSITION_LIST = (
    *("TO", "FROM", "IN", "INTO", "WITH", "FOR", "BY", "ON", "ONTO", "AGAINST", "AT", "UNDER", "OVER", "AS"),
    *("THROUGH", "TOWARDS", "ROTATED"),
)
PREPOSITIONS = set(PREPOSITION_LIST)
VALUE = {"NUMBER", "WORD", "NAME", "LPAR"}
SENTENCE = {"LET", "IF", "CHOOSE", "REPEAT"}
TIGHT = {"COMMA", "COLON", "RPAR", "__ANON_1"}


def found_words(token: Token) -> str:
    """Return the description of a token.

    >>> found_words(Token("NAME", "Wolf", 1, 1)), found_words(Token("_NL", "", 1, 9))
    ('the name `Wolf`', 'the end of the line')
    """
    if token.type in ("_NL", "$END"):
        return "the end of the line"
    if token.type == "_DEDENT":
        return "the end of the block"
    if token.type in KINDS:
        return f"{KINDS[token.type]} `{token.text}`"
    return f"`{token.text}`"


def listed_prepositions() -> str:
    """Return the prepositions of the language.

    >>> listed_prepositions()[:15]
    '`to from in int'
    """
    return f"`{' '.join(PREPOSITION_LIST).lower()}`"


def expected_words(kinds: set[str]) -> str:
    """Return the description of what could follow, with at most five items.

    >>> expected_words({"NUMBER", "WORD", "NAME", "LPAR", "NOT", "COUNT"})
    'a value'
    >>> expected_words({"COLON", "_NL", "CITE", "OF"})
    '`of`, `:` or the end of the line'
    """
    if kinds >= SENTENCE:
        return "a sentence"
    words: list[str] = []
    if len(kinds & PREPOSITIONS) > 8:
        kinds = kinds - PREPOSITIONS
        words.append("a preposition")
    if kinds >= VALUE:
        words.append("a value")
    else:
        words += [name for kind, name in _PLAIN.items() if kind in kinds]
        words += sorted(f"`{kind.lower()}`" for kind in kinds if kind.isalpha() and kind not in _KNOWN)
    words += [f"`{sign}`" for kind, sign in SIGNS.items() if kind in kinds and not kinds >= VALUE]
    if len(words) > 5:
        words = [word for word in words if word not in _DULL][:5]
    if "_NL" in kinds:
        words.append("the end of the line")
    return _listed(words)


_PLAIN = {"WORD": "a word", "NAME": "a Name", "STRING": "a text in quotes", "NUMBER": "a number"}
_KNOWN = {*_PLAIN, *SIGNS, "CITE"}
_DULL = {"`+`", "`-`", "`*`", "`/`", "`'s`"}


def _listed(words: list[str]) -> str:
    return " or ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def written(tokens: list[Token]) -> str:
    """Return tokens as text, with one space between words.

    >>> written([Token("WORD", "c", 1, 1), Token("__ANON_1", "'s", 1, 2), Token("WORD", "rank", 1, 5)])
    "c's rank"
    """
    text, tight = "", True
    for token in tokens:
        text += token.text if tight or token.type in TIGHT else f" {token.text}"
        tight = token.type == "LPAR"
    return text
