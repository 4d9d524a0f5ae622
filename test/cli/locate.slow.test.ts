import { test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectError, expectPlace, expectSelector, useLocateWorkspace } from './locate-workspace.ts';

const sandbox = useSandbox();
const { start } = useLocateWorkspace(sandbox);

test.each<[args: readonly string[], stdout: string]>([
  [['app.py@L5:C9'], 'app.py:5:9 - cursor, score 1, certified: exact match\n'],
  [
    ['app.py@R(6,17->6,21)', '--preview', '--index-io', 'utf-16'],
    `app.py:6:17-6:21 - range, score 1, certified: exact match
6 |         label = "😀" + item
  |                 ^~~~
`,
  ],
  [['app.py@L6:C26', '--index-io', 'utf-8'], 'app.py:6:26 - cursor, score 1, certified: exact match\n'],
  [
    ['{"kind":"cursor","uri":"app.py","line":6,"col":24}', '--verbose'],
    'app.py:6:24 - cursor, score 1, certified: exact match\n',
  ],
])('locate prints the position of %j', async (args, stdout) => expectPlace(start, args, stdout));

test.each<[kind: string, printed: RegExp]>([
  ['cursor', /^app\.py@L7:C16\?docVersion=blob:[0-9a-f]{40}\n$/u],
  ['range', /^app\.py@R\(7,16->7,16\)\?docVersion=/u],
  ['ast', /^ast:\/\/\[module=app\]\/\[class=Shop\]\/\[def=sell\]\/identifier\[\d\]\?docVersion=/u],
  ['locate', /^app\.py:Shop\.sell@return <\|>label\?docVersion=/u],
])('--as %s prints only a selector, which can be resolved', async (kind, printed) =>
  expectSelector(start, kind, printed),
);

test.each<[args: readonly string[], exitCode: number, code: string, message: string]>([
  [['app.py@L0:C1', '--preview'], 2, 'E/BAD_SELECTOR_SYNTAX', 'Expected a line of at least 1'],
  [['{"kind":"cursor"'], 2, 'E/BAD_SELECTOR_SYNTAX', '  {"kind"'],
  [['typeshed:stdlib/builtins.pyi:1:1: class'], 24, 'E/JAIL', '"typeshed:stdlib/builtins.pyi" is outside'],
  [
    ['{"kind":"cursor","uri":"app.py","line":0,"col":1}'],
    22,
    'E/SCHEMA_INVALID',
    'The selector does not match its schema: /line: expected a number of at least 1.\n',
  ],
  [['app.py@L6:C19?indexing=utf-8'], 26, 'E/INDEXING_MISMATCH', 'is inside a character'],
  [['app.py@L6:C20', '--index-io', 'utf-8'], 26, 'E/INDEXING_MISMATCH', 'counted in utf-8'],
  [['app.py', '--as', 'place'], 20, 'E/USAGE', 'Allowed choices are cursor, range'],
  [['app.py', '--as', 'ast', '--preview'], 20, 'E/USAGE', 'cannot be used with'],
  [['app.py', '--top-k', '0'], 20, 'E/USAGE', 'A whole number of at least 1 is expected'],
])(
  'locate without a result exits with the exit code of the error and prints a message: %j',
  async (args, exitCode, code, message) => expectError(sandbox, args, { exitCode, code, message }),
);
