"""Passes that rely on values having no side effects: a value is asked once, lists in between are not made."""
