"""Every type that can be written, in every place where a type can stand: specs for the tests of both engines."""

from __future__ import annotations

FRAME = """game "Types"
    players 2
    named Red, Blue
resource gold, wood
enum suit: clubs or hearts
die storm
    face 1 hail
    face 2 hail + 1 rain
    face nothing
kind gem
gem Ruby
gem Opal
pile bag: gem
board field
    grid 3 by 3 squares
record duel
    foe: player
setup
    put gems into bag
score for p
    "gold" = gold of p
"""
VALUES = {
    "number": ("2", "3"),
    "1 to 5": ("2", "3"),
    "yes_no": ("yes", "no"),
    "suit": ("hearts", "clubs"),
    "gem": ("Ruby", "Opal"),
    "player": ("Red", "Blue"),
    "resource": ("gold", "wood"),
    "bundle": ("2 gold", "1 wood"),
    "direction": ("north", "east"),
    "square": ("(square at 1, 1)", "(square at 2, 3)"),
    "duel": ("d", "d"),
    "storm": ("o", "o"),
}
SHAPES = (
    "{}",
    "optional {}",
    "list of {}",
    "set of {}",
    "list of optional {}",
    "optional list of {}",
    "optional optional {}",
    "list of list of {}",
    "set of list of {}",
    "list of optional list of {}",
    "optional list of list of {}",
)
LATE = ("duel", "storm")  # their values are made in play, so no default can be written
SINGLE = ("list of {}", "set of {}", "optional {}", "list of optional {}", "optional optional {}", "{}")
COMBINATIONS = [(base, shape) for base in VALUES for shape in SHAPES]


def is_accepted(base: str, shape: str) -> bool:
    """Tell whether the language has a type: lists and optional values are made of single values."""
    return shape == "{}" or (shape in SINGLE and base not in ("bundle", "yes_no"))


def is_empty_by_default(base: str, shape: str) -> bool:
    return shape != "{}" or base in ("bundle", "yes_no")


def has_default(base: str, shape: str) -> bool:
    return shape != "{}" or base not in LATE


def declared(n: str, base: str, shape: str) -> str:
    """Return declarations that use a type in every place, their names beginning with `n`."""
    one, other = VALUES[base]
    kind = shape.format(base)
    start = "" if is_empty_by_default(base, shape) else f" = {one}"
    several = f"({one}, {other})" if "list" in shape or "set" in shape else one
    answer = "kept" if base in LATE else several
    lines = [
        f"event {n}_rung with kept: {kind}",
        f"verb {n}_echo kept: {kind} -> {kind}",
        "    let mine = kept",
        "    give mine",
        f"verb {n}_ask kept: {kind} -> {kind}",
        "    let mine = kept",
        "    choose n from 1 to 2",
        "        skip",
        "    give mine",
        f"record {n}_talk",
        f"    topic: {kind}",
        f"    rest: {kind}{start}" if has_default(base, shape) else "    rest: number = 1",
        f"value {n}_same of kept: {kind} -> {kind} = {answer}",
        f"state {n}_seen: number = 0",
    ]
    if has_default(base, shape):
        lines += [
            f"state {n}_kept: {kind}{start}",
            f"state {n}_each of player: {kind}{start}",
            f"state {n}_grid of player for suit: {kind}{start}",
        ]
    if has_default(base, shape) and (base, shape) != ("square", "{}"):
        lines += [f"kind {n}_toy", f"    owned: {kind}{start}", f"{n}_toy {n.upper()}doll"]
    lines += [
        f"when {n}_rung",
        f"    raise {n}_seen by 1",
        f"value {n}_bonus of p: player -> number = 0",
        f"verb {n}_bless kept: {kind}",
        f"    until {n}_rung",
        f"        adds 1 to {n}_bonus of p where kept is {n}_same of kept",
    ]
    return "\n".join(lines) + "\n"


def used(n: str, base: str, shape: str) -> list[str]:
    """Return sentences that fill and change what `declared` declares, with a decision in the middle."""
    one, other = VALUES[base]
    several = f"({one}, {other})" if "list" in shape or "set" in shape else one
    lines = [
        f"let {n}_local = {several}",
        f"{n}_echo {several} giving {n}_back",
        f"start {n}_talk giving {n}_t",
        f"    topic {several}",
    ]
    if has_default(base, shape):
        lines += [
            f"{n}_kept becomes {several}",
            f"{n}_each of Blue becomes {several}",
            f"({n}_grid of Red for hearts) becomes {several}",
            f"{n}_kept becomes {n}_each of Blue",
        ]
    if has_default(base, shape) and (base, shape) != ("square", "{}"):
        lines.append(f"owned of {n.upper()}doll becomes {several}")
    lines += [
        f"{n}_bless {n}_local",
        f"{n}_ask {n}_local giving {n}_again",
        f"gain ({n}_bonus of Red) wood for Red",
        f"announce {n}_rung with {n}_again",
        f"if {n}_again is {n}_local and {n}_local is {n}_back",
        "    gain 1 gold for Red",
        f"if topic of {n}_t is {n}_same of {n}_local",
        "    gain 1 gold for Blue",
    ]
    if has_default(base, shape):
        lines += [f"if {n}_kept is {n}_each of Blue", "    gain 1 wood for Blue"]
        if is_empty_by_default(base, shape) and base != "yes_no":
            lines += [f"{n}_kept becomes nothing"]
    return lines


def spec(combinations: list[tuple[str, str]]) -> str:
    """Return a game that uses types in every place, one after the other."""
    text = FRAME
    body = ["start duel giving d", "    foe Blue", "roll storm giving o"]
    for number, (base, shape) in enumerate(combinations):
        n = f"x{chr(97 + number // 26)}{chr(97 + number % 26)}"
        text += declared(n, base, shape)
        body += used(n, base, shape)
    return text + "course\n" + "".join(f"    {line}\n" for line in ["active becomes Red", *body])
