"""Worked examples.

examples      entry point `check_example`; decisions, forced chance
positions     lines below `given` and `expect`
holdings      what a place holds: pieces and things
regions       abstract areas on boards of laid tiles
copies        things with several copies in expectations
incremental   skips examples that are known to be correct
"""
