import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { folderDigest } from '../../test/helpers/folder-digest.ts';

/** A writable clone of a repository. Git takes no optional locks, so `git status` does not refresh the index. */
export interface Clone {
  readonly root: string;
  git(...args: readonly string[]): Promise<string>;
  /** Returns true if any tracked file contains `text`. */
  includes(text: string): Promise<boolean>;
  patch(diff: string): Promise<void>;
  /** Restores all files of the commit and removes other files. */
  reset(): Promise<void>;
}

export async function cloneOf(repository: string, root: string): Promise<Clone> {
  const run = promisify(execFile);
  const git = async (...args: readonly string[]): Promise<string> => {
    const { stdout } = await run('git', ['--no-optional-locks', ...args], {
      cwd: root,
      maxBuffer: 1024 ** 3,
    });
    return stdout;
  };
  await run('git', ['clone', '--quiet', '--depth', '1', `file://${path.resolve(repository)}`, root]);
  return {
    root,
    git,
    includes: async (text) =>
      git('grep', '--quiet', '--fixed-strings', '-e', text).then(
        () => true,
        (error: unknown) => {
          if ((error as { readonly code?: unknown }).code === 1) return false;
          throw error;
        },
      ),
    async patch(diff) {
      const file = `${root}.patch`;
      await writeFile(file, diff);
      await git('apply', '--whitespace=nowarn', file);
    },
    async reset() {
      await git('checkout', '--quiet', '--force', '--', '.');
      await git('clean', '--quiet', '-d', '--force', '-x');
    },
  };
}

/**
 * Returns the names of the entries that differ between two digests of a folder. The scope `contents` ignores file
 * times.
 */
export function changesBetween(
  before: ReturnType<typeof folderDigest>,
  after: ReturnType<typeof folderDigest>,
  scope: 'everything' | 'contents',
): readonly string[] {
  const contentOf = (digest: string | undefined): string | undefined => {
    const [mode, , content] = digest?.split(' ') ?? [];
    return scope === 'everything' ? digest : mode && `${mode} ${content}`;
  };
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => contentOf(before[name]) !== contentOf(after[name]));
}
