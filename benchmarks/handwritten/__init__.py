"""Hand-written games: what a competent Python programmer would write, kept as the measure for generated engines.

Each class has `legal`, `apply`, `over`, `player`, `returns` and `clone`, and numbers its actions as OpenSpiel does.
"""
