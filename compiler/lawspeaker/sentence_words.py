"""The built-in sentences, declared once: what they take, which patterns tell them, what edits of rules do to them.

    WORDS.put       Word(preps="into onto under", several="object", keys="put_into put_onto put_under", …)

`PerSentence` has a field per word. A new word is one line there and one in `WORDS`; mypy then names every table of a
pass that has no entry for it. Everything else derives from here: the form that check demands, the words that no verb
may have, the sentences that text leaves out, the edits of `law coverage --mutate`, the table of the reference.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, Flag, auto
from typing import Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")


class PerSentence(Struct, Generic[T], frozen=True, kw_only=True):
    """Something for each built-in sentence. `raise_` is the word `raise`."""

    deal: T
    done: T
    end: T
    fail: T
    flip: T
    gain: T
    give: T
    lay: T
    look: T
    lose: T
    lower: T
    pay: T
    pick: T
    place: T
    put: T
    raise_: T
    remove: T
    reveal: T
    roll: T
    run: T
    shift: T
    show: T
    shuffle: T
    skip: T
    start: T
    stop: T
    swap: T
    text: T

    def items(self) -> Iterator[tuple[str, T]]:
        """Yield each word with what stands for it.

        >>> [word for word, _ in WORDS.items() if word.startswith("s")][:3]
        ['shift', 'show', 'shuffle']
        """
        return ((name.removesuffix("_"), getattr(self, name)) for name in self.__struct_fields__)


class Object(Enum):
    """What stands directly behind the word."""

    NONE = "nothing"
    GOODS = "amounts of resources"
    THINGS = "things, pieces or lists of them"
    OTHER = "one thing"


class RuleEdit(Enum):
    """How an edit of a rule may change a sentence."""

    NONE = "not at all"
    DROP = "it is left out"
    HIDE = "nobody learns what it shows"
    EXCHANGE = "it changes places with the next of its sort"


class Trait(Flag):
    """What else texts must know of a sentence.

    COST: a question may mention what it takes before it says what becomes of the choice. ALTERS: its objects may be
    variables, which it changes. AT_ONCE: a loop in which it stands alone is told as one sentence about all.
    """

    NONE = 0
    COST = auto()
    ALTERS = auto()
    AT_ONCE = auto()


class Word(Struct, frozen=True, kw_only=True):
    """What is declared of a sentence.

    `example` is its row in the reference. `preps` are its prepositions; its object, or what follows the preposition
    `several`, may be a list. `giving`, `otherwise` and `block` are what may follow it. `keys` are the patterns of
    its texts, in `sentences.yaml` of `lawspeaker_language`; a sentence without keys is left out of texts. `log` is
    its line in the log, "" if it has none of its own. `runtime` are the functions of `lawspeaker_runtime` that carry
    it out, "" if it is written without one. A form may leave its parts out; the facts behind it may not be forgotten.
    """

    example: str
    object: Object
    preps: str = ""
    several: str = ""
    giving: bool = False
    otherwise: bool = False
    block: bool = False
    keys: str
    log: str
    edit: RuleEdit
    traits: Trait
    runtime: str


WORDS: PerSentence[Word] = PerSentence(
    deal=Word(
        example="deal 5 from deck to hand of you",
        object=Object.OTHER,
        preps="from to into",
        keys="deal",
        log="",
        edit=RuleEdit.NONE,
        traits=Trait.NONE,
        runtime="piles.moves.deal",
    ),
    done=Word(
        example="done", object=Object.NONE, keys="done", log="", edit=RuleEdit.NONE, traits=Trait.NONE, runtime=""
    ),
    end=Word(example="end", object=Object.NONE, keys="end", log="", edit=RuleEdit.NONE, traits=Trait.NONE, runtime=""),
    fail=Word(
        example="fail", object=Object.NONE, keys="fail", log="", edit=RuleEdit.NONE, traits=Trait.NONE, runtime=""
    ),
    flip=Word(
        example="flip discard",
        object=Object.OTHER,
        keys="flip",
        log="{pile} is turned over",
        edit=RuleEdit.DROP,
        traits=Trait.NONE,
        runtime="piles.order.flip",
    ),
    gain=Word(
        example="gain 2 wood + 1 food for p",
        object=Object.GOODS,
        preps="for by",
        keys="gain gain_by",
        log="",
        edit=RuleEdit.NONE,
        traits=Trait.AT_ONCE,
        runtime="",
    ),
    give=Word(
        example="give 1 wood from p to q",
        object=Object.GOODS,
        preps="from to",
        otherwise=True,
        keys="give take give_by result",
        log="",
        edit=RuleEdit.NONE,
        traits=Trait.NONE,
        runtime="",
    ),
    lay=Word(
        example="lay x at s",
        object=Object.OTHER,
        preps="at",
        keys="lay",
        log="",
        edit=RuleEdit.NONE,
        traits=Trait.NONE,
        runtime="",
    ),
    look=Word(
        example="look at first deck",
        object=Object.NONE,
        preps="at",
        several="at",
        keys="look",
        log="",
        edit=RuleEdit.HIDE,
        traits=Trait.NONE,
        runtime="visibility.knowledge.show",
    ),
    lose=Word(
        example="lose 1 food",
        object=Object.GOODS,
        preps="for by",
        keys="lose lose_by",
        log="",
        edit=RuleEdit.NONE,
        traits=Trait.AT_ONCE,
        runtime="",
    ),
    lower=Word(
        example="lower might of you by 1",
        object=Object.OTHER,
        preps="by",
        keys="lower",
        log="",
        edit=RuleEdit.NONE,
        traits=Trait.ALTERS,
        runtime="",
    ),
    pay=Word(
        example="pay 2 wood",
        object=Object.GOODS,
        preps="by",
        otherwise=True,
        keys="pay pay_by",
        log="",
        edit=RuleEdit.NONE,
        traits=Trait.COST | Trait.AT_ONCE,
        runtime="",
    ),
    pick=Word(
        example="pick n at random from 1 to 6",
        object=Object.OTHER,
        preps="at from to for",
        keys="pick secretly",
        log="",
        edit=RuleEdit.NONE,
        traits=Trait.NONE,
        runtime="state.chance.pick_from state.chance.pick_number",
    ),
    place=Word(
        example="place a unit of you on s",
        object=Object.THINGS,
        preps="in on at",
        several="object",
        keys="place place_in",
        log="",
        edit=RuleEdit.NONE,
        traits=Trait.NONE,
        runtime="piles.moves.place_thing boards.pieces.place_pieces",
    ),
    put=Word(
        example="put c into discard",
        object=Object.THINGS,
        preps="into onto under",
        several="object",
        keys="put_into put_onto put_under",
        log="",
        edit=RuleEdit.NONE,
        traits=Trait.AT_ONCE,
        runtime=(
            "piles.moves.put_first "
            "piles.moves.put_last "
            "piles.moves.put_list_first "
            "piles.moves.put_list_last "
            "piles.unseen_moves.put_first_unseen "
            "piles.unseen_moves.put_last_unseen "
            "piles.unseen_moves.put_list_first_unseen "
            "piles.unseen_moves.put_list_last_unseen "
            "piles.whole_piles.put_all_first "
            "piles.whole_piles.put_all_last"
        ),
    ),
    raise_=Word(
        example="raise might of you by 1",
        object=Object.OTHER,
        preps="by",
        keys="raise",
        log="",
        edit=RuleEdit.NONE,
        traits=Trait.ALTERS,
        runtime="",
    ),
    remove=Word(
        example="remove 2 unit of p from s",
        object=Object.THINGS,
        preps="from",
        several="object",
        keys="remove remove_from",
        log="",
        edit=RuleEdit.NONE,
        traits=Trait.AT_ONCE,
        runtime=(
            "piles.moves.take_out "
            "piles.unseen_moves.take_out_unseen "
            "piles.whole_piles.take_out_all "
            "boards.pieces.remove_pieces"
        ),
    ),
    reveal=Word(
        example="reveal c",
        object=Object.THINGS,
        several="object",
        keys="reveal",
        log="",
        edit=RuleEdit.HIDE,
        traits=Trait.COST | Trait.AT_ONCE,
        runtime="visibility.knowledge.reveal",
    ),
    roll=Word(
        example="roll battle giving r",
        object=Object.OTHER,
        preps="for",
        giving=True,
        keys="roll secretly",
        log="",
        edit=RuleEdit.NONE,
        traits=Trait.NONE,
        runtime="state.chance.pick_number",
    ),
    run=Word(
        example="run Harvest",
        object=Object.OTHER,
        block=True,
        keys="run run_phase",
        log="",
        edit=RuleEdit.EXCHANGE,
        traits=Trait.NONE,
        runtime="",
    ),
    shift=Word(
        example="shift a unit of you from s to t",
        object=Object.OTHER,
        preps="from to",
        keys="shift",
        log="",
        edit=RuleEdit.NONE,
        traits=Trait.NONE,
        runtime="boards.pieces.move_pieces",
    ),
    show=Word(
        example="show c to p",
        object=Object.THINGS,
        preps="to",
        several="object",
        keys="show look",
        log="",
        edit=RuleEdit.HIDE,
        traits=Trait.COST,
        runtime="visibility.knowledge.show",
    ),
    shuffle=Word(
        example="shuffle deck",
        object=Object.OTHER,
        keys="shuffle",
        log="{pile} is shuffled",
        edit=RuleEdit.DROP,
        traits=Trait.NONE,
        runtime="piles.order.shuffle",
    ),
    skip=Word(example="skip", object=Object.NONE, keys="", log="", edit=RuleEdit.NONE, traits=Trait.NONE, runtime=""),
    start=Word(
        example="start combat giving b",
        object=Object.OTHER,
        giving=True,
        block=True,
        keys="start start_with field",
        log="",
        edit=RuleEdit.NONE,
        traits=Trait.NONE,
        runtime="",
    ),
    stop=Word(
        example="stop", object=Object.NONE, keys="stop", log="", edit=RuleEdit.NONE, traits=Trait.NONE, runtime=""
    ),
    swap=Word(
        example="swap x with y",
        object=Object.OTHER,
        preps="with",
        keys="swap",
        log="",
        edit=RuleEdit.NONE,
        traits=Trait.ALTERS,
        runtime="",
    ),
    text=Word(
        example='text "…"', object=Object.OTHER, keys="", log="", edit=RuleEdit.NONE, traits=Trait.NONE, runtime=""
    ),
)
BY_WORD: dict[str, Word] = dict(WORDS.items())
"""What is declared of each built-in sentence, by its word; no verb may have such a word."""
SHOWING = frozenset(word for word, declared in BY_WORD.items() if declared.edit is RuleEdit.HIDE)
DROPPED = frozenset(word for word, declared in BY_WORD.items() if declared.edit is RuleEdit.DROP)
COSTS = frozenset(word for word, declared in BY_WORD.items() if Trait.COST in declared.traits)
THINGS = frozenset(word for word, declared in BY_WORD.items() if declared.object is Object.THINGS)
GOODS_AT_ONCE = frozenset(
    w for w, said in BY_WORD.items() if Trait.AT_ONCE in said.traits and said.object is Object.GOODS
)
THINGS_AT_ONCE = frozenset(
    w for w, said in BY_WORD.items() if Trait.AT_ONCE in said.traits and said.object is Object.THINGS
)
ALTERS = frozenset(word for word, declared in BY_WORD.items() if Trait.ALTERS in declared.traits)
