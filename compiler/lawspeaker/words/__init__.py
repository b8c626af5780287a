"""What a game offers to its expansions: the words it declares, with their signatures, texts, places and users.

declared.py    the words of a spec, read from the first lines of its declarations, also of a spec with errors
users.py       the declarations that use each word
near.py        the declared words that are near to an unknown one, in spelling and in meaning
"""
