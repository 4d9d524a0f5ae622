import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { changedLines, gitDiff, headNames } from './changed-lines.ts';
import type { Gate, GateOutcome } from './gate.ts';
import { FINDINGS, judge, type Judged, type Sides } from './judge.ts';
import { placeEnvironment } from './environments.ts';
import type { CliResult, PythonSetting } from './pyright-cli.ts';
import { questionsOf, type Form, type Question } from './questions.ts';
import { partOf, type Case } from './random-case.ts';
import { checkOut, layOut, treeId, writeRepository } from './write-repository.ts';

/** The outcome of one pair: one cell in two successive commits. A cell is an independent part of the tree. */
export interface PairOutcome extends Judged {
  /** The number of the change. Change 1 leads from the first commit to the second. */
  readonly change: number;
  readonly cell: string;
  readonly layout: string;
  /** The kinds of the change's mutations in the cell. */
  readonly families: readonly string[];
  readonly form: Form;
}

export interface Checkers {
  readonly gate: Gate;
  /** Runs Pyright's command line in a reused process. */
  readonly warm: (root: string, python: PythonSetting) => Promise<CliResult>;
  /** Runs Pyright's command line in a new process. */
  readonly fresh: (root: string, python: PythonSetting) => Promise<CliResult>;
  /** The folder of the Python environment that cases use or copy. */
  readonly environment: string;
  /** Milliseconds by activity. */
  readonly spent: Map<string, number>;
}

interface CheckedTree {
  readonly folder: string;
  readonly result: CliResult;
  /** Returns the result of a new process. The first call starts the process; later calls return the same result. */
  readonly confirmed: () => Promise<CliResult>;
}

/** Writes a case's repository below `folder` and judges all its pairs. */
export async function runCase(
  testCase: Case,
  folder: string,
  checkers: Checkers,
): Promise<readonly PairOutcome[]> {
  const repository = path.join(folder, 'repository');
  const { questions, written } = questionsOf(testCase);
  await mkdir(folder, { recursive: true });
  await timed(checkers, 'write', async () => writeRepository(repository, written));
  const { importPaths } = testCase;
  const choice = await placeEnvironment(checkers.environment, repository, testCase.environment);
  const checkedTrees = new Map<string, CheckedTree>();
  const checked = async (branch: string): Promise<CheckedTree> => {
    const id = await treeId(repository, branch);
    const tree =
      checkedTrees.get(id) ??
      (await checkTree(
        repository,
        branch,
        path.join(folder, id),
        { importPaths, environment: choice.commandLine },
        checkers,
      ));
    checkedTrees.set(id, tree);
    return tree;
  };
  const outcomes: PairOutcome[] = [];
  for (const [index, question] of questions.entries()) {
    const before = await checked(question.checkedBefore);
    const after = await checked(question.checkedAfter);
    const outcome = await runGate(repository, question, { importPaths, environment: choice.gate }, checkers);
    const checkedQuestion: CheckedQuestion = {
      testCase,
      index,
      question,
      repository,
      before,
      after,
      outcome,
      folder,
    };
    outcomes.push(...(await outcomesOf(checkedQuestion, checkers)));
  }
  return outcomes;
}

interface CheckedQuestion {
  readonly testCase: Case;
  readonly index: number;
  readonly question: Question;
  readonly repository: string;
  readonly before: CheckedTree;
  readonly after: CheckedTree;
  readonly outcome: GateOutcome;
  readonly folder: string;
}

async function runGate(
  repository: string,
  question: Question,
  python: PythonSetting,
  checkers: Checkers,
): Promise<GateOutcome> {
  const { form, base, before, after } = question;
  if (form === 'worktree') await layOut(repository, before, after);
  const head = form === 'worktree' ? 'worktree' : after;
  return timed(checkers, 'gate', async () => checkers.gate(repository, base, head, python));
}

