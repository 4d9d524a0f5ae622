// gate/ checks base and head, matches their diagnostics and judges the difference. It also checks traces, schemas
// and proposed edits, and finds changes that can hide errors. It does not depend on GitHub or on formats of reports.
import { affectedReader } from '../affected/affected-files.ts';
import { findGit } from '../git/git.ts';
import { openRepository } from '../git/repository.ts';
import type { DiagnosticsBundle } from '../model/bundle.ts';
import { expectOptions } from '../model/expect-options.ts';
import type { Report } from '../model/report.ts';
import { assertValid } from '../schema/validate.ts';
import { openWorkbench } from '../server-pool/workbench.ts';
import type { SideName } from '../trees/both-sides.ts';
import type { CheckScope } from '../trees/check-scope.ts';
import { normaliseWorkingDirectories } from '../trees/working-directories.ts';
import { probeFirst } from '../workspace/choose-python.ts';
import { rememberedProbe } from '../workspace/python-probe.ts';
import { checkProjects, type ProjectsInput } from './check-projects.ts';
import { gateChecks } from './gate-checks.ts';
import type { GateParts } from './gate-parts.ts';
import { gateScope } from './gate-scope.ts';
import { findGateTools } from './gate-tools.ts';
import type { GateOptions } from './options.ts';
import { prepare } from './prepare.ts';
import type { ProjectOutcome } from './project.ts';
import { assembleReport } from './report-parts.ts';
import { ownSides } from './sides.ts';

export interface GateResult {
  readonly report: Report;
  /** The diagnostics bundles: for each checked project, one of base and one of head. */
  readonly bundles: readonly GateBundle[];
}

export interface GateBundle {
  readonly side: SideName;
  readonly workingDirectory: string;
  readonly bundle: DiagnosticsBundle;
}

/**
 * Computes the diagnostics of base and head under base's configuration, and matches them. Also checks head's traces,
 * schemas and proposed edits, and finds changes that can hide errors. Judges all results. Does not change the
 * repository. A check of base or head that cannot be completed makes the report inconclusive.
 *
 * @throws LanserError for any other failure, for example E/USAGE, E/NOT_FOUND (an unknown revision, or no Python
 * file), E/DIRTY_WORKTREE, E/CONFIG (an invalid configuration of base), E/JAIL, E/NO_SERVER or E/INTERRUPTED.
 */
export async function runGate(options: GateOptions): Promise<GateResult> {
  expectOptions('runGate', ['host', 'signal', 'repository', 'base', 'head'], options);
  await using parts = await ownParts(options);
  // Without await, the parts would be disposed of before the gate ends.
  return await gateWith(options, parts);
}

/** Opens the parts of a gate that shares nothing with other gates. */
export async function ownParts(options: GateOptions): Promise<GateParts & AsyncDisposable> {
  const git = await findGit(options.host, [options.repository]);
  const repository = await openRepository(git, options.repository);
  const workbench = await openWorkbench(options.host);
  const reader = affectedReader();
  if (options.scope === 'affected') reader.start();
  return {
    repository,
    workbench,
    affectedReader: reader,
    async [Symbol.asyncDispose]() {
      await reader[Symbol.asyncDispose]();
      await workbench[Symbol.asyncDispose]();
    },
  };
}

/** The result of the preparation of base and head, and the tools for their checks. */
export interface PreparedGate extends ProjectsInput, AsyncDisposable {
  readonly startMs: number;
  readonly preparedMs: number;
}

export async function prepareGate(options: GateOptions, parts: GateParts): Promise<PreparedGate> {
  const { host } = options;
  const { repository, workbench, folders, probe = rememberedProbe() } = parts;
  const startMs = host.monotonicMs();
  const workingDirectories = normaliseWorkingDirectories(options.workingDirectories ?? ['.']);
  const scratch = workbench.scratch.path;
  const own = parts.resolveSides === undefined ? ownSides(repository, scratch, options) : undefined;
  const resolve = parts.resolveSides ?? own?.resolve;
  const preparing = prepare(options, repository, scratch, workingDirectories, resolve, folders);
  // Starts the interpreter early, because its start can take long and does not need the trees.
  const probing =
    options.python === undefined ? probeFirst({ ...options, checkout: repository.root, probe }) : undefined;
  // The search for affected files needs no tools, so it does not wait for `findGateTools`.
  const scope = preparing.then(async (preparation): Promise<CheckScope> =>
    preparation.kind === 'prepared'
      ? gateScope(preparation, options, parts.affectedReader)
      : { kind: 'full' },
  );
  // Prevents unhandled rejections. The errors are handled where the results are used.
  for (const early of [probing, scope]) early?.catch(() => {});
  const dispose = async (): Promise<void> => {
    await Promise.allSettled([probing, scope]);
    await own?.[Symbol.asyncDispose]();
  };
  try {
    const finding = findGateTools(options, repository, workbench, preparing, workingDirectories, probe);
    // Waits for both promises, even if one fails, because both use a temporary folder that the caller later deletes.
    await Promise.allSettled([finding, preparing]);
    const [tools, preparation] = [await finding, await preparing];
    if (preparation.kind === 'prepared') {
      options.onPyright?.(tools.pyright.version);
      for (const [folder, project] of preparation.trees.projects) {
        if (folder !== project) options.onProjectAbove?.(folder, project);
      }
    }
    return {
      options,
      preparation,
      workbench,
      tools,
      workingDirectories: [...tools.environments.keys()],
      scope,
      startMs,
      preparedMs: host.monotonicMs(),
      [Symbol.asyncDispose]: dispose,
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** Runs the gate with parts that the caller provides. @throws LanserError like {@link runGate}. */
export async function gateWith(options: GateOptions, parts: GateParts): Promise<GateResult> {
  const { host } = options;
  await using run = await prepareGate(options, parts);
  const { preparation, tools, startMs, preparedMs } = run;
  const checking = checkProjects(run, parts);
  const checked = checking.then(() => host.monotonicMs());
  const judging = gateChecks({ ...run, projects: checking });
  // Waits for both promises, even if one fails, because both use a temporary folder that the caller later deletes.
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
