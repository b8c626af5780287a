"""Read a YAML text into a tree; the YAML library is imported only then, because the contents are usually cached."""

from __future__ import annotations

from lawspeaker.project.read_files import Reading
from lawspeaker.project.yaml_tree import Node, NotYaml


def read_yaml(text: str, name: str, reading: Reading) -> Node | None:
    """Return the tree of a YAML text; add a fact and return None if it is not valid YAML."""
    from lawspeaker.project.yaml_parser import YamlParser

    try:
        return YamlParser(text, name, reading).document()
    except NotYaml as error:
        reading.facts.add("L003", error.span, problem=error.problem)
        return None
