"""Draw boards as SVG pictures; the same position gives the same bytes.

picture     all boards of a game below each other, as one player sees them
canvas      elements of a picture, colours and strokes
contents    pieces, things and fields on a place
grids       squares, hexagons and circles of spaces
maps        places that are joined by edges
layout      where the places of a map are drawn
tiles       laid tiles
"""
