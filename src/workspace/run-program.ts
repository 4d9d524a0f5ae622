import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { Host } from '../model/host.ts';
import { abortError, LanserError, messageOf } from '../model/lanser-error.ts';
import { MAX_TIMER_MS } from '../model/max-timer.ts';
import type { Janitor } from './janitor.ts';
import { killGroup } from './kill-group.ts';
import { startAdvice, withStreams } from './with-streams.ts';

export interface ProgramPlan {
  readonly host: Host;
  readonly janitor: Janitor;
  /** The absolute path of the program. */
  readonly program: string;
  /** The program's name in messages. */
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

export interface ProgramOutput {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/**
 * Runs a program to its end. Then kills its process group, except on Windows.
 *
 * @throws LanserError E/NO_SERVER if the program does not start; E/LS_TIMEOUT after `timeoutMs`; E/LS_CRASH if a
 * signal ends the program; E/INCONCLUSIVE for too much output; the error of {@link abortError} after an abort.
 */
export async function runProgram(plan: ProgramPlan): Promise<ProgramOutput> {
  const { host, signal, name, timeoutMs } = plan;
  if (signal.aborted) throw abortError(signal);
  return new Promise((resolve, reject) => {
    const child = spawnProgram(plan);
    const release = child.pid === undefined ? () => {} : plan.janitor.watchProcess(child.pid);
    let failure: LanserError | undefined;
    const stop = (reason: LanserError): void => {
      failure ??= reason;
      killGroup(child, host.platform);
    };
    const onAbort = (): void => stop(abortError(signal));
    signal.addEventListener('abort', onAbort, { once: true });
    const timer = setTimeout(() => stop(tooSlow(name, timeoutMs)), Math.min(timeoutMs, MAX_TIMER_MS));
    let bytes = 0;
    const collect = (chunks: Buffer[]) => (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_OUTPUT_BYTES) stop(tooMuchOutput(name));
      else chunks.push(chunk);
    };
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', collect(stdout));
    child.stderr.on('data', collect(stderr));
    child.on('error', (error) => {
      if (child.pid === undefined) failure ??= notStarted(name, error);
    });
    // Child processes that outlive the program could keep its pipes open, so the whole group is killed.
    child.on('exit', () => killGroup(child, host.platform));
    child.on('close', (exitCode, endedBy) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      release();
      if (failure !== undefined) reject(failure);
      else if (exitCode === null) reject(endedBySignal(name, endedBy));
      else resolve({ exitCode, stdout: textOf(stdout), stderr: textOf(stderr) });
    });
  });
}

function spawnProgram({
  host,
  program,
  name,
  args,
  cwd,
  env,
}: ProgramPlan): ChildProcessByStdio<null, Readable, Readable> {
  try {
    return withStreams(
      spawn(program, [...args], {
        cwd,
        env,
        detached: host.platform !== 'win32',
        stdio: ['ignore', 'pipe', 'pipe'],
        windowsHide: true,
      }),
    );
  } catch (error) {
    throw notStarted(name, error);
  }
}

function notStarted(name: string, error: unknown): LanserError {
  const advice = startAdvice(error, 'Check its installation.');
  const message = `${name} does not start: ${messageOf(error)}. ${advice}`;
  return new LanserError('E/NO_SERVER', message, {}, { cause: error });
}

function tooMuchOutput(name: string): LanserError {
  const message = `${name} wrote more than 256 MiB. Check fewer files in one run.`;
  return new LanserError('E/INCONCLUSIVE', message, { tool: name });
}

function endedBySignal(name: string, signal: string | null): LanserError {
  const message = `${name} was ended by ${signal ?? 'a signal'}. Run it again.`;
  return new LanserError('E/LS_CRASH', message, { tool: name, signal });
}

function textOf(chunks: readonly Buffer[]): string {
  return Buffer.concat(chunks).toString('utf8');
}

function tooSlow(name: string, timeoutMs: number): LanserError {
  const timeoutSeconds = timeoutMs / 1000;
  const message = `${name} did not end within ${timeoutSeconds} s.`;
  const details = { awaited: name, timeoutSeconds };
  return new LanserError('E/LS_TIMEOUT', message, details, { hint: 'raise-timeout' });
}
