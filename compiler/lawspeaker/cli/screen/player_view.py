"""What one player sees of a game, for drawing: his view, and what follows from it.

Values are worked out from states that look the same to the player (`determinize`), never from the state itself, and
shown only where all of them agree. So a screen cannot tell more than its player may know, whatever it asks for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from lawspeaker.cache.load_package import Loaded
from lawspeaker.cli.play.translations import Sayings, plain_sayings
from lawspeaker_runtime.errors import NoGuess, RuleError
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.trace import spec_line_in_errors
from lawspeaker_runtime.rules.rules import EVERYONE, Rules, ShownInfo
from lawspeaker_runtime.state.base_state import BaseState

GUESSES = 5
View = Mapping[str, object]


class Sight(Struct):
    """A game as one player sees it; `offered` and `places` are what he may choose among just now, `named` the things
    that a state on the screen is about, `shift` how far he moved a map that is too large for the screen.
    """

    loaded: Loaded
    game: Game[BaseState]
    player: int
    says: Sayings
    view: View
    offered: frozenset[int] = frozenset()
    named: frozenset[int] = frozenset()
    guesses: list[BaseState] | None = None
    answers: dict[tuple[str, int], int | list[int] | None] = field(default_factory=dict)
    shift: tuple[int, int] = (0, 0)
    places: frozenset[int] = frozenset()

    @property
    def rules(self) -> Rules:
        """Return the rules as they are written."""
        return self.says.rules

    def worked_out(self, word: str, of: int = -1) -> int | list[int] | None:
        """Return a value that the screen asks for, None where it cannot be told."""
        if (word, of) not in self.answers:
            self.answers[word, of] = self.agreed(word, of)
        return self.answers[word, of]

    def agreed(self, word: str, of: int) -> int | list[int] | None:
        """Work a value out from every guess; None if they differ, or if there is no answer."""
        screen_value = self.loaded.screen_value
        if screen_value is None:
            return None
        found: list[int | list[int]] = []
        try:
            for guess in self.guessed():
                with spec_line_in_errors():
                    found.append(screen_value(guess, word, of, self.player))
        except (RuleError, IndexError, NoGuess):
            return None
        return found[0] if found and all(answer == found[0] for answer in found) else None

    def guessed(self) -> list[BaseState]:
        """Return states that look the same to the player, made when first needed.

        The seeds come from the hash, which has the random stream in it. With fixed seeds, hidden cards would always be
        exchanged in the same way, and where the guesses agree would tell how the cards lie.
        """
        if self.guesses is None:
            engine = self.loaded.engine
            state = engine.restore(self.game.engine.dump(self.game.state))
            first = self.game.hash
            try:
                self.guesses = [engine.determinize(state, self.player, first + number) for number in range(GUESSES)]
            except NoGuess:
                self.guesses = []  # nothing can be told but what the view says
        return self.guesses

    def info(self, word: str, thing: int) -> ShownInfo | None:
        """Return what a word means when it is asked of a thing."""
        for info in self.rules.shown:
            if info.word == word and info.of and info.of != "player" and thing in self.things_of(info.of):
                return info
        return None

    def things_of(self, kind: str) -> range:
        """Return the things of a kind."""
        for info in self.rules.types:
            if info.word == kind and info.form == "thing":
                return range(info.first, info.first + len(info.names))
        numbers = [number for number, thing in enumerate(self.rules.things) if thing.kind == kind]
        return range(min(numbers), max(numbers) + 1) if numbers else range(0)

    def asked(self, word: str, thing: int) -> int | list[int] | None:
        """Return a field or value of a thing as a number, None if the player cannot know it or there is none."""
        info = self.info(word, thing)
        if info is None:
            return None
        if info.form == "value":
            return self.worked_out(word, thing)
        changing = self.view.get(f"{info.of} {word}")
        if isinstance(changing, Sequence):
            part: object = changing[thing - self.things_of(info.of).start]
            return part if isinstance(part, int | list) else None
        return self.printed(info, thing)

    def printed(self, info: ShownInfo, thing: int) -> int | None:
        """Return a field that never changes as a number, None if the spec does not say it."""
        text = dict(self.rules.things[thing].fields).get(info.word)
        kind = self.rules.types[info.type]
        if text is None:
            return None
        if kind.form == "yes_no":
            return int(text == "yes")
        if text in kind.names:
            return kind.first + kind.names.index(text)
        return int(text) if text.lstrip("-").isdecimal() else None

    def explains(self, thing: int) -> int:
        """Return the thing whose text tells what a thing does: as a rule itself."""
        for pile, word in self.rules.explains:
            if thing in things_in(self.view.get(pile)):
                found = self.asked(word, thing)
                return found if isinstance(found, int) and found >= 0 else thing
        return thing

    def may_see(self, seen: str, owner: int) -> bool:
        """Tell whether the player sees what an owner has."""
        return seen == EVERYONE or (seen == "owner" and owner == self.player)


def things_in(shown: object) -> list[int]:
    """Return all things in a pile of a view, or in everybody's pile of that name."""
    if isinstance(shown, int):
        return [shown]
    if isinstance(shown, Sequence) and not isinstance(shown, str):
        return [thing for part in shown for thing in things_in(part)]
    return []


def look(
    loaded: Loaded, game: Game[BaseState], player: int, says: Sayings | None = None, *, deciding: bool = False
) -> Sight:
    """Return what a player sees; `deciding` marks what he may choose."""
    view = game.view(player)
    asked = deciding and game.player == player
    offered, places = (frozenset(offered_values(game, form) if asked else []) for form in ("thing", "place"))
    named = frozenset(named_things(game.rules, view))
    return Sight(loaded, game, player, says or plain_sayings(game.rules), view, offered, named, places=places)


def offered_values(game: Game[BaseState], form: str) -> list[int]:
    """Return the things or places among the options of a decision; of a choice of two, those that may come first."""
    found: list[int] = []
    for action in game.legal:
        site = game.rules.sites[game.rules.site_of(action)]
        if not site.domains or game.rules.types[site.domains[0].type].form != form:
            continue
        offset = action - site.base
        if site.decline and offset == site.size - 1:
            continue
        rest = 1
        for domain in site.domains[1:]:
            rest *= domain.size
        found.append(site.domains[0].first + offset // rest % site.domains[0].size)
    return found


def named_things(rules: Rules, view: View) -> list[int]:
    """Return the things that a state on the screen is about, such as where somebody stands."""
    shown = {item.word for item in rules.screen}
    kept = [state for state in rules.states if state.word in shown and state.of < 0]
    found = [view.get(state.word) for state in kept if rules.types[state.type].form == "thing"]
    return [thing for thing in found if isinstance(thing, int) and thing >= 0]
