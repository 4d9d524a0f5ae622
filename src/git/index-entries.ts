import { decodeName, splitNulBytes } from './names.ts';
import { repositoryArguments, type Repository } from './repository.ts';

/** Names of the index, relative to the work tree's root. Names that are not UTF-8 are left out. */
export interface IndexEntries {
  readonly files: ReadonlySet<string>;
  /** Submodules, checked out or not. */
  readonly submodules: ReadonlySet<string>;
}

/** An entry of the index. */
export interface IndexEntry {
  /** Relative to the work tree's root; Git's names have no encoding. */
  readonly name: Buffer;
  readonly mode: string;
  readonly id: string;
  /** Is one side of a conflict, which has one entry a side. */
  readonly isUnmerged: boolean;
  /** Has the bit by which a sparse checkout leaves a file out of the work tree. */
  readonly isSkipped: boolean;
}

export const GITLINK = '160000';

/** @throws LanserError E/INCONCLUSIVE for an index that Git cannot read, E/INTERRUPTED. */
export async function readIndex(repository: Repository, signal: AbortSignal): Promise<IndexEntries> {
  const files = new Set<string>();
  const submodules = new Set<string>();
  for (const entry of await listIndex(repository, signal)) {
    const name = decodeName(entry.name);
    if (name !== undefined) (entry.mode === GITLINK ? submodules : files).add(name);
  }
  return { files, submodules };
}

/** @throws LanserError E/INCONCLUSIVE for an index that Git cannot read, E/INTERRUPTED. */
export async function listIndex(repository: Repository, signal: AbortSignal): Promise<readonly IndexEntry[]> {
  const { git, root } = repository;
  const address = repositoryArguments(repository);
  const output = await git.read([...address, 'ls-files', '-z', '-t', '--stage'], { cwd: root, signal });
  return splitNulBytes(output).map((field) => {
    const tab = field.indexOf('\t');
    const [tag, mode = '', id = '', stage] = field.toString('latin1', 0, tab).split(' ');
    return {
      name: field.subarray(tab + 1),
      mode,
      id,
      isUnmerged: stage !== '0',
      isSkipped: tag === 'S',
    };
  });
}
