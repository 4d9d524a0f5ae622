import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { changesBetween } from '../../bench/rename/clone.ts';
import { differenceOf, editText, filesThatDiffer } from '../../bench/rename/edits.ts';
import type { Outcome } from '../../bench/rename/outcome.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { writeTree } from '../helpers/write-tree.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const SHOP = `LIMIT: int = 3


class Basket:
    size = 0

    async def add(self, größe="ü", amount=LIMIT):
        self.size += amount
        return größe
`;
const USE =
  'from shop import LIMIT, Basket\n\n\ndef fill(basket: Basket):\n    return basket.add(amount=LIMIT)\n';

test('every kind of definition can be renamed and renamed back', async () => {
  await using repository = await temporaryRepository();
  await repository.write('shop.py', SHOP);
  await repository.write('use.py', USE);
  await repository.commit();
  const before = folderDigest(repository.path);
  const { code, outcomes } = await measured(repository.path, repository.beside);
  expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
  expect(outcomes.map(({ target }) => target.qualname).toSorted()).toEqual([
    'Basket',
    'Basket.add',
    'Basket.add.amount',
    'Basket.add.größe',
    'Basket.add.self',
    'Basket.size',
    'LIMIT',
    'fill',
    'fill.basket',
  ]);
  expect(outcomes.every(({ made, edits }) => made.includes('left') && edits > 0)).toBe(true);
  expect(code).toBe(0);
  expect(folderDigest(repository.path)).toEqual(before);
}, 300_000);

test('a rename that lanser rejects and Pyright accepts counts as a failure', async () => {
  await using repository = await temporaryRepository();
  await repository.write('shop.py', 'def one():\n    return 1\n');
  await repository.write('use.py', 'from shop import one\n\none()\n');
  await repository.write('pyproject.toml', '[tool.lanser.edits]\ndeny = ["use.py"]\n');
  await repository.commit();
  const { code, outcomes } = await measured(repository.path, repository.beside);
  expect(outcomes.flatMap(({ findings }) => findings)).toEqual([
    { check: 'edits', detail: expect.stringContaining('E/JAIL') as string },
  ]);
  expect(code).toBe(1);
}, 300_000);

test('edits with different files, ranges or texts differ, and a missing answer differs from an empty answer', () => {
  const edit = editText('a.py', [0, 0, 0, 1], 'new');
  const others = [
    editText('b.py', [0, 0, 0, 1], 'new'),
    editText('a.py', [0, 0, 0, 2], 'new'),
    editText('a.py', [0, 0, 0, 1], 'other'),
  ];
  expect(differenceOf(new Set([edit]), new Set([edit]))).toBe('');
  for (const other of others) {
    expect(differenceOf(new Set([edit]), new Set([other]))).toBe(
      `additional edits: ${edit}; missing edits: ${other}`,
    );
  }
  expect(differenceOf(new Set([edit]), new Set())).toBe(`additional edits: ${edit}`);
  expect(differenceOf(undefined, undefined)).toBe('');
  expect(differenceOf(new Set(), undefined)).toBe('only lanser renames');
  expect(filesThatDiffer(new Set([edit, ...others]), new Set([edit]))).toEqual(['b.py', 'a.py', 'a.py']);
});

test('changesBetween finds changed, added and removed files; with `contents`, it ignores modification times', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'a.py': 'a', 'b.py': 'b' });
  const before = folderDigest(folder.path);
  await writeTree(folder.path, { 'a.py': 'a', 'b.py': 'c', 'c/d.py': '' });
  const after = folderDigest(folder.path);
  expect(changesBetween(before, after, 'contents').toSorted()).toEqual(['b.py', 'c', 'c/d.py']);
  expect(changesBetween(before, after, 'everything')).toContain('a.py');
  expect(changesBetween(after, before, 'contents')).toContain('c');
  expect(changesBetween(before, before, 'everything')).toEqual([]);
});

async function measured(
  repository: string,
  beside: string,
): Promise<{ readonly code: number; readonly outcomes: readonly Outcome[] }> {
  const file = path.join(beside, 'outcomes.jsonl');
  const args = ['bench/rename/measure.ts', repository, '--count', '20', '--judged', '1', '--outcomes', file];
  const code = await promisify(execFile)(process.execPath, args, { cwd: ROOT }).then(
    () => 0,
    (error: unknown) => (error as { readonly code: number }).code,
  );
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  return { code, outcomes: lines.map((line) => JSON.parse(line) as Outcome) };
}
