const MONEY = 'py://ledger.money#Money';

/** Command lines that the warm (background) process can answer, for the example repository `ledger`. */
export const WARM_COMMAND_LINES: readonly (readonly string[])[] = [
  ['def', 'ledger/cli.py@L6:C13', '--json'],
  ['def', 'ledger/cli.py@L6:C13'],
  ['decl', 'ledger/cli.py@L7:C5', '--json'],
  ['type-def', 'ledger/cli.py@L7:C5', '--json'],
  ['refs', MONEY, '--json'],
  ['refs', MONEY, '--json', '--limit', '1'],
  ['hover', MONEY],
  ['symbols', 'ledger/money.py', '--json'],
  ['symbols', '--query', 'Money', '--json'],
  ['diag', '--json'],
  ['diag', 'ledger/money.py'],
  ['locate', MONEY, '--json', '--as', 'range'],
  ['locate', 'py://ledger.cli#nothing', '--json'],
  ['locate', 'ledger/money.py', '--preview'],
  ['prepare-rename', MONEY, '--json'],
  ['rename', MONEY, 'Coins', '--json'],
  ['rename', MONEY, 'not a name', '--json'],
  ['rename-file', 'ledger/money.py', 'ledger/coins.py', '--json'],
  ['code-actions', 'ledger/cli.py@L6:C13', '--json'],
  ['def', 'ledger/cli.py@L6:C13', '--json', '--index-io', 'utf-8'],
  ['def', 'ledger/cli.py@L6:C13', '--json', '--timeout', '200'],
  ['def', '../beside.py@L1:C1', '--json'],
  ['def', 'ledger/gone.py@L1:C1'],
  ['def', '--nonsense'],
  ['def'],
  ['refs', MONEY, '--limit', '0', '--json'],
  ['hover', MONEY, '--workspace', 'gone', '--json'],
  ['hover', MONEY, '--python', 'gone', '--json'],
  ['diag', 'money.py', '--workspace', 'ledger', '--json'],
];

/** Three command lines. Their answers are diagnostics, an edit and an error. */
export const FEW_WARM_COMMAND_LINES: readonly (readonly string[])[] = WARM_COMMAND_LINES.filter(
  ([command], index) =>
    WARM_COMMAND_LINES.findIndex(([other]) => other === command) === index &&
    ['diag', 'rename'].includes(command ?? ''),
).concat([['hover', MONEY, '--workspace', 'gone', '--json']]);
