import { defaultBranch, type DefaultBranch } from '../git/default-branch.ts';
import { findGit } from '../git/git.ts';
import { openRepository } from '../git/repository.ts';
import { LanserError } from '../model/lanser-error.ts';
import { visible } from '../report/visible.ts';
import type { Edge } from './process-edge.ts';

const SOURCES: Readonly<Record<DefaultBranch['source'], string>> = {
  'remote-default': 'the default branch of the remote',
  remote: 'a branch of the remote, whose default branch is unknown',
  local: 'a local branch, because there is no branch of a remote',
};

/**
 * Returns the base of a gate without `--base`, and reports it on standard error.
 *
 * @throws LanserError E/USAGE if there is no default branch.
 */
export async function findBase(edge: Edge, folder: string): Promise<string> {
  const { host, signal } = edge;
  const repository = await openRepository(await findGit(host, [folder]), folder);
  const found = await defaultBranch(repository, signal);
  if (found === undefined) {
    throw new LanserError(
      'E/USAGE',
      'The default branch is unknown: neither the remote nor this clone has a branch main or master. Name the revision to compare with: --base REVISION.',
    );
  }
  edge.err(`lanser: base: ${visible(found.name)}, ${SOURCES[found.source]}\n`);
  return found.ref;
}
