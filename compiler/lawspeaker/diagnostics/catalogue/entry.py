"""The texts of one diagnostic code, and the templates they are written in. `render.py` lays them out.

`message`, `label` and `help` are format strings over a fact's words. Alternatives are separated by ` || `: the first
whose words are all present and not empty is used, so that a suggestion appears only when there is one:

    label="did you mean `{near}`? || not declared anywhere"

`bad` and `good` are specs: `bad` raises the code and `good` raises nothing. A test checks both, and `law explain` shows
them. A line `=== NAME` starts a file of that name; without one the text is `example.law`, and the declarations that
every game needs and the text lacks (`game`, `course`, `score`) are added in a second file.
"""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter

from msgspec import Struct

OTHERWISE = " || "
HEADING = "=== "
NEEDED_DECLARATIONS = {
    ("game",): 'game "Example"\n    players 2\n',
    ("course",): "course\n    end\n",
    ("score", "win"): 'score for p\n    "points" = 0\n',
}
NO_ARTICLE = ("nothing", "steps", "yes or no", "unknown")
NOUNS = {"bundle": "amount", "outcome": "roll", "thing": "thing"}


class Entry(Struct, frozen=True):
    """The texts of one code (see the module's docstring)."""

    code: str
    title: str
    message: str
    label: str
    help: str
    explain: str
    bad: str
    good: str


def fill(template: str, words: Mapping[str, str]) -> str:
    """Return the first alternative whose words are all present, filled in; "" if there is none.

    >>> fill("did you mean `{near}`? || not declared", {"near": "deck"})
    'did you mean `deck`?'
    >>> fill("did you mean `{near}`? || not declared", {"near": ""})
    'not declared'
    """
    filled = {key: TemplateWord(word) for key, word in words.items()}
    for alternative in template.split(OTHERWISE):
        if all(filled.get(word) for word in words_of(alternative)):
            return alternative.format_map(filled)
    return ""


class TemplateWord(str):
    """A word of a fact; `{word:a}` formats it as a noun with its article.

    >>> f"{TemplateWord('animal'):a}, {TemplateWord('a list of card'):a}, {TemplateWord('bundle'):a}"
    'an animal, a list of card, an amount'
    """

    def __format__(self, spec: str) -> str:
        if spec != "a":
            return super().__format__(spec)
        if self.startswith(("a ", "an ")) or self in NO_ARTICLE:
            return str(self)
        word = NOUNS.get(str(self), str(self))
        return f"an {word}" if word[:1] in "aeiou" else f"a {word}"


def words_of(template: str) -> list[str]:
    """Return the names of the words in a format string.

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
    missing = [text for words, text in NEEDED_DECLARATIONS.items() if not any(starts(line, words) for line in lines)]
    if HEADING not in example and missing:
        files["a-game.law"] = "\n".join(missing)
    return dict(sorted(files.items()))


def starts(line: str, words: tuple[str, ...]) -> bool:
    """Return whether a line is a declaration that starts with one of these words."""
    return any(line.startswith(word) and not line[len(word) : len(word) + 1].isalnum() for word in words)
