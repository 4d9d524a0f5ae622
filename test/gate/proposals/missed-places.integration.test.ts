import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedPackage, type PlannedRename } from '../../helpers/renamed-package.ts';
import { useRenamedRepository } from './renamed-repository.ts';

const repository = useRenamedRepository();

test('renames of all kinds in one change are reported as complete', async () => {
  const renames = repository.renames();
  expect(renames.length).toBeGreaterThan(10);
  const checks = await repository.checked(changedPackage(renames, () => undefined));
  for (const check of checks) {
    expect(check).toMatchObject({ path: null, conclusion: 'complete', missed: [], unrelated: [] });
  }
  expect(checks).toHaveLength(renames.length);
});

test('a rename that leaves one place is incomplete and names exactly that place', async () => {
  const renames = repository.renames();
  const [picks = []] = fc.sample(fc.array(fc.nat(), { minLength: 20, maxLength: 20 }), {
    numRuns: 1,
    seed: 7,
  });
  expect(renames.map(({ definition }) => definition)).not.toContain(-1);
  const changed = changedPackage(renames, (rename) => otherThanDefinition(renames[rename], picks[rename]));
  for (const [rename, check] of (await repository.checked(changed)).entries()) {
    const missed = [changed.left.get(rename)];
    expect(check).toMatchObject({ conclusion: 'incomplete', missed, unrelated: [] });
  }
});

/** Picks a place other than the definition, because a change without the definition is not a rename. */
function otherThanDefinition(rename: PlannedRename | undefined, pick = 0): number | undefined {
  const others = rename?.places.flatMap((_, index) => (index === rename.definition ? [] : [index])) ?? [];
  return others[pick % others.length];
}
