import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { exchange, type Outcome } from '../../src/daemon/exchange.ts';
import type { DaemonStatus, RunRequest } from '../../src/daemon/messages.ts';
import { stableBundle } from '../../src/bundle/stable-bundle.ts';
import type { Bundle } from '../../src/model/bundle.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Returns a result as text, for comparisons. Leaves out times, `environment.local` and progress. */
export function comparable({ exitCode, stdout, stderr }: Ended): string {
  const output = stdout.startsWith('{') ? stableBundle(JSON.parse(stdout) as Bundle) : stdout;
  return JSON.stringify([exitCode, output, stderr.replaceAll(/^lanser: [^\n:]+: \d+ of \d+ \w+\n/gmu, '')]);
}

/** A copy of the built program in a temporary folder. The command lines of its Node processes name this folder. */
export interface ProgramCopy extends AsyncDisposable {
  /** The absolute path, with links resolved. */
  readonly folder: string;
  /** TMPDIR of every process. */
  readonly temporary: string;
  readonly env: NodeJS.ProcessEnv;
  /** The path of the copied `bin.js`. */
  readonly program: string;
  start(cwd: string, argv: readonly string[]): ChildProcess;
  run(cwd: string, argv: readonly string[]): Promise<Ended>;
  /** Runs a command line without the warm (background) process and with an empty cache. */
  runAlone(cwd: string, argv: readonly string[]): Promise<Ended>;
  status(cwd: string): Promise<(DaemonStatus & { readonly socket: string }) | undefined>;
}

export function copyProgram(name: string): ProgramCopy {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), `lanser-${name}-`)));
  const place = path.join(folder, 'program');
  cpSync(path.join(ROOT, 'dist'), path.join(place, 'dist'), { recursive: true });
  cpSync(path.join(ROOT, 'package.json'), path.join(place, 'package.json'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(place, 'node_modules'));
  const program = path.join(place, 'dist/bin.js');
  const temporary = path.join(folder, 'temporary');
  mkdirSync(temporary);
  const { LANSER_NO_DAEMON: _off, CI: _ci, ...inherited } = process.env;
  const env = {
    ...inherited,
    TMPDIR: temporary,
    XDG_RUNTIME_DIR: folder,
    XDG_CACHE_HOME: path.join(folder, 'cache'),
  };
  let alone = 0;
  async function run(cwd: string, argv: readonly string[], changed: NodeJS.ProcessEnv = {}): Promise<Ended> {
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [program, ...argv],
        { cwd, env: { ...env, ...changed }, encoding: 'utf8', maxBuffer: 2 ** 30 },
        (error, stdout, stderr) => {
          const exitCode = error === null ? 0 : typeof error.code === 'number' ? error.code : null;
          resolve({ exitCode, stdout, stderr });
        },
      );
    });
  }
  return {
    folder,
    temporary,
    env,
    program,
    run,
    async runAlone(cwd, argv) {
      alone += 1;
      const cache = path.join(folder, `cache-${alone}`);
      const ended = await run(cwd, [...argv, '--no-daemon'], { XDG_CACHE_HOME: cache });
      rmSync(cache, { recursive: true, force: true });
      return ended;
    },
    start: (cwd, argv) =>
      spawn(process.execPath, [program, ...argv], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] }),
    async status(cwd) {
      const { stdout } = await run(cwd, ['serve', '--status', '--json']);
      return (JSON.parse(stdout) as (DaemonStatus & { readonly socket: string }) | null) ?? undefined;
    },
    async [Symbol.asyncDispose]() {
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    },
  };
}

/** A function that sends a command line directly to the warm process. */
export type Send = (argv: readonly string[]) => Promise<Outcome>;

/**
 * Stops the warm process, listens at its socket, and records the request that lanser sends there for `argv`. Returns
 * a function that sends this request with a different command line to the next warm process.
 *
 * @throws Error if `argv` starts no warm process.
 */
export async function recordedCaller(copy: ProgramCopy, cwd: string, argv: readonly string[]): Promise<Send> {
  await copy.run(cwd, argv);
  const socket = (await copy.status(cwd))?.socket;
  if (socket === undefined) throw new Error('no warm process was started');
  await copy.run(cwd, ['stop']);
  // At its end, the warm process removed the folder of its socket.
  mkdirSync(path.dirname(socket), { recursive: true, mode: 0o700 });
  const request = await new Promise<RunRequest>((resolve) => {
    const recorder = net.createServer((connection) => {
      let text = '';
      connection
        .on('error', () => {})
        .on('data', (chunk: Buffer) => {
          text += chunk.toString();
          const end = text.indexOf('\n');
          if (end === -1) return;
          connection.end(`${JSON.stringify({ kind: 'declined' })}\n`);
          recorder.close(() => resolve(JSON.parse(text.slice(0, end)) as RunRequest));
        });
    });
    recorder.listen(socket, () => void copy.run(cwd, argv));
  });
  return async (next) => exchange(socket, { ...request, argv: next });
}
