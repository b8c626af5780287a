"""The lexer: lines to tokens, one list per declaration; the first step of parse.

A line in column 1 starts a declaration, so a mistake in one never hides the next one. Layout becomes tokens:

    setup                ->   _SETUP _NL _INDENT WORD WORD _NL _DEDENT $END
        shuffle deck

A line that starts with a continuing word, or is inside brackets, has no `_NL` before it. Citations move to the end of
their sentence, and an article becomes an attribute of the next token. Text that is no token is a fault: the lexer skips
the rest of the declaration.

Two thirds of the lines of a large spec occur in it before, most of them in examples: the tokens of a line that is a
whole sentence are kept with the grammar and copied to the next such line.
"""

from __future__ import annotations

import re

from msgspec import Struct, field

from lawspeaker.parse.bad_characters import about_sign, fraction_at, shown
from lawspeaker.parse.grammar import Grammar
from lawspeaker.parse.nodes import ScannedLine, Token
from lawspeaker.parse.promote import LINE_STARTS, PROMOTED, mark_every, mark_printed, promote

DECLARATIONS = {
    word: f"_{word.upper()}"
    for word in (
        *("game", "module", "expansion", "option", "resource", "enum", "kind", "record", "state", "pile", "piece"),
        *("board", "die", "value", "event", "verb", "phase", "setup", "course", "win", "lose", "score", "screen"),
        *("example", "link"),
    )
}
STEP = 4
DEEPEST = 40
LARGEST = 2**31
HOLDS = "_HOLDS"
LINK = "_LINK"
NEXT_WORD = re.compile(r" +[a-z]")
"""What follows `link` at the start of a declaration; a kind of that name has a name in its place."""
DOES = "_DOES"
SEAT_VERB = "SEAT_VERB"
SEAT_VERBS = {"have": "has", "do": "does", "decide": "decides", "has": "has", "does": "does", "decides": "decides"}
"""What players do in examples, behind `you` and behind a number of a player, and as it is behind a name."""
SQUARE = re.compile(r"([a-z]{1,2})([1-9][0-9]{0,2})")
"""The name of a square: its column in letters, its row in figures."""
NEXT_VALUE = re.compile(r" +(?:[0-9A-Z(\"]|([a-z][a-z0-9_]*))")
LONGEST_KEPT = 200
MOST_KEPT = 20_000
LONE_CITATION = re.compile(r" *(@[^ ]+ *)+(#.*)?$")


class Fault(Struct, frozen=True):
    """A mistake on one line, with the words of its message."""

    code: str
    line: int
    column: int
    end: int
    words: dict[str, str] = field(default_factory=dict)


NO_START = frozenset(("", " ", "\t", "#", "\r"))
"""How lines begin that are empty, indented or comments."""


OTHERWISE = re.compile(r"otherwise\b")
TRIGGER = re.compile(r"(may|when|before|after|instead)\b")
"""How the declarations begin that `otherwise` in column 1 belongs to."""


class Chunk(Struct):
    """One declaration: its tokens up to the first fault. `remarks` are faults after which the lexer goes on."""

    first: str = ""
    tokens: list[Token] = field(default_factory=list)
    fault: Fault | None = None
    remarks: list[Fault] = field(default_factory=list)


