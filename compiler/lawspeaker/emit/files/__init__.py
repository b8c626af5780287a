"""The files of an engine, and what is in them.

tables.py               `tables.py`: constants
board_tables.py         the boards in `tables.py`
names.py                `names.py`: what people read
option_settings.py      the functions of `names.py` about options
screen.py               the screen in `names.py`, and `screen.py`
schema.py               `schema.py`: what the numbers of a state may be
state.py                `state.py`: the state of a game
values.py               `values.py`: values, permissions, the score
steps.py                `steps.py`: verbs, triggers, the agenda
endings.py              the endings in `steps.py`
engine.py               `engine.py`: the functions over integers
view_types.py           what a view holds: for `names.py`, and the type `View` in `views.py`
views.py                the functions of `engine.py` that say what a player may know
determinize.py          random copies that look the same to a player
determinize_secrets.py  the lines of these about hidden resources, states and fields
known_piles.py          what all players know of the things in piles
examples.py             `examples.py`: worked examples
"""
