"""Generated engines as machine code: a rewritten copy of their source that mypyc compiles.

    lawspeaker_games/<game>/*.py     the engine, typed with `int` and `list[int]`, pleasant to read
          | bundle      which modules travel, and under which name
          | loops       what a loop asks again for each item, always with the same answer, is asked once
          | functions   `int` becomes the machine's 64-bit integer, rows and tables become vectors of them
          | dispatch    the table of verbs becomes a tree of comparisons
          | blanks      an empty state for clones to fill costs nothing
    lawspeaker_native_<game>/*.py    the same engine, for mypyc only; never read, never committed

This package is pure, as the rest of the compiler: texts in, texts out. `cache/native_builds.py` writes the texts into
the cache, runs mypyc there, and the runtime's `native.py` loads what came out.
"""
