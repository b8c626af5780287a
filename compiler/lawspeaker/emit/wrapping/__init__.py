"""One long logical line of Python to several short ones, as the formatter of the house breaks them."""
