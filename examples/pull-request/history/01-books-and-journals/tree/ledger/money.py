"""Amounts of money: reading, adding and printing."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, Decimal, InvalidOperation

# Currencies whose amounts do not have two decimal places.
_PLACES = {"BHD": 3, "CLP": 0, "ISK": 0, "JPY": 0, "KRW": 0, "KWD": 3}


class MoneyError(ValueError):
    """An amount of money that cannot be read or combined."""


@dataclass(frozen=True)
class Money:
    """An exact amount in one currency."""

    amount: Decimal
    currency: str

    @classmethod
    def parse(cls, text: str) -> Money:
        """Read text such as ``12.50 EUR``."""
        number, _, currency = text.strip().partition(" ")
        try:
            amount = Decimal(number)
        except InvalidOperation:
            raise MoneyError(f"not an amount of money: {text!r}") from None
        if not amount.is_finite() or not _is_currency(currency):
            raise MoneyError(f"not an amount of money: {text!r}")
        return cls(amount, currency)

    def __add__(self, other: Money) -> Money:
        if self.currency != other.currency:
            raise MoneyError(f"cannot add {other.currency} to {self.currency}")
        return Money(self.amount + other.amount, self.currency)

    def __neg__(self) -> Money:
        return Money(-self.amount, self.currency)

    def __str__(self) -> str:
        return f"{self.rounded().amount:,} {self.currency}"

    def rounded(self) -> Money:
        """The amount with as many decimal places as the currency has."""
        unit = Decimal(1).scaleb(-_PLACES.get(self.currency, 2))
        return Money(self.amount.quantize(unit, ROUND_HALF_EVEN), self.currency)


def _is_currency(text: str) -> bool:
    return len(text) == 3 and text.isascii() and text.isalpha() and text.isupper()
