"""Checks of the whole program, after everything else.

lint           entry point `lint_program`
conflicts      rules that contradict each other, verbs without their result
endless_loops  endless recursion and loops
self_reference rules that need what they change
openly         choices that reveal hidden information
hidden_subjects  decisions and events about things that are hidden from those who are asked or told
blind_options  options that come from hidden piles of other players
told_values    values that tell of hidden things
told_secrets   events that tell what was chosen secretly
pile_order     reads of an order that is not decided yet
unused         declarations that nothing uses
control_flow   what a block leaves, what a condition proves
call_graph     which functions call which
"""
