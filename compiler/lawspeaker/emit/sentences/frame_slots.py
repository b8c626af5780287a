"""The places of variables in the frame of a function that may suspend; the frame and the result of a call."""

from __future__ import annotations

from lawspeaker.check.context import is_list
from lawspeaker.emit.sentences.labels import BEGIN
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.types import Type, TypeForm


def write_target(w: Writer, name: str) -> str:
    """Write a variable that is assigned to; one that is in the frame is stored there too."""
    place = frame_place(w, name)
    if not place:
        return name
    return place if name in w.only_stored else f"{name} = {place}"


def frame_place(w: Writer, name: str) -> str:
    """Write the place of a variable in the frame; nothing if it has none."""
    if w.frame is not None:
        if name in w.frame.slots:
            return f"{w.stack}[{slot(w, name)}]"
        if name in w.frame.lists:
            return f"s.lists[{list_slot(w, name)}]"
    return ""


def slot(w: Writer, name: str) -> int:
    assert w.frame is not None
    return w.frame.slots.index(name) - len(w.frame.slots) - 2


def list_slot(w: Writer, name: str) -> int:
    assert w.frame is not None
    return w.frame.lists.index(name) - len(w.frame.lists)


def push(w: Writer, name: str, args: list[str], stack: str = "s.stack") -> list[str]:
    """Write a new frame for a function that may suspend."""
    frame = w.layout.frames[name]
    ints: list[str] = []
    lists: list[str] = []
    for (_, type_), arg in zip(frame.function.params, args, strict=True):
        (lists if is_list(type_) else ints).append(arg)
    extra = len([mark for mark in frame.function.marks.values() if mark not in frame.slots])
    ints += ["0"] * (len(frame.slots) + extra - len(ints))
    lists += ["[]"] * (len(frame.lists) - len(lists))
    lines = [f"{stack} += [{', '.join([*ints, w.layout.use_label(BEGIN), w.layout.table('verb', name)])}]"]
    if lists:
        lines.append(f"s.lists += [{', '.join(lists)}]")
    return lines


def take_result(w: Writer, name: str, type_: Type) -> list[str]:
    """Write that a variable takes the result of a function that may suspend."""
    if is_list(type_):
        return [f"{write_target(w, name)} = s.result_list"]
    return [f"{write_target(w, name)} = s.result{' != 0' if type_.form == TypeForm.YES_NO else ''}"]
