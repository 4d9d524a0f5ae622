/**
 * Runs the gate over the last commit of a repository, with a fault. If the fault is a signal, sends the signal to the
 * gate. The caller causes all other faults: it limits the disk or keeps the processors busy. Reports the exit code or
 * signal, the conclusion, the files that are left in the temporary folder and, on Linux, the processes that are left.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { processesNaming } from '../../test/helpers/processes.ts';
import type { Fault } from './fault.ts';

export interface Setting {
  readonly program: string;
  readonly repository: string;
  /** TMPDIR of the gate: a folder of this run only. */
  readonly temporary: string;
  readonly environment: Readonly<Record<string, string>>;
}

export interface Outcome {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Null if the gate printed no complete report. */
  readonly conclusion: string | null;
  readonly left: { readonly files: readonly string[]; readonly processes: readonly string[] };
}

/** The maximum time to wait for lanser's janitor, a process that cleans up after an ended run. */
const CLEAR_UP_MS = 30_000;

export async function runUnder(fault: Fault, setting: Setting): Promise<Outcome> {
  const { program, repository, temporary, environment } = setting;
  const child = spawn(process.execPath, [program, 'gate', '--base', 'HEAD~1', '--json'], {
    cwd: repository,
    env: { ...environment, TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk));
  const stop = new AbortController();
  const striking = strike(child, fault, stop.signal);
  const [exitCode, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, endedBy) => resolve([code, endedBy]));
  });
  stop.abort();
  await striking;
  return { exitCode, signal, conclusion: conclusionOf(stdout), left: await leftBehind(temporary) };
}

async function strike(child: ChildProcess, fault: Fault, ended: AbortSignal): Promise<void> {
  if (fault.kind !== 'signal') return;
  const isOver = await delay(fault.afterMs, false, { signal: ended }).catch(() => true);
  if (!isOver) child.kill(fault.signal);
}

function conclusionOf(stdout: string): string | null {
  try {
    return (JSON.parse(stdout) as { readonly conclusion?: string }).conclusion ?? null;
  } catch {
    return null;
  }
}

async function leftBehind(temporary: string): Promise<Outcome['left']> {
  const leftovers = (): Outcome['left'] => ({
    files: readdirSync(temporary),
    processes: processesNaming(temporary).map(({ command }) => command),
  });
  const end = performance.now() + CLEAR_UP_MS;
  for (;;) {
    const left = leftovers();
    if (left.files.length + left.processes.length === 0 || performance.now() > end) return left;
    await delay(20);
  }
}
