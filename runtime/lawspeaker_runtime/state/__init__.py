"""The state of a game in memory, and the operations on it that do not depend on piles or boards."""
