"""What one player may see of a game, and the values that follow from it.

Values that a `screen` declaration shows are computed from determinizations (states that look the same to the player),
never from the state itself, and shown only if all of them agree. So a screen cannot reveal hidden information.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

from msgspec import Struct, field
from rich.text import Text

from lawspeaker_runtime.boards.tiles.tile_set import TileSet
from lawspeaker_runtime.errors import NoGuess, RuleError
from lawspeaker_runtime.game.copy_order import copy_numbers, order_shown
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.game.spec_lines import spec_line_in_errors
from lawspeaker_runtime.rules.rules import EVERYONE, BoardInfo, Rules, ShownInfo, StateInfo
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_table.screen.tile_map import TileMap, tile_map_of
from lawspeaker_table.translate.translations import Translator, untranslated

DETERMINIZATIONS = 5
View = Mapping[str, object]


class PlayerView(Struct):
    """A game as one player sees it. `data` is the player's view as the engine returns it.

    `offered` and `places` are the things and places that the player may choose now, `named` the things to which a state
    on the screen refers, `shift` how far the player moved a map that is too large for the screen.
    """

    loaded: Loaded
    game: Game[BaseState]
    player: int
    translator: Translator
    data: View
    offered: frozenset[int] = frozenset()
    named: frozenset[int] = frozenset()
    cached_determinizations: list[BaseState] | None = None
    cached_values: dict[tuple[str, int], int | list[int] | None] = field(default_factory=dict)
    shift: tuple[int, int] = (0, 0)
    places: frozenset[int] = frozenset()
    cached_lines: dict[Hashable, list[Text]] = field(default_factory=dict)
    cached_infos: dict[str, list[tuple[range, ShownInfo]]] = field(default_factory=dict)
    cached_maps: dict[str, TileMap] = field(default_factory=dict)
    cached_states: dict[str, StateInfo | None] = field(default_factory=dict)
    cached_numbers: dict[int, int] | None = None
    cached_order: dict[int, int] | None = None

    @property
    def rules(self) -> Rules:
        """Return the rules with the words of the spec."""
        return self.translator.rules

    def copy_number(self, thing: int) -> int:
        """Return the number by which a thing is shown, which does not tell which copy of its card it is."""
        if self.cached_numbers is None:
            self.cached_numbers = copy_numbers(self.game.rules, self.data)
        return self.cached_numbers.get(thing, thing)

    @property
    def shown_order(self) -> dict[int, int]:
        """Return at which point of the view each thing is shown; it is cached."""
        if self.cached_order is None:
            self.cached_order = order_shown(self.game.rules, self.data)
        return self.cached_order

    def sees(self, thing: int) -> bool:
        """Return whether the player knows where a thing is; of a watcher, whether all players do."""
        return self.game.engine.sees(self.game.state, self.player, thing)

    def place_name(self, board: BoardInfo, place: int) -> str:
        """Return the name of a place in the player's language."""
        return self.translator.translated.types[board.type].name(place)

    def tile_map(self, word: str, tiles: TileSet) -> TileMap:
        """Return the map of a board laid from tiles; it is cached."""
        if word not in self.cached_maps:
            self.cached_maps[word] = tile_map_of(self.rules, self.data, word, tiles, self.game.players)
        return self.cached_maps[word]

    def draw_once(self, key: Hashable, draw: Callable[[], list[Text]]) -> list[Text]:
        """Return a copy of the lines that `draw` returns, which depend on nothing but the view and the key."""
        if (key, self.shift) not in self.cached_lines:
            self.cached_lines[key, self.shift] = draw()
        return [line.copy() for line in self.cached_lines[key, self.shift]]

    def known_value(self, word: str, of: int = -1) -> int | list[int] | None:
        """Return a value that the screen shows, or None if the player cannot know it."""
        if (word, of) not in self.cached_values:
            self.cached_values[word, of] = self.compute_if_certain(word, of)
        return self.cached_values[word, of]

    def compute_if_certain(self, word: str, of: int) -> int | list[int] | None:
        """Compute a value in every determinization; return None if the results differ or there is none."""
        screen_value = self.loaded.screen_value
        if screen_value is None:
            return None
        found: list[int | list[int]] = []
        try:
            for guess in self.determinizations():
                with spec_line_in_errors():
                    found.append(screen_value(guess, word, of, self.player))
        except (RuleError, IndexError, NoGuess):
            return None
        return found[0] if found and all(answer == found[0] for answer in found) else None

    def determinizations(self) -> list[BaseState]:
        """Return states that look the same to the player; they are cached.

        The seeds depend on the hash of the state, which includes the random stream. With fixed seeds, hidden cards
        would always be exchanged in the same way, and the values in which the states agree would reveal the cards.
        """
        if self.cached_determinizations is None:
            engine, state = self.loaded.engine, self.game.state
            if self.game.engine is not engine:  # a native engine has states of its own, which values cannot read
                state = engine.restore(self.game.engine.dump(state))
            first = self.game.hash
            try:
                self.cached_determinizations = [
                    engine.determinize(state, self.player, first + number) for number in range(DETERMINIZATIONS)
                ]
            except NoGuess:
                self.cached_determinizations = []  # only what the view itself contains can be shown
        return self.cached_determinizations

    def state(self, word: str) -> StateInfo | None:
        """Return the state that a word on the screen refers to, or None."""
        if word not in self.cached_states:
            self.cached_states[word] = next((state for state in self.rules.states if state.word == word), None)
        return self.cached_states[word]

    def info(self, word: str, thing: int) -> ShownInfo | None:
        """Return the field or value of a thing that a word on the screen refers to, or None."""
        if word not in self.cached_infos:
            shown = [info for info in self.rules.shown if info.word == word and info.of and info.of != "player"]
            self.cached_infos[word] = [(self.things_of(info.of), info) for info in shown]
        return next((info for things, info in self.cached_infos[word] if thing in things), None)

    def things_of(self, kind: str) -> range:
        """Return the things of a kind."""
        for info in self.rules.types:
            if info.word == kind and info.form == "thing":
                return range(info.first, info.first + len(info.names))
        numbers = [number for number, thing in enumerate(self.rules.things) if thing.kind == kind]
        return range(min(numbers), max(numbers) + 1) if numbers else range(0)

    def field_value(self, word: str, thing: int) -> int | list[int] | None:
        """Return a field or value of a thing as a number, or None if it has none or the player cannot know it."""
        info = self.info(word, thing)
        if info is None:
            return None
        if info.form == "value":
            return self.known_value(word, thing)
        changing = self.data.get(f"{info.of} {word}")
        if isinstance(changing, Sequence):
            part: object = changing[thing - self.things_of(info.of).start]
            return part if isinstance(part, int | list) else None
        return self.constant_field(info, thing)

    def constant_field(self, info: ShownInfo, thing: int) -> int | None:
        """Return a field that never changes as a number, or None if the spec gives no value."""
        text = dict(self.rules.things[thing].fields).get(info.word)
        kind = self.rules.types[info.type]
        if text is None:
            return None
        if kind.form == "yes_no":
            return int(text == "yes")
        if text in kind.names:
            return kind.first + kind.names.index(text)
        return int(text) if text.lstrip("-").isdecimal() else None

    def described_by(self, thing: int) -> int:
        """Return the thing whose text describes a thing: usually the thing itself."""
        for pile, word in self.rules.explains:
            if thing in things_in(self.data.get(pile)):
                found = self.field_value(word, thing)
                return found if isinstance(found, int) and found >= 0 else thing
        return thing

    def may_see(self, seen: str, owner: int) -> bool:
        """Return whether the player may see something of an owner; `seen` is the declared visibility."""
        return seen == EVERYONE or (seen == "owner" and owner == self.player)


