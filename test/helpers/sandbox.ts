import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import { processesNaming } from './processes.ts';
import { repositoryAt, type TemporaryRepository } from './temporary-repository.ts';

export type SandboxRepository = Omit<TemporaryRepository, keyof AsyncDisposable>;

/** A temporary folder for a test file, with a private HOME and TMPDIR for the programs that the tests start. */
export interface Sandbox {
  /** The absolute path, with symbolic links resolved. */
  readonly path: string;
  /** The TMPDIR of `env`. */
  readonly temporary: string;
  readonly env: Readonly<Record<string, string>>;
  /** Makes a repository in a folder with this name, on the branch `main`, without a commit. */
  repository(name?: string): Promise<SandboxRepository>;
}

/**
 * Makes a sandbox, and removes its folder after the tests of the file. The tests fail if a program has left files in
 * TMPDIR or is still running.
 */
export function useSandbox(): Sandbox {
  const folder = realpathSync(mkdtempSync(path.join(roomyFolder(), 'lanser-sandbox-')));
  const temporary = path.join(folder, 'temporary');
  const home = path.join(folder, 'home');
  mkdirSync(temporary);
  mkdirSync(home);
  afterAll(() => {
    const left = { files: readdirSync(temporary), processes: processesNaming(folder) };
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    expect(left).toEqual({ files: [], processes: [] });
  });
  return {
    path: folder,
    temporary,
    env: {
      LANSER_NO_DAEMON: '1',
      PATH: process.env['PATH'] ?? '',
      HOME: home,
      TMPDIR: temporary,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
    },
    async repository(name = 'checkout') {
      const root = path.join(folder, name);
      mkdirSync(root);
      const repository = repositoryAt(root, folder);
      await repository.git(['init', '--quiet', '--initial-branch=main', '--template=']);
      return repository;
    },
  };
}

const MEMORY = '/dev/shm';
const ROOM_BYTES = 1_000_000_000;

/**
 * Returns the folder of an in-memory file system if it has enough free space, or else the system's temporary folder.
 * Memory is faster for copies of Pyright, which consist of thousands of small files.
 */
function roomyFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize > ROOM_BYTES) return MEMORY;
  } catch {
    // The file system does not exist.
  }
  return os.tmpdir();
}
