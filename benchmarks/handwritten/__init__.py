"""Hand-written games, as a competent Python programmer would write them, to compare generated engines with.

Each class has `legal`, `apply`, `over`, `player`, `returns` and `clone`, and numbers its actions as OpenSpiel does.
`play` plays random games inside the module; compiled by mypyc without changes, it is an upper limit for native engines
(`benchmarks/compiled_handwritten.py`). Constants are `Final`, because mypyc looks up other globals by name.
"""
