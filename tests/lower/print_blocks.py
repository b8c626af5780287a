"""Print what lower makes of a spec: functions that may suspend as numbered blocks, then the others by name.

course                       ->    course()
    choose n by Red …                 block 0
        gain n gold for Red               Ask #0, with no option -> 2
                                      block 1 loads n
                                          TakeAnswer #0
"""

from __future__ import annotations

from lawspeaker.analysis.suspension import MomentInfo
from lawspeaker.lower import program as p
from lawspeaker.lower.program import Block, Coroutine, Line, Lowered
from tests.case_sources import FRAME_FILE
from tests.print_nodes import brief, fields_of, sentence_lines, type_text


def print_blocks(lowered: Lowered) -> str:
    """Return a lowered program as lines."""
    lines: list[str] = []
    for coroutine in lowered.coroutines:
        if coroutine.function.span.file != FRAME_FILE:
            lines += coroutine_lines(coroutine)
    plain = [function.name for function in lowered.plain]
    lines += [f"plain {', '.join(plain)}"] if plain else []
    lines += [moment_line(moment) for moment in lowered.moments.values() if moment.triggers]
    lines += [f"counts depth {name} by {body}" for name, body in lowered.within.items()]
    lines += ["counts rounds"] if lowered.counts_rounds else []
    sites = lowered.checked.program.sites
    lines += [f"choice {site.index} has actions {site.base} to {site.base + site.size - 1}" for site in sites]
    return "".join(f"{line}\n" for line in lines)


def coroutine_lines(coroutine: Coroutine) -> list[str]:
    """Return a function that may suspend: its slots and its blocks."""
    function = coroutine.function
    params = ", ".join(f"{name}: {type_text(type_)}" for name, type_ in function.params)
    lines = [f"{function.name}({params})"]
    lines += [f"    slots {', '.join(coroutine.slots)}"] if coroutine.slots else []
    lines += [f"    lists {', '.join(coroutine.lists)}"] if coroutine.lists else []
    return [*lines, *(line for block in coroutine.blocks for line in block_text(block))]


def block_text(block: Block) -> list[str]:
    """Return a block: what it loads from the frame and its lines."""
    loads = f" loads {', '.join(block.loads)}" if block.loads else ""
    return [f"    block {block.number}{loads}", *(text for line in block.lines for text in line_text(line))]


def line_text(line: Line) -> list[str]:
    """Return a line of a block; a jump names the blocks that it leads to."""
    indent = "        "
    match line:
        case p.Do(sentence):
            return sentence_lines(sentence, indent)
        case p.Goto(target):
            return [f"{indent}Goto {target}"]
        case p.Branch(test, yes, no):
            return [f"{indent}Branch {brief(test)} -> {yes}, otherwise {no}"]
        case p.Ask(sentence, none, _):
            return [f"{indent}Ask {brief(sentence.site)}, with no option -> {none}"]
        case p.TakeAnswer(sentence, declined, arms):
            where = f", arms -> {brief(arms)}" if arms else ""
            return [f"{indent}TakeAnswer {brief(sentence.site)}, declined -> {declined}{where}"]
        case p.WasReplaced(yes, no) | p.HasFailed(yes, no):
            return [f"{indent}{type(line).__name__} -> {yes}, otherwise {no}"]
        case _:
            given = " ".join(f"{name}={brief(part)}" for name, part in fields_of(line))
            return [f"{indent}{type(line).__name__} {given}".rstrip()]


def moment_line(moment: MomentInfo) -> str:
    """Return the triggers of a moment of an event, and whether running them may suspend."""
    triggers = ", ".join(trigger.function.name for trigger in moment.triggers)
    return f"{moment.moment} {moment.event}: {triggers}{', may suspend' if moment.suspends else ''}"
