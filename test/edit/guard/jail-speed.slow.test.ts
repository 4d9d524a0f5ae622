import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryRepository } from '../../helpers/temporary-repository.ts';
import { writeTree } from '../../helpers/write-tree.ts';
import { checkClean } from '../../../src/edit/guard/clean.ts';
import { checkFilters } from '../../../src/edit/guard/filters.ts';
import type { WorkspacePath } from '../../../src/model/brand.ts';
import { create, edit, jail, rename, repositoryOf, signal, summary } from './jailed.ts';

const FILES = Array.from(
  { length: 2000 },
  (_, index) => `d${index % 20}/e${index % 500}/f${index}.py` as WorkspacePath,
);

test('an edit of 2,000 files in 500 folders is checked within its CPU time limits', async () => {
  await using checkout = await temporaryRepository();
  await writeTree(checkout.path, Object.fromEntries(FILES.map((file) => [file, file])));
  await checkout.commit();
  const root = checkout.path;
  const repository = await repositoryOf(root);
  const edits = FILES.map((file) => edit(pathToFileURL(path.join(root, file)).href));
  const moves = FILES.map((file) => rename(file, file.replace('f', 'one-folder/g')));
  const crowd = FILES.map((_, index) => create(`crowd/n${index}.py`));
  const jailed = cpuClock();
  expect(summary(await jail(root, edits, { repository }))).toEqual(FILES);
  expect(jailed()).toBeLessThan(600);
  const asked = cpuClock();
  const filters = { root, paths: FILES, allow: ['*.py'], deny: ['x/'], repository, signal };
  expect(await checkFilters(filters)).toEqual([]);
  expect(await checkClean({ root, repository, targets: FILES, signal })).toEqual([]);
  expect(asked()).toBeLessThan(1000);
  const renamed = cpuClock();
  expect((await jail(root, [...moves, ...crowd], { repository })).kind).toBe('inside');
  expect(renamed()).toBeLessThan(1500);
});

/** Returns the CPU milliseconds since the call. Unlike elapsed time they do not depend on other processes. */
function cpuClock(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}
