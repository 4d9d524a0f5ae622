import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Checkout } from './checkout.ts';
import { changedFiles, type Patch } from './patch.ts';
import { runTests, type TestResult } from './run-tests.ts';
import { isSource } from './sources.ts';
import { readStructures, withStatements, type Structures } from './structure.ts';

export interface Verdict {
  readonly verdict: 'correct' | 'incorrect' | 'unknown';
  /**
   * `tests`: all tests passed (correct), or a test or the run failed (incorrect). `same-tree`: the change keeps the
   * syntax tree. `uncovered`: no test that judges the patch executes the changed code, or no selected test ran.
   * `survived`: the tests pass although the change was meant to be wrong. `flaky`: one test failed, and
   * passed when it ran again. `limit`: the wall-clock limit ended the tests. `no-tests`: the base's tests did not
   * end, or none passed.
   */
  readonly reason: 'tests' | 'same-tree' | 'uncovered' | 'survived' | 'flaky' | 'limit' | 'no-tests';
  /** The first test file that cannot be collected, the first test that fails, or the reason why the run ended. */
  readonly failure?: string;
  /** The number of tests that ran or were skipped; 0 if no test run gave a result. */
  readonly tests: number;
  /** The processor time of the tests; 0 if no test run gave a result. */
  readonly seconds: number;
}

/** The tests of a base, and the code that they execute. */
export interface TestBase {
  readonly commit: string;
  /** The ids of the tests that judge a patch; see {@link testBase} and {@link testCommit}. */
  readonly passing: ReadonlySet<string>;
  /** The ids of all other tests, which must not run. */
  readonly failing: readonly string[];
  readonly result: TestResult | undefined;
  readonly structures: Structures;
  /** True if all tests of `passing` judge each patch. If false, the changed code determines the tests. */
  readonly runsAll: boolean;
}

/** The limit of processor time for the tests of a base. */
const BASE_SECONDS = 300;

/**
 * Runs the tests of a checked-out base twice: with and without a record of the code that they execute. The tests that
 * pass both times judge a patch.
 */
export async function testBase(
  checkout: Checkout,
  commit: string,
  sources: readonly string[],
): Promise<TestBase> {
  const structures = readStructures(checkout.root, sources);
  const traced = await runTests(checkout, { trace: sources, seconds: BASE_SECONDS });
  const plain = await runTests(checkout, { seconds: BASE_SECONDS });
  checkout.restore();
  if (traced.kind !== 'ended' || plain.kind !== 'ended') {
    return { commit, passing: new Set(), failing: [], result: undefined, structures, runsAll: false };
  }
  const before = plain.result.outcomes;
  const passing = new Set(passingOf(traced.result).filter((id) => before[id] === 'passed'));
  const failing = Object.keys(before).filter((id) => !passing.has(id));
  return { commit, passing, failing, result: traced.result, structures, runsAll: false };
}

/**
 * Runs the tests of a commit on the sources of its parent and on its own sources. The tests that pass at least once
 * judge a patch. The checkout has the parent's files afterwards, with the commit's tests.
 */
export async function testCommit(
  checkout: Checkout,
  parent: string,
  commit: string,
  files: readonly string[],
): Promise<TestBase> {
  checkout.reset(commit);
  const after = await runTests(checkout, { seconds: BASE_SECONDS });
  checkout.reset(parent);
  checkout.git(['checkout', '--quiet', commit, '--', 'tests']);
  checkout.git([...AUTHOR, 'commit', '--quiet', '--allow-empty', '--no-verify', '--message', 'tests']);
  const known = files.filter((file) => checkout.tryGit(['cat-file', '-e', `HEAD:${file}`]) !== undefined);
  const structures = readStructures(checkout.root, known);
  const before = await runTests(checkout, { trace: known, seconds: BASE_SECONDS });
  checkout.restore();
  if (after.kind !== 'ended' || before.kind !== 'ended') {
    return { commit: parent, passing: new Set(), failing: [], result: undefined, structures, runsAll: true };
  }
  const passing = new Set([...passingOf(before.result), ...passingOf(after.result)]);
  const ids = [...Object.keys(before.result.outcomes), ...Object.keys(after.result.outcomes)];
  const failing = [...new Set(ids)].filter((id) => !passing.has(id));
  return { commit: parent, passing, failing, result: before.result, structures, runsAll: true };
}

const AUTHOR = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];

function passingOf({ outcomes }: TestResult): readonly string[] {
  return Object.keys(outcomes).filter((id) => outcomes[id] === 'passed');
}

/**
 * Judges a patch by the tests of its base. The checkout has the base's files before and after the call. Throws an
 * error if a test file is missing or the patch does not apply.
 */
