"""Boards that players lay out tile by tile: the tile set, the layout, and where a tile fits."""
