"""A plain report of what every account holds."""

from __future__ import annotations

from ledger.accounts import Book


def balances(book: Book) -> list[str]:
    """One line for each account and currency."""
    lines: list[str] = []
    for account in book.accounts():
        for money in book.balance(account):
            lines.append(f"{account:<32}{money!s:>20}")
    return lines
