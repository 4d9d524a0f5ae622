import { decodeName, splitNulBytes } from './names.ts';
import { repositoryArguments, type Repository } from './repository.ts';

/** What the index holds, relative to the work tree's root. Names that are not UTF-8 are left out. */
export interface IndexEntries {
  readonly files: ReadonlySet<string>;
  /** Submodules, whether or not anything stands there. */
  readonly submodules: ReadonlySet<string>;
}

const GITLINK = '160000 ';

/** @throws LanserError E/INCONCLUSIVE for an index that Git cannot read, E/INTERRUPTED. */
export async function readIndex(repository: Repository, signal: AbortSignal): Promise<IndexEntries> {
  const { git, root } = repository;
  const address = repositoryArguments(repository);
  const output = await git.read([...address, 'ls-files', '-z', '--stage'], { cwd: root, signal });
  const files = new Set<string>();
  const submodules = new Set<string>();
  for (const entry of splitNulBytes(output)) {
    const name = decodeName(entry.subarray(entry.indexOf('\t') + 1));
    if (name === undefined) continue;
    const isSubmodule = entry.toString('latin1', 0, GITLINK.length) === GITLINK;
    (isSubmodule ? submodules : files).add(name);
  }
  return { files, submodules };
}
