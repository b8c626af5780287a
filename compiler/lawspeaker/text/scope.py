"""What words mean while a text is written: variables by their nouns, `you`, the thing itself.

    choose victim from opponents        victim -> "that opponent"
    when rung where ringer is you       ringer -> "you"

A scope is independent of the language: the text and its English fallback share it.
"""

from __future__ import annotations

from enum import Enum, auto

from msgspec import Struct, field
from msgspec.structs import replace

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_walk import tree_nodes
from lawspeaker.resolve.symbols import Thing

LETTERS = "ABCDEFGH"
NUMBER_LETTERS = "XYZ"


class Noun(Struct, frozen=True):
    """What an expression is called: a word of the game or of the language, and whether it is plural."""

    word: str
    many: bool = False


class RefMode(Enum):
    """How a text refers to a variable."""

    THAT = auto()
    """`that card`"""
    PRONOUN = auto()
    """`it`: the element that a condition is about"""
    LETTER = auto()
    """`card B`: where `that card` could mean two things"""
    INLINE = auto()
    """the expression that the variable stands for, written in its place"""
    FLAG = auto()
    """a yes/no variable, by its name"""


class Ref(Struct, frozen=True):
    """How a text refers to a variable; an INLINE one has its expression and the scope of that expression."""

    noun: Noun
    mode: RefMode = RefMode.THAT
    letter: str = ""
    expr: t.Expr | None = None
    env: Env | None = None

    @property
    def inlined(self) -> tuple[t.Expr, Env] | None:
        """Return the expression that the variable stands for, with its scope; None if it does not stand for one."""
        if self.mode != RefMode.INLINE or self.expr is None or self.env is None:
            return None
        return self.expr, self.env


class Env(Struct):
    """The words in scope. `you` is None for the reader; `kind` and `thing` are those whose text is written.

    `focus` is the variable of the player who acts in the sentence; that player’s hand is `their hand`.
    `ambiguous` are the nouns that stand for two different things somewhere in the text. All scopes of a text share the
    set. It is complete only at the end of the text, so such a text is written twice, then with `card A` and `card B`.
    `acting`: a rule that holds during an action is about what the acting player can do.
    `ownerless`: a rule that holds wherever its thing is has no owner, so every player it mentions is the reader.
    """

    names: dict[str, Ref] = field(default_factory=dict)
    you: Ref | None = None
    kind: str = ""
    thing: Thing | None = None
    focus: str = ""
    ambiguous: set[Noun] = field(default_factory=set)
    acting: bool = False
    ownerless: bool = False

    def child(self) -> Env:
        """Return a scope for an inner block or condition."""
        shared = (self.you, self.kind, self.thing, self.focus, self.ambiguous, self.acting, self.ownerless)
        return Env(dict(self.names), *shared)

    def bind(self, word: str, noun: Noun) -> Ref:
        """Add a variable; it gets a letter if its noun is ambiguous."""
        others = [ref for name, ref in self.names.items() if ref.noun == noun and name != word]
        same = [ref for ref in others if ref.mode != RefMode.INLINE]
        if same:
            self.ambiguous.add(noun)
        letter = LETTERS[min(len(same), len(LETTERS) - 1)]
        ref = Ref(noun, RefMode.LETTER, letter) if noun in self.ambiguous else Ref(noun)
        self.names[word] = ref
        return ref

    def bind_number(self, word: str, noun: Noun) -> Ref:
        """Add a number that the text calls X, Y or Z."""
        used = sum(ref.noun == noun and ref.mode == RefMode.LETTER for ref in self.names.values())
        self.names[word] = Ref(noun, RefMode.LETTER, NUMBER_LETTERS[min(used, len(NUMBER_LETTERS) - 1)])
        return self.names[word]

    def bind_flag(self, word: str, noun: Noun) -> None:
        """Add a yes/no variable, which the text calls by its name."""
        self.names[word] = Ref(noun, RefMode.FLAG)

    def inline(self, word: str, noun: Noun, expr: t.Expr) -> None:
        """Make a word stand for an expression of this scope."""
        self.names[word] = Ref(noun, RefMode.INLINE, expr=expr, env=self.child())

    def note_ambiguity(self, noun: Noun, test: t.Expr) -> None:
        """Record a noun as ambiguous if a condition about one element mentions another one of that noun."""
        for name, ref in self.names.items():
            if ref.noun == noun and ref.mode in (RefMode.THAT, RefMode.PRONOUN) and mentions(test, name):
                self.ambiguous.add(noun)

    def element(self, word: str, noun: Noun) -> Env:
        """Return a scope in which a word is the element of a condition; the elements outside are `that card` again."""
        inner = self.child()
        for name, ref in inner.names.items():
            if ref.mode == RefMode.PRONOUN:
                inner.names[name] = replace(ref, mode=RefMode.THAT)
        inner.names[word] = Ref(noun, RefMode.PRONOUN)
        inner.names.setdefault("it", inner.names[word])
        return inner

    def mode_of(self, e: t.Expr) -> RefMode | None:
        """Return how the text refers to an expression that is a variable; None if it is none."""
        return self.names[e.word].mode if isinstance(e, t.Word) and e.word in self.names else None


def mentions(tree: object, word: str) -> bool:
    """Tell whether a word occurs anywhere in a tree."""
    return any(isinstance(node, t.Word) and node.word == word for node in tree_nodes(tree))
