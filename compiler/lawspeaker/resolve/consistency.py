"""Checks that need all declarations: cycles of kinds, fields declared twice, plurals that are taken, the lines of
the screen, and the placeholders of texts.
"""

from __future__ import annotations

import re

from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.context import Namespace, ResolveContext
from lawspeaker.resolve.declaration_lines import refuse_below
from lawspeaker.resolve.screen import screen_line
from lawspeaker.resolve.symbols import BoardForm, Kind, Signed, SignedForm, StateSym
from lawspeaker.resolve.things import OWN_LINES, known_lines
from lawspeaker.resolve.told_fields import is_told_line
from lawspeaker.resolve.types import TypeForm
from lawspeaker.source import Span
from lawspeaker_language.plurals import plural_of
from lawspeaker_language.spelling import nearest

TRUTH = "so"
"""The placeholder in the text of a yes/no value or a permission that tells which of the two it is."""
PLACEHOLDER = re.compile(r"\{([^{}: |]*)[^{}]*\}")
"""Matches `{n card}` and `{p:acc}`; the group is the parameter."""


def check_kinds(cx: ResolveContext) -> None:
    """Check kinds against their parents; called when all fields are known."""
    kinds = cx.symbols.kinds
    for kind in kinds.values():
        break_cycle(cx, kind)
    for kind in kinds.values():
        parent = kinds.get(kind.parent or "")
        for field in kind.fields.values():
            first = None if parent is None else cx.symbols.field_of(parent.name, field.name)
            if first is not None:
                cx.facts.add("L201", field.span, (first.span, "first declared here"), word=field.name, sort="field")
            elif field.name in OWN_LINES:
                cx.facts.add("L228", field.span, word=field.name)
        if kind.back is not None and cx.symbols.field_of(kind.name, kind.back) is None:
            close = nearest(kind.back, known_lines(cx.symbols, kind.name)) or ""
            cx.facts.add("L221", kind.spans["back"], word=kind.back, kind=kind.name, close=close)


def break_cycle(cx: ResolveContext, kind: Kind) -> None:
    """Report a kind that descends from itself, and remove its parent."""
    kinds = cx.symbols.kinds
    seen = [kind.name]
    parent = kind.parent
    while parent is not None and parent in kinds:
        if parent in seen:
            others = [(kinds[word].span, "and this") for word in seen[1:]]
            cx.facts.add("L235", kind.span, *others, word=kind.name)
            kind.parent = None
            return
        seen.append(parent)
        parent = kinds[parent].parent


def check_words(cx: ResolveContext) -> None:
    """Check plurals, the screen, and texts."""
    s = cx.symbols
    plurals = [(kind.plural, kind.name, kind.span) for kind in s.kinds.values()]
    plurals += [(enum.plural, enum.name, enum.span) for enum in s.enums.values()]
    plurals += [(plural_of(b.place), b.place, b.span) for b in s.boards.values() if b.form != BoardForm.PLACES]
    plurals += [(plural_of(piece.name), piece.name, piece.span) for piece in s.pieces.values()]
    for plural, word, span in plurals:
        owner = cx.owners.get((Namespace.WORD, "", plural))
        if owner is not None and owner != span:  # `piece sheep` is its own plural
            piece = "yes" if word in s.pieces else ""
            cx.facts.add("L245", owner, (span, "this has the plural"), plural=plural, word=word, piece=piece)
    for screen in s.screens:
        for line in screen.block:
            screen_line(cx, line)
    check_wordings(cx)


def check_wordings(cx: ResolveContext) -> None:
    """Check the `text` lines of verbs, values, permissions, events, states and piles."""
    s = cx.symbols
    for verb in s.verbs.values():
        assert isinstance(verb.decl, t.VerbDecl)
        texts = tuple(line for line in verb.decl.block if isinstance(line, t.Call) and line.word == "text")
        check_wording(cx, f"verb `{verb.name}`", texts, [param.name for param in verb.params], verb.span)
    for signed in (*s.values.values(), *s.permissions.values(), *s.events.values()):
        assert not isinstance(signed.decl, t.VerbDecl)
        truth = [TRUTH] if signed.form in (SignedForm.VALUE, SignedForm.PERMISSION) and signed.type == ty.YES_NO else []
        names = [*(param.name for param in signed.params), *truth]
        lines = tuple(line for line in signed.decl.wording if not (is_event(signed) and is_told_line(line)))
        check_wording(cx, f"{signed.form.value} `{signed.name}`", lines, names, signed.span)
    for resource in s.resources.values():
        if resource.tally and not is_tally(s.states.get(resource.tally)):
            cx.facts.add("L406", resource.span, word=resource.name)
    for state in s.states.values():
        check_wording(cx, f"state `{state.name}`", state.wording, [], state.span)
    for pile in s.piles.values():
        check_wording(cx, f"pile `{pile.name}`", pile.wording, [], pile.span)
        for line in pile.known:
            if line.word != "known":
                refuse_line(cx, line.span, f"pile `{pile.name}`")


def is_event(signed: Signed) -> bool:
    """Tell whether a signature is that of an event."""
    return signed.form == SignedForm.EVENT


def is_tally(state: StateSym | None) -> bool:
    """Tell whether a state has one number for each player."""
    return (
        state is not None
        and state.of is not None
        and state.of.form == TypeForm.PLAYER
        and state.by is None
        and state.type.form == TypeForm.NUMBER
    )


def refuse_line(cx: ResolveContext, span: Span, owner: str) -> None:
    """Report a line that is not allowed below its declaration."""
    lines = "its `text` or `known where …`" if owner.startswith("pile ") else "its `text`"
    cx.facts.add("L263", span, owner=owner, lines=lines)


def check_wording(cx: ResolveContext, owner: str, lines: t.Block, names: list[str], span: Span) -> None:
    """Check that there is at most one `text`, in quotes, and that every `{word}` in it is a parameter."""
    first: Span | None = None
    for line in lines:
        if not isinstance(line, t.Call) or line.word != "text":
            refuse_line(cx, line.span, owner)
            continue
        refuse_below(line, cx.facts)
        text = line.args[0] if len(line.args) == 1 and not line.phrases else None
        silent = isinstance(text, t.Word) and text.word == "nothing" and owner.startswith("verb ")
        if not silent and (not isinstance(text, t.Name) or text.kind is not None):
            cx.facts.add("L259", line.span)
            continue
        if first is not None:
            cx.facts.add("L229", line.span, (first, "the first one"), word="text", owner=owner)
        first = line.span
        if not isinstance(text, t.Name):
            continue
        for word in PLACEHOLDER.findall(text.name):
            if word not in names:
                words = {"word": word, "owner": owner, "close": nearest(word, names) or ""}
                cx.facts.add("L252", text.span, (span, "its parameters"), **words)
