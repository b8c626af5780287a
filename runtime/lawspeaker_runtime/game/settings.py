"""The settings of a new game: from the words of a user to the numbers of an engine.

    {"edition": "fr", "guild": ["Wolf", "Goat"], "storms": True}   ->   [[1], [4, 2], [1]]

The result has one list for each option of the rules, in their order: one value, or one for each player. An option that
is not set has its default, which may depend on the number of players and other options; things that must differ
between players are dealt at random from the seed. An option whose requirement does not hold is rejected, unless it is
at its default.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from operator import index
from typing import SupportsIndex

from lawspeaker_runtime.errors import BadOption, Refused, did_you_mean, quoted_list
from lawspeaker_runtime.rules.rules import Chosen, OptionInfo, Rules
from lawspeaker_runtime.rules.values import TypeInfo
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.chance import draw
from lawspeaker_runtime.state.dealt_options import ANY, DEALT, GIVEN, OPTION_SEED
from lawspeaker_runtime.state.secure_stream import OPTIONS, SECURE_SEED_BITS
from lawspeaker_runtime.state.secure_stream import secure as secure_stream

SEED_BITS = 64
YES_NO = {"yes": 1, "no": 0, "true": 1, "false": 0, "on": 1, "off": 0}


def read_players(rules: Rules, players: int | None) -> int:
    """Return the number of players, by default the fewest possible."""
    low, high = rules.players
    if players is None:
        return low
    if players in range(low, high + 1):
        return int(players)
    allowed = f"exactly {low}" if low == high else f"{low} to {high}"
    raise BadOption(f"{rules.title} is for {allowed} players, not {players!r}")


def read_seed(seed: SupportsIndex) -> int:
    """Return the lowest 64 bits of a seed as a signed number, which native code can represent.

    >>> read_seed(7), read_seed(2**64 - 1), read_seed(2**64 + 7)
    (7, -1, 7)
    """
    half = 1 << (SEED_BITS - 1)
    return (whole_seed(seed) + half) % (2 * half) - half


def whole_seed(seed: SupportsIndex) -> int:
    """Return a seed as an int, also if it is a number of another library; raise BadOption if it is no whole number."""
    try:
        return index(seed)
    except TypeError:
        raise BadOption(f"a seed is a whole number, not {seed!r}") from None


def seed_of(seed: SupportsIndex | None, secure: bool) -> int:
    """Return the seed of a new game: 0, or a secret one for secure chance, if none is given."""
    if seed is None:
        return secrets.randbits(SECURE_SEED_BITS) if secure else 0
    number = whole_seed(seed)
    if secure and abs(number) >> SECURE_SEED_BITS:
        raise BadOption(f"a seed of secure chance has at most {SECURE_SEED_BITS} bits")
    return number


def read_options(
    rules: Rules, players: int, seed: int, given: Mapping[str, object] | None, secure: bool = False
) -> list[list[int]]:
    """Return the values of all options; raise BadOption if the given ones are not possible."""
    settings = by_word(rules, given or {})
    chance = BaseState(players, read_seed(seed) ^ OPTION_SEED)
    if secure:
        secure_stream(chance, seed, OPTIONS)
    chosen = Settings(rules, players)
    for option in sorted(rules.options, key=lambda option: rules.types[option.type].form == "thing"):
        if not option.per_player and settings.get(option.word) is not None:
            able = in_game(rules, option, chosen)
            chosen.found[option.word] = read_value(rules, able, settings[option.word])
    dealt: dict[str, list[int]] = {}
    for option in rules.options:
        if option.per_player:
            able = in_game(rules, option, chosen)
            dealt[option.word] = read_each(rules, able, chosen, settings.get(option.word), chance)
    values = [dealt[option.word] if option.per_player else [chosen[option.word]] for option in rules.options]
    check_needs(chosen, values)
    return values


def dealing_plan(rules: Rules, players: int, given: Mapping[str, object] | None = None) -> list[list[int]]:
    """Return what `deal_options` needs for games with some settings; [] if options have to be read for each game."""
    values = read_options(rules, players, 0, given)
    settings = by_word(rules, given or {})
    chosen = Settings(rules, players)
    chosen.found = {
        option.word: value[0] for option, value in zip(rules.options, values, strict=True) if not option.per_player
    }
    plan: list[list[int]] = []
    for option, value in zip(rules.options, values, strict=True):
        if not option.per_player or not option.different:
            plan.append([GIVEN, *value])
        elif option.needs:  # whether they hold is asked only of values that are not the default
            return []
        else:
            able = in_game(rules, option, chosen)
            wished = wishes(rules, able, players, settings.get(option.word))
            left = [one for one in able.values if one not in wished]
            plan.append([DEALT, *[ANY if one is None else one for one in wished], *left])
    return plan


def check_values(rules: Rules, players: int, values: Sequence[Sequence[int]]) -> None:
    """Raise BadOption unless `read_options` could return these values for this number of players."""
    if len(values) != len(rules.options):
        raise BadOption(f"{rules.title} has {len(rules.options)} options, not {len(values)}")
    chosen = Settings(rules, players)
    for option, given in zip(rules.options, values, strict=True):
        if len(given) != (players if option.per_player else 1):
            raise BadOption(f"option `{option.word}` needs another number of values than {len(given)}")
        if not option.per_player:
            chosen.found[option.word] = given[0]
    for option, given in zip(rules.options, values, strict=True):
        able = in_game(rules, option, chosen)
        for value in given:
            said = rules.types[option.type].name(value) if value in option.values else str(value)
            require_possible(rules, able, value, said)
        if option.per_player and option.different:
            require_different(rules, option, given)
    check_needs(chosen, values)


class Settings:
    """The options that all players share: the chosen ones, and the defaults of the others, computed on demand."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        self.found: dict[str, int] = {}

    def __getitem__(self, word: str) -> int:
        """Return the value of an option."""
        if word not in self.found:
            self.found[word] = self.default(next(option for option in self.rules.options if option.word == word))
        return self.found[word]

    def default(self, option: OptionInfo) -> int:
        """Return the default of an option."""
        if option.default_by is None:
            return option.default
        value = int(option.default_by(self))
        if value in option.values:
            return value
        name = self.rules.types[option.type].name(value)
        raise BadOption(f"option `{option.word}` is {name} by its default here, which it cannot be ({option.line})")


