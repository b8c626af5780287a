"""All passes of the compiler in order: source texts in, Python files and facts out. No pass does I/O.

    sources --parse--> trees --resolve--> symbols --check--> program --lower--> blocks --emit--> files
                                             \\------------text-----------> texts ----------/

If a pass finds errors, the later passes do not run.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from msgspec import Struct, field

from lawspeaker.check.check import check
from lawspeaker.check.checked import Checked
from lawspeaker.facts import Facts
from lawspeaker.incremental import CheckCache
from lawspeaker.parse.parse import drop_repeated_mistakes, parse
from lawspeaker.parse.tree import ExampleDecl, File
from lawspeaker.resolve.resolve import resolve
from lawspeaker.source import Source, parted
from lawspeaker.text.texts import Texts
from lawspeaker_language.translation import Languages

Parse = Callable[[Source, Facts], File]


class Compiled(Struct):
    """The result of compiling: facts, the checked program if the spec could be checked, files if it has no errors."""

    facts: Facts
    trees: list[File] = field(default_factory=list)
    program: Checked | None = None
    texts: Texts = field(default_factory=Texts)
    files: dict[str, str] = field(default_factory=dict)


@contextmanager
def collecting_no_garbage() -> Iterator[None]:
    """Turn garbage collection off: trees have no cycles, and it takes up to a third of the time of compiling them.

    >>> with collecting_no_garbage():
    ...     gc.isenabled()
    False
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def check_game(sources: list[Source], languages: Languages | None = None, parse: Parse = parse) -> Compiled:
    """Check a spec; each error comes with its repair, if one is found. `parse` may be a function that caches trees."""
    compiled = check_only(sources, languages, parse)
    if compiled.facts.errors():
        from lawspeaker.repair.explain import explain

        compiled.facts = explain(sources, compiled.trees, compiled.facts)
    return compiled


def check_only(sources: list[Source], languages: Languages | None = None, parse: Parse = parse) -> Compiled:
    """Check a spec without looking for repairs."""
    from lawspeaker.text.validate import check_texts
    from lawspeaker.text.write import write_texts

    facts = Facts()
    trees = [parse(source, facts) for source in sources]
    drop_repeated_mistakes(facts)
    if facts.errors():
        return Compiled(facts, trees)
    symbols = resolve(trees, facts)
    if facts.errors():
        return Compiled(facts, trees)
    checked = check(symbols, facts)
    compiled = Compiled(facts, trees, checked)
    if not facts.errors():
        check_texts(symbols, languages, facts)
    if languages and not facts.errors():  # a missing form of a name is found only by writing a text that needs it
        compiled.texts = write_texts(symbols, languages, facts, checked.program.sites)
    return compiled


def check_incrementally(sources: list[Source], languages: Languages | None, cache: CheckCache) -> Facts:
    """Return the same facts as `check_game`, but skip the parts that the cache has seen to be correct."""
    facts = Facts()
    trees = [cache.parse(source, facts) for source in sources]
    drop_repeated_mistakes(facts)
    if not facts.errors():
        check_trees(trees, languages, facts, cache)
    if facts.errors():
        from lawspeaker.repair.explain import explain

        return explain(sources, [with_full_examples(tree, cache) for tree in trees], facts)
    return facts


def with_full_examples(tree: File, cache: CheckCache) -> File:
    """Return a tree with the bodies of its examples, which the cache may have left out."""
    decls = tuple(cache.full_example(decl) if isinstance(decl, ExampleDecl) else decl for decl in tree.decls)
    return File(tree.name, decls, tree.notes)


def check_trees(trees: list[File], languages: Languages | None, facts: Facts, cache: CheckCache) -> None:
    """Resolve and check trees, except for the parts that the cache has seen to be correct."""
    from lawspeaker.text.incremental import check_languages

    symbols = resolve(trees, facts)
    if not facts.errors():
        check(symbols, facts, cache)
    if not facts.errors():
        check_languages(symbols, languages, facts, cache)


@collecting_no_garbage()
def compile_game(
    spec_name: str,
    sources: list[Source],
    languages: Languages | None = None,
    package: str | None = None,
    with_examples: bool = True,
    parse: Parse = parse,
    draft: bool = False,
) -> Compiled:
    """Compile a spec to the files of an engine and, optionally, of its examples; no files if it has errors.

    The files of a `draft` are not formatted.
    """
    from lawspeaker.text.write import write_texts

    compiled = check_game(sources, languages, parse)
    if compiled.program is None or compiled.facts.errors():
        return compiled
    texts = compiled.texts
    if not languages:
        texts = write_texts(compiled.program.symbols, None, compiled.facts, compiled.program.program.sites)
    compiled.files = write_game(compiled.program, spec_name, sources, texts, package, draft, with_examples)
    return compiled


def write_game(
    checked: Checked,
    spec_name: str,
    sources: list[Source],
    texts: Texts,
    package: str | None,
    draft: bool = False,
    with_examples: bool = True,
) -> dict[str, str]:
    """Write a checked program as files; a `draft` behaves the same but is not formatted."""
    from lawspeaker.emit.emit import emit
    from lawspeaker.lower.lower import lower

    module = package or f"lawspeaker_games.{spec_name.replace('-', '_')}"
    return emit(lower(checked), spec_name, rules_version(sources), texts, module, sources, draft, with_examples)


def rules_version(sources: list[Source]) -> str:
    """Return a short hash of the rules without examples, by which a save of other rules is refused.

    >>> rules_version([Source("a.law", "x")]) == rules_version([Source("b.law", "x")])
    True
    """
    from hashlib import sha256

    digest = sha256()
    for source in sources:
        for line in parted(source.text)[0]:
            digest.update(f"{line}\n".encode())
    return digest.hexdigest()[:12]
