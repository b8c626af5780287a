"""What a designer asks about a finished game: its cards with their rules, and the rule of whatever is clicked.

card_lines      a card or other thing as players read it, with its rules and the statements it cites
costs           how values are kept, and their share of the time of random games
designed_spec   the answers for the designer's panel of the table
"""
