"""A language itself: its sentence patterns, articles, pronouns and plural rule, read from `patterns.<lang>.yaml`.

    patterns.fr.yaml                               Language("fr")
        articles: {the: {m: le {}, f: la {}}}  ->      .inflected(term, Form(article="the")) == "le loup"
        patterns: {gain: "gagnez {bundle}"}            .pattern("gain")

A language without such a file has no patterns: everything it is asked for is said in English and marked.
"""

from __future__ import annotations

import re
from functools import cache

from msgspec import Struct, field

from lawspeaker.source import NOWHERE
from lawspeaker.text.language.bundled_languages import CLASSES, FOLDER, Group, patterns
from lawspeaker.text.language.forms import GENDERS, SEVERAL, Form, Term
from lawspeaker.text.language.plural_classes import plural_class, plural_classes
from lawspeaker.text.language.template import Template, read_template

ENGLISH = "en"


class Language(Struct):
    """One language. `missing` collects the forms that were asked for and that a term does not have.

    `several` is the plural class for more than one when nobody counts. `cases` are those in which every term must say
    its form; a case outside of them falls back on the plain form, with the ending that `derived` gives it, if any.
    """

    code: str
    several: str = "other"
    genders: tuple[str, ...] = ()
    cases: tuple[str, ...] = ()
    derived: dict[str, str] = field(default_factory=dict)
    articles: dict[str, dict[str, str]] = field(default_factory=dict)
    terms: dict[str, Term] = field(default_factory=dict)
    patterns: dict[str, str] = field(default_factory=dict)
    read: dict[str, Template] = field(default_factory=dict)
    joins: dict[str, str] = field(default_factory=dict)
    missing: dict[tuple[str, str], Term] = field(default_factory=dict)

    def pattern(self, key: str) -> Template | None:
        """Return a pattern, read when it is first used."""
        if key not in self.read and key in self.patterns:
            self.read[key] = read_template(self.patterns[key])
        return self.read.get(key)

    @property
    def classes(self) -> tuple[str, ...]:
        """Return the plural classes that every term of more than one form must have."""
        return plural_classes(self.code)

    def number(self, count: int) -> str:
        """Return the plural class of a count."""
        found = plural_class(self.code, count)
        return found if found in self.classes else "other"

    def inflected(self, term: Term, form: Form) -> str:
        """Return a term in a form, with its article."""
        if term.adjective:
            return self.agreeing(term, form.agrees)
        text = self.bare(term, form.case, self.class_of(form.number))
        if not form.article:
            return text
        return self.article(term, form).format(text)

    def class_of(self, number: str) -> str:
        """Return the plural class of a number: nothing said is one."""
        return self.several if number == SEVERAL else number or "one"

    def agreeing(self, term: Term, keys: tuple[str, ...]) -> str:
        """Return an adjective as what it is said of wants it."""
        wanted = ["several" if key == "many" else key.replace("many.", "several.") for key in keys]
        return next((term.forms[key] for key in wanted if key in term.forms), term.name)

    def bare(self, term: Term, case: str, number: str) -> str:
        """Return a term without an article; a form it lacks is noted, and its plain form is said."""
        found = None if term.fixed else term.form(case, number)
        if found is not None:
            return found
        base = term.form("", number) or ("" if number == "one" else term.forms.get("other", "")) or term.name
        if not term.fixed and term.span != NOWHERE and (not case or case in self.cases):
            self.missing[term.name, f"{case} {number}".strip()] = term
        return self.derived.get(case, "{}").format(base)

    def article(self, term: Term, form: Form) -> str:
        """Return the pattern of an article: by case first, then by number and gender."""
        table = self.articles.get(form.article, {})
        many = form.number not in ("", "one")
        keys = [*(f"many.{gender}" for gender in term.genders), "many"] if many else [*term.genders, "one"]
        for key in [f"{form.case}.{key}" for key in keys] + [*keys, ""]:
            if key in table:
                return table[key]
        if not term.fixed and term.span != NOWHERE and any(gender in table for gender in GENDERS):
            self.missing[term.name, "gender"] = term
        return next(iter(table.values()), "{}")

    def lacking(self, term: Term, counted: bool) -> list[str]:
        """Return the forms that a term has to have in this language and does not have.

        A term of one text needs nothing. A noun of one number, or that is always several, needs that in every case; any
        other, and all that can be counted, every plural class in every case; an adjective every gender and several.
        A case without any form is named alone.
        """
        if term.fixed:
            return []
        if term.adjective:
            shared = [key for key in term.forms if key.partition(".")[0] == SEVERAL]
            return [key for key in self.genders if key not in term.forms] + ([] if shared else [SEVERAL])
        has = [word for word in CLASSES if word in term.forms]
        single = has in (["one"], [self.several], []) and not counted
        wanted = (has or ["one"]) if single else [*self.classes]
        missing = [word for word in wanted if word not in term.forms]
        for case in self.cases:
            absent = [word for word in wanted if f"{case}.{word}" not in term.forms]
            missing += [case] if absent == wanted else [f"{case} {word}" for word in absent]
        return missing

    def joined(self, text: str) -> str:
        """Return a text with its words drawn together as the language wants: `a elk`, `de le loup`."""
        for pattern, replacement in self.joins.items():
            text = compiled(pattern).sub(replacement, text)
        return text


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """Return a pattern of a language, compiled when a text is first drawn together."""
    return re.compile(pattern)


def load_language(code: str) -> Language:
    """Return a language; one that is not known has nothing but its code."""
    found = read_file(code)
    return Language(
        code,
        several=str(found.get("several", "other")),
        genders=tuple(str(found.get("genders", "")).split()),
        cases=tuple(str(found.get("cases", "")).split()),
        derived={key: str(text) for key, text in group(found, "derived").items()},
        articles={key: flat(table) for key, table in group(found, "articles").items()},
        terms={key: term_of(forms) for key, forms in group(found, "terms").items()},
        patterns={key: str(text) for key, text in group(found, "patterns").items()},
        joins={key: str(text) for key, text in group(found, "joins").items()},
    )


@cache
def read_file(code: str) -> Group:
    """Return what a shipped `patterns.<lang>.yaml` says; nothing if there is none."""
    known = patterns(code)
    if known is not None:
        return known
    import yaml

    path = FOLDER / f"patterns.{code}.yaml"
    if not re.fullmatch(r"[A-Za-z-]+", code) or not path.is_file():
        return {}
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return as_group(yaml.load(path.read_text(encoding="utf-8"), Loader=loader))


def as_group(node: object) -> Group:
    return {str(key): value for key, value in node.items()} if isinstance(node, dict) else {}


def group(found: Group, key: str) -> Group:
    return as_group(found.get(key))


def flat(node: object) -> dict[str, str]:
    """Return forms as one level of keys.

    >>> flat({"one": "вовк", "gen": {"one": "вовка"}}), flat("loup")
    ({'one': 'вовк', 'gen.one': 'вовка'}, {'': 'loup'})
    """
    if not isinstance(node, dict):
        return {"": str(node)}
    found: dict[str, str] = {}
    for key, value in node.items():
        if isinstance(value, dict):
            found |= {f"{key}.{inner}": str(text) for inner, text in value.items()}
        else:
            found[str(key)] = str(value)
    return found


def term_of(node: object) -> Term:
    """Return a term of the language itself."""
    forms = flat(node)
    gender = forms.pop("gender", "")
    return Term(forms, gender)
