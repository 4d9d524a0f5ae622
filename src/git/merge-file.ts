import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LanserError } from '../model/lanser-error.ts';
import type { Git } from './git.ts';

export interface MergeSides {
  readonly base: Uint8Array;
  /** The current version of the file. */
  readonly ours: Uint8Array;
  /** The result of the edit on `base`. */
  readonly theirs: Uint8Array;
}

export type MergedFile =
  | { readonly kind: 'merged'; readonly bytes: Uint8Array }
  /** The text has all three sides of every conflict, between {@link CONFLICT_MARKS}. */
  | { readonly kind: 'conflict'; readonly bytes: Uint8Array }
  /** Git does not merge binary files. */
  | { readonly kind: 'binary' };

/** The length of a conflict marker. A text is unlikely to contain such a long marker. */
const MARK_SIZE = 97;

/** The starts of the lines around a conflict and between its sides. */
export const CONFLICT_MARKS: Readonly<Record<'ours' | 'base' | 'theirs' | 'end', string>> = {
  ours: '<'.repeat(MARK_SIZE),
  base: '|'.repeat(MARK_SIZE),
  theirs: '='.repeat(MARK_SIZE),
  end: '>'.repeat(MARK_SIZE),
};

/**
 * Merges the text of a file with `git merge-file`.
 *
 * @throws LanserError E/INCONCLUSIVE if Git fails to merge; the errors of {@link Git.run}.
 */
export async function mergeFile(
  git: Git,
  temporaryDirectory: string,
  sides: MergeSides,
  signal: AbortSignal,
): Promise<MergedFile> {
  const folder = await mkdtemp(path.join(temporaryDirectory, 'merge-'));
  try {
    for (const name of ['ours', 'base', 'theirs'] as const)
      await writeFile(path.join(folder, name), sides[name]);
    const options = ['-p', '-q', '--diff3', `--marker-size=${MARK_SIZE}`];
    const args = ['merge-file', ...options, 'ours', 'base', 'theirs'];
    const { exitCode, stdout, stderr } = await git.run(args, { cwd: folder, signal });
    if (exitCode === 0) return { kind: 'merged', bytes: stdout };
    // The exit code is the number of conflicts, at most 127. Higher codes are errors.
    if (exitCode > 0 && exitCode < 128) return { kind: 'conflict', bytes: stdout };
    if (stderr.includes('binary')) return { kind: 'binary' };
    throw new LanserError(
      'E/INCONCLUSIVE',
      `Git could not merge the edits into the current file: ${stderr.replace(/\.?\s*$/u, '')}. Create the plan again.`,
      { command: 'merge-file' },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
