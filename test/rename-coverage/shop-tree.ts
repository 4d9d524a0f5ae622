const BASKET = `"""Baskets; see :meth:\`Basket.total\`."""
from __future__ import annotations

__all__ = ["Basket", "count"]


class Basket:
    """What a :class:\`shop.basket.Basket\` holds."""

    note: str = ""
    """Said before the total."""

    def total(self, tax: int = 0) -> int:
        # the total, not the totals
        return tax

    def twice(self, other: "Basket") -> int:
        both = f"total {self.total()} and {other.total(tax=1)!r:>{self.total()}}"
        print("{total}\\ntotal".format(total=1), both, r"\\btotal\\b", b"total")
        return getattr(self, "total")() + getattr(other, 'shop.total')


def count(total):  # type: (int) -> int
    def inner():
        nonlocal total
        total += 1
    return [total for _ in range(total)]


def old(x: list) -> "list[Basket]":
    # type: (list) -> list[Basket]
    return x
`;

/** A project in which many kinds of code and text mention a method, a class and parameters. */
export const SHOP_TREE: Readonly<Record<string, string>> = {
  'shop/__init__.py': 'from .basket import Basket as Basket\n',
  'shop/basket.py': BASKET,
  'use/calls.py': `from unittest import mock
from shop import Basket


def duck(thing, known: Basket, **options):
    thing.total()
    known.total()
    known.twice(known)
    duck(thing, known, total=1)
    options["total"] = f"{thing.total} {known.total}"
    with mock.patch("shop.basket.Basket.total"), mock.patch.object(Basket, "total"):
        return options


class Receipt:
    total = 1

    def print(self) -> int:
        total = self.total
        return total
`,
  'pyrightconfig.json': '{"exclude": ["scripts"], "ignore": ["use/ignored.py"]}',
  'use/ignored.py': 'from shop import Basket\nBasket().total()\n',
  'scripts/run.py': 'from shop import Basket\nBasket().total()  # total\nprint("total")\n',
  'pyproject.toml': '[project.scripts]\ntotal = "shop.basket:Basket.total"\n',
  'README.md': 'Call `Basket.total()`, subtotal, total_of or Total.\n',
  'docs/index.rst': '.. automethod:: shop.basket.Basket.total\n',
  LICENSE: 'A total of nothing.\n',
};
