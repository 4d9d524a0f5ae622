"""The command line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

from ledger.journal import load_journal
from ledger.money import Money
from ledger.rates import load_rates
from ledger.statements import account_statement, balances, net_worth

Command = Callable[[argparse.Namespace], int]


def _balances(args: argparse.Namespace) -> int:
    """Print what every account holds."""
    for line in balances(load_journal(args.journal)):
        print(line)
    return 0


def _statement(args: argparse.Namespace) -> int:
    """Print the postings to one account."""
    lines = account_statement(load_journal(args.journal), args.account)
    if not lines:
        print(f"ledger: no postings to {args.account}", file=sys.stderr)
        return 1
    for line in lines:
        print(line)
    return 0


def _worth(args: argparse.Namespace) -> int:
    """Print the net worth in the currency of the rates."""
    print(net_worth(load_journal(args.journal), load_rates(args.rates)))
    return 0


def _convert(args: argparse.Namespace) -> int:
    """Print an amount of money in the currency of the rates."""
    money = Money.parse(args.money)
    rates = load_rates(args.rates)
    rate = rates.rate(money.currency, args.on)
    if rate is None:
        print(f"ledger: no rate for {money.currency}", file=sys.stderr)
        return 1
    print(Money(money.amount * rate, rates.currency))
    return 0


COMMANDS: dict[str, Command] = {
    "balances": _balances,
    "convert": _convert,
    "statement": _statement,
    "worth": _worth,
}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="ledger")
    commands = parser.add_subparsers(dest="command", required=True)

    command = commands.add_parser("balances", help="what every account holds")
    command.add_argument("journal", type=Path)

    command = commands.add_parser("convert", help="the worth of an amount")
    command.add_argument("money", help='such as "12.50 USD"')
    command.add_argument("--on", type=date.fromisoformat, help="the day of the rate")
    command.add_argument("--rates", type=Path, help="the file of exchange rates")

    command = commands.add_parser("statement", help="the postings to one account")
    command.add_argument("journal", type=Path)
    command.add_argument("account")

    command = commands.add_parser("worth", help="assets less liabilities")
    command.add_argument("journal", type=Path)
    command.add_argument("--rates", type=Path, help="the file of exchange rates")
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the result is the exit status."""
    args = _parser().parse_args(argv)
    command = COMMANDS.get(args.command)
    try:
        return command(args)
    except (OSError, ValueError) as error:
        print(f"ledger: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
