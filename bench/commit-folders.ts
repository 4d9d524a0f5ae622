import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

export const PYRIGHT: string = createRequire(import.meta.url).resolve('pyright/index.js');

/** The files of two commits in folders without Git, both with the Pyright configuration of the first commit. */
export interface CommitFolders extends AsyncDisposable {
  readonly directory: string;
  readonly before: string;
  readonly after: string;
}

export async function commitFolders(repository: string, base: string, head: string): Promise<CommitFolders> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'lanser-bench-'));
  const [before, after] = [path.join(directory, 'before'), path.join(directory, 'after')];
  await checkout(repository, before, base, base);
  await checkout(repository, after, head, base);
  return {
    directory,
    before,
    after,
    [Symbol.asyncDispose]: async () => rm(directory, { recursive: true, force: true }),
  };
}

/** Writes the files of a revision into a folder, with the configuration files of the revision `configuration`. */
async function checkout(
  repository: string,
  target: string,
  revision: string,
  configuration: string,
): Promise<void> {
  await mkdir(target, { recursive: true });
  const extract = (of: string, names: readonly string[]): void => {
    const tar = execFileSync('git', ['archive', of, ...names], { cwd: repository, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', target], { input: tar });
  };
  extract(revision, []);
  for (const name of ['pyproject.toml', 'pyrightconfig.json']) {
    await rm(path.join(target, name), { force: true });
    const { status } = spawnSync('git', ['cat-file', '-e', `${configuration}:${name}`], { cwd: repository });
    if (status === 0) extract(configuration, [name]);
  }
}

export interface Timed {
  readonly seconds: number;
  readonly output: string;
}

/** Runs a Node script, and measures the time from process start to exit. */
export function timed(args: readonly string[], cwd: string): Timed {
  const start = performance.now();
  const result = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { seconds: (performance.now() - start) / 1000, output: result.stdout };
}
