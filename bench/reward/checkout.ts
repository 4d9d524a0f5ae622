import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A private clone of a repository. */
export interface Checkout {
  readonly root: string;
  git(args: readonly string[], input?: string): string;
  /** Runs Git like `git`, but returns undefined instead of throwing an error if Git fails. */
  tryGit(args: readonly string[], input?: string): string | undefined;
  /** Discards all changes and untracked files, and checks out a commit. */
  reset(commit: string): void;
  read(file: string): Buffer;
  /** Returns the diff from the checked-out commit to these contents of files; undefined if nothing differs. */
  diffOf(files: ReadonlyMap<string, string | Uint8Array>): string | undefined;
  /** Returns false if the diff does not apply. */
  apply(diff: string): boolean;
  /** Returns a diff in the form that Git writes; undefined if the diff does not apply or changes nothing. */
  canonical(diff: string): string | undefined;
  /** Discards all changes and untracked files. `diffOf` and `canonical` also do this after they make a diff. */
  restore(): void;
}

const DIFF = ['diff', '--no-color', '--no-ext-diff', '--no-renames', '--unified=3'];
// The user's Git configuration could change the diffs.
const NO_CONFIGURATION = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

export function cloneRepository(repository: string, root: string): Checkout {
  const run = (cwd: string, args: readonly string[], input = ''): string | undefined => {
    const { status, stdout } = spawnSync('git', ['-c', 'advice.detachedHead=false', ...args], {
      cwd,
      input,
      encoding: 'utf8',
      env: { ...process.env, ...NO_CONFIGURATION },
      maxBuffer: 1024 ** 3,
    });
    return status === 0 ? stdout : undefined;
  };
  const checked = (args: readonly string[], output: string | undefined): string => {
    if (output === undefined) throw new Error(`git ${args.join(' ')} failed in ${repository}`);
    return output;
  };
  const clone = ['clone', '--quiet', path.resolve(repository), root];
  checked(clone, run('.', clone));
  const tryGit = (args: readonly string[], input?: string): string | undefined => run(root, args, input);
  const git = (args: readonly string[], input?: string): string => checked(args, tryGit(args, input));
  const restore = (): void => {
    git(['reset', '--quiet', '--hard']);
    git(['clean', '--quiet', '-d', '--force', '-x']);
  };
  const apply = (diff: string): boolean => tryGit(['apply', '--whitespace=nowarn', '-'], diff) !== undefined;
  const currentDiff = (): string | undefined => {
    git(['add', '--all', '--intent-to-add']);
    const diff = git([...DIFF, 'HEAD']);
    restore();
    return diff === '' ? undefined : diff;
  };
  return {
    root,
    git,
    tryGit,
    restore,
    apply,
    reset(commit) {
      restore();
      git(['checkout', '--quiet', '--detach', commit]);
    },
    read: (file) => readFileSync(path.join(root, file)),
    diffOf(files) {
      for (const [file, text] of files) writeFileSync(path.join(root, file), text);
      return currentDiff();
    },
    canonical: (diff) => (apply(diff) ? currentDiff() : undefined),
  };
}
