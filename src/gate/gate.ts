// gate/ checks base and head, matches their diagnostics and judges the difference. It does not depend on
// GitHub or on the formats of reports.
import { findGit } from '../git/git.ts';
import { openRepository } from '../git/repository.ts';
import type { DiagnosticsBundle } from '../model/bundle.ts';
import type { Report } from '../model/report.ts';
import { assertValid } from '../schema/validate.ts';
import { openWorkbench } from '../server-pool/workbench.ts';
import type { SideName } from '../trees/both-sides.ts';
import { normaliseWorkingDirectories } from '../trees/working-directories.ts';
import { checkProjects } from './check-projects.ts';
import { gateChecks } from './gate-checks.ts';
import type { GateChecksInput } from './gate-checks-input.ts';
import type { GateParts } from './gate-parts.ts';
import { findGateTools } from './gate-tools.ts';
import type { GateOptions } from './options.ts';
import { prepare } from './prepare.ts';
import type { ProjectOutcome } from './project.ts';
import { assembleReport } from './report-parts.ts';
import { ownSides } from './sides.ts';

export interface GateResult {
  readonly report: Report;
  /** The diagnostics bundles: one per side and checked project. */
  readonly bundles: readonly GateBundle[];
}

export interface GateBundle {
  readonly side: SideName;
  readonly workingDirectory: string;
  readonly bundle: DiagnosticsBundle;
}

/**
 * Computes the diagnostics of base and head under base's configuration, matches them, and judges the result.
 * Does not change the repository. A side that cannot be checked makes the report inconclusive. Incomplete
 * diagnostics are never used.
 *
 * @throws LanserError E/USAGE, E/NOT_FOUND (revision, no Python file), E/DIRTY_WORKTREE, E/CONFIG (base's),
 * E/JAIL, E/INTERRUPTED.
 */
export async function runGate(options: GateOptions): Promise<GateResult> {
  return withOwnParts(options, async (parts) => gateWith(options, parts));
}

/** Calls `work` with the parts of a gate of its own, and disposes of them afterwards. */
export async function withOwnParts<T>(
  { host, repository: folder }: GateOptions,
  work: (parts: GateParts) => Promise<T>,
): Promise<T> {
  const git = await findGit(host, [folder]);
  const repository = await openRepository(git, folder);
  await using workbench = await openWorkbench(host);
  // Without await, the workbench would be disposed of before the gate ends.
  return await work({ repository, workbench });
}

/** Runs the gate with parts that the caller provides. @throws LanserError like {@link runGate}. */
export async function gateWith(options: GateOptions, parts: GateParts): Promise<GateResult> {
  return withPreparation(options, parts, judged);
}

/** A prepared gate: both sides on disk, and the tools for their checks. */
export interface PreparedGate extends Omit<GateChecksInput, 'projects'> {
  readonly parts: GateParts;
  readonly timing: { readonly startMs: number; readonly preparedMs: number };
}

/** Prepares a gate and calls `work` with it. */
export async function withPreparation<T>(
  options: GateOptions,
  parts: GateParts,
  work: (gate: PreparedGate) => Promise<T>,
): Promise<T> {
  const { host } = options;
  const { repository, workbench, folders, probe } = parts;
  const startMs = host.monotonicMs();
  const workingDirectories = normaliseWorkingDirectories(options.workingDirectories ?? ['.']);
  const scratch = workbench.scratch.path;
  await using own = parts.resolveSides === undefined ? ownSides(repository, scratch, options) : undefined;
  const resolve = parts.resolveSides ?? own?.resolve;
  const preparing = prepare(options, repository, scratch, workingDirectories, resolve, folders);
  const finding = findGateTools(options, repository, workbench, preparing, workingDirectories, probe);
  // Waits for both, because after a failure of one the other still uses the workbench.
  await Promise.allSettled([finding, preparing]);
  const [tools, preparation] = [await finding, await preparing];
  if (preparation.kind === 'prepared') {
    options.onPyright?.(tools.pyright.version);
    for (const [folder, project] of preparation.trees.projects) {
      if (folder !== project) options.onProjectAbove?.(folder, project);
    }
  }
  const timing = { startMs, preparedMs: host.monotonicMs() };
  const run = { options, preparation, workbench, tools, workingDirectories: [...tools.environments.keys()] };
  // Without await, the sides would be disposed of before the work ends.
  return await work({ ...run, parts, timing });
}

/** Checks the projects of a prepared gate, and judges the results. */
async function judged({ parts, timing: { startMs, preparedMs }, ...run }: PreparedGate): Promise<GateResult> {
  const { options, preparation, tools } = run;
  const { host } = options;
  const checking = checkProjects(run, parts);
  const checked = checking.then(() => host.monotonicMs());
  const judging = gateChecks({ ...run, projects: checking });
  // Waits for both, because after a failure of one the other still uses the workbench.
  await Promise.allSettled([checked, judging]);
  const [projects, checkedMs, checks] = [await checking, await checked, await judging];
  const endMs = host.monotonicMs();
  const timing = {
    prepareMs: Math.round(preparedMs - startMs),
    checkMs: Math.round(checkedMs - preparedMs),
    furtherMs: Math.round(endMs - checkedMs),
    totalMs: Math.round(endMs - startMs),
  };
  const report = assembleReport({
    host,
    tools,
    preparation,
    projects,
    checks,
    labels: options.labels ?? [],
    overrides: options,
    timing,
  });
  return { report: assertValid('report', report), bundles: projects.flatMap(bundlesOf) };
}

function bundlesOf({ workingDirectory, sides }: ProjectOutcome): readonly GateBundle[] {
  if (sides === undefined) return [];
  return [
    { side: 'before', workingDirectory, bundle: sides.before.bundle },
    { side: 'after', workingDirectory, bundle: sides.after.bundle },
  ];
}
