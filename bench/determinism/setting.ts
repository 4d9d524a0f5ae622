import { existsSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import type { BatchUser } from './answer-requests.ts';
import { copyTree } from './copies.ts';
import type { Request } from './requests.ts';

export interface SettingOptions {
  readonly program: string;
  readonly repository: string;
  /** The folder for home folders and installed servers. Also the default folder for copies. */
  readonly temporary: string;
  readonly requests: readonly Request[];
  /** Other random requests about the same repository, as many as `requests`. */
  readonly others: readonly Request[];
  readonly seed: number;
  readonly batchOptions: readonly string[];
}

/**
 * The first copy of the repository, and functions that create further copies and users. A user stands for the
 * settings of a `lanser batch` process: its program, folder, environment and options.
 */
export interface Setting extends SettingOptions {
  /** The copy and the user of the first run. Most other runs are compared with this run. */
  readonly first: BatchUser;
  /** Returns a new user of the first copy, without caches. `own` overrides environment variables. */
  user(own?: Readonly<Record<string, string>>): Promise<BatchUser>;
  /**
   * Copies the repository in a new random order of files. Returns the path of the copy. `place` is relative to
   * `below`, which is the temporary folder by default.
   */
  copy(place: string, below?: string): Promise<string>;
}

export async function openSetting(options: SettingOptions): Promise<Setting> {
  const { program, repository, temporary, seed } = options;
  let copies = 0;
  const copy = async (place: string, below = temporary): Promise<string> => {
    const root = path.join(below, place);
    copies += 1;
    await copyTree(repository, root, seed + copies);
    return root;
  };
  const root = await copy('first/repository');
  const user = async (variables: Readonly<Record<string, string>> = {}): Promise<BatchUser> => {
    const home = await mkdtemp(path.join(temporary, 'home-'));
    const TMPDIR = path.join(home, 'temporary');
    await mkdir(TMPDIR);
    const env = {
      PATH: process.env['PATH'] ?? '',
      HOME: home,
      TMPDIR,
      TZ: 'UTC',
      LANG: 'C.UTF-8',
      ...variables,
    };
    return { program, root, env, options: options.batchOptions };
  };
  return { ...options, first: await user(), user, copy };
}

/**
 * Returns /dev/shm, or undefined if this folder does not exist. Its file system lists files by the time of their
 * creation. In contrast, ext4 lists files by name hash.
 */
export function memoryFileSystem(): string | undefined {
  return existsSync('/dev/shm') ? '/dev/shm' : undefined;
}
