import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Host } from '../model/host.ts';
import { errnoOf, LanserError } from '../model/lanser-error.ts';
import { withStreams } from './with-streams.ts';

/** A temporary folder. Disposal removes it. If this process ends first, the {@link Janitor} removes the folder. */
export interface TemporaryDirectory extends AsyncDisposable {
  /** Absolute, with links resolved. */
  readonly path: string;
}

/**
 * A list of temporary folders and child processes. A second process keeps a copy of the list. At disposal, or when
 * this process ends for any reason, the second process kills the listed processes and removes the listed folders.
 */
export interface Janitor extends AsyncDisposable {
  /** Creates a folder with mode 0700. Throws E/USAGE for a wildcard in its path, E/FS_PERMISSIONS for a failure. */
  temporaryDirectory(): Promise<TemporaryDirectory>;
  /** Adds a child process to the list. The returned function removes the process from the list. */
  watchProcess(pid: number): () => void;
}

export function startJanitor(host: Host): Janitor {
  let child: ChildProcessByStdio<Writable, null, null> | undefined;

  function send(op: 'add' | 'drop', kind: 'directory' | 'process', target: string): void {
    // Only `add` starts the second process, because before the first `add` the list is empty.
    if (op === 'add') child ??= spawnJanitorProcess(host);
    child?.stdin.write(`${JSON.stringify({ op, kind, target })}\n`);
  }

  return {
    async temporaryDirectory() {
      let directory: string;
      try {
        const root = await realpath(host.temporaryRoot);
        if (/[*?]/u.test(root)) throw wildcardInRoot();
        directory = path.join(root, `lanser-${randomBytes(8).toString('hex')}`);
        send('add', 'directory', directory);
        await mkdir(directory, { mode: 0o700 });
      } catch (error) {
        if (error instanceof LanserError) throw error;
        throw new LanserError(
          'E/FS_PERMISSIONS',
          'A temporary folder cannot be created. Set TMPDIR (in GitHub Actions, RUNNER_TEMP) to a writable folder with free space.',
          { errno: errnoOf(error) ?? null },
          { cause: error },
        );
      }
      return {
        path: directory,
        async [Symbol.asyncDispose]() {
          await rm(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
          send('drop', 'directory', directory);
        },
      };
    },
    watchProcess(pid) {
      send('add', 'process', String(pid));
      return () => {
        send('drop', 'process', String(pid));
      };
    },
    async [Symbol.asyncDispose]() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      child.ref();
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}

// Pyright compiles a project's path into a pattern. A wildcard in the path then matches no files or the wrong files.
function wildcardInRoot(): LanserError {
  return new LanserError(
    'E/USAGE',
    'The path of the temporary folder contains "*" or "?". Pyright reads these characters as wildcards. Set TMPDIR (in GitHub Actions, RUNNER_TEMP) to a different folder.',
  );
}

/** Starts the second process. Returns undefined if its creation throws, for example if no file descriptor is free. */
function spawnJanitorProcess(host: Host): ChildProcessByStdio<Writable, null, null> | undefined {
  const program = new URL(
    import.meta.url.endsWith('.ts') ? './janitor-process.ts' : './janitor-process.js',
    import.meta.url,
  );
  // The second process is optional. Without it, `kill -9` of this process leaves files and child processes.
  const onFailure = (): void => host.log('the janitor process could not be started');
  let child: ChildProcessByStdio<Writable, null, null>;
  try {
    child = withStreams(
      spawn(host.execPath, [fileURLToPath(program)], {
        cwd: path.parse(host.execPath).root,
        detached: true,
        env: {},
        stdio: ['pipe', 'ignore', 'ignore'],
        windowsHide: true,
      }),
    );
  } catch {
    onFailure();
    return undefined;
  }
  child.on('error', onFailure);
  child.stdin.on('error', () => host.log('the janitor process has ended early'));
  child.unref();
  return child;
}
