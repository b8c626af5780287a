"""What words stand for while a text is written: variables by their nouns, `you`, the thing itself.

    choose victim from opponents        victim -> "that opponent"
    when rung where ringer is you       ringer -> "you"

Nothing here is in a language: the same scope serves the text and its English fallback.
"""

from __future__ import annotations

from msgspec import Struct, field
from msgspec.structs import replace

from lawspeaker.check.rules.implicit_player import tree_nodes
from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Thing

LETTERS = "ABCDEFGH"


class Noun(Struct, frozen=True):
    """A noun: a word of the game or of the language, and whether several are meant."""

    word: str
    many: bool = False


class Ref(Struct, frozen=True):
    """How a variable is spoken of.

    `mode` is that (`that card`), it (the element just spoken of), letter (`card B`, where two could be meant), or same
    (what stands in `expr`, said in the scope `env`).
    """

    noun: Noun
    mode: str = "that"
    letter: str = ""
    expr: t.Expr | None = None
    env: Env | None = None


class Env(Struct):
    """The words in scope. `you` is None for the reader himself; `kind` and `thing` are of what speaks.

    `focus` is the variable of who acts in the sentence: what is theirs is `their hand`, not `that player’s hand`.
    `doubled` are the nouns that stand for two different things somewhere in the text: all scopes of a text share it. It
    is known when the text is written; so such a text is written a second time, and says `card A` and `card B`.
    `acting`: a rule that holds while somebody does something is about what he can do.
    `nobodys`: a rule that holds wherever its thing is has no `you`, so any player it speaks of is the reader.
    """

    names: dict[str, Ref] = field(default_factory=dict)
    you: Ref | None = None
    kind: str = ""
    thing: Thing | None = None
    focus: str = ""
    doubled: set[Noun] = field(default_factory=set)
    acting: bool = False
    nobodys: bool = False

    def child(self) -> Env:
        """Return a scope for an inner block or condition."""
        shared = (self.you, self.kind, self.thing, self.focus, self.doubled, self.acting, self.nobodys)
        return Env(dict(self.names), *shared)

    def bind(self, word: str, noun: Noun) -> Ref:
        """Bring a variable into scope; where there are two of the same noun, each gets a letter."""
        same = [ref for name, ref in self.names.items() if ref.noun == noun and ref.mode != "same" and name != word]
        if same:
            self.doubled.add(noun)
        ref = Ref(noun, "letter", LETTERS[min(len(same), len(LETTERS) - 1)]) if noun in self.doubled else Ref(noun)
        self.names[word] = ref
        return ref

    def asked_of(self, noun: Noun, test: t.Expr) -> None:
        """Note that a condition about one element speaks of another of the same noun."""
        for name, ref in self.names.items():
            if ref.noun == noun and ref.mode in ("that", "it") and same_word_in(test, name):
                self.doubled.add(noun)

    def element(self, word: str, noun: Noun) -> Env:
        """Return a scope in which a word is the element just spoken of; elements outside are `that card` again."""
        inner = self.child()
        for name, ref in inner.names.items():
            if ref.mode == "it":
                inner.names[name] = replace(ref, mode="that")
        inner.names[word] = Ref(noun, "it")
        return inner

    def let(self, word: str, noun: Noun, expr: t.Expr) -> None:
        """Make a word stand for an expression of this scope."""
        self.names[word] = Ref(noun, "same", expr=expr, env=self.child())


def same_word_in(e: object, word: str) -> bool:
    """Tell whether a word stands anywhere in a tree."""
    return any(isinstance(node, t.Word) and node.word == word for node in tree_nodes(e))
