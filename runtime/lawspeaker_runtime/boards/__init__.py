"""Boards: places and their neighbours.

A board with fixed places (grid, hexes, ring, map) never changes: it is made when an engine is imported, of tables that
the compiler wrote, tuples of integers that the rules index. A board of laid tiles (`tiles/`) has a fixed part, the tile
set, and a part of the state, the layout.
"""
