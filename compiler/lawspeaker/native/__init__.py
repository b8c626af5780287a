"""Native engines: rewrite a copy of a generated engine so that mypyc compiles it to fast machine code.

    lawspeaker_games/<game>/*.py     the engine, typed with `int` and `list[int]`, for readers
          | rewrite                        which modules are compiled, under which names, by which passes
          | passes/named_sizes             names of sizes become numbers where passes read them
          | passes/memo_table              dictionaries of memoized values become one table of integers
          | passes/rows/flag_rows          lists of truth values become lists of 0 and 1
          | passes/rows/flag_tables        constant tables of truth values, too
          | passes/inner_imports           imports inside functions move to the end
          | passes/values/fuse             lists that are only looped over are not made
          | passes/rows/vector_*           lists that can be vectors of unboxed integers are marked as such
          | passes/values/repeated_calls   what several statements of a value ask is computed once
          | passes/values/lengths          lists that are only counted are not made
          | passes/values/hoist            loop-invariant calls are computed once
          | passes/values/argmax, prefixes lambdas become functions with loops
          | passes/statements              `int` becomes `i64`, rows and tables become vectors
          | passes/rows/searches           searches through places reuse their marks and their queue
          | passes/rows/ways               … and try the ways that they found last
          | passes/rows/row_locals         loops keep rows of the state in local variables
          | passes/dispatch                the table of verbs becomes a binary tree of comparisons
          | passes/clone_alloc             cloning allocates no lists that are replaced at once
    lawspeaker_native_<game>/*.py    the same engine, for mypyc only; never committed
          | build_script                   which libraries are made of them
          | stubs                          modules that did not change are translated without bodies
          | expected_indexes               the C compiler is told that indexes are in their rows
          | split_c                        long C files, which mypyc makes of them, are split into parts

`traverse` walks syntax trees for all passes, `python_type` has the types of what is in them. This package does no input
or output: texts in, texts out.
`cache/native_builds.py` writes the texts into the cache, `cache/native_make.py` runs mypyc and the C compiler there;
`native/load.py` of the runtime loads the result.
"""
