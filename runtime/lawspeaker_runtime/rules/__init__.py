"""The description of a game for people: the names of its values, choices and components."""
