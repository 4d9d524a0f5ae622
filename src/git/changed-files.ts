import { decodeName, escapeName, splitNulBytes } from './names.ts';
import { readStatus, type Repository } from './repository.ts';

/** The state in `git status`. `staged`: the index differs from HEAD; the work tree may also differ from the index. */
export type ChangedState = 'unmerged' | 'staged' | 'unstaged';

export interface ChangedFile {
  /** Relative to the work tree's root. A name that is not UTF-8 is escaped by {@link escapeName}. */
  readonly path: string;
  readonly state: ChangedState;
}

const UNMERGED = /^(?:DD|AA|U.|.U)$/u;

/** Lists the files that `git status` reports as changed, without untracked files, submodules and rename detection. */
export async function changedFiles(
  repository: Repository,
  signal: AbortSignal,
): Promise<readonly ChangedFile[]> {
  const status = await readStatus(repository, ['--untracked-files=no', '--no-renames'], signal);
  return splitNulBytes(status).map((field) => {
    const bytes = field.subarray(3);
    return { path: decodeName(bytes) ?? escapeName(bytes), state: stateOf(field.toString('latin1', 0, 2)) };
  });
}

function stateOf(letters: string): ChangedState {
  if (UNMERGED.test(letters)) return 'unmerged';
  return letters.startsWith(' ') ? 'unstaged' : 'staged';
}
