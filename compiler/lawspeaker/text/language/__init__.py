"""A language: patterns, word forms, plural rules, and the words of a game in it."""
