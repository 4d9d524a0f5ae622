"""Double-entry bookkeeping in plain CSV files."""

from ledger.accounts import Book, Posting, Transaction, UnbalancedError
from ledger.journal import JournalError, load_journal, read_journal
from ledger.money import Money, MoneyError
from ledger.rates import RateError, RateTable, load_rates, read_rates

__all__ = [
    "Book",
    "JournalError",
    "Money",
    "MoneyError",
    "Posting",
    "RateError",
    "RateTable",
    "Transaction",
    "UnbalancedError",
    "load_journal",
    "load_rates",
    "read_journal",
    "read_rates",
]

__version__ = "0.1.0"
