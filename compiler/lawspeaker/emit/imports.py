"""Import lines for exactly the names a generated module uses, sorted as a careful colleague would."""

from __future__ import annotations

import re

RUNTIME: dict[str, tuple[str, ...]] = {
    "lawspeaker_runtime.core": (
        "NO_NUMBER",
        "BaseState",
        "IllegalChoice",
        "RuleError",
        "draw",
        "pick_from",
        "pick_number",
        "scramble",
    ),
    "lawspeaker_runtime.selecting": (
        "bounded",
        "divided",
        "first_of",
        "first_or",
        "last_or",
        "leading",
        "least",
        "most",
        "need",
        "need_number",
        "need_player",
    ),
    "lawspeaker_runtime.seating": (
        "begin_effect",
        "effect_entry",
        "end_effect",
        "end_effects_until",
        "first_owner_rules",
        "in_turn_order",
        "reversed_from",
        "rotated",
        "seats_from",
        "take_match",
        "winner",
    ),
    "lawspeaker_runtime.standing": ("follow_groups", "last_n", "place_of", "settled", "spare_copy"),
    "lawspeaker_runtime.pieces": ("place_pieces", "remove_pieces", "shift_pieces"),
    "lawspeaker_runtime.piles": (
        "deal",
        "place_thing",
        "put_all_first",
        "put_all_last",
        "put_first",
        "put_last",
        "put_list_first",
        "put_list_last",
        "shuffle",
        "take_out",
    ),
    "lawspeaker_runtime.pile_state": ("PileState", "PileTable", "check_piles", "copy_piles", "open_piles"),
    "lawspeaker_runtime.knowledge": ("reveal", "show"),
    "lawspeaker_runtime.hidden": ("determinize_piles", "view_pile"),
    "lawspeaker_runtime.notes": ("EVERYBODY", "NOTE_CHANCE", "NOTE_MOVE", "NOTE_PIECES", "note", "note_event"),
    "lawspeaker_runtime.boards.grid": ("Grid", "grid", "hexes", "longest_line"),
    "lawspeaker_runtime.boards.ring": ("Ring", "circle"),
    "lawspeaker_runtime.boards.places": ("FixedMap", "fixed"),
    "lawspeaker_runtime.boards.reach": ("reach",),
    "lawspeaker_runtime.prove": ("Answer", "Example", "Step"),
    "lawspeaker_runtime.game": ("Game",),
    "lawspeaker_runtime.rules": (
        "BoardInfo",
        "Domain",
        "EventInfo",
        "OptionInfo",
        "PieceInfo",
        "PileInfo",
        "ResourceInfo",
        "Rules",
        "ScreenItem",
        "Site",
        "StateInfo",
        "ThingInfo",
        "TypeInfo",
    ),
    "lawspeaker_runtime.digest": ("START", "fold", "fold_base", "fold_list", "fold_lists", "fold_piles"),
    "lawspeaker_runtime.plain": (
        "BASE_PARTS",
        "PILE_PARTS",
        "NotPlain",
        "dump_base",
        "dump_piles",
        "lists",
        "number",
        "numbers",
        "restore_base",
        "restore_piles",
    ),
}
MODULES = {"goods": "lawspeaker_runtime", "laid": "lawspeaker_runtime.boards", "knowledge": "lawspeaker_runtime"}
STANDARD = {"Final": "typing", "TypedDict": "typing", "Sequence": "collections.abc", "Mapping": "collections.abc"}
STRINGS = re.compile(r'"""(?:.|\n)*?"""|"(?:[^"\\\n]|\\.)*"|#[^\n]*')
WORD = re.compile(r"(?<![\w.])[A-Za-z_]\w*")


def used_words(body: str) -> set[str]:
    """Return the names a text uses, outside strings and comments, not as attributes."""
    return set(WORD.findall(STRINGS.sub("", body)))


def import_lines(body: str, package: str, own: dict[str, str]) -> str:
    """Return the imports of a module: `own` maps names of the same package to their modules."""
    words = used_words(body) - set(re.findall(r"^(?:def|class) (\w+)", body, re.M))
    standard: dict[str, set[str]] = {}
    ours: dict[str, set[str]] = {}
    for name, module in STANDARD.items():
        if name in words:
            standard.setdefault(module, set()).add(name)
    for name, module in MODULES.items():
        if re.search(rf"(?<![\w.]){name}\.", STRINGS.sub("", body)) and name not in own:
            ours.setdefault(module, set()).add(name)
    for module, names in RUNTIME.items():
        found = {name for name in names if name in words and name not in own}
        if found:
            ours.setdefault(module, set()).update(found)
    for name, module in own.items():
        if name in words:
            ours.setdefault(f"{package}.{module}" if module else package, set()).add(name)
    groups = [from_lines(standard), from_lines(ours)]
    return "\n\n".join("\n".join(group) for group in groups if group)


def from_lines(modules: dict[str, set[str]]) -> list[str]:
    return [f"from {module} import {', '.join(sorted(modules[module], key=import_order))}" for module in sorted(modules)]


def import_order(name: str) -> tuple[int, str]:
    """Sort as the linter does: constants, classes, then the rest."""
    rank = 0 if name.isupper() or (name.replace("_", "").isupper()) else 1 if name[0].isupper() else 2
    return rank, name
