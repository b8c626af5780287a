"""The words of a spec as `law words` lists them: as lines, or as data for JSON."""

from __future__ import annotations

from fnmatch import fnmatchcase

from lawspeaker.words.declared import Word, WordForm, short_path
from lawspeaker.words.users import Index

HEADINGS = {
    WordForm.KIND: "kinds",
    WordForm.ENUM: "enums",
    WordForm.RECORD: "records",
    WordForm.OPTION: "options",
    WordForm.RESOURCE: "resources",
    WordForm.STATE: "states",
    WordForm.PILE: "piles",
    WordForm.PIECE: "pieces",
    WordForm.BOARD: "boards",
    WordForm.DIE: "dice",
    WordForm.VALUE: "values (adds, sets)",
    WordForm.PERMISSION: "permissions (forbids, allows, can)",
    WordForm.EVENT: "events (when, before, after, instead of)",
    WordForm.VERB: "verbs",
    WordForm.PHASE: "phases",
    WordForm.FIELD: "fields",
}


SHOWN_USERS = 4


def matches(word: Word, pattern: str) -> bool:
    """Return whether a word, its signature or its text contains a pattern, in any case."""
    wanted = pattern.casefold()
    if any(sign in wanted for sign in "*?["):
        return any(fnmatchcase(part.casefold(), wanted) for part in (word.word, word.written, word.text))
    return any(wanted in part.casefold() for part in (word.word, word.written, word.text))


def row_of(word: Word, index: Index) -> dict[str, object]:
    """Return a word as a JSON object."""
    return {
        "form": word.form.name.lower(),
        "word": word.word,
        "of": word.owner or None,
        "written": word.written,
        "text": word.text,
        "file": word.file,
        "line": word.line,
        "users": index.users(word),
    }


def groups(found: list[Word], index: Index) -> list[list[str]]:
    """Return the lines of each form of word, with its heading; fields stand below their kinds if these are listed."""
    listed = {(word.word, word.file) for word in found if word.form in (WordForm.KIND, WordForm.RECORD)}
    lines: list[list[str]] = []
    for form in WordForm:
        group = [word for word in found if word.form is form and not is_below(word, listed)]
        if group:
            fields = [field for field in found if is_below(field, listed)]
            entries = [[word, *(field for field in fields if owns(word, field))] for word in group]
            lines.append([HEADINGS[form], *(line for entry in entries for line in entry_lines(entry, index))])
    return lines


def is_below(word: Word, listed: set[tuple[str, str]]) -> bool:
    """Return whether a word is a field that is shown below its kind."""
    return word.form is WordForm.FIELD and (word.owner, word.file) in listed


def owns(word: Word, field: Word) -> bool:
    """Return whether a field is one of a kind or record."""
    return word.form in (WordForm.KIND, WordForm.RECORD) and (word.word, word.file) == (field.owner, field.file)


def entry_lines(entry: list[Word], index: Index) -> list[str]:
    """Return a word with its place, its text, its fields and its users."""
    word, *fields = entry
    written = f"{word.written} (of {word.owner})" if word.owner else word.written
    lines = [f"  {written}", f"      {short_path(word.file)}:{word.line}{users_text(index.users(word))}"]
    if word.text:
        lines.insert(1, f"      “{word.text}”")
    return [*lines, *(f"      {field.written} (used by {len(index.users(field))})" for field in fields)]


def users_text(users: list[str]) -> str:
    """Return how many declarations use a word, and the first of them.

    >>> users_text(["card Bear", "verb hunt"]), users_text([])
    ('; used by 2: card Bear, verb hunt', '; not used')
    """
    if not users:
        return "; not used"
    more = len(users) - SHOWN_USERS
    shown = ", ".join(users[:SHOWN_USERS])
    return f"; used by {len(users)}: {shown}{f' and {more} more' if more > 0 else ''}"