def check_needs(chosen: Settings, values: Sequence[Sequence[int]]) -> None:
    """Raise Refused for an option that is not at its default and whose requirement does not hold."""
    for option, value in zip(chosen.rules.options, values, strict=True):
        usual = chosen.default(option) if option.needs else 0
        if not option.needs or all(one == usual for one in value):
            continue
        for need in option.needs:
            if not need.holds(chosen):
                kind = chosen.rules.types[option.type]
                shown = ", ".join(kind.name(one) for one in value)
                text = f"option `{option.word}` cannot be {shown} here: it needs {need.text} ({need.line})"
                raise Refused(text, option.word)


def in_game(rules: Rules, option: OptionInfo, chosen: Chosen) -> OptionInfo:
    """Return an option without the things of modules that are not in the game."""
    if rules.types[option.type].form != "thing":
        return option
    modules = {value: rules.things[value].module for value in option.values}
    return replace(option, values=tuple(v for v in option.values if not modules[v] or chosen[modules[v]] == 1))


def by_word(rules: Rules, given: Mapping[str, object]) -> dict[str, object]:
    """Return the settings by the words of the options; a space or a dash may stand for an underscore."""
    words = {option.word.lower(): option.word for option in rules.options}
    settings: dict[str, object] = {}
    for name, value in given.items():
        word = str(name).strip().lower().replace(" ", "_").replace("-", "_")
        if word not in words:
            has = f"; its options are {quoted_list(sorted(words))}" if words else "; it has no options"
            raise BadOption(f"{rules.title} has no option `{name}`{has}{did_you_mean(word, words)}")
        settings[words[word]] = value
    return settings


def read_each(rules: Rules, option: OptionInfo, chosen: Settings, given: object, chance: BaseState) -> list[int]:
    """Return the values of an option that is set for each player."""
    wished = wishes(rules, option, chosen.players, given)
    if option.different:
        return deal_different(rules, option, wished, chance)
    return [chosen.default(option) if value is None else value for value in wished]


def wishes(rules: Rules, option: OptionInfo, players: int, given: object) -> list[int | None]:
    """Return the value that is set for each player, None where none is."""
    return [
        None if value is None else read_value(rules, option, value)
        for value in one_for_each(rules, option, players, given)
    ]


def one_for_each(rules: Rules, option: OptionInfo, players: int, given: object) -> list[object]:
    """Return what was given for each player: a list, a text with commas, or one value for all."""
    if isinstance(given, str) and "," in given:
        given = [part.strip() or None for part in given.split(",")]
    if isinstance(given, list | tuple):
        if len(given) != players:
            raise BadOption(f"option `{option.word}` needs {players} values, one for each player, not {len(given)}")
        return list(given)
    if option.different and given is not None and players > 1:
        read_value(rules, option, given)
        raise BadOption(f"option `{option.word}` needs a value for each of the {players} players, not only {given!r}")
    return [given] * players


def read_value(rules: Rules, option: OptionInfo, given: object) -> int:
    """Return the number of one value of an option; raise BadOption if it is not possible."""
    return require_possible(rules, option, value_number(rules.types[option.type], option, given), given)


def require_possible(rules: Rules, option: OptionInfo, value: int | None, said: object) -> int:
    """Return a value that an option can have; raise BadOption with what was `said` if it cannot."""
    if value is not None and value in option.values:
        return value
    names = [rules.types[option.type].name(possible) for possible in option.values]
    raise BadOption(
        f"option `{option.word}` cannot be {said!r}; possible: {quoted_list(names)}{did_you_mean(str(said), names)}"
    )


def require_different(rules: Rules, option: OptionInfo, values: Sequence[int]) -> None:
    """Raise BadOption if two players have the same value of an option whose values must differ."""
    for number, value in enumerate(values):
        if value in values[:number]:
            name = rules.types[option.type].name(value)
            raise BadOption(f"option `{option.word}`: two players cannot both have `{name}`")


def value_number(info: TypeInfo, option: OptionInfo, given: object) -> int | None:
    """Return the number of a value in the engine, or None.

    >>> value_number(TypeInfo("yes_no", "yes_no"), OptionInfo("storms", False, 0, (0, 1), 0, ""), "yes")
    1
    """
    if info.form == "yes_no" and isinstance(given, bool):
        return int(given)
    if info.form == "number" and isinstance(given, int) and not isinstance(given, bool):
        return given
    word = given.strip().lower() if isinstance(given, str) else ""
    if info.form == "yes_no":
        return YES_NO.get(word)
    return next((value for value in option.values if info.name(value).lower() == word), None)


def deal_different(rules: Rules, option: OptionInfo, wished: list[int | None], chance: BaseState) -> list[int]:
    """Return a different value for each player: the wished ones, and random ones of the rest."""
    taken = [value for value in wished if value is not None]
    require_different(rules, option, taken)
    left = [value for value in option.values if value not in taken]
    if len(left) < len(wished) - len(taken):
        raise BadOption(f"option `{option.word}` has only {len(option.values)} values for {len(wished)} players")
    return [left.pop(draw(chance, len(left))) if value is None else value for value in wished]
