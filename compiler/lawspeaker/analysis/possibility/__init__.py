"""Whether steps can be carried out, as a condition that is derived from them (docs/decisions/0023).

failing       which sentences can fail, and which leave something undone because nothing answers a failure
writes        what sentences write, with everything that they call and trigger
places        where single things are, as parts of the state of their own
conditions    conditions that are put together: and, or, any
facts         what a derivation needs to know of the whole program
path          what is known at a point of steps
choices       choices and payments on the way
derive        steps to a condition, from the back to the front
possibilities the conditions of a whole program, and the trials of what is not plain enough
"""
