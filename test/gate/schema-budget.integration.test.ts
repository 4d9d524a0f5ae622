import { expect, test } from 'vitest';
import { checkSchemas } from '../../src/gate/schemas/schema-checks.ts';
import { openTreeFiles } from '../../src/gate/tree-files.ts';
import { diffTrees } from '../../src/git/tree-changes.ts';
import { treeOf } from '../../src/git/revisions.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';

test('each schema comparison has a time limit, and all comparisons together have a total time limit', async () => {
  await using repository = await temporaryRepository();
  const names = Array.from({ length: 12 }, (_, index) => `${index + 10}.schema.json`);
  for (const name of names) await repository.write(name, JSON.stringify({ enum: [`${'a'.repeat(60)}!`] }));
  const base = await repository.commit();
  for (const name of names) await repository.write(name, JSON.stringify({ pattern: '^(a+)+$' }));
  const head = await repository.commit();
  await using opened = await openedStore(repository.path);
  const { store, signal } = opened;
  const [before, after] = [await treeOf(store, base, signal), await treeOf(store, head, signal)];
  const checks = await checkSchemas({
    host: testHost({}, { monotonicMs: () => performance.now() }),
    before: await openTreeFiles(store, before, signal),
    after: await openTreeFiles(store, after, signal),
    changes: await diffTrees(store, before, after, signal),
    globs: undefined,
    timeoutMs: 500,
    signal,
  });
  expect(checks.map(({ path, conclusion }) => [path, conclusion])).toEqual(
    names.map((name) => [name, 'undecided']),
  );
  const reasons = checks.flatMap(({ details }) =>
    details.map((detail) => ('reason' in detail ? detail.reason : '')),
  );
  expect(reasons[0]).toBe('it took longer than 0.5 seconds');
  expect(reasons.at(-1)).toBe('the schema checks together took longer than 2.5 seconds');
});
