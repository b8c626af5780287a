"""A language: its sentence patterns, articles, pronouns and plural rule, loaded from `patterns.<lang>.yaml`.

    patterns.fr.yaml                               Language("fr")
        articles: {the: {m: le {}, f: la {}}}  ->      .inflect(term, Form(article="the")) == "le loup"
        patterns: {gain: "gagnez {bundle}"}            .pattern("gain")

A language without such a file has no patterns; its texts are written in English and marked.
"""

from __future__ import annotations

import re
from functools import cache

from msgspec import Struct, field

from lawspeaker_language.bundled_languages import FOLDER, SENTENCES, Group, bundled_patterns
from lawspeaker_language.forms import GENDERS, PLURAL, PLURAL_CLASSES, Form, Number, Term
from lawspeaker_language.plural_classes import plural_class, plural_classes
from lawspeaker_language.span import NOWHERE
from lawspeaker_language.template import Template, read_template

ENGLISH = "en"


class Language(Struct):
    """One language, and the forms that its texts needed and that a term lacks (`missing`).

    `several` is the plural class for more than one without a count. `cases` are those in which every term must have a
    form. Any other case uses the base form, with the ending that `derived` gives for it: by the key `""`, `many` for
    several, or `many.s` for several of a form that ends in `s`. `read` caches the patterns that have been parsed;
    `joins` are replacements that contract neighbouring words. In the cases of `one_plural`, all plural classes have the
    form of `several`.
    """

    code: str
    several: Number = Number.OTHER
    genders: tuple[str, ...] = ()
    cases: tuple[str, ...] = ()
    one_plural: tuple[str, ...] = ()
    derived: dict[str, dict[str, str]] = field(default_factory=dict)
    articles: dict[str, dict[str, str]] = field(default_factory=dict)
    terms: dict[str, Term] = field(default_factory=dict)
    patterns: dict[str, str] = field(default_factory=dict)
    log: dict[str, str] = field(default_factory=dict)
    read: dict[str, Template] = field(default_factory=dict)
    joins: dict[str, str] = field(default_factory=dict)
    missing: dict[tuple[str, str], Term] = field(default_factory=dict)

    def pattern(self, key: str) -> Template | None:
        """Return a pattern, parsed on first use; None if the language does not have it."""
        if key not in self.read and key in self.patterns:
            self.read[key] = read_template(self.patterns[key])
        return self.read.get(key)

    @property
    def classes(self) -> tuple[Number, ...]:
        """Return the plural classes that every term of more than one form must have.

        They are those of counts, and `several` if the patterns of the language keep it apart from all of them.
        """
        counted = plural_classes(self.code)
        return counted if self.several in counted or not self.patterns else (*counted, self.several)

    def number(self, count: int) -> Number:
        """Return the plural class of a count."""
        found = plural_class(self.code, count)
        return found if found in self.classes else Number.OTHER

    def inflect(self, term: Term, form: Form) -> str:
        """Return a term in a form, with its article."""
        if term.adjective:
            return self.inflect_adjective(term, form.agrees)
        text = self.inflect_noun(term, form.case, self.class_of(form.number))
        if not form.article:
            return text
        return self.article(term, form).format(text)

    def class_of(self, number: str) -> str:
        """Return the plural class of a number; the default is `one`."""
        return self.several if number == Number.SEVERAL else number or Number.ONE

    def inflect_adjective(self, term: Term, keys: tuple[str, ...]) -> str:
        """Return an adjective in the form that agrees with the keys of a noun."""
        several = Number.SEVERAL.value
        wanted = [several if key == PLURAL else key.replace(f"{PLURAL}.", f"{several}.") for key in keys]
        return next((term.forms[key] for key in wanted if key in term.forms), term.name)

    def inflect_noun(self, term: Term, case: str, number: str) -> str:
        """Return a term without an article; record a missing form and use the base form instead."""
        found = None if term.fixed else term.form(case, self.form_key(case, number))
        if found is not None:
            return found
        plural = "" if number == Number.ONE else term.forms.get(Number.OTHER, "")
        base = term.form("", number) or plural or term.name
        if not term.fixed and term.span != NOWHERE and (not case or case in self.cases):
            self.missing[term.name, f"{case} {number}".strip()] = term
        return self.derive(base, case, number != Number.ONE)

    def derive(self, base: str, case: str, several: bool) -> str:
        """Return a base form with the ending of a case; that of several may depend on how the base form ends."""
        endings = self.derived.get(case, {})
        after = (f"{PLURAL}.{base[-1:]}", PLURAL) if several else ()
        return next((endings[key] for key in (*after, "") if key in endings), "{}").format(base)

    def form_key(self, case: str, number: str) -> str:
        """Return the plural class whose form a number has in a case."""
        return self.several if number != Number.ONE and case in self.one_plural else number

    def article(self, term: Term, form: Form) -> str:
        """Return the pattern of an article: by case first, then by number and gender."""
        table = self.articles.get(form.article, {})
        plural = form.number not in ("", Number.ONE)
        singular_keys, plural_keys = [*term.genders, Number.ONE], [f"{PLURAL}.{gender}" for gender in term.genders]
        keys = [*plural_keys, PLURAL] if plural else singular_keys
        for key in [f"{form.case}.{key}" for key in keys] + [*keys, ""]:
            if key in table:
                return table[key]
        if not term.fixed and term.span != NOWHERE and any(gender in table for gender in GENDERS):
            self.missing[term.name, "gender"] = term
        return next(iter(table.values()), "{}")

    def missing_forms(self, term: Term, counted: bool) -> list[str]:
        """Return the forms that a term must have in this language and does not have.

        A term of one text needs nothing. A noun with only one number needs that number in every case. Any other noun,
        and every noun that can be counted, needs every plural class in every case; an adjective needs every gender and
        `several`. If a whole case is missing, only the case is listed.
        """
        if term.fixed:
            return []
        if term.adjective:
            has_several = any(key.partition(".")[0] == Number.SEVERAL for key in term.forms)
            genders = [gender for gender in self.genders if gender not in term.forms]
            return genders if has_several else [*genders, Number.SEVERAL]
        has = [number for number in PLURAL_CLASSES if number in term.forms]
        single = has in ([Number.ONE], [self.several], []) and not counted
        wanted = (has or [Number.ONE]) if single else [*self.classes]
        missing: list[str] = [number for number in wanted if number not in term.forms]
        for case in self.cases:
            needed = list(dict.fromkeys(self.form_key(case, number) for number in wanted))
            absent = [number for number in needed if f"{case}.{number}" not in term.forms]
            missing += [case] if absent == needed else [f"{case} {number}" for number in absent]
        return missing

    def contract(self, text: str) -> str:
        """Return a text with neighbouring words contracted as the language wants: `an elk`, `du loup`."""
        for pattern, replacement in self.joins.items():
            text = compile_pattern(pattern).sub(replacement, text)
        return text


