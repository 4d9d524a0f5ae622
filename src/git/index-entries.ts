import { decodeName, splitNulBytes } from './names.ts';
import { readRepository, type Repository } from './repository.ts';

/** Names in the index, relative to the work tree's root. Omits names that are not UTF-8. */
export interface IndexEntries {
  readonly files: ReadonlySet<string>;
  /** Submodules, checked out or not. */
  readonly submodules: ReadonlySet<string>;
}

export interface IndexEntry {
  /** The path relative to the work tree's root. It is in bytes, because names in Git have no encoding. */
  readonly name: Buffer;
  readonly mode: string;
  readonly id: string;
  /** True for one stage of a merge conflict: the ancestor, ours or theirs. */
  readonly isUnmerged: boolean;
  /** True if `skip-worktree` is set, as for the files that a sparse checkout excludes. */
  readonly isSkipped: boolean;
}

/** The mode of a submodule in the index and in trees. */
export const GITLINK = '160000';

/** Returns the names in the index. @throws LanserError as {@link listIndex} does. */
export async function readIndex(repository: Repository, signal: AbortSignal): Promise<IndexEntries> {
  const files = new Set<string>();
  const submodules = new Set<string>();
  for (const entry of await listIndex(repository, signal)) {
    const name = decodeName(entry.name);
    if (name !== undefined) (entry.mode === GITLINK ? submodules : files).add(name);
  }
  return { files, submodules };
}

/**
 * Returns the entries of the index in Git's order. A file with conflicts has one entry per stage.
 *
 * @throws LanserError E/INCONCLUSIVE for an index that Git cannot read; E/USAGE if Git does not start; the error of
 * `abortError` if the signal is aborted.
 */
export async function listIndex(repository: Repository, signal: AbortSignal): Promise<readonly IndexEntry[]> {
  const output = await readRepository(repository, ['ls-files', '-z', '-t', '--stage'], signal);
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
