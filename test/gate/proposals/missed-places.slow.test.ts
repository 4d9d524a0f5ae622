import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { ProposalCheck } from '../../../src/model/report.ts';
import { checkedProposals } from '../../helpers/checked-proposals.ts';
import { proposalBlock } from '../../helpers/proposal-file.ts';
import {
  changedPackage,
  PACKAGE,
  plannedRenames,
  type ChangedPackage,
  type PlannedRename,
} from '../../helpers/renamed-package.ts';
import { useSandbox, type SandboxRepository } from '../../helpers/sandbox.ts';
import { writeTree } from '../../helpers/write-tree.ts';

const sandbox = useSandbox();
let repository: SandboxRepository;
let renames: readonly PlannedRename[];

beforeAll(async () => {
  repository = await sandbox.repository();
  await writeTree(repository.path, PACKAGE);
  await repository.commit();
  renames = await plannedRenames(repository.path);
});

async function checked({ tree }: ChangedPackage): Promise<readonly ProposalCheck[]> {
  await writeTree(repository.path, tree);
  await repository.commit();
  const text = proposalBlock(...renames.map(({ edit }) => edit));
  const { checks } = await checkedProposals(repository.path, { base: 'main~1', text });
  await repository.git(['reset', '--quiet', '--hard', 'main~1']);
  return checks;
}

test('any place that a rename leaves is named exactly, also below new lines', async () => {
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
    for (const [rename, check] of (await checked(changed)).entries()) {
      expect(check).toMatchObject({ conclusion: 'incomplete', missed: [changed.left.get(rename)] });
    }
  }
}, 600_000);

/** Picks a place other than the definition, because a change without the definition is not a rename. */
function otherThanDefinition(rename: PlannedRename | undefined, pick = 0): number | undefined {
  const others = rename?.places.flatMap((_, index) => (index === rename.definition ? [] : [index])) ?? [];
  return others[pick % others.length];
}
