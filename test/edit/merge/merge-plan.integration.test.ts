import { expect, test } from 'vitest';
import { documentVersion } from '../../../src/bundle/blob-id.ts';
import { mergePlan, type MergedPlan } from '../../../src/edit/merge/merge-plan.ts';
import { folderReader } from '../../../src/edit/plan/folder-reader.ts';
import { findGit } from '../../../src/git/git.ts';
import type { Plan } from '../../../src/model/plan.ts';
import { testHost } from '../../helpers/test-host.ts';
import { writeTree } from '../../helpers/write-tree.ts';
import { at, edit, folderWith, plan } from '../plan/planned.ts';

const TEXT = 'é = 1\n\n\n\n';
const BEFORE = Buffer.from(TEXT);

async function merged(root: string, planned: Plan): Promise<MergedPlan> {
  return mergePlan({
    plan: planned,
    reader: folderReader(root),
    versionOf: async (version) => Promise.resolve(version === documentVersion(BEFORE) ? BEFORE : undefined),
    git: await findGit(testHost({}), []),
    temporaryDirectory: root,
    signal: new AbortController().signal,
  });
}

test('a merged edit needs confirmation if one of the original edits needs confirmation', async () => {
  await using folder = await folderWith({ 'a.py': BEFORE });
  const annotations = { plain: { label: 'Rename' }, ask: { label: 'Risky', needsConfirmation: true } };
  const planned = await plan(
    folder.path,
    [
      edit(
        'a.py',
        { ...at(0, 0, 0, 1, 'x'), annotation: 'plain' },
        { ...at(0, 4, 0, 5, '2'), annotation: 'ask' },
      ),
    ],
    annotations,
  );
  await writeTree(folder.path, { 'a.py': `${TEXT}# new\n` });
  const found = await merged(folder.path, planned);
  if (found.kind !== 'merged') throw new Error(found.kind);
  expect(found.merged).toEqual(['a.py']);
  expect(found.edit.steps).toEqual([edit('a.py', { ...at(0, 0, 1, 0, 'x = 2\n'), annotation: 'ask' })]);
  expect((await plan(folder.path, found.edit.steps, found.edit.annotations)).annotations).toEqual({
    ask: annotations.ask,
  });
});

test('if a file did not change after the plan was made, its edits stay the same except that columns are converted to UTF-16', async () => {
  await using folder = await folderWith({ 'a.py': BEFORE });
  const planned = await plan(folder.path, [edit('a.py', at(0, 4, 0, 5, '2'))]);
  const [file] = planned.files;
  if (file === undefined) throw new Error('no file');
  for (const [positionEncoding, column] of [
    ['utf-8', 5],
    ['utf-16', 4],
    ['utf-32', 4],
  ] as const) {
    const range = [0, column, 0, column + 1] as const;
    const files = [{ ...file, edits: [{ range, newText: '2' }] }];
    const found = await merged(folder.path, { ...planned, positionEncoding, files });
    expect(found).toMatchObject({
      kind: 'merged',
      merged: [],
      edit: { steps: [{ uri: 'a.py', edits: file.edits }] },
    });
  }
});

test('a file that got a different encoding after the plan was made is a conflict', async () => {
  await using folder = await folderWith({ 'a.py': BEFORE });
  const planned = await plan(folder.path, [edit('a.py', at(3, 0, 3, 0, 'ö = 2'))]);
  await writeTree(folder.path, { 'a.py': `# new\n${TEXT}` });
  expect(await merged(folder.path, planned)).toMatchObject({ kind: 'merged', merged: ['a.py'] });
  await writeTree(folder.path, { 'a.py': Buffer.from(`# coding: latin-1\n${TEXT}`, 'latin1') });
  const files = [{ uri: 'a.py', kind: 'encoding' }];
  expect(await merged(folder.path, planned)).toEqual({ kind: 'conflict', files });
});
