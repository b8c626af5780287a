"""Whether being asked, or an end, tells a player more than the answers do.

    the game:  Blue is asked "boast?", Blue declines, and Red is next
    a guess:   Red is next                                  Red has learned something from the question alone

Which player decides is public. If each answer shows as much as the question, as with a card that has to be played if
there is one, nothing is told.
"""

from __future__ import annotations

from lawspeaker_runtime.checks.leaks.leak import Leak, Sort
from lawspeaker_runtime.checks.leaks.observer import Observer, Segment
from lawspeaker_runtime.game.engine import S
from lawspeaker_runtime.game.labels import split
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.pile_state import PileState

MAX_ANSWERS = 4
MAX_FORKS = 3
Observation = tuple[object, ...]


def interrupted(observer: Observer[S], one: Segment[S], two: Segment[S], step: int) -> Leak[S] | None:
    """Return a leak if one world waits for a decision where the other went on, perhaps to the end of the game."""
    if observer.is_open(one.state) or observer.is_open(two.state):
        return None
    for asked, longer in ((one, two), (two, one)):
        read = observer.sentences(asked)
        if read == observer.sentences(longer)[: len(read)]:
            leak = asked_only_in(observer, asked, longer, step) or ended_only_in(observer, asked, longer, step)
            if leak is not None:
                return leak
    return None


def asked_instead(observer: Observer[S], one: Segment[S], two: Segment[S], step: int) -> Leak[S] | None:
    """Return a leak if another player is asked in one world than in the other, and no answer tells why."""
    a, b = one.state, two.state
    if same_endings(observer, a, b):
        sort = Sort.ASKED if observer.player in (a.player, b.player) else Sort.WATCHED
        return Leak(sort, observer.player, *((b, a) if b.player == observer.player else (a, b)), step)
    return asked_only_in(observer, one, two, step) or asked_only_in(observer, two, one, step)


def asked_only_in(observer: Observer[S], asked: Segment[S], other: Segment[S], step: int) -> Leak[S] | None:
    """Return a leak if a decision in one world, which the other world lacks, reveals something."""
    s, waiting = asked.state, other.state
    if observer.engine.over(s) or observer.is_open(s):
        return None
    if not observer.engine.over(waiting) and (s.player, s.site) == (waiting.player, waiting.site):
        return None  # both ask this; they differ in what the player sees
    if s.player != observer.player and asked.action != other.action and not observer.chooser:
        return None  # the worlds differ in more than the choice, which is compared by itself (`secret_choices.py`)
    sort = Sort.ASKED if s.player == observer.player else Sort.WATCHED
    tells = tells_alone(observer, asked, other, MAX_FORKS)
    return Leak(sort, observer.player, s, waiting, step) if tells else None


def tells_alone(observer: Observer[S], asked: Segment[S], other: Segment[S], forks: int) -> bool:
    """Tell whether a decision reveals more to the player than the answers to it do.

    It does if some answer leads to the same observations as in the world without the decision. If a player must
    play a card, and draws one if there is none to play, being asked reveals nothing beyond the play.
    """
    if forks == 0 or observer.engine.over(asked.state):
        return False
    seen = observer.sentences(other)
    for action in observer.engine.legal(asked.state)[-MAX_ANSWERS:]:
        after = observer.carry_out(asked.state, action, other.outcomes[len(asked.outcomes) :])
        if after is None:
            continue
        joined = Segment(asked.action, after.state, asked.notes + after.notes[1:], asked.outcomes + after.outcomes)
        read = observer.sentences(joined)
        if read == seen and observer.visible(after.state) == observer.visible(other.state):
            if observer.differs_in_secret(after.state, other.state):
                return True
        elif read == seen[: len(read)] and tells_alone(observer, joined, other, forks - 1):
            return True
    return False


def same_endings(observer: Observer[S], a: S, b: S) -> bool:
    """Tell whether some answers in two worlds look the same to the player, and are not the same."""
    after = endings(observer, b)
    return any(
        observer.differs_in_secret(s, after[observation])
        for observation, s in endings(observer, a).items()
        if observation in after
    )


def endings(observer: Observer[S], s: S) -> dict[Observation, S]:
    """Return what the player may observe after some answers to the pending decision, and who is asked what then."""
    found: dict[Observation, S] = {}
    for action in observer.engine.legal(s)[-MAX_ANSWERS:]:
        after = observer.carry_out(s, action, [])
        if after is not None:
            seen = observer.sentences(Segment(action, after.state, after.notes[1:], []))
            state = after.state
            found[(*seen, observer.visible(state), int(state.player), int(state.site))] = state
    return found


def ended_only_in(observer: Observer[S], ended: Segment[S], other: Segment[S], step: int) -> Leak[S] | None:
    """Return a leak if the game is over in one world and goes on in the other, and nothing was told of the reason.

    A `win` or `lose` that is met tells it by its name, and so does what all see: an event, a thing, a state.
    """
    engine, a, b = observer.engine, ended.state, other.state
    if not engine.over(a) or engine.over(b) or engine.ending(a) >= 0 or observer.is_open(b):
        return None
    if not could_be_asked(observer, a, b) or not observer.differs_in_secret(a, b):
        return None  # perhaps the game ends because there is nothing to choose, which choosing shows as well
    same_log = len(observer.sentences(ended)) == len(observer.sentences(other))
    words = None if same_log else {state.word for state in observer.rules.states}
    same = observer.shown_beside_turns(a, words) == observer.shown_beside_turns(b, words)
    return Leak(Sort.ENDED, observer.player, b, a, step) if same else None


def could_be_asked(observer: Observer[S], s: S, other: S) -> bool:
    """Tell whether something that is offered in the other world could be offered in this one, too."""
    if not isinstance(s, PileState) or not isinstance(other, PileState):
        return True
    offered = [things_of(observer.rules, action) for action in observer.engine.legal(other)]
    return any(all(s.at[thing] == other.at[thing] for thing in things) for things in offered)


def things_of(rules: Rules, action: int) -> list[int]:
    """Return the things that an option names."""
    site = rules.sites[rules.site_of(action)]
    if action - site.base >= site.combinations:
        return []
    numbers = zip(site.domains, split(site, action - site.base)[1], strict=True)
    return [domain.first + digit for domain, digit in numbers if rules.types[domain.type].form == "thing"]
