import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { Janitor } from '../workspace/janitor.ts';
import { killGroup } from '../workspace/kill-group.ts';
import { withStreams } from '../workspace/with-streams.ts';

/** The command and environment of a server. Paths are absolute. The server gets only the variables of `env`. */
export interface LaunchPlan {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface ServerExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** True if the server's standard error reports that memory ran out. */
  readonly outOfMemory: boolean;
}

/** A running server and its streams. If lanser's process ends, the {@link Janitor} kills the server. */
export interface ServerProcess {
  readonly stdin: Writable;
  readonly stdout: Readable;
  /** Resolves after the exit and all output, or {@link DRAIN_MS} after the exit, or after a failed start. */
  readonly exited: Promise<ServerExit>;
  /** Returns the end of the server's standard error; after a failed start, the reason. */
  lastOutput(): string;
  /** Kills the server's process group; on Windows, only the server. */
  readonly kill: () => void;
}

/** The number of characters that are kept from the end of standard error, for the error of a crash. */
const KEPT_OUTPUT = 4096;
/** The time that pipes may stay open after the exit. A child process of the server may have them open. */
const DRAIN_MS = 300;
/** Matches the out-of-memory messages of V8 (heap, zones, threads), of the C++ library and of the system. */
const OUT_OF_MEMORY = /out of memory|allocation failed|bad_alloc|cannot allocate memory/iu;

/** @throws LanserError E/LS_CRASH if `spawn` throws. If the start fails later, `exited` resolves. */
export function spawnServer(host: Host, plan: LaunchPlan, janitor: Janitor): ServerProcess {
  const child = spawnChild(host, plan);
  const release = child.pid === undefined ? () => {} : janitor.watchProcess(child.pid);
  let tail = '';
  let outOfMemory = false;
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    tail += chunk;
    outOfMemory ||= OUT_OF_MEMORY.test(tail);
    tail = tail.slice(-KEPT_OUTPUT);
  });
  // Ignores a failed write to a server that has exited: the exit reports the reason.
  child.stdin.on('error', () => {});
  let alive = child.pid !== undefined;
  const kill = (): void => {
    if (alive) killGroup(child, host.platform);
  };
  const exited = new Promise<ServerExit>((resolve) => {
    const end = (code: number | null, signal: NodeJS.Signals | null): void => {
      resolve({ code, signal, outOfMemory });
    };
    child.on('error', (error) => {
      tail += error.message;
      if (child.pid === undefined) end(null, null);
    });
    child.on('exit', (code, signal) => {
      kill();
      alive = false;
      release();
      setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
        end(code, signal);
      }, DRAIN_MS).unref();
    });
    child.on('close', end);
  });
  return {
    stdin: child.stdin,
    stdout: child.stdout,
    exited,
    lastOutput: () => tail.trim(),
    kill,
  };
}

function spawnChild(host: Host, plan: LaunchPlan): ChildProcessByStdio<Writable, Readable, Readable> {
  try {
    return withStreams(
      spawn(plan.command, [...plan.args], {
        cwd: plan.cwd,
        env: plan.env,
        detached: host.platform !== 'win32',
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
      }),
    );
  } catch (error) {
    throw new LanserError(
      'E/LS_CRASH',
      'The language server could not be started.',
      {},
      { cause: error, hint: 'choose-server' },
    );
  }
}
