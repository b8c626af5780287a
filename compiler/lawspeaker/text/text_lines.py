"""The `text` lines of declarations, and the keys by which a translation replaces them."""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Signed, SignedForm


def text_line(lines: t.Block) -> t.Name | None:
    """Return the text of the `text` line in the block of a declaration."""
    for line in lines:
        match line:
            case t.Call(_, "text", (t.Name() as text,)):
                return text
            case _:
                pass
    return None


def is_silent(signed: Signed) -> bool:
    """Tell whether a verb has the line `text nothing`, so that no text mentions it."""
    lines = signed.decl.block if isinstance(signed.decl, t.VerbDecl) else ()
    for line in lines:
        match line:
            case t.Call(_, "text", (t.Word(_, "nothing"),)):
                return True
            case _:
                pass
    return False


def text_of(signed: Signed) -> t.Name | None:
    """Return the text of the `text` line of a verb, value, permission or event."""
    decl = signed.decl
    return text_line(decl.block if isinstance(decl, t.VerbDecl) else decl.wording)


def text_key(signed: Signed) -> str:
    """Return the key below `texts` that means just this declaration: `verb forage`, `can hunt`."""
    return f"{'can' if signed.form == SignedForm.PERMISSION else signed.form.value} {signed.name}"
