import { execFileSync } from 'node:child_process';

export interface FileVersion {
  readonly commit: string;
  readonly value: unknown;
}

export interface FileHistory {
  /** The oldest first; versions whose JSON is the same as that of the one before are left out. */
  readonly versions: readonly FileVersion[];
  readonly unreadable: number;
}

const MAX_SIZE = 2 ** 28;

/** Of a work tree or a bare repository. `limit` counts from the newest commit. */
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
      // A version that was committed broken, or the commit that removed the file.
      unreadable += 1;
    }
  }
  return { versions, unreadable };
}

/** Through renames, where the copy holds what Git compares for that. */
function listed(git: (...args: readonly string[]) => string, what: readonly string[]): string {
  const format = ['--name-only', '--format=%x01%H', '-z'];
  try {
    return git('log', '--follow', ...format, ...what);
  } catch {
    return git('log', ...format, ...what);
  }
}
