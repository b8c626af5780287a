"""Repairs of mistakes, tried out before a message offers them. Runs only on a spec with errors.

explain.py         the messages of a spec: one for each mistake, with the first repair that leaves no error
repairable.py      which mistakes a change of one line may repair
spec.py            a spec whose lines can be replaced, and its errors, also beside a declaration that cannot be read
recover.py         what remains of a declaration with a syntax error, and which words it may have declared
edit.py            one change of the lines of a file
changed_forms.txt  forms that were right in an earlier version of Law: a table of patterns with the forms of today
changed_forms.py   the changes that this table suggests for a line
habits.txt         what people bring from Python, English and American spelling: a table of patterns
habits.py          reads the table
from_habits.py     the changes that the table suggests for a line
from_lists.py      `count` before a list that stands where a number is needed
from_words.py      changes of one word: spelling, plural, capital letters
from_layout.py     changes of indents, brackets and line breaks
from_conditions.py brackets around the conditions of an `if … else`
from_tokens.py     a word too many, a word too few, another preposition
from_arguments.py  a player or an argument that is missing, the variable or field that was meant
"""
