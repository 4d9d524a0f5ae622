// gate/ holds base against head and judges. It refuses to know GitHub and how reports look.
import { findGit } from '../git/git.ts';
import { openRepository, type Repository } from '../git/repository.ts';
import { diffTrees } from '../git/tree-changes.ts';
import type { Bundle } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { ConfigurationChange, Report } from '../model/report.ts';
import { assertValid } from '../schema/validate.ts';
import { openWorkbench, type Workbench } from '../session/workbench.ts';
import { isInside } from '../workspace/containment.ts';
import type { PythonEnvironment } from '../workspace/python-environment.ts';
import { isInconclusive, onBothSides, type SideFailure, type SideName } from './both-sides.ts';
import { DEFAULT_TIMEOUT_MS, type GateOptions } from './options.ts';
import { policyOf, readTreeConfiguration, type GatePolicy } from './policy.ts';
import { projectDelta } from './project-delta.ts';
import { assembleReport, type ProjectOutcome, type ReportInput } from './report-parts.ts';
import { checkSide, type SideCheckOptions } from './side-check.ts';
import { resolveSides, type Sides } from './sides.ts';
import { writeTrees, type TreesOnDisk } from './trees-on-disk.ts';
import { normaliseWorkingDirectories } from './working-directories.ts';

export interface GateResult {
  readonly report: Report;
  /** The diagnostics bundles, one per side and project that was established. */
  readonly bundles: readonly GateBundle[];
}

export interface GateBundle {
  readonly side: SideName;
  readonly workingDirectory: string;
  readonly bundle: Bundle;
}

/**
 * Computes the diagnostics of base and head under base's configuration, matches them, and judges.
 * Nothing in the repository changes. A side that cannot be established makes the report
 * inconclusive; a set that is not complete is never used.
 *
 * @throws LanserError E/USAGE, E/NOT_FOUND (revision, no Python file), E/DIRTY_WORKTREE, E/CONFIG
 * (base's), E/JAIL, E/INTERRUPTED.
 */
export async function runGate(options: GateOptions): Promise<GateResult> {
  const { host, signal } = options;
  const startMs = host.monotonicMs();
  const workingDirectories = normaliseWorkingDirectories(options.workingDirectories ?? ['.']);
  const git = await findGit(host, [options.repository]);
  const repository = await openRepository(git, options.repository);
  await using workbench = await openWorkbench({
    host,
    python: options.python,
    untrusted: [repository.root],
    ...(options.shippedPyright === undefined ? {} : { shippedPyright: options.shippedPyright }),
    signal,
  });
  const input = await establish(options, repository, workbench, workingDirectories);
  const totalMs = Math.round(host.monotonicMs() - startMs);
  const report = assembleReport({ ...input, host, workbench, timing: { ...input.timing, totalMs } });
  const bundles = input.projects.flatMap((project) =>
    project.sides === undefined
      ? []
      : (['before', 'after'] as const).map((side) => ({
          side,
          workingDirectory: project.workingDirectory,
          bundle: (project.sides as NonNullable<ProjectOutcome['sides']>)[side].bundle,
        })),
  );
  return { report: assertValid('report', report), bundles };
}

type Established = Omit<ReportInput, 'host' | 'workbench'>;

async function establish(
  options: GateOptions,
  repository: Repository,
  workbench: Workbench,
  workingDirectories: readonly string[],
): Promise<Established> {
  const { host, signal } = options;
  const startMs = host.monotonicMs();
  const scratch = workbench.scratch.path;
  let policy = policyOf({}, options);
  let sides: Sides | undefined;
  let configurationChanges: readonly ConfigurationChange[] = [];
  const projects: ProjectOutcome[] = [];
  const timing: Record<string, number> = {};
  const failures: { readonly workingDirectory: string | null; readonly failure: SideFailure }[] = [];
  try {
    sides = await resolveSides(repository, scratch, options);
    policy = policyOf(await readTreeConfiguration(sides.store, sides.before.tree, signal), options);
    const trees = await writeTrees(sides, scratch, workingDirectories, signal);
    configurationChanges = trees.configurationChanges;
    timing['prepareMs'] = Math.round(host.monotonicMs() - startMs);
    for (const workingDirectory of workingDirectories) {
      const run: ProjectRun = { options, repository, workbench, sides, trees, policy, workingDirectory };
      projects.push(await gateProject(run));
    }
    timing['checkMs'] = Math.round(host.monotonicMs() - startMs) - timing['prepareMs'];
    requirePython(projects);
  } catch (error) {
    if (!isInconclusive(error)) throw error;
    failures.push({ workingDirectory: null, failure: { side: 'before', error } });
  }
  return { sides, policy, projects, failures, configurationChanges, timing };
}

interface ProjectRun {
  readonly options: GateOptions;
  readonly repository: Repository;
  readonly workbench: Workbench;
  readonly sides: Sides;
  readonly trees: TreesOnDisk;
  readonly policy: GatePolicy;
  readonly workingDirectory: string;
}

async function gateProject(run: ProjectRun): Promise<ProjectOutcome> {
  const { options, trees, workingDirectory, sides } = run;
  const { signal } = options;
  const changes = await diffTrees(sides.store, sides.before.tree, sides.after.tree, signal);
  const checked = await onBothSides(signal, async (side, abort) =>
    checkSide(sideOptions(run, side, '', abort)),
  );
  if (checked.kind === 'failed') return { workingDirectory, failures: checked.failures };
  await using before = checked.before;
  await using after = checked.after;
  const delta = await projectDelta({
    trees,
    changes,
    before,
    after,
    recheckOptions: (side, abort) => sideOptions(run, side, ' again', abort),
    signal,
  });
  const outcome = { workingDirectory, sides: { before, after }, changes };
  return delta.kind === 'failed'
    ? { ...outcome, failures: delta.failures }
    : { ...outcome, failures: [], delta: delta.delta };
}

function sideOptions(run: ProjectRun, side: SideName, suffix: string, signal: AbortSignal): SideCheckOptions {
  const { options, workbench, repository, workingDirectory } = run;
  const project = workingDirectory === '.' ? '' : ` ${workingDirectory}`;
  return {
    host: options.host,
    janitor: workbench.janitor,
    scratch: workbench.scratch,
    pyright: workbench.pyright,
    python: withoutCheckout(workbench.python, repository.root),
    readableRoot: run.trees[side],
    workingDirectory,
    label: `${side}${suffix}${project}`,
    timeoutMs: run.policy.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    signal,
  };
}

/** Import paths into the checkout (editable installs) would show one side the other's code. */
function withoutCheckout(python: PythonEnvironment | undefined, root: string): PythonEnvironment | undefined {
  if (python === undefined) return undefined;
  return { ...python, importPaths: python.importPaths.filter((entry) => !isInside(root, entry)) };
}

function requirePython(projects: readonly ProjectOutcome[]): void {
  const empty = projects.filter(
    ({ sides }) => sides !== undefined && sides.before.documents.size + sides.after.documents.size === 0,
  );
  if (projects.length === 0 || empty.length < projects.length) return;
  throw new LanserError(
    'E/NOT_FOUND',
    "There is no Python file on either side, or base's Pyright configuration includes none.",
  );
}
