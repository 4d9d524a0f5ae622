import { beforeAll } from 'vitest';
import type { ProposalCheck } from '../../../src/model/report.ts';
import { checkedProposals } from '../../helpers/checked-proposals.ts';
import { proposalBlock } from '../../helpers/proposal-file.ts';
import {
  PACKAGE,
  plannedRenames,
  type ChangedPackage,
  type PlannedRename,
} from '../../helpers/renamed-package.ts';
import { useSandbox, type SandboxRepository } from '../../helpers/sandbox.ts';
import { writeTree } from '../../helpers/write-tree.ts';

/** A repository with the package of `renamed-package.ts`. */
export interface RenamedRepository {
  /** Returns the planned renames. They are available after `beforeAll`. */
  readonly renames: () => readonly PlannedRename[];
  /** Commits a changed package, checks a proposal of all renames for this commit, and removes the commit. */
  readonly checked: (changed: ChangedPackage) => Promise<readonly ProposalCheck[]>;
}

export function useRenamedRepository(): RenamedRepository {
  const sandbox = useSandbox();
  let repository: SandboxRepository;
  let renames: readonly PlannedRename[];
  beforeAll(async () => {
    repository = await sandbox.repository();
    await writeTree(repository.path, PACKAGE);
    await repository.commit();
    renames = await plannedRenames(repository.path);
  });
  return {
    renames: () => renames,
    async checked({ tree }) {
      await writeTree(repository.path, tree);
      await repository.commit();
      const text = proposalBlock(...renames.map(({ edit }) => edit));
      const { checks } = await checkedProposals(repository.path, { base: 'main~1', text });
      await repository.git(['reset', '--quiet', '--hard', 'main~1']);
      return checks;
    },
  };
}