export async function judge(checkout: Checkout, base: TestBase, patch: Patch): Promise<Verdict> {
  const none = { tests: 0, seconds: 0 };
  if (base.result === undefined || base.passing.size === 0) {
    return { verdict: 'unknown', reason: 'no-tests', ...none };
  }
  if (patch.sameTree) return { verdict: 'correct', reason: 'same-tree', ...none };
  const selection = selectTests(checkout, base, base.result, patch);
  if (selection === 'uncovered') return { verdict: 'unknown', reason: 'uncovered', ...none };
  // Without file names, pytest would collect all files. One of the others could fail, and the patch seem incorrect.
  const files = filesOf(selection === 'all' ? [...base.passing] : selection);
  // If a file is missing, pytest fails, and the patch would seem to be incorrect.
  const missing = files.find((file) => !existsSync(path.join(checkout.root, file)));
  if (missing !== undefined) throw new Error(`the test file ${missing} does not exist`);
  if (!checkout.apply(patch.diff)) throw new Error(`patch ${patch.id} does not apply`);
  try {
    const request = { without: base.failing, brief: true, seconds: Math.ceil(10 + 5 * base.result.seconds) };
    const selected = selection === 'all' ? { files } : { files, only: selection };
    const run = await runTests(checkout, { ...request, ...selected });
    if (run.kind === 'timeout') return { verdict: 'unknown', reason: 'limit', ...none };
    if (run.kind === 'killed') {
      return { verdict: 'incorrect', reason: 'tests', failure: `killed: ${run.reason}`, ...none };
    }
    const { outcomes, errors, seconds, exit } = run.result;
    const spent = { tests: Object.keys(outcomes).length, seconds };
    const failed = Object.keys(outcomes).filter((id) => outcomes[id] === 'failed');
    // The exit codes 2 to 4 mean that pytest itself failed, for example in conftest.py. The exit code 5 means that
    // pytest found no tests.
    const isUnusable = errors.length > 0 || (exit >= 2 && exit !== 5);
    if (failed.length === 1 && !isUnusable) {
      const again = await runTests(checkout, { ...request, files: filesOf(failed), only: failed });
      const isFlaky = again.kind === 'ended' && again.result.exit === 0;
      if (isFlaky) return { verdict: 'unknown', reason: 'flaky', failure: failed[0] as string, ...spent };
    }
    const failure = errors[0] ?? failed[0] ?? (isUnusable ? `pytest ${exit}` : undefined);
    if (failure !== undefined) return { verdict: 'incorrect', reason: 'tests', failure, ...spent };
    // The change may have renamed the selected tests.
    if (spent.tests === 0) return { verdict: 'unknown', reason: 'uncovered', ...spent };
    return patch.kind === 'fault'
      ? { verdict: 'unknown', reason: 'survived', ...spent }
      : { verdict: 'correct', reason: 'tests', ...spent };
  } finally {
    checkout.restore();
  }
}

/**
 * Returns the tests that can detect the patch; `uncovered` if no test can. A test that calls no changed function
 * cannot detect the patch, because the test executes the same code as on the base. If the patch is not `uncovered`,
 * returns `all` if the recorded calls do not show which tests execute the changed code, or if `runsAll` is true.
 */
function selectTests(
  { root }: Checkout,
  { passing, structures, runsAll }: TestBase,
  { lines, calls, tests }: TestResult,
  { diff }: Patch,
): readonly string[] | 'all' | 'uncovered' {
  const selected = new Set<string>();
  let [isCovered, isAll] = [false, runsAll];
  for (const file of changedFiles(diff)) {
    const structure = structures[file.path];
    if (structure === undefined) {
      // `structures` does not contain the file, for example because the file is a test or is new.
      isAll = true;
      isCovered ||= !isSource(file.path);
      continue;
    }
    const source = path.join(root, file.path);
    const executed = new Set(lines[source] ?? []);
    const called = Object.entries(calls[source] ?? {});
    const changed = withStatements(structure, file.lines);
    isCovered ||= [...changed].some((line) => executed.has(line));
    for (const line of file.lines) {
      const body = structure.functions.find(([, first, last]) => line >= first && line <= last);
      if (body === undefined) {
        isAll = true;
        continue;
      }
      for (const [first, callers] of called) {
        if (Number(first) < body[0] || Number(first) > body[2]) continue;
        isAll ||= callers.includes(-1);
        for (const caller of callers) selected.add(tests[caller] ?? '');
      }
    }
  }
  if (!isCovered) return 'uncovered';
  if (isAll) return 'all';
  const judging = [...selected].filter((test) => passing.has(test));
  return judging.length === 0 ? 'uncovered' : judging;
}

function filesOf(tests: readonly string[]): readonly string[] {
  return [...new Set(tests.map((test) => test.split('::')[0] as string))].toSorted();
}
