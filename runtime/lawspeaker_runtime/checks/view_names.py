"""The property that a named view has the form that its schema promises, for every player at a random decision."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from lawspeaker_runtime.checks.subject import Finding, Subject
from lawspeaker_runtime.game.engine import S
from lawspeaker_runtime.game.view_schema import view_schema

TYPES: Mapping[str, type] = {"null": type(None), "boolean": bool, "string": str}


def names_its_views(subject: Subject[S], seed: int) -> list[Finding]:
    """What a player may know has names, and the form that `view_schema` says."""
    if not subject.rules.view:
        return []
    game = subject.at_random_decision(seed)
    schema = view_schema(subject.rules)
    for player in range(1, game.players + 1):
        wrong = misfit(schema, game.view(player))
        if wrong:
            text = f"the view of {subject.rules.seat(player)} does not have the form of its schema at {wrong}"
            return [Finding("names its views", seed, len(game.history.steps), text)]
    return []


def misfit(schema: object, value: object, path: str = "view") -> str:
    """Return the place where a value differs from its schema, "" if it fits; for schemas of `view_schema` only.

    >>> misfit({"type": "array", "items": {"type": "integer", "minimum": 1}}, [2, 0])
    'view[1]'
    """
    assert isinstance(schema, Mapping), "a schema is a mapping"
    if "anyOf" in schema:
        return "" if any(not misfit(one, value, path) for one in schema["anyOf"]) else path
    if "enum" in schema:
        return "" if value in schema["enum"] else path
    match schema["type"]:
        case "array":
            if not isinstance(value, list):
                return path
            return first(misfit(schema["items"], one, f"{path}[{index}]") for index, one in enumerate(value))
        case "object":
            return object_misfit(schema, value, path)
        case "integer":
            if not isinstance(value, int) or isinstance(value, bool):
                return path
            return "" if schema.get("minimum", value) <= value <= schema.get("maximum", value) else path
        case plain:
            return "" if isinstance(value, TYPES[plain]) else path


def object_misfit(schema: Mapping[str, object], value: object, path: str) -> str:
    """Return the place where an object differs from its schema."""
    if not isinstance(value, dict):
        return path
    properties = schema.get("properties")
    if isinstance(properties, Mapping):
        if set(properties) != set(value):
            return f"{path}: {', '.join(sorted(set(properties) ^ set(value)))}"
        return first(misfit(one, value[key], f"{path}.{key}") for key, one in properties.items())
    names = schema.get("propertyNames", {"type": "string"})
    return first(
        misfit(names, key, f"{path}.{key}") or misfit(schema["additionalProperties"], one, f"{path}.{key}")
        for key, one in value.items()
    )


def first(found: Iterable[str]) -> str:
    """Return the first text that is not empty."""
    return next((text for text in found if text), "")
