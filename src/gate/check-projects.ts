import { LanserError } from '../model/lanser-error.ts';
import { together } from '../trees/both-sides.ts';
import type { CheckScope } from '../trees/check-scope.ts';
import { projectLibraries, type ProjectLibraries } from '../trees/project-libraries.ts';
import { openProjectRecorder } from '../checker/project-recorder.ts';
import { baseCache } from './cache/side-key.ts';
import type { GateChecksInput } from './gate-checks-input.ts';
import type { GateParts } from './gate-parts.ts';
import { gateScope, requestedScope } from './gate-scope.ts';
import { gateProject, projectTrees, type ProjectOutcome, type ProjectRun } from './project.ts';
import { sideOptions } from './side-options.ts';
import { sideServer } from './side-server.ts';

export interface ProjectsInput extends Omit<GateChecksInput, 'projects'> {
  /** The scope of the repository. Default: the scope that {@link gateScope} returns. */
  readonly scope?: Promise<CheckScope> | undefined;
}

/**
 * Checks the projects one after the other. Returns an empty list if the preparation failed.
 *
 * @throws LanserError E/NOT_FOUND if all projects were checked, and none has a Python file; any error that does not
 * become a failure of base or head in an outcome, such as E/INTERRUPTED.
 */
export async function checkProjects(
  input: ProjectsInput,
  parts: Pick<GateParts, 'affectedReader' | 'checkSide'> = {},
): Promise<readonly ProjectOutcome[]> {
  const projects: ProjectOutcome[] = [];
  for await (const run of projectRuns(input, parts)) projects.push(await gateProject(run));
  requirePython(projects);
  return projects;
}

/**
 * Yields the input of {@link gateProject} for each project; nothing if the preparation failed. Without `checkSide`,
 * creates the checks with {@link sideServer}. At the end, completes the trace and ends their shared server.
 */
export async function* projectRuns(
  { options, preparation, workbench, tools, workingDirectories, scope: finding }: ProjectsInput,
  { checkSide: check, affectedReader }: Pick<GateParts, 'affectedReader' | 'checkSide'>,
): AsyncGenerator<ProjectRun, void> {
  const { host, signal } = options;
  const recorder = options.trace === undefined ? undefined : await openProjectRecorder(host, options.trace);
  await using _trace = together(...(recorder === undefined ? [] : [recorder]));
  if (preparation.kind === 'failed') return;
  const { trees, changes, policy, unreadSubmodules } = preparation;
  const { timeoutMs } = policy;
  const given = { host, workbench, tools, trees, timeoutMs };
  const requested = requestedScope(policy, options).kind;
  await using server = check === undefined ? sideServer(requested, workbench, signal) : undefined;
  const [first = '.'] = workingDirectories;
  const firstRun = { ...given, workingDirectory: first };
  const unneeded = new AbortController();
  let libraries: Promise<ProjectLibraries> | undefined;
  // Starts the server and reads the libraries' imports early, while the search for affected files runs. Without a
  // changed Python file, the search may find no files, and the server would not be needed.
  if (
    server !== undefined &&
    requested === 'affected' &&
    trees.changedPaths.some((name) => /\.pyi?$/u.test(name))
  ) {
    await server.start(await sideOptions(firstRun, 'before', signal));
    libraries = projectLibraries(projectTrees(firstRun), unneeded.signal);
    // The error is handled where the libraries are used.
    libraries.catch(() => {});
  }
  const scope = await (finding ?? gateScope(preparation, options, affectedReader));
  if (scope.kind === 'full') unneeded.abort();
  for (const workingDirectory of workingDirectories) {
    yield {
      ...given,
      changes,
      unreadSubmodules,
      scope,
      workingDirectory,
      libraries: workingDirectory === first ? libraries : undefined,
      recorder,
      check: check ?? server?.checkSide,
      baseCache: baseCache(options.cache, {
        host,
        tools: { ...tools, python: tools.environments.get(workingDirectory)?.python },
        tree: preparation.wholeTrees.before,
        workingDirectories,
        workingDirectory,
      }),
      signal,
    };
  }
}

function requirePython(projects: readonly ProjectOutcome[]): void {
  const empty = projects.filter(
    ({ sides }) =>
      sides !== undefined && sides.before.projectFiles.size + sides.after.projectFiles.size === 0,
  );
  if (projects.length === 0 || empty.length < projects.length) return;
  throw new LanserError(
    'E/NOT_FOUND',
    "Neither side has a Python file that base's Pyright configuration includes. Check `include` and `exclude` of this configuration, and the selected projects.",
  );
}
