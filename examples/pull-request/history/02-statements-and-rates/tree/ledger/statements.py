"""Statements that are made from a book."""

from __future__ import annotations

from collections import defaultdict
from decimal import Decimal

from ledger.accounts import Book
from ledger.money import Money
from ledger.rates import RateTable


def balances(book: Book) -> list[str]:
    """One line for each account and currency."""
    lines: list[str] = []
    for account in book.accounts():
        for money in book.balance(account):
            lines.append(f"{account:<32}{money!s:>20}")
    return lines


def account_statement(book: Book, account: str) -> list[str]:
    """One line for each posting to an account, with the running balance."""
    lines: list[str] = []
    running: defaultdict[str, Decimal] = defaultdict(Decimal)
    for transaction, posting in book.postings(account):
        money = posting.money
        running[money.currency] += money.amount
        balance = Money(running[money.currency], money.currency)
        text = f"{transaction.on}  {transaction.description:<24}"
        lines.append(f"{text}{money!s:>18}{balance!s:>18}")
    return lines


def net_worth(book: Book, rates: RateTable) -> Money:
    """Assets less liabilities, in the currency of the rates."""
    total = Decimal(0)
    for account in ("assets", "liabilities"):
        for money in book.balance(account):
            total += money.amount * rates.rate(money.currency)
    return Money(total, rates.currency).rounded()
