"""Postings, transactions and the book that holds them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal

from ledger.money import Money

ROOTS = ("assets", "liabilities", "equity", "income", "expenses")


class UnbalancedError(ValueError):
    """A transaction whose postings do not add up to nothing."""


@dataclass(frozen=True)
class Posting:
    """One amount that a transaction adds to an account."""

    account: str
    money: Money

    def __post_init__(self) -> None:
        root = self.account.split(":", 1)[0]
        if root not in ROOTS:
            raise ValueError(f"account {self.account!r} is not under {ROOTS}")


@dataclass(frozen=True)
class Transaction:
    """Postings that belong together and add up to nothing."""

    on: date
    description: str
    postings: tuple[Posting, ...]

    def imbalance(self) -> list[Money]:
        """Return the remainder in each currency that does not balance."""
        return _totals(posting.money for posting in self.postings)


@dataclass
class Book:
    """Every transaction, in the order of its date."""

    transactions: list[Transaction] = field(default_factory=list)

    def add(self, transaction: Transaction) -> None:
        """Add a transaction, which must balance."""
        left = transaction.imbalance()
        if left:
            rest = ", ".join(str(money) for money in left)
            raise UnbalancedError(f"{transaction.description}: {rest} left over")
        self.transactions.append(transaction)
        self.transactions.sort(key=lambda each: each.on)

    def accounts(self) -> list[str]:
        """The names of the accounts that have a posting."""
        return sorted({posting.account for _, posting in self.postings()})

    def postings(self, account: str = "") -> Iterator[tuple[Transaction, Posting]]:
        """The postings to an account and to the accounts under it."""
        for transaction in self.transactions:
            for posting in transaction.postings:
                if not account or f"{posting.account}:".startswith(f"{account}:"):
                    yield transaction, posting

    def balance(self, account: str) -> list[Money]:
        """Return the balance of an account in each of its currencies."""
        return _totals(posting.money for _, posting in self.postings(account))


def _totals(amounts: Iterator[Money]) -> list[Money]:
    totals: defaultdict[str, Decimal] = defaultdict(Decimal)
    for money in amounts:
        totals[money.currency] += money.amount
    return [Money(total, name) for name, total in sorted(totals.items()) if total]
