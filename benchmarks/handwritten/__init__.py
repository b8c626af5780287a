"""Hand-written games: what a competent Python programmer would write, kept as the measure for generated engines.

Each class has `legal`, `apply`, `over`, `player`, `returns` and `clone`, and numbers its actions as OpenSpiel does.
`play` plays random games inside the module: compiled by mypyc, without a change, it is what machine code made of Python
can reach (`benchmarks/ceiling.py`). Constants are `Final`, because mypyc looks up every other global by its name.
"""
