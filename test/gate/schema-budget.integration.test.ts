import { expect, test } from 'vitest';
import { checkJsonSchema } from '../../src/gate/schemas/json-schema-check.ts';
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

test('after the total time limit, a renamed schema is undecided, and can fail the gate (is not advisory) if its old path matches a glob', async () => {
  await using repository = await temporaryRepository();
  const schema = JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'string' });
  await repository.write('old.schema.json', schema);
  const base = await repository.commit();
  await repository.git(['mv', 'old.schema.json', 'new.json']);
  const head = await repository.commit();
  await using opened = await openedStore(repository.path);
  const { store, signal } = opened;
  const [before, after] = [await treeOf(store, base, signal), await treeOf(store, head, signal)];
  const [check, ...others] = await checkSchemas({
    host: testHost({}, { monotonicMs: () => 0 }),
    before: await openTreeFiles(store, before, signal),
    after: await openTreeFiles(store, after, signal),
    changes: await diffTrees(store, before, after, signal),
    globs: undefined,
    timeoutMs: 0,
    signal,
  });
  expect([check?.path, check?.conclusion, check?.advisory, others]).toEqual([
    'new.json',
    'undecided',
    undefined,
    [],
  ]);
});

test('a change is undecided if the time is not enough to decide whether the old schema was valid', async () => {
  await using repository = await temporaryRepository();
  const name = 'a.schema.json';
  await repository.write(name, JSON.stringify({ type: 5 }));
  const base = await repository.commit();
  await repository.write(name, JSON.stringify({ type: 'string' }));
  const head = await repository.commit();
  await using opened = await openedStore(repository.path);
  const { store, signal } = opened;
  const [before, after] = [await treeOf(store, base, signal), await treeOf(store, head, signal)];
  const sides = {
    before: await openTreeFiles(store, before, signal),
    after: await openTreeFiles(store, after, signal),
    nameBefore: (file: string) => file,
  };
  const [enough] = await checkJsonSchema(sides, name, { signal });
  // The limits apply to the comparison, the new schema and the old schema, in this order. Only the last is too short.
  const timeouts = [60_000, 60_000, 1];
  const [tooShort] = await checkJsonSchema(sides, name, {
    signal,
    get timeoutMs() {
      return timeouts.shift();
    },
  });
  expect([enough?.conclusion, tooShort?.conclusion]).toEqual(['valid', 'undecided']);
  expect(timeouts).toEqual([]);
});
