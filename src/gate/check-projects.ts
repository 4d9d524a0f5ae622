import { LanserError } from '../model/lanser-error.ts';
import { together } from '../trees/both-sides.ts';
import { baseCache } from './cache/side-key.ts';
import { checkScope } from './check-scope.ts';
import type { GateChecksInput } from './gate-checks-input.ts';
import type { GateParts } from './gate-parts.ts';
import { gateProject, type ProjectOutcome } from './project.ts';
import { openProjectRecorder } from './projects/project-recorder.ts';

/** Checks the projects one after the other. */
export async function checkProjects(
  { options, preparation, workbench, tools, workingDirectories }: Omit<GateChecksInput, 'projects'>,
  { checkSide: check, affectedReader }: Pick<GateParts, 'affectedReader' | 'checkSide'> = {},
): Promise<readonly ProjectOutcome[]> {
  const { host, signal } = options;
  const recorder = options.trace === undefined ? undefined : await openProjectRecorder(host, options.trace);
  await using _trace = together(...(recorder === undefined ? [] : [recorder]));
  if (preparation.kind === 'failed') return [];
  const { trees, changes, policy, unreadSubmodules } = preparation;
  const scope = await checkScope(policy, trees, recorder !== undefined, signal, affectedReader);
  const projects: ProjectOutcome[] = [];
  for (const workingDirectory of workingDirectories) {
    projects.push(
      await gateProject({
        host,
        workbench,
        tools,
        trees,
        changes,
        unreadSubmodules,
        scope,
        workingDirectory,
        timeoutMs: policy.timeoutMs,
        recorder,
        check,
        baseCache: baseCache(options.cache, {
          host,
          tools: { ...tools, python: tools.environments.get(workingDirectory)?.python },
          tree: preparation.wholeTrees.before,
          workingDirectories,
          workingDirectory,
        }),
        signal,
      }),
    );
  }
  requirePython(projects);
  return projects;
}

function requirePython(projects: readonly ProjectOutcome[]): void {
  const empty = projects.filter(
    ({ sides }) =>
      sides !== undefined && sides.before.projectFiles.size + sides.after.projectFiles.size === 0,
  );
  if (projects.length === 0 || empty.length < projects.length) return;
  throw new LanserError(
    'E/NOT_FOUND',
    "There is no Python file on either side, or base's Pyright configuration includes none. Check its `include` and the selected projects.",
  );
}
