"""Reading a journal: a CSV file with one posting in each row."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from datetime import date
from itertools import groupby
from pathlib import Path

from ledger.accounts import Book, Posting, Transaction
from ledger.money import Money

COLUMNS: tuple[str, ...] = ("number", "date", "description", "account", "amount")

Row = dict[str, str]


class JournalError(ValueError):
    """A journal that cannot be read."""


def read_journal(lines: Iterable[str]) -> Book:
    """Read the rows of a journal into a book."""
    reader = csv.DictReader(lines)
    missing = [name for name in COLUMNS if name not in reader.fieldnames]
    if missing:
        raise JournalError(f"the journal has no column {', '.join(missing)}")

    book = Book()
    for number, rows in groupby(reader, key=lambda row: row["number"]):
        try:
            book.add(_transaction(list(rows)))
        except ValueError as error:
            raise JournalError(f"transaction {number}: {error}") from error
    return book


def load_journal(path: Path) -> Book:
    """Read a journal from a file."""
    with path.open(encoding="utf-8", newline="") as lines:
        return read_journal(lines)


def _transaction(rows: list[Row]) -> Transaction:
    days = {row["date"] for row in rows}
    if len(days) > 1:
        raise ValueError(f"more than one date: {', '.join(sorted(days))}")
    return Transaction(
        on=date.fromisoformat(days.pop()),
        description=rows[0]["description"],
        postings=tuple(
            Posting(row["account"], Money.parse(row["amount"])) for row in rows
        ),
    )
