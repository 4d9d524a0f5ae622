import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { checkClean } from '../../../src/edit/guard/clean.ts';
import { checkFilters } from '../../../src/edit/guard/filters.ts';
import type { WorkspacePath } from '../../../src/model/brand.ts';
import { asyncCpuCost } from '../../helpers/cpu-cost.ts';
import { temporaryRepository } from '../../helpers/temporary-repository.ts';
import { writeTree } from '../../helpers/write-tree.ts';
import { create, edit, jail, rename, repositoryOf, signal, summary } from './jailed.ts';

const FILES = Array.from(
  { length: 2000 },
  (_, index) => `d${index % 20}/e${index % 500}/f${index}.py` as WorkspacePath,
);

test('checking an edit of 2,000 files in 500 folders has a limited cost', async () => {
  await using checkout = await temporaryRepository();
  await writeTree(checkout.path, Object.fromEntries(FILES.map((file) => [file, file])));
  await checkout.commit();
  const root = checkout.path;
  const repository = await repositoryOf(root);
  const edits = FILES.map((file) => edit(pathToFileURL(path.join(root, file)).href));
  const moves = FILES.map((file) => rename(file, file.replace('f', 'one-folder/g')));
  const crowd = FILES.map((_, index) => create(`crowd/n${index}.py`));
  const jailed = await asyncCpuCost(async () => {
    expect(summary(await jail(root, edits, { repository }))).toEqual(FILES);
  });
  const filters = { root, paths: FILES, allow: ['*.py'], deny: ['x/'], repository, signal };
  const filtered = await asyncCpuCost(async () => {
    expect(await checkFilters(filters)).toEqual([]);
    expect(await checkClean({ root, repository, targets: FILES, signal })).toEqual([]);
  });
  const renamed = await asyncCpuCost(async () => {
    expect((await jail(root, [...moves, ...crowd], { repository })).kind).toBe('inside');
  });
  // A cost of 1 is the CPU time for sorting 200,000 strings. The limits are several times the measured costs.
  expect(jailed).toBeLessThan(15);
  expect(filtered).toBeLessThan(25);
  expect(renamed).toBeLessThan(40);
});
