import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TreeSteps } from '../../src/edit/tree-step.ts';

/** The path of a program that applies an edit or recovers a tree. Its argument is an `ApplyCall` as JSON. */
export const APPLY_PROGRAM: string = fileURLToPath(
  new URL('../fixtures/programs/apply-steps.mjs', import.meta.url),
);

/**
 * The input of test/fixtures/programs/apply-steps.mjs. The program applies the steps in `file`. Without `file`, it
 * recovers `root` after a killed edit.
 */
export interface ApplyCall {
  readonly root: string;
  readonly file?: string;
  readonly waitMs?: number;
  readonly byDescriptor?: boolean;
  readonly path?: string;
}

export interface ApplyOutcome {
  readonly kind: 'applied' | 'nothing' | 'cleaned' | 'undone' | 'failed';
  readonly code?: string;
  readonly message?: string;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly stack?: string;
}

export interface ApplyRun {
  readonly child: ChildProcess;
  /** Resolves when the program starts to apply steps or exits; for a recovery, only when the program exits. */
  readonly begun: Promise<void>;
  /**
   * Resolves to undefined if the process ended without an outcome, for example because it was killed. Rejects if the
   * program cannot be started or loaded.
   */
  readonly outcome: Promise<ApplyOutcome | undefined>;
}

export function writeSteps(file: string, { expected, steps }: TreeSteps): void {
  const plain = steps.map((step) =>
    'bytes' in step ? { ...step, bytes: Buffer.from(step.bytes).toString('base64') } : step,
  );
  writeFileSync(file, JSON.stringify({ expected: [...expected], steps: plain }));
}

/** Starts the program. `under` is a command that runs the program, such as strace with its options. */
export function startApply(call: ApplyCall, under: readonly string[] = []): ApplyRun {
  const command = [...under, process.execPath, APPLY_PROGRAM, JSON.stringify(call)];
  const child = spawn(command[0] ?? '', command.slice(1), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: '/usr/bin:/bin' },
  });
  let stdout = '';
  let stderr = '';
  const begun = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      stdout += chunk;
      if (stdout.includes('begin\n')) resolve();
    });
    child.on('close', () => resolve());
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
  const outcome = new Promise<ApplyOutcome | undefined>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => {
      const line = stdout.split('\n').find((text) => text.startsWith('{'));
      if (line !== undefined) resolve(JSON.parse(line) as ApplyOutcome);
      else if (/SyntaxError|ERR_MODULE/u.test(stderr)) reject(new Error(stderr));
      else resolve(undefined);
    });
  });
  return { child, begun, outcome };
}
