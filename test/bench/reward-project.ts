import type { TemporaryRepository } from '../helpers/temporary-repository.ts';

const MONEY = `"""Amounts of money."""

from __future__ import annotations

from dataclasses import dataclass

RATES: dict[str, float] = {"EUR": 1.0, "USD": 1.25, "GBP": 0.8}


@dataclass(frozen=True)
class Money:
    amount: float
    currency: str = "EUR"

    def convert(self, currency: str) -> Money:
        if currency == self.currency:
            return self
        if currency not in RATES:
            raise KeyError(currency)
        in_euros = self.amount / RATES[self.currency]
        return Money(round(in_euros * RATES[currency], 2), currency)

    def plus(self, other: Money | None) -> Money:
        if other is None:
            return self
        converted = other.convert(self.currency)
        return Money(self.amount + converted.amount, self.currency)

    def is_free(self) -> bool:
        return self.amount <= 0


def parse(text: str, default: str | None = None) -> Money:
    parts = text.split()
    if len(parts) == 2:
        amount, currency = parts
        return Money(float(amount), currency.upper())
    else:
        chosen = default or "EUR"
        return Money(float(parts[0]), chosen)
`;

const BASKET = `"""Baskets and their prices."""

from __future__ import annotations

import asyncio

from shop.money import Money, parse


class Basket:
    def __init__(self, owner: str, limit: int = 3) -> None:
        self.owner = owner
        self.limit = limit
        self.items: list[tuple[str, Money]] = []

    def add(self, name: str, price: Money) -> bool:
        if len(self.items) >= self.limit:
            return False
        self.items.append((name, price))
        return True

    def total(self, currency: str = "EUR") -> Money:
        result = Money(0, currency)
        for _, price in self.items:
            result = result.plus(price)
        return result

    def find(self, name: str) -> Money | None:
        for known, price in self.items:
            if known == name:
                return price
        return None

    def cheapest(self) -> str | None:
        best = None
        for item in self.items:
            if best is None or item[1].convert("EUR").amount < best[1].convert("EUR").amount:
                best = item
        return None if best is None else best[0]


async def load(name: str, text: str) -> tuple[str, Money]:
    await asyncio.sleep(0)
    return name, parse(text, default="USD")


async def load_all(owner: str, lines: list[str]) -> Basket:
    basket = Basket(owner, limit=len(lines))
    for line in lines:
        name, _, text = line.partition(":")
        loaded = await load(name.strip(), text)
        basket.add(loaded[0], loaded[1])
    return basket
`;

const REPORT = `"""Untyped: texts about baskets."""

from shop.basket import Basket


def heading(basket, width=20):
    title = basket.owner.title()
    if len(title) > width:
        title = title[: width - 1] + "."
    return title.center(width).rstrip()


def lines(basket, currency=None):
    found = []
    for name, price in basket.items:
        shown = price if currency is None else price.convert(currency)
        found.append("%s %.2f %s" % (name, shown.amount, shown.currency))
    return found


def text(basket, currency=None):
    if not isinstance(basket, Basket):
        raise TypeError("not a basket")
    parts = [heading(basket)]
    parts.extend(lines(basket, currency))
    if basket.items:
        parts.append("cheapest " + basket.cheapest())
    else:
        parts.append("empty")
    return "\\n".join(parts)


def never_called(basket):
    return basket.owner
`;

const TESTS = `import asyncio

import pytest

from shop.basket import Basket, load_all
from shop.money import Money, parse
from shop.report import heading, lines, text


def filled():
    return asyncio.run(load_all("ada", ["pen: 2.50", "book: 10 eur", "tea: 4 GBP"]))


def test_parse():
    assert parse("3 usd") == Money(3, "USD")
    assert parse("3") == Money(3)
    assert parse("3", "GBP").currency == "GBP"


def test_convert():
    assert Money(5, "USD").convert("EUR") == Money(4)
    assert Money(4).convert("EUR") is not None
    with pytest.raises(KeyError):
        Money(1).convert("XXX")


def test_plus():
    assert Money(1).plus(None) == Money(1)
    assert Money(1).plus(Money(1.25, "USD")) == Money(2)
    assert Money(0).is_free() and not Money(1).is_free()


def test_basket():
    basket = filled()
    assert [name for name, _ in basket.items] == ["pen", "book", "tea"]
    assert basket.total() == Money(17)
    assert basket.find("book") == Money(10)
    assert basket.find("ink") is None
    assert basket.cheapest() == "pen"
    assert not basket.add("ink", Money(1))
    assert Basket("eve").cheapest() is None


def test_report():
    assert heading(filled()) == "        Ada"
    assert heading(Basket("a" * 30), 5) == "Aaaa."
    assert lines(filled(), "USD")[1] == "book 12.50 USD"
    assert text(filled()).endswith("cheapest pen")
    assert text(Basket("eve")).endswith("empty")
    with pytest.raises(TypeError):
        text(None)
`;

const TOTAL = `

def total_of(texts: list[str]) -> Money:
    result = Money(0)
    for text in texts:
        result = result.plus(parse(text))
    return result
`;

/**
 * Creates three commits of a small Python project with tests. The project contains typed, untyped and
 * asynchronous code, and a function that no test calls.
 */
export async function writeProject(repository: TemporaryRepository): Promise<void> {
  await repository.write('shop/__init__.py', '');
  await repository.write('shop/money.py', MONEY);
  await repository.write('shop/basket.py', BASKET);
  await repository.write('shop/report.py', REPORT.replace(' + "."', ''));
  await repository.write('tests/test_shop.py', TESTS.replace('"Aaaa."', '" Aaaa"'));
  await repository.commit('the shop');
  await repository.write('shop/report.py', REPORT);
  await repository.write('tests/test_shop.py', TESTS);
  await repository.commit('mark a heading that is cut');
  await repository.write('shop/money.py', `${MONEY}${TOTAL}`);
  await repository.write(
    'shop/report.py',
    `${REPORT.replace('import Basket\n', 'import Basket\nfrom shop.money import total_of\n')}\n\ndef summary(texts):\n    return total_of(texts).amount\n`,
  );
  await repository.write(
    'tests/test_shop.py',
    `${TESTS.replace('lines, text', 'lines, summary, text')}\n\ndef test_summary():\n    assert summary(["1", "1.25 USD"]) == 2\n`,
  );
  await repository.commit('sum prices');
}
