import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { recover } from '../../../src/edit/apply/recover.ts';
import { applyHere, creation, failureOf, replacement } from '../../helpers/apply-here.ts';
import { startApply, writeSteps } from '../../helpers/apply-program.ts';
import { MINIMAL_REPOSITORY } from '../../helpers/minimal-repository.ts';
import { HAS_STRACE, under } from '../../helpers/strace.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { differences, recordTree } from '../../helpers/tree-record.ts';
import { writeTree, type Tree } from '../../helpers/write-tree.ts';

const NEVER = new AbortController().signal;
const UNKNOWN = `${'1'.padStart(20, '0')}-1-0-1-1-abc-0123456789abcdef`;

const FOREIGN = JSON.stringify({
  version: 1,
  anchor: '1:1',
  state: '1:1',
  stage: 'state',
  known: [],
  operations: [{ kind: 'move', from: 'evil.py', to: 'a.py', entry: '1:1', folder: false }],
});

/**
 * Entries at `.lanser/apply` that a repository or an archive may contain. The boolean is true if lanser logs
 * that it ignores the entry.
 */
const STATES: readonly (readonly [string, Tree, boolean])[] = [
  ['an empty journal', { '.lanser/apply/journal.json': '{}' }, true],
  ['a journal that is not JSON', { '.lanser/apply/journal.json': 'x' }, true],
  ['a journal of a different folder', { '.lanser/apply/journal.json': FOREIGN }, true],
  ['a journal that is a link', { '.lanser/apply/journal.json': { to: '../../a.py' } }, true],
  ['a journal that is a folder', { '.lanser/apply/journal.json/x': '' }, true],
  [
    'a state folder behind a link',
    { 'elsewhere/apply/journal.json': '{}', '.lanser': { to: 'elsewhere' } },
    true,
  ],
  ['a dangling link', { '.lanser/apply': { to: 'nowhere' } }, true],
  ['a file at the path of the state folder', { '.lanser/apply': '' }, true],
  [
    'a lock of a different machine',
    { [`.lanser/apply/claims/${UNKNOWN}`]: '', '.lanser/apply/journal.json': '{}' },
    true,
  ],
  ['files without a journal', { '.lanser/apply/old/0': '', '.lanser/apply/journal.json.new': '' }, false],
  ['locks without a journal', { [`.lanser/apply/claims/${UNKNOWN}`]: '' }, false],
];

describe.each(STATES)('a checkout that contains %s', (_, state, isReported) => {
  test('can be edited, and its state folder is ignored and stays unchanged', async () => {
    await using folder = await temporaryFolder();
    const root = folder.path;
    await writeTree(root, { ...MINIMAL_REPOSITORY, 'a.py': 'a\n', ...state });
    const before = recordTree(root);
    const lines: string[] = [];
    const log = (line: string): unknown => lines.push(line);
    expect(await recover({ root, signal: NEVER, waitMs: 0, log })).toEqual({ kind: 'nothing' });
    expect(lines.map((line) => line.startsWith('.lanser/apply is ignored: '))).toEqual(
      isReported ? [true] : [],
    );
    await applyHere(root, [creation('b.py', 'b\n')]);
    expect(differences(recordTree(root), before)).toEqual(['b.py is unexpected']);
  });
});

describe.each(STATES.filter(([, , isReported]) => isReported))(
  'a folder without Git that contains %s',
  (_, state) => {
    test('makes recovery and edits fail, and stays unchanged', async () => {
      await using folder = await temporaryFolder();
      const root = folder.path;
      await writeTree(root, { 'a.py': 'a\n', ...state });
      const before = recordTree(root);
      for (const work of [
        async () => recover({ root, signal: NEVER, waitMs: 0 }),
        async () => applyHere(root, [creation('b.py', 'b\n')]),
      ]) {
        expect((await failureOf(work())).code).toMatch(
          /^E\/(?:SCHEMA_INVALID|JAIL|CONTENT_MODIFIED|FS_PERMISSIONS)$/u,
        );
      }
      expect(differences(recordTree(root), before)).toEqual([]);
    });
  },
);

test.skipIf(!HAS_STRACE)('a killed edit is undone after its folder becomes a Git repository', async () => {
  await using folder = await temporaryFolder();
  const root = path.join(folder.path, 'tree');
  const file = path.join(folder.path, 'steps');
  await writeTree(root, { 'a.py': 'a\n', 'b.py': 'b\n' });
  const before = recordTree(root);
  const steps = [replacement('a.py', 'a\n', 'x\n'), replacement('b.py', 'b\n', 'x\n')];
  writeSteps(file, { expected: new Map(), steps });
  // The first rename moves the journal into place, and the second replaces a.py. The third would replace b.py.
  await startApply({ root, file }, under({ call: 'rename', when: 3 }, 'signal=KILL')).outcome;
  await writeTree(root, MINIMAL_REPOSITORY);
  expect(await recover({ root, signal: NEVER, waitMs: 0 })).toEqual({ kind: 'undone', files: 1 });
  const left = differences(recordTree(root), before).filter((line) => !line.startsWith('.git'));
  expect(left).toEqual([]);
});