@cache
def compile_pattern(pattern: str) -> re.Pattern[str]:
    """Return a compiled regular expression of `joins`."""
    return re.compile(pattern)


def load_language(code: str) -> Language:
    """Return a language; one without a pattern file has only its code."""
    found = read_file(code)
    return Language(
        code,
        several=Number(str(found.get("several", Number.OTHER))),
        genders=tuple(str(found.get("genders", "")).split()),
        cases=tuple(str(found.get("cases", "")).split()),
        one_plural=tuple(str(found.get("one_plural", "")).split()),
        derived={key: flatten(table) for key, table in group(found, "derived").items()},
        articles={key: flatten(table) for key, table in group(found, "articles").items()},
        terms={key: term_of(forms) for key, forms in group(found, "terms").items()},
        patterns={key: str(text) for key, text in group(found, "patterns").items()},
        log={key: str(text) for key, text in group(found, "log").items()},
        joins={key: str(text) for key, text in group(found, "joins").items()},
    )


@cache
def read_file(code: str) -> Group:
    """Return the patterns, words and log lines of a language; empty if there is no such file."""
    known = bundled_patterns(code)
    if known is not None:
        return known
    if not re.fullmatch(r"[A-Za-z-]+", code) or not (FOLDER / f"patterns.{code}.yaml").is_file():
        return {}
    return read_files(code)


def read_files(code: str) -> Group:
    """Return what `patterns.<lang>.yaml` says, with the patterns and log lines of the language in `sentences.yaml`."""
    own, shared = read_yaml(f"patterns.{code}.yaml"), read_yaml(SENTENCES)
    return {
        **own,
        "patterns": {**group(own, "patterns"), **in_language(group(shared, "patterns"), code)},
        "log": in_language(group(shared, "log"), code),
    }


def in_language(texts: Group, code: str) -> Group:
    """Return the texts of one language.

    >>> in_language({"gain": {"en": "gain {bundle}", "fr": "gagnez {bundle}"}, "done": {"en": "stop here"}}, "fr")
    {'gain': 'gagnez {bundle}'}
    """
    return {key: said[code] for key in texts if code in (said := group(texts, key))}


def read_yaml(name: str) -> Group:
    """Return the content of a pattern file."""
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return as_group(yaml.load((FOLDER / name).read_text(encoding="utf-8"), Loader=loader))


def as_group(node: object) -> Group:
    """Return a YAML mapping with its keys as strings; empty if the node is no mapping."""
    return {str(key): value for key, value in node.items()} if isinstance(node, dict) else {}


def group(found: Group, key: str) -> Group:
    """Return the mapping below a key."""
    return as_group(found.get(key))


def flatten(node: object) -> dict[str, str]:
    """Return forms as one level of keys.

    >>> flatten({"one": "вовк", "gen": {"one": "вовка"}}), flatten("loup")
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
    forms = flatten(node)
    gender = forms.pop("gender", "")
    return Term(forms, gender)
