import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedPackage, type PlannedRename } from '../../helpers/renamed-package.ts';
import { useRenamedRepository } from './renamed-repository.ts';

const repository = useRenamedRepository();

test('any place that a rename leaves is named exactly, also below new lines', async () => {
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
    for (const [rename, check] of (await repository.checked(changed)).entries()) {
      expect(check).toMatchObject({ conclusion: 'incomplete', missed: [changed.left.get(rename)] });
    }
  }
}, 600_000);

/** Picks a place other than the definition, because a change without the definition is not a rename. */
function otherThanDefinition(rename: PlannedRename | undefined, pick = 0): number | undefined {
  const others = rename?.places.flatMap((_, index) => (index === rename.definition ? [] : [index])) ?? [];
  return others[pick % others.length];
}