def things_in(shown: object) -> list[int]:
    """Return all things in a pile of a view, or in the piles of all players."""
    if isinstance(shown, int):
        return [shown]
    if isinstance(shown, Sequence) and not isinstance(shown, str):
        return [thing for part in shown for thing in things_in(part)]
    return []


def view_of(
    loaded: Loaded, game: Game[BaseState], player: int, translator: Translator | None = None, *, deciding: bool = False
) -> PlayerView:
    """Return what a player sees; if `deciding`, with the things and places that the player may choose."""
    data = game.raw_view(player)
    field_value = deciding and game.player == player
    offered, places = (frozenset(offered_values(game, form) if field_value else []) for form in ("thing", "place"))
    named = frozenset(named_things(game.rules, data))
    return PlayerView(loaded, game, player, translator or untranslated(game.rules), data, offered, named, places=places)


def offered_values(game: Game[BaseState], form: str) -> list[int]:
    """Return the things or places among the options of a decision; for a choice of several, the possible first ones."""
    found: list[int] = []
    for action in game.legal:
        site = game.rules.sites[game.rules.site_of(action)]
        if not site.domains or game.rules.types[site.domains[0].type].form != form:
            continue
        offset = action - site.base
        if offset >= site.combinations:
            continue
        rest = 1
        for domain in site.domains[1:]:
            rest *= domain.size
        found.append(site.domains[0].first + offset // rest % site.domains[0].size)
    return found


def named_things(rules: Rules, data: View) -> list[int]:
    """Return the things to which a state on the screen refers, such as the current location of a player."""
    shown = {item.word for item in rules.screen}
    states = [state for state in rules.states if state.word in shown and state.of < 0]
    found = [data.get(state.word) for state in states if rules.types[state.type].form == "thing"]
    return [thing for thing in found if isinstance(thing, int) and thing >= 0]
