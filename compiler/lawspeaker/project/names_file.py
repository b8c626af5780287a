"""Read `names.<lang>.yaml` into a `Translation`: a title, names with their forms, texts with placeholders, labels.

    names:
      wolf: {one: loup, other: loups, gender: m}    ->     Term({"one": "loup", "other": "loups"}, "m")
      food: nourriture                              ->     Term({"": "nourriture"})

A name that is a single text uses it for every form. That the game declares these names is checked later
(`text/validate.py`).
"""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

from lawspeaker.project.read_files import Reading
from lawspeaker.project.read_yaml import read_yaml
from lawspeaker.project.yaml_fields import check_keys, expect_keys, text_at
from lawspeaker.project.yaml_tree import Items, Keys, Node, Text, kind_of
from lawspeaker.source import Span
from lawspeaker_language.forms import GENDERS, Number, Term
from lawspeaker_language.translation import Translation, Wording

NAMES_KEYS = ("title", "names", "texts", "labels")
SHORT = "short"
NOT_FORMS = ("gender", SHORT)


def read_names(text: str, file: str, language: str, reading: Reading) -> Translation:
    """Return the translation in a names file, without the entries that are not valid; add facts for those."""
    what = f"`{file.rsplit('/', 1)[-1]}`"
    keys = expect_keys(read_yaml(text, file, reading), what, reading)
    if keys is None:
        return Translation()
    check_keys(keys, NAMES_KEYS, what, reading)
    title = text_at(keys, "title", "", reading)
    forms = NameForms.of(language)
    terms = {key: term_of(key, at, node, forms, reading) for key, at, node in section(keys, "names", reading)}
    return Translation(
        title.text if title else "",
        {key: term for key, term in terms.items() if term is not None},
        wordings(section(keys, "texts", reading), reading),
        wordings(section(keys, "labels", reading), reading),
    )


class NameForms(Struct, frozen=True):
    """The forms that names may have in a language: numbers, cases, and genders of adjectives."""

    numbers: tuple[str, ...]
    cases: tuple[str, ...]
    genders: tuple[str, ...]

    @staticmethod
    def of(language: str) -> NameForms:
        """Return the forms of a language."""
        from lawspeaker_language.language import load_language

        found = load_language(language)
        return NameForms(found.classes, (*found.cases, *found.derived), found.genders)


def section(keys: Keys, key: str, reading: Reading) -> list[tuple[str, Span, Node]]:
    """Return the entries of the mapping at a key, each with the span of its key."""
    _, node = keys.keys.get(key, (keys.span, None))
    if node is None or (isinstance(node, Text) and not node.text):
        return []
    if not isinstance(node, Keys):
        reading.facts.add("L022", node.span, key=key, wanted="a group of keys", found=kind_of(node))
        return []
    return [(inner, at, value) for inner, (at, value) in node.keys.items()]


def wordings(lines: list[tuple[str, Span, Node]], reading: Reading) -> dict[str, Wording]:
    """Return the entries whose values are texts; add facts for the others."""
    found: dict[str, Wording] = {}
    for key, at, node in lines:
        if isinstance(node, Text) and node.text:
            found[key] = Wording(node.span, node.text, at)
        else:
            reading.facts.add("L022", node.span, key=key, wanted="a text", found=kind_of(node))
    return found


def term_of(key: str, at: Span, node: Node, allowed: NameForms, reading: Reading) -> Term | None:
    """Return a name with its forms; add a fact and return None if it is neither a text nor a mapping of forms."""
    match node:
        case Text(_, text) if text:
            return Term({"": text}, "", at)
        case Keys():
            short = text_at(node, SHORT, "", reading)
            forms = forms_of(key, node, allowed, reading)
            return Term(forms, gender_of(node, reading), at, short.text if short else "")
        case Text() | Items():
            reading.facts.add("L022", node.span, key=key, wanted="a text or a group of forms", found=kind_of(node))
            return None
        case _:
            assert_never(node)


def forms_of(key: str, node: Keys, allowed: NameForms, reading: Reading) -> dict[str, str]:
    """Return the forms of a name: numbers, then numbers of each case; for an adjective genders and `several`."""
    forms: dict[str, str] = {}
    nested = dict.fromkeys(allowed.cases, allowed.numbers)
    if any(gender in node.keys for gender in allowed.genders):
        check_keys(node, (*allowed.genders, Number.SEVERAL, SHORT), f"the adjective `{key}`", reading)
        nested = {Number.SEVERAL: allowed.genders}
    else:
        check_keys(node, (*allowed.numbers, *NOT_FORMS, *allowed.cases), f"the name `{key}`", reading)
    for form, (_, value) in node.keys.items():
        if form in NOT_FORMS:
            continue
        if isinstance(value, Text) and value.text:
            forms[f"{form}.one" if form in allowed.cases else form] = value.text
        elif isinstance(value, Keys) and form in nested:
            check_keys(value, nested[form], f"the form `{form}`", reading)
            inner = wordings([(number, at, text) for number, (at, text) in value.keys.items()], reading)
            forms |= {f"{form}.{number}": wording.text for number, wording in inner.items()}
        else:
            reading.facts.add("L022", value.span, key=form, wanted="a text", found=kind_of(value))
    return forms


def gender_of(node: Keys, reading: Reading) -> str:
    """Return the gender of a name, or "" if it has none."""
    found = text_at(node, "gender", "", reading)
    if found is None or found.text in GENDERS:
        return found.text if found else ""
    listed = "m, ma, f or n"
    reading.facts.add("L022", found.span, key="gender", wanted=listed, found=f"`{found.text}`")
    return ""
