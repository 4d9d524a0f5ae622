import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Checkout } from './checkout.ts';
import { startPython } from './python.ts';

/** A request to run tests. `run_tests.py` describes the form of requests and results. */
export interface TestRequest {
  readonly files: readonly string[];
  readonly only: readonly string[] | null;
  readonly without: readonly string[];
  readonly brief: boolean;
  readonly trace: readonly string[];
  readonly seconds: number;
}

export interface TestResult {
  readonly exit: number;
  readonly seconds: number;
  readonly outcomes: Readonly<Record<string, 'passed' | 'failed' | 'other'>>;
  /** The test files, or parts of them, that pytest cannot collect. */
  readonly errors: readonly string[];
  readonly tests: readonly string[];
  readonly lines: Readonly<Record<string, readonly number[]>>;
  readonly calls: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
}

export type TestRun =
  | { readonly kind: 'ended'; readonly result: TestResult }
  /** The process gave no result, for example because the tests used all their CPU time. */
  | { readonly kind: 'killed'; readonly reason: string }
  /** The wall-clock limit ended the tests. A busy machine can be the cause. */
  | { readonly kind: 'timeout' };

const CLOCK_LIMIT_MS = 15 * 60_000;

export async function runTests(
  checkout: Checkout,
  request: Partial<TestRequest> & { readonly seconds: number },
): Promise<TestRun> {
  const { root } = checkout;
  const folder = existsSync(path.join(root, 'src')) ? path.join(root, 'src') : root;
  const whole: TestRequest = {
    files: ['tests'],
    only: null,
    without: [],
    brief: false,
    ...request,
    trace: (request.trace ?? []).map((file) => path.join(root, file)),
  };
  const { stdout, stderr, isTimeout } = await startPython('run_tests.py', JSON.stringify(whole), {
    cwd: root,
    env: {
      ...process.env,
      PYTHONPATH: folder,
      PYTHONHASHSEED: '0',
      PYTHONDONTWRITEBYTECODE: '1',
      // With `CI`, new versions of Hypothesis draw the same examples each time, and have no deadlines.
      CI: 'true',
    },
    timeoutMs: CLOCK_LIMIT_MS,
  });
  if (isTimeout) return { kind: 'timeout' };
  try {
    return { kind: 'ended', result: JSON.parse(stdout) as TestResult };
  } catch {
    return { kind: 'killed', reason: stderr.trim().split('\n').at(-1) ?? '' };
  }
}
