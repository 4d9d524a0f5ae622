import path from 'node:path';
import { expect, test } from 'vitest';
import { deletedCode } from '../../src/gate/deleted-code.ts';
import type { TreeChange } from '../../src/git/tree-changes.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

const BEFORE = 'import os\nfirst = 1\nwrong = call(\n    first,\n)\nlast = 2\n';
const DIAGNOSTIC: Diagnostic = {
  uri: 'a.py',
  range: [3, 4, 3, 9],
  severity: 'error',
  rule: 'reportCallIssue',
  message: 'm',
  tags: [],
  source: 'Pyright',
};

/**
 * In `BEFORE`, replaces `baseCount` lines from line `baseStart` with `lines`, and appends `end`. Returns true if
 * `deletedCode` finds the diagnostic of the statement in lines 2 to 4. Lines are zero-based.
 */
async function isDeleted(lines: string, baseStart = 2, baseCount = 3, end = ''): Promise<boolean> {
  await using folder = await temporaryFolder();
  const all = BEFORE.split('\n');
  const after = [
    ...all.slice(0, baseStart),
    ...lines.split('\n').slice(0, -1),
    ...all.slice(baseStart + baseCount),
  ];
  await writeTree(folder.path, { 'before/a.py': BEFORE, 'after/a.py': after.join('\n') + end });
  const headCount = lines.split('\n').length - 1;
  const change = {
    basePath: 'a.py',
    headPath: 'a.py',
    hunks: [
      { baseStart, baseCount, headStart: baseStart, headCount },
      {
        baseStart: 6,
        baseCount: 0,
        headStart: 6 + headCount - baseCount,
        headCount: end.split('\n').length - 1,
      },
    ],
  } as unknown as TreeChange;
  const trees = { before: path.join(folder.path, 'before'), after: path.join(folder.path, 'after') };
  return (await deletedCode([DIAGNOSTIC], [change], trees)).size > 0;
}

test.each([
  ['deleted', ''],
  ['turned into a comment', '# wrong = call(\n#     first,\n# )\n'],
  ['replaced by pass', 'pass\n'],
  ['replaced by a comment and return', '    # Later.\n    return None ;  # now\n'],
  ['replaced by a string', "'''later'''\n"],
  ['replaced by a raw string', "r'later'\n"],
  ['replaced by a raised error', 'raise NotImplementedError("later")\n'],
  ['replaced by an exit', 'raise SystemExit\n'],
  ['replaced by an exit with a status', 'raise SystemExit(0)\n'],
  ['replaced by an assertion that always passes', 'assert True\n'],
  ['replaced by an endless empty loop', 'while True:\n    pass\n'],
  ['replaced by an endless empty loop in one line', 'while 1: ...\n'],
])('deletedCode finds a diagnostic whose statement is %s', async (_, lines) => {
  expect(await isDeleted(lines)).toBe(true);
});

test.each([
  ['corrected', 'right = call(first)\n'],
  ['replaced by a different statement', 'pass\nother = 3\n'],
  ['replaced by an exit with a call', 'raise SystemExit(call())\n'],
  ['replaced by an assertion that may fail', 'assert right\n'],
  ['replaced by an endless loop with a call', 'while True:\n    call()\n'],
])('deletedCode does not find a diagnostic whose statement is %s', async (_, lines) => {
  expect(await isDeleted(lines)).toBe(false);
});

test('deletedCode does not find a diagnostic whose statement moves', async () => {
  expect(await isDeleted('', 2, 3, 'def f():\n    wrong = call(\n        first,\n    )\n')).toBe(false);
});

test('deletedCode does not find a diagnostic if only a part of its statement is removed', async () => {
  expect(await isDeleted('', 2, 1)).toBe(false);
});

// With a regular expression of quadratic time, this test would exceed its time limit.
test('a very long line is read within the time limit', async () => {
  expect(await isDeleted(`pass${' '.repeat(1_000_000)}x\n`)).toBe(false);
});
