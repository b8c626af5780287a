"""The settings of an example: the options that it names, and values for the others."""

from __future__ import annotations

from lawspeaker_runtime.checks.example_steps import Example
from lawspeaker_runtime.errors import BadOption
from lawspeaker_runtime.game.engine import S
from lawspeaker_runtime.game.settings import Settings, check_values, in_game
from lawspeaker_runtime.rules.rules import OptionInfo, Rules


def option_values(rules: Rules, example: Example[S], players: int) -> list[list[int]]:
    """Return the options of an example, and defaults for the others; raise BadOption if they do not fit."""
    given = {word: list(values) for word, values in example.options}
    settings = Settings(rules, players)
    settings.found.update((word, values[0]) for word, values in given.items() if values)
    values = [
        values_of_players(in_game(rules, option, settings), given.get(option.word, []), settings)
        if option.per_player
        else [settings[option.word]]
        for option in rules.options
    ]
    for option in rules.options:
        require_count(option, given.get(option.word, []), players)
    check_values(rules, players, values)
    return values


def require_count(option: OptionInfo, chosen: list[int], players: int) -> None:
    """Raise BadOption if an example chooses more values than an option has."""
    most = players if option.per_player else 1
    if len(chosen) > most:
        needs = f"{most} values, one for each player" if option.per_player else "one value"
        raise BadOption(f"option `{option.word}` needs {needs}, not {len(chosen)}")


def values_of_players(option: OptionInfo, chosen: list[int], settings: Settings) -> list[int]:
    """Return an option per player: the chosen values, then the default, or different things for the others."""
    missing = settings.players - len(chosen)
    if not option.different:
        return chosen + [settings.default(option)] * missing
    spare = [value for value in option.values if value not in chosen] or list(option.values)
    return chosen + [spare[k % len(spare)] for k in range(missing)]
