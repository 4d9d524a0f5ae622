import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { Host } from '../model/host.ts';
import type { Janitor } from '../workspace/janitor.ts';

/** How a language server is started. Everything is absolute; nothing is inherited. */
export interface LaunchPlan {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface ServerExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A running server with its streams. It is in a process group of its own and never outlives us. */
export interface ServerProcess {
  readonly pid: number | undefined;
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly exited: Promise<ServerExit>;
  /** The last lines that the server wrote to standard error. */
  lastOutput(): string;
  kill(): void;
}

const KEPT_OUTPUT = 4096;

export function spawnServer(host: Host, plan: LaunchPlan, janitor: Janitor): ServerProcess {
  const child: ChildProcessByStdio<Writable, Readable, Readable> = spawn(plan.command, [...plan.args], {
    cwd: plan.cwd,
    env: plan.env,
    detached: host.platform !== 'win32',
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
  const release = child.pid === undefined ? () => {} : janitor.watchProcess(child.pid);
  let tail = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    tail = (tail + chunk).slice(-KEPT_OUTPUT);
  });
  // Writing to a dead server fails here; its exit tells the reason.
  child.stdin.on('error', () => {});
  const exited = new Promise<ServerExit>((resolve) => {
    let done = false;
    const end = (code: number | null, signal: NodeJS.Signals | null): void => {
      if (done) return;
      done = true;
      release();
      resolve({ code, signal });
    };
    child.on('error', (error) => {
      tail += error.message;
      end(null, null);
    });
    child.on('exit', end);
  });
  return {
    pid: child.pid,
    stdin: child.stdin,
    stdout: child.stdout,
    exited,
    lastOutput: () => tail.trim(),
    kill() {
      child.kill('SIGKILL');
    },
  };
}
