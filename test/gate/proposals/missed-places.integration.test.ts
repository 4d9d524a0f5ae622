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

test('renames of all kinds in one change are reported as complete', async () => {
  expect(renames.length).toBeGreaterThan(10);
  const checks = await checked(changedPackage(renames, () => undefined));
  for (const check of checks) {
    expect(check).toMatchObject({ path: null, conclusion: 'complete', missed: [], unrelated: [] });
  }
  expect(checks).toHaveLength(renames.length);
});

test('a rename that leaves one place is incomplete and names exactly that place', async () => {
  const [picks = []] = fc.sample(fc.array(fc.nat(), { minLength: 20, maxLength: 20 }), {
    numRuns: 1,
    seed: 7,
  });
  expect(renames.map(({ definition }) => definition)).not.toContain(-1);
  const changed = changedPackage(renames, (rename) => otherThanDefinition(renames[rename], picks[rename]));
  for (const [rename, check] of (await checked(changed)).entries()) {
    const missed = [changed.left.get(rename)];
    expect(check).toMatchObject({ conclusion: 'incomplete', missed, unrelated: [] });
  }
});

/** Picks a place other than the definition, because a change without the definition is not a rename. */
function otherThanDefinition(rename: PlannedRename | undefined, pick = 0): number | undefined {
  const others = rename?.places.flatMap((_, index) => (index === rename.definition ? [] : [index])) ?? [];
  return others[pick % others.length];
}
