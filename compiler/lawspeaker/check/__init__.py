"""The third pass: types, purity, who decides, what extends what.

    check             entry point: runs everything below in order
    context           the state that all checkers share: `CheckContext`, `FunctionContext`, `Scope`
    parts             the checkers of what may stand inside of something else, which the context has
    checked           the result
    ir/               the result: the checked program; `make_exports` writes what it exports
    values            values and permissions without the rules that extend them
    functions         verbs, phases, steps of things, setups, the course
    endings           victories and scores
    starting_values   fields, states and options before the game starts
    constants         evaluation of fields at compile time
    option_settings   defaults and conditions of options
    expressions/      expressions and their types
    sentences/        sentences and decisions
    rules/            rules of things, triggers, effects
    examples/         worked examples
    lint/             checks of the whole program
    walk              walks over the checked program
    interface_hash    what a part of a spec can see of the others, for incremental checks

Functions named `check_…` turn a node of the tree into its checked form and report mistakes.
"""
