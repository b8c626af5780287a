"""Messages about values that are drawn: L455 to L457."""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue.entry import Entry

ISLE = "enum ground: sea or plain or swamp\n\nboard isle\n    grid 3 by 2 squares\n\n"
DRAWN = 'value ground of s: square -> ground\n    row "p p w"\n    row "p p p"\n    swamp "w"\n'

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="L455",
        title="a picture of something that cannot be drawn",
        message="`{word}` cannot be drawn: a picture is of a value with one place of a grid",
        label="a row of a picture",
        help="`value ground of s: square -> ground`, without `=` and cases, for a board of one size",
        explain=(
            "A value may be drawn with a letter for each place of a board of squares or hexes. It has one parameter, a "
            "place of that board, and is a word of an enum, a number or yes and no. The board has one size, because "
            "the picture has."
        ),
        bad=ISLE + 'value ground of p: player -> ground\n    row "p p p"\n    row "p p p"\n',
        good=ISLE + DRAWN,
    ),
    Entry(
        code="L456",
        title="a letter of a picture that stands for nothing",
        message="`{letter}` stands for nothing here",
        label=(
            'more words than one begin so; say which, as in `{shared} "{letter}"` || did you mean `{close}`? || '
            "known here: {known} || only pictures of words have such lines"
        ),
        help='a letter is the first of a word, or the one that a line gives: `swamp "w"`; digits are numbers',
        explain=(
            "In a picture each letter is a word of the enum: the one that begins with it, if no other does, or the one "
            'that a line below the value gives, as `swamp "w"`. Of numbers a picture has digits, of yes and no `x` and '
            "`.`; of a value that may be `nothing`, `.` is nothing."
        ),
        bad=ISLE + 'value ground of s: square -> ground\n    row "p p s"\n    row "p p p"\n',
        good=ISLE + DRAWN,
    ),
    Entry(
        code="L457",
        title="a picture of another size than its board",
        message=(
            "this row has {columns} letters, and the board is {size} || there are {rows} rows, and the board is {size}"
        ),
        label="does not fit",
        help="write a letter for each place, the top row first; spaces between them mean nothing",
        explain="A picture has a line for each row of its board and a letter for each column.",
        bad=ISLE + 'value ground of s: square -> ground\n    row "p p"\n    row "p p p"\n',
        good=ISLE + DRAWN,
    ),
)
