"""What only the whole vocabulary can tell: kinds in a circle, fields declared twice, plurals that are taken,
lines of the screen and texts that speak of something unknown.
"""

from __future__ import annotations

import re

from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.plain_lines import refuse_below
from lawspeaker.resolve.plurals import plural_of
from lawspeaker.resolve.scope import Scope
from lawspeaker.resolve.screen import screen_line
from lawspeaker.resolve.symbols import Kind
from lawspeaker.resolve.things import OWN_LINES, known_lines
from lawspeaker.source import Span

TRUTH = "so"
BLANK = re.compile(r"\{([^{}: |]*)[^{}]*\}")  # of `{n card}` and `{p:acc}` only the parameter


def check_kinds(scope: Scope) -> None:
    """Check kinds against their parents, as soon as all fields are known."""
    kinds = scope.symbols.kinds
    for kind in kinds.values():
        break_circle(scope, kind)
    for kind in kinds.values():
        parent = kinds.get(kind.parent or "")
        for field in kind.fields.values():
            first = None if parent is None else scope.symbols.field_of(parent.name, field.name)
            if first is not None:
                scope.facts.add("L201", field.span, (first.span, "first declared here"), word=field.name, sort="field")
            elif field.name in OWN_LINES:
                scope.facts.add("L228", field.span, word=field.name)
        if kind.back is not None and scope.symbols.field_of(kind.name, kind.back) is None:
            close = nearest(kind.back, known_lines(scope.symbols, kind.name)) or ""
            scope.facts.add("L221", kind.spans["back"], word=kind.back, kind=kind.name, close=close)


def break_circle(scope: Scope, kind: Kind) -> None:
    """Report a kind that descends from itself, and let it stand alone from here on."""
    kinds = scope.symbols.kinds
    seen = [kind.name]
    parent = kind.parent
    while parent is not None and parent in kinds:
        if parent in seen:
            others = [(kinds[word].span, "and this") for word in seen[1:]]
            scope.facts.add("L235", kind.span, *others, word=kind.name)
            kind.parent = None
            return
        seen.append(parent)
        parent = kinds[parent].parent


def check_words(scope: Scope) -> None:
    """Check plurals, the screen, and texts."""
    s = scope.symbols
    plurals = [(kind.plural, kind.name, kind.span) for kind in s.kinds.values()]
    plurals += [(enum.plural, enum.name, enum.span) for enum in s.enums.values()]
    plurals += [(plural_of(b.place), b.place, b.span) for b in s.boards.values() if b.form != "places"]
    for plural, word, span in plurals:
        owner = scope.owners.get(("word", plural))
        if owner is not None:
            scope.facts.add("L245", owner, (span, "this has the plural"), plural=plural, word=word)
    for screen in s.screens:
        for line in screen.block:
            screen_line(scope, line)
    check_wordings(scope)


def check_wordings(scope: Scope) -> None:
    """Check what texts call things: the `text` lines of verbs, values, permissions, events, states and piles."""
    s = scope.symbols
    for verb in s.verbs.values():
        assert isinstance(verb.decl, t.VerbDecl)
        texts = tuple(line for line in verb.decl.block if isinstance(line, t.Call) and line.word == "text")
        check_wording(scope, f"verb `{verb.name}`", texts, [param.name for param in verb.params], verb.span)
    for signed in (*s.values.values(), *s.permissions.values(), *s.events.values()):
        assert not isinstance(signed.decl, t.VerbDecl)
        truth = [TRUTH] if signed.word in ("value", "permission") and signed.type == ty.YES_NO else []
        names = [*(param.name for param in signed.params), *truth]
        check_wording(scope, f"{signed.word} `{signed.name}`", signed.decl.wording, names, signed.span)
    for state in s.states.values():
        check_wording(scope, f"state `{state.name}`", state.wording, [], state.span)
    for pile in s.piles.values():
        check_wording(scope, f"pile `{pile.name}`", pile.wording, [], pile.span)
        for line in pile.known:
            if line.word != "known":
                refuse_line(scope, line.span, f"pile `{pile.name}`")


def refuse_line(scope: Scope, span: Span, owner: str) -> None:
    """Report a line that cannot stand below what it belongs to."""
    lines = "its `text` or `known where …`" if owner.startswith("pile ") else "its `text`"
    scope.facts.add("L263", span, owner=owner, lines=lines)


def check_wording(scope: Scope, owner: str, lines: t.Block, names: list[str], span: Span) -> None:
    """Check that there is one `text`, in quotes, and that every `{word}` in it is a parameter."""
    first: Span | None = None
    for line in lines:
        if not isinstance(line, t.Call) or line.word != "text":
            refuse_line(scope, line.span, owner)
            continue
        refuse_below(line, scope.facts)
        text = line.args[0] if len(line.args) == 1 and not line.phrases else None
        silent = isinstance(text, t.Word) and text.word == "nothing" and owner.startswith("verb ")
        if not silent and (not isinstance(text, t.Name) or text.kind is not None):
            scope.facts.add("L259", line.span)
            continue
        if first is not None:
            scope.facts.add("L229", line.span, (first, "the first one"), word="text", owner=owner)
        first = line.span
        if not isinstance(text, t.Name):
            continue
        for word in BLANK.findall(text.name):
            if word not in names:
                words = {"word": word, "owner": owner, "close": nearest(word, names) or ""}
                scope.facts.add("L252", text.span, (span, "its parameters"), **words)
