"""Rules of things: what they add to values, permissions and events."""
