"""Exchange rates into the currency of the reports."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation
from pathlib import Path

DEFAULT_PATH = Path("rates.txt")


class RateError(ValueError):
    """An exchange rate that is not known or cannot be read."""


@dataclass
class RateTable:
    """The value of one unit of each currency in the currency of the reports."""

    currency: str = "EUR"
    rates: dict[str, Decimal] = field(default_factory=dict)

    def add(self, currency: str, rate: Decimal) -> None:
        """Set the rate of a currency."""
        if rate <= 0:
            raise RateError(f"the rate of {currency} is not positive: {rate}")
        self.rates[currency] = rate

    def rate(self, currency: str) -> Decimal:
        """The rate of a currency."""
        if currency == self.currency:
            return Decimal(1)
        if currency not in self.rates:
            raise RateError(f"no rate for {currency}")
        return self.rates[currency]


def read_rates(lines: Iterable[str], currency: str = "EUR") -> RateTable:
    """Read lines such as ``USD 0.92``, with comments after ``#``."""
    table = RateTable(currency)
    for number, line in enumerate(lines, start=1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        try:
            name, rate = words
            table.add(name, Decimal(rate))
        except (ValueError, InvalidOperation):
            raise RateError(f"line {number} of the rates: {line.strip()!r}") from None
    return table


def load_rates(path: Path = None, currency: str = "EUR") -> RateTable:
    """Read a file of rates, by default ``rates.txt`` in the current folder."""
    if path is None:
        path = DEFAULT_PATH
    with path.open(encoding="utf-8") as lines:
        return read_rates(lines, currency)
