import { findGateTools } from '../../src/gate/gate-tools.ts';
import { prepare } from '../../src/gate/prepare.ts';
import { checkProposals, type CheckedProposals } from '../../src/gate/proposals/check-proposals.ts';
import { openTreeFiles } from '../../src/gate/tree-files.ts';
import { findGit } from '../../src/git/git.ts';
import { openRepository } from '../../src/git/repository.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import type { Host } from '../../src/model/host.ts';
import { openWorkbench } from '../../src/server-pool/workbench.ts';
import { testHost } from './test-host.ts';

export interface ProposalRun {
  readonly base?: string;
  readonly head?: string;
  readonly workingDirectories?: readonly string[];
  /** The text of the pull request. */
  readonly text?: string;
  readonly introduced?: readonly Diagnostic[];
  readonly progress?: Host['progress'];
}

/** Runs only the gate's check of proposals, for a base and a head. */
export async function checkedProposals(
  checkout: string,
  {
    base = 'HEAD~1',
    head = 'HEAD',
    workingDirectories = ['.'],
    text,
    introduced = [],
    progress = () => {},
  }: ProposalRun = {},
): Promise<CheckedProposals> {
  const host = testHost({}, { progress });
  const { signal } = new AbortController();
  const repository = await openRepository(await findGit(host, [checkout]), checkout);
  await using workbench = await openWorkbench(host);
  const options = { host, repository: checkout, base, head, pullRequestText: text, signal };
  const preparation = await prepare(options, repository, workbench.scratch.path, workingDirectories);
  if (preparation.kind === 'failed') throw preparation.error;
  const { store, before, after } = preparation;
  const preparing = Promise.resolve(preparation);
  return await checkProposals({
    options,
    preparation,
    workbench,
    tools: await findGateTools(options, repository, workbench, preparing, workingDirectories),
    workingDirectories,
    before: await openTreeFiles(store, before.tree, signal),
    after: await openTreeFiles(store, after.tree, signal),
    introduced,
  });
}
