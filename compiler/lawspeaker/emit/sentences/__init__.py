"""Sentences as lines of Python, and the functions they are in.

sentences.py        the first `match` over sentences: assignments, loops, calls, returns
state_sentences.py  counters, goods, cards, records, chance
board_sentences.py  pieces and tiles
announcements.py    events that are announced, effects that begin and end
end_checks.py       sentences that may end the game, and the check that follows them
invalidate.py       memoized values that a sentence invalidates
functions.py        functions that cannot suspend, and the dispatch of steps
frames.py           functions that may suspend, block by block
function_parts.py   long functions that may suspend, divided at their blocks
jumps.py            how a block leaves: for another block, or the function
labels.py           the names of blocks
frame_slots.py      the places of variables in a frame
leaving.py          the ends of functions
block_order.py      the order in which these blocks are written
decisions.py        the options of a decision, and its answer
triggers.py         the triggers of an event: which match, and in which order they run
"""
