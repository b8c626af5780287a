"""One diagnostic's words: what a code says, and how it is taught. Data only; `render` fills and lays out.

`message`, `label` and `help` are format strings over a fact's words. Alternatives are separated by ` || `: the first
whose words are all there (and not empty) is used, so that a suggestion appears only when there is one:

    label="did you mean `{near}`? || not declared anywhere"

`bad` and `good` are specs, the same but for the mistake: `bad` raises the code and `good` raises nothing; a test proves
both and `law explain` shows them. A line `=== NAME` starts a file of that name; without one the text is `example.law`.
A text without headings gets what every game needs and it lacks (`game`, `course`, `score`) in a file of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter

from msgspec import Struct

OTHERWISE = " || "
HEADING = "=== "
FRAME = {
    ("game",): 'game "Example"\n    players 2\n',
    ("course",): "course\n    end\n",
    ("score", "win"): 'score for p\n    "points" = 0\n',
}
NO_ARTICLE = ("nothing", "steps", "yes or no", "unknown")
NOUNS = {"bundle": "amount", "outcome": "roll", "thing": "thing"}


class Entry(Struct, frozen=True):
    """The words of one code (see the module's docstring)."""

    code: str
    title: str
    message: str
    label: str
    help: str
    explain: str
    bad: str
    good: str


def fill(template: str, words: Mapping[str, str]) -> str:
    """Return the first alternative whose words are all known, filled in; empty if there is none.

    >>> fill("did you mean `{near}`? || not declared", {"near": "deck"})
    'did you mean `deck`?'
    >>> fill("did you mean `{near}`? || not declared", {"near": ""})
    'not declared'
    """
    said = {key: Said(word) for key, word in words.items()}
    for alternative in template.split(OTHERWISE):
        if all(said.get(word) for word in words_of(alternative)):
            return alternative.format_map(said)
    return ""


class Said(str):
    """A word of a fact; `{word:a}` writes it as a noun, with its article.

    >>> f"{Said('number'):a}, {Said('animal'):a}, {Said('a list of card'):a}, {Said('bundle'):a}"
    'a number, an animal, a list of card, an amount'
    """

    def __format__(self, spec: str) -> str:
        if spec != "a":
            return super().__format__(spec)
        if self.startswith(("a ", "an ")) or self in NO_ARTICLE:
            return str(self)
        word = NOUNS.get(str(self), str(self))
        return f"an {word}" if word[:1] in "aeiou" else f"a {word}"


def words_of(template: str) -> list[str]:
    """Return the words that a format string needs.

    >>> words_of("no {kind} is called `{name}`")
    ['kind', 'name']
    """
    return [word for _, word, _, _ in Formatter().parse(template) if word]


def example_files(example: str) -> dict[str, str]:
    """Return the files of a `bad` or `good` example, by name.

    >>> example_files('=== game.yaml\\nname: nim\\n=== nim.law\\ngame "Nim"\\n')
    {'game.yaml': 'name: nim\\n', 'nim.law': 'game "Nim"\\n'}
    >>> list(example_files('resource food\\n'))
    ['a-game.law', 'example.law']
    """
    files: dict[str, str] = {}
    name = "example.law"
    for line in example.splitlines(keepends=True):
        if line.startswith(HEADING):
            name = line[len(HEADING) :].strip()
            files[name] = ""
        else:
            files[name] = files.get(name, "") + line
    lines = example.splitlines()
    missing = [text for words, text in FRAME.items() if not any(starts(line, words) for line in lines)]
    if HEADING not in example and missing:
        files["a-game.law"] = "\n".join(missing)
    return dict(sorted(files.items()))


def starts(line: str, words: tuple[str, ...]) -> bool:
    """Tell whether a line is a declaration with one of these words."""
    return any(line.startswith(word) and not line[len(word) : len(word) + 1].isalnum() for word in words)
