import io
import tempfile
import unittest
from contextlib import redirect_stderr, redirect_stdout
from datetime import date
from decimal import Decimal
from pathlib import Path

from ledger import (
    JournalError,
    Money,
    MoneyError,
    RateError,
    read_journal,
    read_rates,
)
from ledger.cli import main
from ledger.statements import account_statement, balances, net_worth

JOURNAL = """\
number,date,description,account,amount
1,2024-01-02,Opening balance,assets:bank,1200.00 EUR
1,2024-01-02,Opening balance,equity:opening,-1200.00 EUR
2,2024-01-09,Stationery,expenses:office,34.50 EUR
2,2024-01-09,Stationery,assets:bank,-34.50 EUR
3,2024-01-16,Consulting,assets:dollars,500.00 USD
3,2024-01-16,Consulting,income:consulting,-500.00 USD
"""

RATES = """\
# one unit of each currency in euros
USD 0.92
JPY 0.0062
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
        self.assertEqual(book.balance("assets:bank"), [Money.parse("1165.50 EUR")])
        self.assertEqual(book.balance("income"), [Money.parse("-500 USD")])

    def test_missing_column(self) -> None:
        with self.assertRaisesRegex(JournalError, "no column amount"):
            read_journal(["number,date,description,account"])

    def test_unbalanced_transaction(self) -> None:
        with self.assertRaisesRegex(JournalError, "500.00 USD left over"):
            read_journal(JOURNAL.splitlines()[:-1])

    def test_unknown_account(self) -> None:
        with self.assertRaisesRegex(JournalError, "transaction 1: account"):
            read_journal(JOURNAL.replace("equity:", "other:").splitlines())


class RatesTest(unittest.TestCase):
    def test_rate(self) -> None:
        rates = read_rates(RATES.splitlines())
        self.assertEqual(rates.rate("USD"), Decimal("0.92"))
        self.assertEqual(rates.rate("EUR"), Decimal(1))

    def test_rate_on_a_day(self) -> None:
        rates = read_rates(["2024-02-01 USD 0.93", "2024-01-01 USD 0.91"])
        self.assertEqual(rates.rate("USD"), Decimal("0.93"))
        self.assertEqual(rates.rate("USD", date(2024, 2, 1)), Decimal("0.93"))
        self.assertEqual(rates.rate("USD", date(2024, 1, 31)), Decimal("0.91"))

    def test_no_rate(self) -> None:
        rates = read_rates(["2024-01-01 USD 0.91"])
        self.assertIsNone(rates.rate("USD", date(2023, 12, 31)))
        self.assertIsNone(rates.rate("JPY"))

    def test_bad_line(self) -> None:
        for line in ("USD", "USD much", "USD -1", "yesterday USD 0.92"):
            with self.subTest(line), self.assertRaisesRegex(RateError, "line 1"):
                read_rates([line])


class StatementsTest(unittest.TestCase):
    def setUp(self) -> None:
        self.book = read_journal(JOURNAL.splitlines())

    def test_balances(self) -> None:
        lines = balances(self.book)
        self.assertEqual(
            [line.split() for line in lines],
            [
                ["assets:bank", "1,165.50", "EUR"],
                ["assets:dollars", "500.00", "USD"],
                ["equity:opening", "-1,200.00", "EUR"],
                ["expenses:office", "34.50", "EUR"],
                ["income:consulting", "-500.00", "USD"],
            ],
        )

    def test_account_statement(self) -> None:
        lines = account_statement(self.book, "assets:bank")
        self.assertEqual(len(lines), 2)
        self.assertTrue(lines[0].startswith("2024-01-02  Opening balance"))
        self.assertTrue(lines[1].endswith("-34.50 EUR      1,165.50 EUR"))

    def test_net_worth(self) -> None:
        worth = net_worth(self.book, read_rates(RATES.splitlines()))
        self.assertEqual(worth, Money.parse("1625.50 EUR"))


class CommandLineTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.journal = Path(folder.name, "journal.csv")
        self.journal.write_text(JOURNAL, encoding="utf-8")
        self.rates = Path(folder.name, "rates.txt")
        self.rates.write_text(RATES, encoding="utf-8")

    def run_main(self, *arguments: str) -> tuple[int, str]:
        output = io.StringIO()
        with redirect_stdout(output), redirect_stderr(output):
            status = main(arguments)
        return status, output.getvalue()

    def test_balances(self) -> None:
        status, output = self.run_main("balances", str(self.journal))
        self.assertEqual(status, 0)
        self.assertEqual(len(output.splitlines()), 5)

    def test_statement_of_unknown_account(self) -> None:
        result = self.run_main("statement", str(self.journal), "assets:cash")
        self.assertEqual(result, (1, "ledger: no postings to assets:cash\n"))

    def test_worth(self) -> None:
        result = self.run_main("worth", str(self.journal), f"--rates={self.rates}")
        self.assertEqual(result, (0, "1,625.50 EUR\n"))


if __name__ == "__main__":
    unittest.main()
