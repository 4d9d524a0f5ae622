"""Double-entry bookkeeping in plain CSV files."""

from ledger.accounts import Book, Posting, Transaction, UnbalancedError
from ledger.journal import JournalError, load_journal, read_journal
from ledger.money import Money, MoneyError

__all__ = [
    "Book",
    "JournalError",
    "Money",
    "MoneyError",
    "Posting",
    "Transaction",
    "UnbalancedError",
    "load_journal",
    "read_journal",
]

__version__ = "0.1.0"
