import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundleOf, lanser, startLanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { writeTree } from '../helpers/write-tree.ts';
import { expectError, expectPlace, expectSelector, LOCATED, useLocateWorkspace } from './locate-workspace.ts';

// More selectors and errors are in locate.slow.test.ts.
const sandbox = useSandbox();
const { workspace, start } = useLocateWorkspace(sandbox);

describe('locate', () => {
  test.each<[args: readonly string[], stdout: string]>([
    [['py://app#Shop.sell:body'], 'app.py:6:9-7:21 - symbol, score 1, certified: exact match\n'],
    [
      ['app.py:Shop.sell@item?n=2', '--preview'],
      `app.py:6:24-6:28 - locate, score 1, certified: exact match
6 |         label = "😀" + item
  |                        ^~~~
`,
    ],
    [
      ['app.py@R(6,17->6,20)', '--index-io', 'codepoint', '--verbose'],
      `app.py:6:17-6:20 - range, score 1, certified: exact match
  in codepoint: 6:17-6:20
  in utf-16: 6:17-6:21
`,
    ],
    [['app.py@L6:C26?indexing=utf-8'], 'app.py:6:24 - cursor, score 1, certified: exact match\n'],
    [
      ['tab%1B[1m.py@L1:C2', '--preview'],
      'tab\\u001B[1m.py:1:2 - cursor, score 1, certified: exact match\n1 |     x\n  |     ^\n',
    ],
  ])('prints the position of %j', async (args, stdout) => expectPlace(start, args, stdout));

  test('resolves paths relative to the workspace, not to the current folder', async () => {
    const from = { ...start, cwd: path.join(workspace, 'pkg') };
    expect((await lanser(['locate', 'deep.py@L1:C1'], from)).stdout).toMatch(/^deep\.py:1:1 /u);
    const run = await lanser(['locate', 'pkg/deep.py@L1:C1', '--workspace', '..'], from);
    expect(run.stdout).toMatch(/^pkg\/deep\.py:1:1 /u);
  });

  test('reads a selector from standard input as a string or as JSON', async () => {
    for (const input of [
      'app.py@L5:C9',
      'app.py@L5:C9\n',
      '{"kind":"cursor","uri":"app.py","line":5,"col":9}\r\n',
    ]) {
      const run = await lanser(['locate', '-'], { ...start, input });
      expect(run, input).toMatchObject({
        exitCode: 0,
        stdout: expect.stringMatching(/^app\.py:5:9 /u) as string,
      });
    }
    expect(await lanser(['locate', '-'], start)).toMatchObject({ exitCode: 2, stdout: '' });
  });
});