class Lexer:
    """Reads the lines of one text. `ends` maps a line to the column after its last visible token."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self.chunks: list[Chunk] = []
        self.ends: dict[int, int] = {}
        self.tabs: list[tuple[int, int]] = []
        self.chunk = Chunk()
        self.levels = [0]
        self.brackets: list[Token] = []
        self.cites: list[Token] = []
        self.promotes = False

    def read(self, lines: list[str], first: int = 1) -> list[Chunk]:
        """Read all lines and return the declarations; `first` is the number of the first line."""
        for number, line in enumerate(lines, first):
            body = line.lstrip(" \t")
            if body and body[0] not in "#\r":
                self._line(number, line, len(line) - len(body))
        self._end_chunk()
        return self.chunks

    def starts(self, line: str, above: str) -> bool:
        """Return whether a declaration starts at a line; `above` is the first line of the declaration above it."""
        if line[:1] in NO_START or (OTHERWISE.match(line) and TRIGGER.match(above)):
            return False
        return self.grammar.continued.match("\n" + line.replace("\t", " ")) is None

    def _line(self, number: int, line: str, blanks: int) -> None:
        kept = self.grammar.lines.get(line)
        if kept is not None and not self.brackets and (self.chunk.tokens or not blanks):
            self._copied_line(number, line, blanks, kept)
            return
        tabbed = "\t" in line
        plain = line.replace("\t", " ") if tabbed else line
        continues = self.grammar.continued.match("\n" + plain) is not None
        if not self.chunks or (not blanks and not continues and not self._goes_on(line)):
            self._new_chunk(line)
        width = len(line[:blanks].expandtabs(STEP)) if tabbed else blanks
        whole = not (continues or self.brackets or (line[blanks] == "@" and LONE_CITATION.match(plain)))
        if not self.chunk.tokens:
            if width:
                self._fault("L102", number, 1, blanks + 1, _indent_words(width, 0, "first"))
        elif whole:
            self._new_line(number, width, blanks)
        if self.chunk.fault is None:
            before = len(self.chunk.tokens)
            self._scan(number, plain, blanks)
            if whole and not tabbed and len(line) <= LONGEST_KEPT:
                self._keep(number, line, before)
        if tabbed and "\t" in line.partition("#")[0]:
            self.tabs.append((number, line.index("\t") + 1))

    def _goes_on(self, line: str) -> bool:
        """Return whether a line in column 1 is the `otherwise` of the rule above it."""
        return OTHERWISE.match(line) is not None and TRIGGER.match(self.chunk.first) is not None

    def _new_chunk(self, line: str) -> None:
        self._end_chunk()
        self.chunk, self.levels, self.brackets, self.cites, self.promotes = Chunk(line), [0], [], [], False
        self.chunks.append(self.chunk)

    def _keep(self, number: int, line: str, before: int) -> None:
        """Keep the tokens of a line that is a whole sentence, unless it has a mistake."""
        if self.chunk.fault is not None or self.chunk.remarks or self.brackets:
            return
        if len(self.grammar.lines) >= MOST_KEPT:
            self.grammar.lines.clear()
        tokens, cites = self.chunk.tokens[before:], self.cites
        self.grammar.lines[line] = ScannedLine(
            tuple([(token.type, token.text, token.column, token.article, token.article_column) for token in tokens]),
            tuple([(cite.text, cite.column) for cite in cites]),
            self.ends[number],
        )

    def _copied_line(self, number: int, line: str, blanks: int, kept: ScannedLine) -> None:
        """Read a line that was kept."""
        if blanks or self._goes_on(line):
            self._new_line(number, blanks, blanks)
        else:
            self._new_chunk(line)
        if self.chunk.fault is None:
            self.chunk.tokens += [
                Token(kind, text, number, column, article, place) for kind, text, column, article, place in kept.tokens
            ]
            self.cites += [Token("CITE", text, number, column) for text, column in kept.cites]
            self.ends[number] = kept.end

    def _new_line(self, number: int, width: int, blanks: int) -> None:
        if self.chunk.fault is not None:
            return
        self._close_line()
        level = self.levels[-1]
        if width % STEP or width > level + STEP:
            why = "odd" if width % STEP else "jump"
            self._fault("L102", number, 1, blanks + 1, _indent_words(width, level, why))
            return
        if width > level:
            if len(self.levels) > DEEPEST:
                self._fault("L111", number, 1, blanks + 1, {"what": "blocks"})
                return
            self.levels.append(width)
            self._emit("_INDENT", number, width + 1)
        while width < self.levels[-1]:
            self.levels.pop()
            self._emit("_DEDENT", number, 1)

    def _close_line(self) -> None:
        tokens = self.chunk.tokens
        last = tokens[-1]
        if self.cites:
            tokens += self.cites
            self.cites = []
        tokens.append(Token("_NL", "", last.line, last.column + len(last.text)))

    def _end_chunk(self) -> None:
        if not self.chunks or self.chunk.fault is not None:
            return
        if self.brackets:
            token = self.brackets[-1]
            self._fault("L104", token.line, token.column, token.end)
            return
        self._close_line()
        last = self.chunk.tokens[-1]
        for _ in self.levels[1:]:
            self._emit("_DEDENT", last.line, last.column)
        self._emit("$END", last.line, last.column)

    def _emit(self, kind: str, line: int, column: int) -> None:
        self.chunk.tokens.append(Token(kind, "", line, column))

    def _fault(self, code: str, line: int, column: int, end: int, words: dict[str, str] | None = None) -> None:
        if self.chunk.fault is None:
            self.chunk.fault = Fault(code, line, column, max(end, column + 1), words or {})

    def _scan(self, number: int, line: str, start: int) -> None:
        """Read the tokens of a line; report a character that starts none."""
        chunk, tokens = self.chunk, self.chunk.tokens
        before, position, end = len(tokens), start, len(line) - line.endswith("\r")
        article, place = "", 0
        self.promotes = self.promotes or PROMOTED.search(line) is not None
        glued: re.Match[str] | None = None
        for found in self.grammar.scanner.finditer(line, start, end):
            begin, after = found.span()
            if begin != position:
                break
            position = after
            kind = found.lastgroup
            if kind == "BLANK" or kind == "COMMENT":
                continue
            if kind == "ARTICLE":
                article, place = found.group(), begin + 1
            elif kind == "CITE":
                self._cite(number, line, found)
            else:
                if glued is not None and glued.end() == begin and _run_together(glued, found):
                    words = {"found": glued.group() + found.group(), "better": apart(glued.group(), found.group())}
                    self._fault("L115", number, glued.start() + 1, after + 1, words)
                    return
                self._token(number, found, begin + 1, article, place)
                article, place, glued = "", 0, found
            if chunk.fault is not None:
                return
        if glued is not None:
            self.ends[number] = glued.end() + 1
        if position < end:
            self._bad_sign(number, line, position)
        elif article:
            self._fault("L107", number, len(line.rstrip()) - len(article) + 1, len(line) + 1, {"article": article})
        elif len(tokens) == before and self.cites:
            cite = self.cites[0]
            self._fault("L116", number, cite.column, self.cites[-1].end, {"cite": cite.text})

    def _bad_sign(self, number: int, line: str, position: int) -> None:
        sign = line[position]
        if sign == '"':
            self._fault("L105", number, position + 1, len(line.rstrip()) + 1)
        elif sign == "@":
            raw = line[position:].split()[0]
            self._fault("L113", number, position + 1, position + 1 + len(raw), {"found": raw})
        elif fraction := fraction_at(line, position):
            start = position - fraction.index(".") + 1
            self._fault("L486", number, start, start + len(fraction), {"number": fraction})
        else:
            self._fault("L106", number, position + 1, position + 2, {"sign": shown(sign), **about_sign(line, position)})

    def _cite(self, number: int, line: str, found: re.Match[str]) -> None:
        rest = re.compile(r"[\w-]*").match(line, found.end())
        if rest and rest.group():
            raw = found.group() + rest.group()
            self._fault("L113", number, found.start() + 1, found.start() + 1 + len(raw), {"found": raw})
            return
        self.cites.append(Token("CITE", found.group(), number, found.start() + 1))

    def _token(self, number: int, found: re.Match[str], column: int, article: str, place: int) -> None:
        kind, text, tokens = found.lastgroup or "", found.group(), self.chunk.tokens
        if kind == "WORD":
            promoted = DECLARATIONS.get(text) if column == 1 else None
            if promoted == LINK and NEXT_WORD.match(found.string, found.end()) is None:
                promoted = None
            kind = promoted or self.grammar.keywords.get(text, kind)
            if text == "holds" and self._holds_something(found):
                kind = HOLDS
            elif text in SEAT_VERBS and self._follows_seat(text):
                kind = DOES if SEAT_VERBS[text] == "does" else SEAT_VERB
            elif text == "does" and self._follows_name():
                kind = DOES
        elif kind == "NUMBER" and len(text) > 9:
            text = self._long_number(number, column, text)
        token = Token(kind, text, number, column, article, place)
        if self.promotes:
            promote(tokens, token)
        tokens.append(token)
        if kind == "LPAR" or kind == "RPAR":
            self._bracket(token)
        elif self.promotes and kind in ("OF", "WORD"):
            mark_printed(tokens)
            mark_every(tokens)

    def _long_number(self, number: int, column: int, digits: str) -> str:
        """Return the end of a long number, or 0 after remarking that it is too large."""
        if not too_large(digits):
            return digits[-20:]
        shortened = digits if len(digits) <= 20 else f"{digits[:10]}…"
        self.chunk.remarks.append(Fault("L109", number, column, column + len(digits), {"number": shortened}))
        return "0"

    def _bracket(self, token: Token) -> None:
        if token.type == "LPAR":
            self.brackets.append(token)
            if len(self.brackets) > DEEPEST:
                self._fault("L111", token.line, token.column, token.column + 1, {"what": "brackets"})
        elif self.brackets:
            self.brackets.pop()
        else:
            self.chunk.tokens.pop()
            self._fault("L117", token.line, token.column, token.column + 1)

    def _holds_something(self, found: re.Match[str]) -> bool:
        """Return whether the word `holds` stands between a place at the start of the line and what is there."""
        after = NEXT_VALUE.match(found.string, found.end())
        if after is None or self.grammar.keywords.get(after[1] or "") is not None or self.brackets:
            return False
        line = self._line_before()
        match [token.type for token in line]:
            case ["WORD"]:
                return SQUARE.fullmatch(line[0].text) is not None
            case ["WORD", "NUMBER"] | ["LPAR", *_, "RPAR"]:
                return True
            case _:
                return False

    def _follows_seat(self, verb: str) -> bool:
        """Return whether a word stands behind `player 2` at the start of a line, or behind `you` in that form."""
        match [(token.type, token.text) for token in self._line_before()]:
            case [("WORD", "player"), ("NUMBER", _)]:
                return SEAT_VERBS[verb] == verb
            case [("WORD", "you")]:
                return SEAT_VERBS[verb] != verb
            case _:
                return False

    def _follows_name(self) -> bool:
        """Return whether a word stands behind a name at the start of a line."""
        return [token.type for token in self._line_before()] in (["NAME"], ["STRING"])

    def _line_before(self) -> list[Token]:
        """Return the tokens of the line that were read so far."""
        tokens = self.chunk.tokens
        start = next((i for i in range(len(tokens), 0, -1) if tokens[i - 1].type in LINE_STARTS), len(tokens))
        return tokens[start:]


def too_large(digits: str) -> bool:
    """Return whether a number is larger than engines support.

    >>> too_large("2147483648"), too_large("0" * 5000 + "7"), too_large("9" * 5000)
    (False, False, True)
    """
    digits = digits.lstrip("0")
    return len(digits) > 10 or int(digits or "0") > LARGEST


def apart(first: str, second: str) -> str:
    """Return how two tokens without a space between them are probably meant.

    >>> apart("hand", "Size"), apart("3", "wood")
    ('hand_size', '3 wood')
    """
    return f"{first} {second}" if first.isdigit() else f"{first}_{second.lower().replace(' ', '_')}"


def _run_together(first: re.Match[str], second: re.Match[str]) -> bool:
    kinds = (first.lastgroup, second.lastgroup)
    return kinds in (("WORD", "NAME"), ("NUMBER", "WORD"), ("NUMBER", "NAME"))


def _indent_words(width: int, level: int, why: str) -> dict[str, str]:
    return {"width": str(width), "level": str(level), why: "yes"}
