"""Changes that add what a sentence needs: a player where there is no `you`, an argument behind its preposition.

each p among players                     each p among players
    gain 5 coin               ->             gain 5 coin for p
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lawspeaker.repair.edit import Edit, line_parts
from lawspeaker.repair.spec import Spec
from lawspeaker.source import Span

NO_YOU = "nobody is `you` here: say who"
ARGUMENT = "the sentence needs one more part"
BINDER = re.compile(r"^\s*(?:each|may choose|choose) (?:an? |the )?([a-z]\w*) ")


def player_edits(file: str, number: int, lines: list[str]) -> Iterator[Edit]:
    """Yield the line with a variable of the blocks around it instead of `you`."""
    line = line_parts(lines[number - 1])
    for variable in variables_around(lines, number):
        yield Edit(file, number, (line.written(f"{line.body} for {variable}"),), NO_YOU)
        yield Edit(file, number, (line.written(f"{line.body} by {variable}"),), NO_YOU)
        yours = re.sub(r"\byour ([a-z]\w*)", rf"\1 of {variable}", line.body)
        yield Edit(file, number, (line.written(re.sub(r"\byou\b", variable, yours)),), NO_YOU)


def argument_edits(file: str, number: int, lines: list[str]) -> Iterator[Edit]:
    """Yield the line with one more argument: `you` or a variable of the blocks around it."""
    line = line_parts(lines[number - 1])
    for preposition in ("by", "for", "to", "with", "in", "on", "at", "from"):
        yield Edit(file, number, (line.written(f"{line.body} {preposition} you"),), ARGUMENT)


def chosen_edits(file: str, number: int, lines: list[str]) -> Iterator[Edit]:
    """Yield the line with the variable of a block around it instead of `it`, `that card` and the like."""
    line = line_parts(lines[number - 1])
    for variable in variables_around(lines, number):
        for pattern in (r"\b(?:it|them|this|that)\b", r"\b(?:that|this|chosen) [a-z]\w*"):
            body = re.sub(pattern, variable, line.body)
            if body != line.body:
                yield Edit(file, number, (line.written(body),), f"what was chosen is called `{variable}` here")


def variables_around(lines: list[str], number: int) -> list[str]:
    """Return the variables of the blocks around a line, innermost first."""
    found: list[str] = []
    width = len(lines[number - 1]) - len(lines[number - 1].lstrip())
    for line in reversed(lines[: number - 1]):
        indent = len(line) - len(line.lstrip())
        if not line.strip() or indent >= width:
            continue
        width = indent
        if (bound := BINDER.match(line)) is not None:
            found.append(bound.group(1))
        if not indent:
            break
    return found


def loop_edits(file: str, number: int, lines: list[str]) -> Iterator[Edit]:
    """Yield `each player` as a loop whose variable is one that its block uses."""
    line = line_parts(lines[number - 1])
    found = re.match(r"^(?:for )?(?:each|every|all) ([a-z]\w*)$", line.body)
    if found is None:
        return
    used = re.findall(r"\b[a-z]\b", "\n".join(lines[number : number + 12]))
    kind = found.group(1)
    plural = kind if kind.endswith("s") else f"{kind}s"
    for variable in dict.fromkeys([*used, kind[0]]):
        body = f"each {variable} among {plural}"
        yield Edit(file, number, (line.written(body),), "a block for each element is `each … among …`")


def call_edits(spec: Spec, file: str, number: int, text: str) -> Iterator[Edit]:
    """Yield a call with arguments in brackets as a sentence, with the prepositions of its declaration."""
    line = line_parts(text)
    found = re.match(r"^([a-z]\w*) *\((.+)\)$", line.body)
    if found is None:
        return
    arguments = [part.strip() for part in found.group(2).split(",")]
    heads = (head for source in spec.sources.values() for head in source.text.split("\n"))
    for head in heads:
        if re.match(rf"(?:verb|event) {found.group(1)}\b", head):
            labels = re.findall(r"\b([a-z]+) [a-z]\w*:", head.partition("->")[0])[1:]
            words = [arguments[0], *(f"{label} {part}" for label, part in zip(labels, arguments[1:], strict=False))]
            yield Edit(
                file,
                number,
                (line.written(f"{found.group(1)} {' '.join(words)}"),),
                "arguments stand behind prepositions",
            )


def event_field_edits(spec: Spec, at: Span, text: str) -> Iterator[Edit]:
    """Yield the condition of a trigger with a field of its event instead of the word at a span."""
    found = re.match(r"\s*(?:may )?(?:openly )?(?:when|before|after|instead of) ([a-z]\w*) where\b", text)
    heads = [head for source in spec.sources.values() for head in source.text.split("\n")]
    head = next((h for h in heads if found and re.match(rf"event {found.group(1)}\b", h)), "")
    for field in re.findall(r"([a-z]\w*):", head):
        changed = text[: at.column - 1] + field + text[at.end_column - 1 :]
        yield Edit(at.file, at.line, (changed,), f"the fields of the event are those of its declaration: `{head}`")
