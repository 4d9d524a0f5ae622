import { execFileSync } from 'node:child_process';

export interface FileVersion {
  readonly commit: string;
  readonly value: unknown;
}

export interface FileHistory {
  /** The versions that are JSON, oldest first. Omits a version with the same JSON as the previous version. */
  readonly versions: readonly FileVersion[];
  /** The number of commits in which the file is missing, too large, or not valid JSON. */
  readonly unreadable: number;
}

const MAX_SIZE = 2 ** 28;

/**
 * Returns a file's history in a work tree or a bare repository.
 *
 * @param limit the maximum number of commits that change the file, from the newest; all if undefined.
 * @throws Error if `git log` fails.
 */
export function historyOf(repository: string, file: string, limit: number | undefined): FileHistory {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-C', repository, ...args], {
      encoding: 'utf8',
      maxBuffer: MAX_SIZE,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const most = limit === undefined ? [] : [`--max-count=${limit}`];
  const log = listed(git, [...most, '--', file]);
  const versions: FileVersion[] = [];
  let unreadable = 0;
  let last = '';
  for (const entry of log.split('\u0001').slice(1).toReversed()) {
    const [commit = '', name = ''] = entry
      .split('\0')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    try {
      const value: unknown = JSON.parse(git('show', `${commit}:${name || file}`).replace(/^\ufeff/u, ''));
      const text = JSON.stringify(value);
      if (text !== last) versions.push({ commit, value });
      last = text;
    } catch {
      unreadable += 1;
    }
  }
  return { versions, unreadable };
}

/** Returns the output of `git log`. Follows renames unless this fails, for example in a partial clone. */
function listed(git: (...args: readonly string[]) => string, args: readonly string[]): string {
  const format = ['--name-only', '--format=%x01%H', '-z'];
  try {
    return git('log', '--follow', ...format, ...args);
  } catch {
    return git('log', ...format, ...args);
  }
}
