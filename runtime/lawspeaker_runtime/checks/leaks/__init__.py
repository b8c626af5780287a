"""Leaks of hidden information, found by playing two worlds that look the same to a player.

| module | |
|---|---|
| `leak.py` | a leak, and its sorts |
| `observer.py` | what a player observes of a world, and how worlds are played on |
| `compare.py` | two worlds side by side, up to the first difference that is a leak |
| `asked.py` | whether being asked, or an end, tells a player more than the answers do |
| `told.py` | whether the log does |
| `secret_choices.py` | worlds that differ in a choice which a player is not told |
| `report.py` | the message about a leak |
"""
