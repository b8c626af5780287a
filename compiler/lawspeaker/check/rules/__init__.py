"""Rules: what they change, and where they apply.

rules             entry point `check_rules`; rules about values and permissions
rule_targets      the value, field or permission that a rule changes
everybody         a warning about rules of a thing that change a value for every player
applicability     where the rules of a thing apply, and who `you` is there
triggers          `when`, `before`, `after`, `instead of`; effects
self_rules        rules of a thing about itself that apply anywhere
implicit_player   values that depend on the asking player
known_piles       `known where` below piles
"""
