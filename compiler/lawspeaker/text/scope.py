"""What words stand for while a text is written: variables by their nouns, `you`, the thing itself.

    choose victim from opponents        victim -> "that opponent"
    when rung where ringer is you       ringer -> "you"

Nothing here is in a language: the same scope serves the text and its English fallback.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from lawspeaker.parse import tree as t

LETTERS = "BCDEFGH"


@dataclass(frozen=True, slots=True)
class Sort:
    """A noun: a word of the game or of the language, and whether several are meant."""

    word: str
    many: bool = False


@dataclass(frozen=True, slots=True)
class Ref:
    """How a variable is spoken of.

    `mode` is that (`that card`), it (the element just spoken of), letter (`card B`, where two could be meant), or same
    (what stands in `expr`, said in the scope `env`).
    """

    sort: Sort
    mode: str = "that"
    letter: str = ""
    expr: t.Expr | None = None
    env: Env | None = None


@dataclass(slots=True)
class Env:
    """The words in scope. `you` is None for the reader himself; `kind` is the kind of the thing that speaks."""

    names: dict[str, Ref] = field(default_factory=dict)
    you: Ref | None = None
    kind: str = ""

    def child(self) -> Env:
        """Return a scope for an inner block or condition."""
        return Env(dict(self.names), self.you, self.kind)

    def bind(self, word: str, sort: Sort) -> Ref:
        """Bring a variable into scope; a second one of the same noun gets a letter."""
        same = [ref for name, ref in self.names.items() if ref.sort == sort and ref.mode != "same" and name != word]
        ref = Ref(sort, "letter", LETTERS[min(len(same), len(LETTERS)) - 1]) if same else Ref(sort)
        self.names[word] = ref
        return ref

    def element(self, word: str, sort: Sort) -> Env:
        """Return a scope in which a word is the element just spoken of; elements outside are `that card` again."""
        inner = self.child()
        for name, ref in inner.names.items():
            if ref.mode == "it":
                inner.names[name] = replace(ref, mode="that")
        inner.names[word] = Ref(sort, "it")
        return inner

    def let(self, word: str, sort: Sort, expr: t.Expr) -> None:
        """Make a word stand for an expression of this scope."""
        self.names[word] = Ref(sort, "same", expr=expr, env=self.child())
