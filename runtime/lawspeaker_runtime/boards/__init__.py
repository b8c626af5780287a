"""Boards: places and their neighbours.

A board with fixed places (grid, hexes, ring, map) is made once when an engine is imported and never changes: its
tables are tuples of integers that the rules index. A board of laid tiles (`tiles/`) has a fixed part, the tile set, and
a part of the state, the layout.
"""