async function outcomesOf(
  checkedQuestion: CheckedQuestion,
  checkers: Checkers,
): Promise<readonly PairOutcome[]> {
  const { testCase, index, question, outcome, repository, before, after } = checkedQuestion;
  const about = (cell: Case['cells'][number], judged: Judged): PairOutcome => ({
    change: index + 1,
    cell: cell.prefix,
    layout: cell.layout,
    families: testCase.commits[index + 1]?.families.get(cell.prefix) ?? [],
    form: question.form,
    ...judged,
  });
  const stops = stopsOf(outcome);
  if (stops.length > 0 && testCase.cells.length > 1) return parts(checkedQuestion, stops, about, checkers);
  const diff = await gitDiff(repository, question.before, question.checkedAfter);
  const sidesOf = (base: CliResult, head: CliResult): Sides => ({
    base,
    head,
    headName: headNames(diff, before.folder, after.folder, {
      base: new Set(base.diagnostics.map(({ file }) => file)),
      head: new Set(head.diagnostics.map(({ file }) => file)),
    }),
    lines: changedLines(diff, before.folder, after.folder),
  });
  const judged: PairOutcome[] = [];
  for (const cell of testCase.cells) {
    if (outcome.kind === 'refused') {
      const isAgreed = [before.result, after.result].some(({ files }) => files === 0);
      const detail = `${outcome.reason} (Pyright's command line ${isAgreed ? 'reports no files for base or head' : 'reports files for base and head'})`;
      judged.push(about(cell, { outcome: 'refused', detail: [detail] }));
      continue;
    }
    const verdictOf = (base: CliResult, head: CliResult): Judged =>
      judge(outcome.answer, sidesOf(base, head), cell.prefix);
    let verdict = verdictOf(before.result, after.result);
    if (FINDINGS.has(verdict.outcome)) {
      verdict = await timed(checkers, 'confirm', async () =>
        verdictOf(await before.confirmed(), await after.confirmed()),
      );
    }
    const note = question.isBlocked ? ["base's configuration replaced other files of base or head"] : [];
    judged.push(about(cell, { ...verdict, detail: [...note, ...verdict.detail] }));
  }
  return judged;
}

/** Returns the reason of a refusal, or the failures in the gate's report. */
function stopsOf(outcome: GateOutcome): readonly string[] {
  if (outcome.kind === 'refused') return [outcome.reason];
  return outcome.answer.report.failures.map(
    ({ code, message, details }) => `${code} ${message} ${JSON.stringify(details)}`,
  );
}

/**
 * Judges the cells after the gate has refused or failed for the reasons `stops`. The cells that `stops` names are
 * refused or inconclusive. Runs the gate again over the other cells together. If `stops` names no cell, runs the gate
 * over each cell alone.
 */
async function parts(
  { testCase, index, folder, outcome }: CheckedQuestion,
  stops: readonly string[],
  about: (cell: Case['cells'][number], judged: Judged) => PairOutcome,
  checkers: Checkers,
): Promise<readonly PairOutcome[]> {
  const isNamed = ({ prefix }: Case['cells'][number]): boolean =>
    stops.some((reason) => reason.includes(prefix));
  const named = testCase.cells.filter(isNamed);
  const kind = outcome.kind === 'refused' ? 'refused' : 'inconclusive';
  const decided = named.map((cell) =>
    about(cell, {
      outcome: kind,
      detail: stops.filter((reason) => reason.includes(cell.prefix)).map(shortened),
    }),
  );
  const others = testCase.cells.filter((cell) => !isNamed(cell));
  const groups = named.length > 0 ? [others] : others.map((cell) => [cell]);
  const again: PairOutcome[] = [];
  for (const group of groups) {
    if (group.length === 0) continue;
    const name = `${index}-${group.map(({ prefix }) => prefix.slice(0, -1)).join('')}`;
    const pairs = await runCase(partOf(testCase, index, group), path.join(folder, name), checkers);
    again.push(...pairs.map((pair) => ({ ...pair, change: index + 1 })));
  }
  return [...decided, ...again];
}

function shortened(reason: string): string {
  return reason.split('\n')[0]?.replace(/ \{.*$/u, '') ?? '';
}

async function checkTree(
  repository: string,
  branch: string,
  folder: string,
  python: PythonSetting,
  checkers: Checkers,
): Promise<CheckedTree> {
  await timed(checkers, 'check out', async () => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await checkOut(repository, branch, folder);
  });
  const result = await timed(checkers, 'command line', async () => checkers.warm(folder, python));
  let confirmed: Promise<CliResult> | undefined;
  return { folder, result, confirmed: async () => (confirmed ??= checkers.fresh(folder, python)) };
}

async function timed<T>({ spent }: Checkers, activity: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    spent.set(activity, (spent.get(activity) ?? 0) + performance.now() - start);
  }
}
