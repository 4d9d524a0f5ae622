import type { AffectedReader } from '../affected/affected-files.ts';
import { LanserError } from '../model/lanser-error.ts';
import { together } from '../trees/both-sides.ts';
import { affectedScope, type CheckScope } from '../trees/check-scope.ts';
import { baseCache } from './cache/side-key.ts';
import type { GateChecksInput } from './gate-checks-input.ts';
import type { GateParts } from './gate-parts.ts';
import type { GatePolicy } from './policy.ts';
import { gateProject, type ProjectOutcome } from './project.ts';
import { openProjectRecorder } from '../checker/project-recorder.ts';
import type { TreesOnDisk } from './trees-on-disk.ts';

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

/** Decides which files of the repository the gate checks. */
async function checkScope(
  policy: GatePolicy,
  { before, after, files, changedPaths }: TreesOnDisk,
  hasTrace: boolean,
  signal: AbortSignal,
  reader?: AffectedReader,
): Promise<CheckScope> {
  if (policy.scope === 'full') return { kind: 'full' };
  const reason = useOfTotals(policy, hasTrace);
  if (reason !== undefined) return { kind: 'full', reason };
  const sides = { before: { root: before, files: files.before }, after: { root: after, files: files.after } };
  return affectedScope({ ...sides, changed: changedPaths, signal }, reader);
}

/** Returns the first part of the result that needs the check of all files. */
function useOfTotals({ reward, trajectory }: GatePolicy, hasTrace: boolean): string | undefined {
  if (hasTrace) return 'a trace records the check of all files';
  if (trajectory !== 'none') return 'the score by commit counts the diagnostics of all files';
  const isDiscounted = reward.version === 'rl-csf-v1' && reward.weights.gamma !== 1;
  return isDiscounted ? 'with a gamma other than 1, the score depends on all diagnostics' : undefined;
}