describe('--as', () => {
  test.each<[kind: string, printed: RegExp]>([
    ['symbol', /^py:\/\/app#Shop\.sell:body\?symbolId=sym1:[0-9a-f]{96}&docVersion=/u],
    ['anchor', /^anchor:\/\/app\.py#"return label"\?ctx=24&hash=sha1:[0-9a-f]{40}&near=7&docVersion=/u],
  ])('%s prints only a selector, which can be resolved', async (kind, printed) =>
    expectSelector(start, kind, printed),
  );
});

test('a printed anchor contains no terminal control characters, and resolves to its line', async () => {
  const { stdout } = await lanser(['locate', 'acts.py@L1:C2', '--as', 'anchor'], start);
  expect(stdout).toMatch(/^anchor:\/\/acts\.py#"x = %22%C2%9B31m%E2%80%AE%E2%80%8B%22"\?/u);
  expect((await lanser(['locate', stdout.trim()], start)).stdout).toMatch(/^acts\.py:1:1-1:13 /u);
});

describe('locate without a result', () => {
  test.each<[args: readonly string[], exitCode: number, code: string, stderr: string]>([
    [
      ['app.py@L0:C1'],
      2,
      'E/BAD_SELECTOR_SYNTAX',
      'Expected a line of at least 1 at offset 8 of the selector, found "0".\n  app.py@L0:C1\n          ^\n',
    ],
    [
      ['名\u001B.py@L1:C'],
      2,
      'E/BAD_SELECTOR_SYNTAX',
      'Expected a column at offset 10 of the selector, found end of selector.\n  名\\u001B.py@L1:C\n                  ^\n',
    ],
    [
      [`${workspace}/app.py:5:0`],
      2,
      'E/BAD_SELECTOR_SYNTAX',
      'Expected a column of at least 1 at offset 9 of the selector, found "0".\n  app.py:5:0\n           ^\n',
    ],
    [
      [`{"kind":"cursor","uri":"${workspace}/app.py","line":0,"col":1}`],
      22,
      'E/SCHEMA_INVALID',
      '/line: expected a number of at least 1.\n',
    ],
    [
      ['Nothing'],
      3,
      'E/NOT_FOUND',
      'Not found: no file and no definition has the name "Nothing". Check the name.\n',
    ],
    [
      ['none.py'],
      3,
      'E/NOT_FOUND',
      'Not found: the file "none.py" does not exist. Check the path, lines, definition or text in the selector.\n',
    ],
    [
      ['py://app#twice', '--preview'],
      4,
      'E/AMBIGUOUS',
      `Ambiguous: twice is defined 2 times in app. Use an ast selector with a number, such as ast://[module=m]/[def=f][2], or the position of a candidate.
  1. app.py:10:5-10:10 - score 1, certified: exact match
     10 | def twice(): pass
        |     ^~~~~
  2. app.py:11:5-11:10 - score 1, certified: exact match
     11 | def twice(): pass
        |     ^~~~~
`,
    ],
    [['../outside.py'], 24, 'E/JAIL', '"outside.py" is outside the workspace'],
    [['/etc/hosts@L1:C1'], 24, 'E/JAIL', '"hosts" is outside the workspace'],
    [['app.py@L6:C19'], 26, 'E/INDEXING_MISMATCH', 'column 19 of line 6, counted in utf-16, is inside'],
    [
      ['app.py@L6:C19', '--index-io', 'utf-32'],
      75,
      'E/INDEXING_UNSUPPORTED',
      'utf-8, utf-16, codepoint, not "utf-32"',
    ],
    [['app.py@L1:C1', '--as', 'symbol'], 72, 'E/UNSUPPORTED_CAP', 'Its ast selector is ast://[module=app]'],
    [['app.py', '--workspace', 'none'], 20, 'E/USAGE', 'not a folder'],
    [[], 20, 'E/USAGE', "missing required argument 'selector'"],
  ])(
    'exits with the exit code of the error and prints a message: %j',
    async (args, exitCode, code, message) => expectError(sandbox, args, { exitCode, code, message }),
  );

  test.each<[args: readonly string[]]>([[[]], [['py://app#twice', '--preview']]])(
    'without --json, prints the message that --json prints, and prints nothing to standard output: %j',
    async (args) => {
      const { exitCode, stderr } = await bundleOf(['locate', ...args], start);
      expect(await lanser(['locate', ...args], start)).toMatchObject({ exitCode, stderr, stdout: '' });
    },
  );

  test('a signal ends locate while it waits for a selector', async () => {
    const running = startLanser(['locate', '-', '--verbose'], { ...start, keepInput: true });
    await running.waitForOutput(/reading a selector from standard input/u);
    running.child.kill('SIGTERM');
    expect(await running.finished).toMatchObject({ exitCode: 28, stdout: '' });
  });
});

test('the same request in two folders with the same file returns the same bundle id, and prints nothing to standard error if it succeeds', async () => {
  const other = path.join(sandbox.path, 'än other', 'place');
  await writeTree(other, { 'app.py': LOCATED['app.py'] });
  const inWorkspace = await bundleOf(['locate', 'app.py@L7:C16', '--as', 'anchor'], start);
  const elsewhere = await bundleOf(['locate', 'app.py@L7:C16', '--as', 'anchor'], {
    ...start,
    cwd: other,
  });
  expect(elsewhere.bundle.bundleId).toBe(inWorkspace.bundle.bundleId);
  expect(inWorkspace.stderr).toBe('');
  const ambiguous = await Promise.all(
    [workspace, other].map(async (cwd) => bundleOf(['locate', 'py://app#twice'], { ...start, cwd })),
  );
  expect(new Set(ambiguous.map(({ bundle }) => bundle.bundleId)).size).toBe(1);
});
