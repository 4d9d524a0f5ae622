import { describe, expect, test } from 'vitest';
import type { TreeStep } from '../../../src/edit/tree-step.ts';
import { applyHere, creation, failureOf, move, removal, replacement } from '../../helpers/apply-here.ts';
import { folderDigest } from '../../helpers/folder-digest.ts';
import { MINIMAL_REPOSITORY } from '../../helpers/minimal-repository.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { recordTree } from '../../helpers/tree-record.ts';
import { writeTree } from '../../helpers/write-tree.ts';

const FILES = { 'a.py': 'a\n', 'b.py': 'b\n', 'd/c.py': 'c\n' };

async function tree(): Promise<AsyncDisposable & { readonly path: string }> {
  const folder = await temporaryFolder();
  await writeTree(folder.path, { ...MINIMAL_REPOSITORY, ...FILES });
  return folder;
}

async function refusal(
  steps: readonly TreeStep[],
  were: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  await using folder = await tree();
  // The digest contains the times of folders, so it detects a file that was created and removed again.
  const before = folderDigest(folder.path);
  const failure = await failureOf(applyHere(folder.path, steps, were));
  expect(folderDigest(folder.path)).toEqual(before);
  return failure;
}

describe('the check before a file is written', () => {
  test.each(['./a.py', 'd/../a.py', 'd//c.py', '/a.py', 'd/', '', '..', '../x', '.git/x', 'd/.GIT/x', 'x\0'])(
    'rejects the path %j',
    async (name) => {
      for (const steps of [
        [replacement(name, 'a\n', 'x')],
        [creation(name, 'x')],
        [move(name, 'x.py')],
        [move('a.py', name)],
        [removal('a.py'), removal(name)],
      ]) {
        expect(await refusal(steps)).toMatchObject({
          code: 'E/SCHEMA_INVALID',
          details: { path: name, reason: 'path' },
        });
      }
      expect(await refusal([removal('a.py')], { [name]: 'a\n' })).toMatchObject({
        code: 'E/SCHEMA_INVALID',
        details: { path: name },
      });
    },
  );

  const change = replacement('a.py', 'a\n', 'x');
  test.each<readonly [string, readonly TreeStep[], string]>([
    ['replaced twice', [change, replacement('a.py', 'a\n', 'y')], 'a.py'],
    ['replaced after a move', [move('a.py', 'x.py'), replacement('x.py', 'a\n', 'x')], 'x.py'],
    ['replaced in a moved folder', [move('d', 'n'), replacement('n/c.py', 'c\n', 'x')], 'n/c.py'],
    ['replaced after its removal', [removal('a.py'), change], 'a.py'],
    ['replaced and created', [change, creation('a.py', '')], 'a.py'],
    ['created twice', [creation('n/x.py', ''), creation('n/x.py', '')], 'n/x.py'],
    ['created at the target of a move', [move('a.py', 'x.py'), creation('x.py', '')], 'x.py'],
    ['moved to the target of a different move', [move('a.py', 'x.py'), move('b.py', 'x.py')], 'x.py'],
    [
      'created twice in a folder that is moved',
      [creation('d/x.py', ''), creation('d/x.py', ''), move('d', 'n')],
      'd/x.py',
    ],
  ])('rejects an edit if a file is %s', async (_, steps, name) => {
    expect(await refusal(steps)).toMatchObject({
      code: 'E/SCHEMA_INVALID',
      details: { path: name, reason: 'two-steps' },
    });
  });
});

test('a path can be reused after its file was moved or removed', async () => {
  await using folder = await tree();
  await applyHere(folder.path, [
    replacement('a.py', 'a\n', 'x'),
    move('a.py', 'x.py'),
    creation('a.py', 'new\n'),
    creation('d/new.py', ''),
    move('d', 'e'),
    creation('d/new.py', ''),
    removal('b.py'),
    move('x.py', 'b.py'),
  ]);
  const names = [...recordTree(folder.path).keys()].filter((name) => !name.startsWith('.git'));
  expect(names).toEqual(['a.py', 'b.py', 'd', 'd/new.py', 'e', 'e/c.py', 'e/new.py']);
});
