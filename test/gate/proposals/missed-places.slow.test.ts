import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedPackage, otherThanDefinition } from '../../helpers/renamed-package.ts';
import { useRenamedRepository } from './renamed-repository.ts';

const repository = useRenamedRepository();

test('many renames in one change are all reported as complete', async () => {
  const renames = repository.renames();
  expect(renames.length).toBeGreaterThan(10);
  const checks = await repository.checked(changedPackage(renames, () => undefined));
  for (const check of checks) {
    expect(check).toMatchObject({ path: null, conclusion: 'complete', missed: [], unrelated: [] });
  }
  expect(checks).toHaveLength(renames.length);
});

test('the gate reports exactly the place that each rename misses, also places below inserted lines', async () => {
  const renames = repository.renames();
  const rounds = fc.sample(
    fc.record({
      picks: fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
      above: fc.integer({ min: 0, max: 3 }),
    }),
    { numRuns: 12, seed: 11 },
  );
  for (const { picks, above } of rounds) {
    const changed = changedPackage(
      renames,
      (rename) => otherThanDefinition(renames[rename], picks[rename]),
      (line) => (/^\s*(?:def|class|import) /u.test(line) ? above : 0),
    );
    const checks = await repository.checked(changed);
    expect(checks).toHaveLength(renames.length);
    for (const [rename, check] of checks.entries()) {
      expect(check).toMatchObject({ conclusion: 'incomplete', missed: [changed.left.get(rename)] });
    }
  }
}, 600_000);
