import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import { messageOf } from '../model/lanser-error.ts';
import { withStreams } from '../workspace/with-streams.ts';
import type { PairOutcome, PairTask } from './pair-task.ts';

export interface WorkerCommand {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A description of the end of a worker that has not answered. */
export interface WorkerEnd {
  readonly kind: 'ended';
  /** The signal, the exit code or the system's error, for example "SIGKILL" or "exit code 125". */
  readonly how: string;
  /** The last characters of the worker's standard error. */
  readonly stderr: string;
}

/** A process that evaluates one pair (a base and a change) at a time. */
export interface WorkerProcess {
  /** Evaluates a pair. If the process ends without an answer, returns a description of its end. */
  run(task: PairTask): Promise<PairOutcome | WorkerEnd>;
  /** Ends the input of the process, and resolves when the process has ended. */
  end(): Promise<void>;
}

const MAX_STDERR = 4000;

/**
 * Starts a worker. When the calling process ends, the worker's input ends, and then the worker ends. If the worker
 * cannot be started, `run` returns the reason in {@link WorkerEnd}.
 */
export function startWorker({ program, args, env }: WorkerCommand): WorkerProcess {
  let child: ChildProcessWithoutNullStreams;
  try {
    child = withStreams(spawn(program, [...args], { env, stdio: 'pipe', windowsHide: true }));
  } catch (error) {
    const end: WorkerEnd = { kind: 'ended', how: messageOf(error), stderr: '' };
    return { run: async () => end, end: async () => {} };
  }
  let stderr = '';
  let answered: ((outcome: PairOutcome) => void) | undefined;
  let problem: string | undefined;
  child.stdin.on('error', () => {});
  child.stderr
    .setEncoding('utf8')
    .on('data', (text: string) => (stderr = (stderr + text).slice(-MAX_STDERR)));
  createInterface({ input: child.stdout }).on('line', (line) => {
    const outcome = readOutcome(line);
    if (outcome !== undefined) return answered?.(outcome);
    stderr += '\nThe worker has written an incomplete answer.';
    child.kill();
  });
  child.on('error', (error) => (problem = error.message));
  const ended = new Promise<WorkerEnd>((resolve) => {
    child.on('close', (code, signal) => {
      resolve({ kind: 'ended', how: problem ?? signal ?? `exit code ${code}`, stderr: stderr.trim() });
    });
  });
  return {
    async run(task) {
      const answer = new Promise<PairOutcome>((resolve) => (answered = resolve));
      child.stdin.write(`${JSON.stringify(task)}\n`);
      return Promise.race([answer, ended]);
    },
    async end() {
      child.stdin.end();
      await ended;
    },
  };
}

/** Returns undefined for a line that is not JSON, for example from a worker that was killed while it wrote. */
function readOutcome(line: string): PairOutcome | undefined {
  try {
    return JSON.parse(line) as PairOutcome;
  } catch {
    return undefined;
  }
}
