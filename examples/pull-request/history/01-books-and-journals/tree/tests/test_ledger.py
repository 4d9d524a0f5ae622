import unittest
from decimal import Decimal

from ledger import JournalError, Money, MoneyError, read_journal
from ledger.report import balances

JOURNAL = """\
number,date,description,account,amount
1,2024-01-02,Opening balance,assets:bank,1200.00 EUR
1,2024-01-02,Opening balance,equity:opening,-1200.00 EUR
2,2024-01-09,Stationery,expenses:office,34.50 EUR
2,2024-01-09,Stationery,assets:bank,-34.50 EUR
"""


class MoneyTest(unittest.TestCase):
    def test_parse(self) -> None:
        self.assertEqual(Money.parse("12.50 EUR"), Money(Decimal("12.5"), "EUR"))

    def test_parse_rejects_other_text(self) -> None:
        for text in ("", "12.50", "12.50 eur", "NaN EUR", "twelve EUR"):
            with self.subTest(text), self.assertRaises(MoneyError):
                Money.parse(text)

    def test_str_rounds_to_the_places_of_the_currency(self) -> None:
        self.assertEqual(str(Money(Decimal("1234.565"), "EUR")), "1,234.56 EUR")
        self.assertEqual(str(Money(Decimal("1234.5"), "JPY")), "1,234 JPY")

    def test_add_rejects_another_currency(self) -> None:
        with self.assertRaises(MoneyError):
            _ = Money.parse("1 EUR") + Money.parse("1 USD")


class JournalTest(unittest.TestCase):
    def test_balance(self) -> None:
        book = read_journal(JOURNAL.splitlines())
        self.assertEqual(book.balance("assets"), [Money.parse("1165.50 EUR")])

    def test_missing_column(self) -> None:
        with self.assertRaisesRegex(JournalError, "no column amount"):
            read_journal(["number,date,description,account"])

    def test_unbalanced_transaction(self) -> None:
        with self.assertRaisesRegex(JournalError, "34.50 EUR left over"):
            read_journal(JOURNAL.splitlines()[:-1])

    def test_unknown_account(self) -> None:
        with self.assertRaisesRegex(JournalError, "transaction 1: account"):
            read_journal(JOURNAL.replace("equity:", "other:").splitlines())


class ReportTest(unittest.TestCase):
    def test_balances(self) -> None:
        lines = balances(read_journal(JOURNAL.splitlines()))
        self.assertEqual(
            [line.split() for line in lines],
            [
                ["assets:bank", "1,165.50", "EUR"],
                ["equity:opening", "-1,200.00", "EUR"],
                ["expenses:office", "34.50", "EUR"],
            ],
        )


if __name__ == "__main__":
    unittest.main()
