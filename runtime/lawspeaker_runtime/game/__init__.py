"""One game for an embedding program: decisions in words, settings, saves, undo and a log, on top of any engine."""
