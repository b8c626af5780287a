"""Boards: what lies next to what.

A static board (grid, hexes, ring, fixed map) is made once when an engine is imported and never changes: its tables
are tuples of integers that the rules index. A board of laid tiles has a static part (the tile set) and a part that
grows with the game (the ground). networkx checks and exports boards; it is imported only when asked for.
"""
