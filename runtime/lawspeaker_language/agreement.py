"""Agreement of a verb with a player in the English texts of a spec.

    text "{p} loses a card"     ->     "{p} {p|you=lose|many=lose|one=loses} a card"

On the player's own card, `{p}` becomes *you*, and the verb behind it has to follow. Only the word directly behind the
hole is looked at; a text that chooses its forms itself is left as it is.
"""

from __future__ import annotations

import re

from lawspeaker_language.forms import PLURAL

IRREGULAR = {"is": "are", "was": "were", "has": "have", "does": "do", "goes": "go"}
NO_VERBS = frozenset("always thus sometimes perhaps besides plus as this his its towards".split())
SIBILANTS = ("sses", "shes", "ches", "xes", "zzes")


def agreeing(text: str, players: set[str]) -> str:
    """Return an English text in which verbs agree with the holes that are players.

    >>> agreeing("{p} is out", {"p"})
    '{p} {p|you=are|many=are|one=is} out'
    >>> agreeing("{p} carries {c} is", {"p"})
    '{p} {p|you=carry|many=carry|one=carries} {c} is'
    """
    behind = re.compile(r"(?P<hole>\{(?P<name>[a-z][a-z0-9_]*)\}) (?P<verb>[a-z]+s)\b")

    def replaced(found: re.Match[str]) -> str:
        name, verb = found["name"], found["verb"]
        if name not in players or verb in NO_VERBS:
            return found.group()
        plain = plain_form(verb)
        return f"{found['hole']} {{{name}|you={plain}|{PLURAL}={plain}|one={verb}}}"

    return behind.sub(replaced, text)


def plain_form(verb: str) -> str:
    """Return the form of a verb behind *you*.

    >>> [plain_form(verb) for verb in ("has", "gains", "loses", "passes", "carries", "dies")]
    ['have', 'gain', 'lose', 'pass', 'carry', 'die']
    """
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith("ies") and len(verb) > 4:
        return verb[:-3] + "y"
    return verb[:-2] if verb.endswith(SIBILANTS) else verb[:-1]
