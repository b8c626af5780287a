"""Write rows of results as a Parquet file, with pyarrow, which is an optional dependency."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from lawspeaker_lab.sim.columns import Column, ColumnType
from lawspeaker_system.failure import fail

if TYPE_CHECKING:
    import pyarrow

BATCH = 50_000
READERS: dict[ColumnType, Callable[[str], int | float | str]] = {
    ColumnType.NUMBER: int,
    ColumnType.DECIMAL: float,
    ColumnType.TEXT: str,
}
"""How a value of a row is read."""


def require_pyarrow() -> None:
    """End the command with a message if pyarrow is not installed."""
    try:
        import_module("pyarrow.parquet")
    except ImportError:
        fail("error: Parquet files need pyarrow: `pip install 'lawspeaker[parquet]'`, or write to a .csv file")


def packed_games(path: Path) -> int:
    """Return the number of rows of a Parquet file; end the command if it is damaged."""
    from pyarrow import ArrowInvalid, parquet

    try:
        return int(parquet.read_metadata(path).num_rows)
    except ArrowInvalid:
        fail(f"error: {path} is not a Parquet file")


def pack(path: Path, rows: Path, columns: list[Column], extends: bool) -> None:
    """Write a Parquet file from rows as CSV, behind those that it has if it is extended; it is replaced as a whole."""
    from pyarrow import parquet

    fresh = path.with_name(f".{path.name}.fresh")
    try:
        schema = schema_of(columns)
        with parquet.ParquetWriter(fresh, schema, compression="zstd") as writer:
            if extends:
                old = parquet.ParquetFile(path)
                for group in range(old.num_row_groups):
                    writer.write_table(old.read_row_group(group))
            for table in tables_of(rows, columns, schema, header=not extends):
                writer.write_table(table)
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)


def schema_of(columns: list[Column]) -> pyarrow.Schema:
    """Return the types of the columns."""
    import pyarrow

    types = {
        ColumnType.NUMBER: pyarrow.int64(),
        ColumnType.DECIMAL: pyarrow.float64(),
        ColumnType.TEXT: pyarrow.string(),
    }
    return pyarrow.schema([(column.name, types[column.type]) for column in columns])


def tables_of(rows: Path, columns: list[Column], schema: pyarrow.Schema, header: bool) -> Iterator[pyarrow.Table]:
    """Yield the rows of a file in batches; an extension of a Parquet file has no header."""
    import pyarrow

    with rows.open(encoding="utf-8", newline="") as file:
        reader = csv.reader(file)
        if header:
            next(reader)
        while batch := list(islice(reader, BATCH)):
            yield pyarrow.table(
                [
                    [READERS[column.type](value) for value in values]
                    for column, values in zip(columns, zip(*batch, strict=True), strict=True)
                ],
                schema=schema,
            )
