"""The JSON Schema of the views of a game.

    view_schema(RULES)["properties"]["over"]     ->     {"type": "boolean"}

It says the same as the generated `View` type of the game (`views.py`), for programs in other languages.
"""

from __future__ import annotations

from lawspeaker_runtime.game.named_view import has_copies
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.rules.values import TypeInfo
from lawspeaker_runtime.rules.view_parts import ViewPart

Schema = dict[str, object]
DIALECT = "https://json-schema.org/draft/2020-12/schema"
NULL: Schema = {"type": "null"}
BOOLEAN: Schema = {"type": "boolean"}
INTEGER: Schema = {"type": "integer"}
COUNT: Schema = {"type": "integer", "minimum": 0}


def view_schema(rules: Rules) -> Schema:
    """Return the JSON Schema of `Game.view`."""
    seat = or_nothing(player_schema(rules))
    properties: Schema = {"player": seat, "active": seat, "over": BOOLEAN}
    properties |= {part.name: part_schema(rules, part) for part in rules.view}
    return {"$schema": DIALECT, "title": rules.title, **object_of(properties)}


def part_schema(rules: Rules, part: ViewPart) -> Schema:
    """Return the schema of one key of a view."""
    match part.form:
        case "pile":
            return in_keys(rules, part.of, list_of(or_nothing(names_schema(rules.types[part.type]))))
        case "goods":
            return list_of(or_nothing(INTEGER) if part.may_hide else INTEGER)
        case "owners":
            return mapping_of(rules.types[part.of[0]], player_schema(rules))
        case "present":
            return list_of(names_schema(rules.types[part.of[0]]))
        case "counts":
            inner = list_of(COUNT) if len(part.of) > 1 else COUNT
            return mapping_of(rules.types[part.of[0]], inner)
        case "tiles":
            tile = {"tile": names_schema(rules.types[part.type]), "column": COUNT, "row": COUNT, "rotation": COUNT}
            return list_of(object_of(dict(tile)))
        case "places":
            boards = {
                board.word: mapping_of(rules.types[board.type], list_of({"type": "string"})) for board in rules.boards
            }
            return object_of(dict(boards))
        case "value":
            return values_schema(rules, part)


def values_schema(rules: Rules, part: ViewPart) -> Schema:
    """Return the schema of a state, option or field."""
    value = value_schema(rules, part)
    if not part.of or rules.types[part.of[0]].form != "player":
        found = in_keys(rules, part.of, or_nothing(value) if part.sees else value, part.sees)
        return or_nothing(found) if part.seen != "everyone" else found
    inner = in_keys(rules, part.of[1:], or_nothing(value) if part.sees else value, part.sees)
    return list_of(or_nothing(inner) if part.seen != "everyone" else inner)


def value_schema(rules: Rules, part: ViewPart) -> Schema:
    """Return the schema of one value, or of a list of values."""
    info = rules.types[part.type]
    leaf = leaf_schema(rules, info)
    value = or_nothing(leaf) if part.optional else leaf
    return list_of(value) if part.many else value


def leaf_schema(rules: Rules, info: TypeInfo) -> Schema:
    """Return the schema of a single value that is not nothing."""
    match info.form:
        case "yes_no":
            return BOOLEAN
        case "player":
            return player_schema(rules)
        case "bundle":
            return {"type": "object", "additionalProperties": INTEGER}
        case "enum" | "thing" | "place":
            return names_schema(info)
        case "spot":
            return {"type": "string"}
        case _:
            return INTEGER


def player_schema(rules: Rules) -> Schema:
    """Return the schema of a player, a number from 1."""
    return {"type": "integer", "minimum": 1, "maximum": rules.players[1]}


def names_schema(info: TypeInfo) -> Schema:
    """Return the schema of a name of a type."""
    return {"enum": list(dict.fromkeys(name for name in info.names if name))}


def in_keys(rules: Rules, of: tuple[int, ...], value: Schema, sees: bool = False) -> Schema:
    """Return the schema of values by their keys; `sees`: a value may be hidden with the thing it belongs to."""
    if not of:
        return value
    keys = rules.types[of[0]]
    inner = in_keys(rules, of[1:], value, sees)
    if keys.form == "player":
        return list_of(inner)
    if sees and keys.form == "thing":
        inner = or_nothing(inner)
    return mapping_of(keys, list_of(inner) if has_copies(keys) else inner)


def mapping_of(keys: TypeInfo, value: Schema) -> Schema:
    """Return the schema of a mapping by names."""
    return {"type": "object", "propertyNames": names_schema(keys), "additionalProperties": value}


def object_of(properties: Schema) -> Schema:
    """Return the schema of an object that has exactly these keys."""
    return {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}


def list_of(item: Schema) -> Schema:
    """Return the schema of a list."""
    return {"type": "array", "items": item}


def or_nothing(schema: Schema) -> Schema:
    """Return a schema that allows null, too."""
    if NULL in (schema, *items_of(schema)):
        return schema
    return {"anyOf": [schema, NULL]}


def items_of(schema: Schema) -> list[object]:
    """Return the alternatives of a schema."""
    found = schema.get("anyOf")
    return found if isinstance(found, list) else []
