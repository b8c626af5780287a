"""The last pass: the lowered program to the Python files of an engine.

emit.py             the modules of a package, in order
modules.py          what a module defines and imports
render.py           the Jinja environment; `templates/` has the skeletons
format_python.py           `ruff` drops unused imports and lays out the code
parts.py            the functions that write what stands inside of something else
new_writer.py       makes the context
writer.py           the context of the functions that write Python
lines.py            lines that say whether they leave a block
python_text.py      small pieces of text: tuples, literals, ranges, choices
precedence.py       how tightly operators bind
naming.py           the names of attributes and functions, and numbers
constant_names.py        the names of tables and constants
size_names.py       the names of numbers that follow from the declarations
spec_lines.py       comments that lead back to the spec
files/              one module for each file of an engine
sentences/          sentences and functions
expressions/        expressions, values and permissions
"""
