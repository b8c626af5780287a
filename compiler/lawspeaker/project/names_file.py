"""`names.<lang>.yaml` to a Translation: a title, names with their forms, texts with holes, labels.

    names:
      wolf: {one: loup, other: loups, gender: m}    ->     Term({"one": "loup", "other": "loups"}, "m")
      food: nourriture                              ->     Term({"": "nourriture"})

A name that is only a text has one form for everything. Whether the game declares the keys is not known here.
"""

from __future__ import annotations

from msgspec import Struct

from lawspeaker.project.manifest import group, known, text_of
from lawspeaker.project.read_files import Reading
from lawspeaker.project.yaml_text import Keys, Node, Text, read_yaml, sort_of
from lawspeaker.source import Span
from lawspeaker.text.language.forms import GENDERS, SEVERAL, Term
from lawspeaker.text.language.translation import Translation, Wording

NAMES_KEYS = ("title", "names", "texts", "labels")


def read_names(text: str, file: str, language: str, reading: Reading) -> Translation:
    """Return what a file of names says; what is not in order gives facts and is left out."""
    what = f"`{file.rsplit('/', 1)[-1]}`"
    keys = group(read_yaml(text, file, reading), what, reading)
    if keys is None:
        return Translation()
    known(keys, NAMES_KEYS, what, reading)
    title = text_of(keys, "title", "", reading)
    shape = Shape.of(language)
    terms = {key: term_of(key, at, node, shape, reading) for key, at, node in section(keys, "names", reading)}
    return Translation(
        title.text if title else "",
        {key: term for key, term in terms.items() if term is not None},
        wordings(section(keys, "texts", reading), reading),
        wordings(section(keys, "labels", reading), reading),
    )


class Shape(Struct, frozen=True):
    """The forms that a name may have in a language: numbers, cases, and genders of adjectives."""

    numbers: tuple[str, ...]
    cases: tuple[str, ...]
    genders: tuple[str, ...]

    @staticmethod
    def of(language: str) -> Shape:
        """Return the shape of a language's names."""
        from lawspeaker.text.language.language import load_language

        found = load_language(language)
        return Shape(found.classes, (*found.cases, *found.derived), found.genders)


def section(keys: Keys, key: str, reading: Reading) -> list[tuple[str, Span, Node]]:
    """Return the lines below a key."""
    _, node = keys.keys.get(key, (keys.span, None))
    if node is None or (isinstance(node, Text) and not node.text):
        return []
    if not isinstance(node, Keys):
        reading.facts.add("L022", node.span, key=key, wanted="a group of keys", found=sort_of(node))
        return []
    return [(inner, at, value) for inner, (at, value) in node.keys.items()]


def wordings(lines: list[tuple[str, Span, Node]], reading: Reading) -> dict[str, Wording]:
    """Return lines whose values are texts."""
    found: dict[str, Wording] = {}
    for key, at, node in lines:
        if isinstance(node, Text) and node.text:
            found[key] = Wording(node.span, node.text, at)
        else:
            reading.facts.add("L022", node.span, key=key, wanted="a text", found=sort_of(node))
    return found


def term_of(key: str, at: Span, node: Node, shape: Shape, reading: Reading) -> Term | None:
    """Return a name with its forms; None, with a fact, if it is neither a text nor a group of forms."""
    match node:
        case Text(_, text) if text:
            return Term({"": text}, "", at)
        case Keys():
            return Term(forms_of(key, node, shape, reading), gender_of(node, reading), at)
        case _:
            reading.facts.add("L022", node.span, key=key, wanted="a text or a group of forms", found=sort_of(node))
            return None


def forms_of(key: str, node: Keys, shape: Shape, reading: Reading) -> dict[str, str]:
    """Return the forms below a name: numbers, numbers below each case; of an adjective genders, and several."""
    forms: dict[str, str] = {}
    allowed = dict.fromkeys(shape.cases, shape.numbers)
    if any(gender in node.keys for gender in shape.genders):
        known(node, (*shape.genders, SEVERAL), f"the adjective `{key}`", reading)
        allowed = {SEVERAL: shape.genders}
    else:
        known(node, (*shape.numbers, "gender", *shape.cases), f"the name `{key}`", reading)
    for form, (_, value) in node.keys.items():
        if isinstance(value, Text) and value.text and form != "gender":
            forms[f"{form}.one" if form in shape.cases else form] = value.text
        elif isinstance(value, Keys) and form in allowed:
            known(value, allowed[form], f"the form `{form}`", reading)
            inner = wordings([(number, at, text) for number, (at, text) in value.keys.items()], reading)
            forms |= {f"{form}.{number}": wording.text for number, wording in inner.items()}
        elif form != "gender":
            reading.facts.add("L022", value.span, key=form, wanted="a text", found=sort_of(value))
    return forms


def gender_of(node: Keys, reading: Reading) -> str:
    """Return the gender of a name, if it says one."""
    found = text_of(node, "gender", "", reading)
    if found is None or found.text in GENDERS:
        return found.text if found else ""
    listed = "m, ma, f or n"
    reading.facts.add("L022", found.span, key="gender", wanted=listed, found=f"`{found.text}`")
    return ""
