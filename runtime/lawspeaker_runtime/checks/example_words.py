"""What a failed example says: the values of a condition, and the pending decision.

that coins of Anna is 2    ->    `coins of Anna` is 6, not 2
c Feast                    ->    possible here: Bread, nothing; waiting for: c (Red)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lawspeaker_runtime.checks.example_steps import ShownPart
from lawspeaker_runtime.game.decision import decode
from lawspeaker_runtime.rules.rules import Rules, value_name
from lawspeaker_runtime.rules.values import Site
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.pile_state import BIT

MOST_LISTED = 12


def pending(rules: Rules, s: BaseState) -> str:
    """Return what is possible in the pending decision, its variables and who decides."""
    names = dict.fromkeys(option_text(rules, action) for action in s.legal)
    variables = variables_of(rules.sites[s.site])
    return f"possible here: {listed(names)}; waiting for: {' and '.join(variables)} ({rules.seat(s.player)})"


def variables_of(site: Site) -> list[str]:
    """Return the words by which an example decides: variables, `one` for labels, `order` for triggers."""
    if site.form in ("order", "triggers"):
        return ["order"]
    return [*(["one"] if site.texts else []), *(domain.variable for domain in site.domains)]


def asks_line(rules: Rules, s: BaseState) -> str:
    """Return the line that says that an example ends with the pending decision."""
    site = rules.sites[s.site]
    if site.labels:
        return f'asks "{site.labels[s.legal[0] - site.base]}"'
    return f"asks {site.domains[0].variable}"


def option_text(rules: Rules, action: int) -> str:
    """Return an option as an example writes its value."""
    site = rules.sites[rules.site_of(action)]
    option = decode(rules, action)
    if option.declines:
        return "done" if site.decline == "done" else "nothing"
    if (site.labels and not site.domains) or site.label_beside(action - site.base):
        return f'"{option.text}"'
    if len(site.domains) == 1 and not site.labels:
        return option.text.partition(": ")[2]
    return f"({option.text})"


def listed(names: Iterable[str]) -> str:
    """Return names as a list, cut off if it is long.

    >>> listed(["Ace", "King"]), listed([])
    ('Ace, King', 'nothing')
    >>> listed(str(n) for n in range(20))
    '0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 8 more'
    """
    found = list(names)
    more = f" and {len(found) - MOST_LISTED} more" if len(found) > MOST_LISTED else ""
    return f"{', '.join(found[:MOST_LISTED])}{more}" if found else "nothing"


def shown_text(rules: Rules, parts: Sequence[ShownPart], values: Sequence[list[int]]) -> str:
    """Return what the parts of a failed condition are; "" if there are none."""
    texts = [part_text(rules, part, found) for part, found in zip(parts, values, strict=True)]
    return ", ".join(dict.fromkeys(texts))


def part_text(rules: Rules, part: ShownPart, values: list[int]) -> str:
    """Return what one part of a condition is."""
    instead = f", not {part.wanted}" if part.wanted else ""
    match part.form:
        case "value" | "copies":
            different = dict.fromkeys(name_of(rules, part.type, value) for value in values)
            return f"`{part.text}` is {' or '.join(different)}{instead}"
        case "list":
            names = [name_of(rules, part.type, value) for value in values]
            return f"`{part.text}` is {bracketed(names)}{instead}"
        case "bundle":
            amounts = [f"{n} {rules.resources[k].called(n)}" for k, n in enumerate(values) if n]
            return f"`{part.text}` is {listed(amounts)}{instead}"
        case "pieces":
            return f"`{part.text}` holds {listed(piece_texts(rules, part.plurals, values))}{instead}"
        case "things":
            return f"`{part.text}` holds {listed(rules.things[thing].name for thing in values)}{instead}"
        case "ending":
            return ending_text(rules, values[0], values[1], instead)
        case "seen":
            return f"`{part.text}`{viewers_text(rules, values)}"
        case "declared":
            return f"`{part.text}` is declared `seen by {part.wanted}`"


def viewers_text(rules: Rules, values: list[int]) -> str:
    """Return who sees which things; the integers are a thing and the mask of its viewers, again and again."""
    names: dict[int, list[str]] = {}
    for thing, mask in zip(values[::2], values[1::2], strict=True):
        names.setdefault(mask, []).append(rules.things[thing].name)
    texts = [f"{listed(found)} seen by {seats_of(rules, mask)}" for mask, found in names.items()]
    return f": {'; '.join(texts)}" if texts else " is empty"


def seats_of(rules: Rules, mask: int) -> str:
    """Return the players of a mask, as names."""
    seats = [rules.seat(player) for player in range(1, rules.players[1] + 1) if mask & BIT[player]]
    return ", ".join(seats) or "nobody"


def ending_text(rules: Rules, over: int, ending: int, instead: str) -> str:
    """Return whether the game is over, and which `win` or `lose` decided."""
    if not over:
        return "the game is not over"
    found = rules.endings[ending] if ending >= 0 else "none of its endings"
    return f"the game ends with {found}{instead}"


def bracketed(names: list[str]) -> str:
    """Return a list as the language writes it.

    >>> bracketed(["Ace", "King"]), bracketed(["Ace"]), bracketed([])
    ('(Ace, King)', '(Ace)', 'empty')
    """
    return f"({listed(names)})" if names else "empty"


def piece_texts(rules: Rules, plurals: Sequence[str], values: list[int]) -> list[str]:
    """Return the pieces on a place; the integers are piece, player (0: nobody) and count, again and again."""
    found: list[str] = []
    for piece, player, count in zip(values[::3], values[1::3], values[2::3], strict=True):
        word = rules.pieces[piece].word if count == 1 else plurals[piece]
        if count:
            found.append(f"{count} {word}{f' of {rules.seat(player)}' if player else ''}")
    return found


def name_of(rules: Rules, type_: int, value: int) -> str:
    """Return the name of a value of a type."""
    return value_name(rules, rules.types[type_], value)
