"""Exchange rates into the currency of the reports."""

from __future__ import annotations

from bisect import bisect_right, insort
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal, InvalidOperation
from pathlib import Path

DEFAULT_PATH = Path("rates.txt")


class RateError(ValueError):
    """An exchange rate that is not known or cannot be read."""


@dataclass(frozen=True, order=True)
class Quote:
    """A rate and the day from which it holds."""

    since: date
    rate: Decimal


@dataclass
class RateTable:
    """The value of one unit of each currency in the currency of the reports."""

    currency: str = "EUR"
    quotes: dict[str, list[Quote]] = field(default_factory=dict)

    def add(self, currency: str, rate: Decimal, since: date = date.min) -> None:
        """Set the rate of a currency from a day on."""
        if rate <= 0:
            raise RateError(f"the rate of {currency} is not positive: {rate}")
        insort(self.quotes.setdefault(currency, []), Quote(since, rate))

    def rate(self, currency: str, on: date | None = None) -> Decimal | None:
        """The rate of a currency on a day, or the latest one.

        The result is None if no rate of the currency holds on that day.
        """
        if currency == self.currency:
            return Decimal(1)
        quotes = self.quotes.get(currency, [])
        found = bisect_right(quotes, on or date.max, key=lambda quote: quote.since)
        return quotes[found - 1].rate if found else None


def read_rates(lines: Iterable[str], currency: str = "EUR") -> RateTable:
    """Read lines such as ``2024-01-31 USD 0.92``, with comments after ``#``.

    A rate without a date holds before the first one with a date.
    """
    table = RateTable(currency)
    for number, line in enumerate(lines, start=1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        try:
            *day, name, rate = words
            since = date.fromisoformat(" ".join(day)) if day else date.min
            table.add(name, Decimal(rate), since)
        except (ValueError, InvalidOperation):
            raise RateError(f"line {number} of the rates: {line.strip()!r}") from None
    return table


def load_rates(path: Path | None = None, currency: str = "EUR") -> RateTable:
    """Read a file of rates, by default ``rates.txt`` in the current folder."""
    if path is None:
        path = DEFAULT_PATH
    with path.open(encoding="utf-8") as lines:
        return read_rates(lines, currency)
