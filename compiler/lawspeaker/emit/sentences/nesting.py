"""Functions that count how deep they are called: a function around the body, so that every way out is counted.

def spread(s: State, you: int, r: int) -> None:
    enter_call(s, "fire.law:12")
    spread_within(s, you, r)
    s.call_depth -= 1
"""

from __future__ import annotations

from lawspeaker.emit.naming import Layout
from lawspeaker.emit.python_text import indented
from lawspeaker.source import Span


def counted_call(layout: Layout, name: str, span: Span, params: list[tuple[str, str]], result: str) -> list[str]:
    """Write the function around a body, if calls of it are counted; `params` are names and Python types."""
    if name not in layout.lowered.within:
        return []
    call = f"{layout.lowered.within[name]}({', '.join(['s', *(param for param, _ in params)])})"
    kept = "found" if "found" not in [param for param, _ in params] else "found_"
    body = [f'enter_call(s, "{span.place()}")', call if result == "None" else f"{kept} = {call}", "s.call_depth -= 1"]
    if result != "None":
        body.append(f"return {kept}")
    return [layout.spec.comment(span), head(name, params, result), *indented(body), "", ""]


def head(name: str, params: list[tuple[str, str]], result: str) -> str:
    """Write the first line of a function over a state."""
    texts = ["s: State", *(f"{param}: {type_}" for param, type_ in params)]
    return f"def {name}({', '.join(texts)}) -> {result}:"
