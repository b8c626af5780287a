"""The state of a game: counters, turn order, notes; how it is hashed, dumped, restored and checked."""
