import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedPackage, otherThanDefinition } from '../../helpers/renamed-package.ts';
import { useRenamedRepository } from './renamed-repository.ts';

const repository = useRenamedRepository();

test('a rename that misses one place is incomplete, and exactly this place is reported', async () => {
  const renames = repository.renames();
  const [picks = []] = fc.sample(fc.array(fc.nat(), { minLength: 20, maxLength: 20 }), {
    numRuns: 1,
    seed: 7,
  });
  expect(renames.map(({ definition }) => definition)).not.toContain(-1);
  const changed = changedPackage(renames, (rename) => otherThanDefinition(renames[rename], picks[rename]));
  const checks = await repository.checked(changed);
  expect(checks).toHaveLength(renames.length);
  for (const [rename, check] of checks.entries()) {
    const missed = [changed.left.get(rename)];
    expect(check).toMatchObject({ conclusion: 'incomplete', missed, unrelated: [] });
  }
});
