import { diffTrees } from '../git/tree-changes.ts';
import { isInconclusive, SideError, type SideFailure, type SideName } from '../trees/both-sides.ts';
import { supplementaryEvidence } from './evidence/supplementary-evidence.ts';
import type { CheckedInput, GateChecksInput, PreparedInput } from './gate-checks-input.ts';
import { checkProposals, type CheckedProposals } from './proposals/check-proposals.ts';
import type { GateChecks } from './report-parts.ts';
import { checkSchemas } from './schemas/schema-checks.ts';
import { checkTraces } from './traces/check-traces.ts';
import { gateTrajectory } from './trajectory/gate-trajectory.ts';
import { openTreeFiles } from './tree-files.ts';

const NO_CHECKS: GateChecks = {
  traces: [],
  schemas: [],
  proposals: [],
  evidence: {},
  trajectory: [],
  failures: [],
};

/**
 * Runs all checks except the check of diagnostics (`projects`). While that check runs, finds changes that may hide
 * errors (`evidence`). A check that cannot complete makes the gate inconclusive. Exception: `trajectory` (the scores
 * of single commits) stores such an error in a commit's entry. If the preparation failed, runs no check.
 *
 * @throws LanserError every error that does not make the gate inconclusive, such as E/INTERRUPTED.
 */
export async function gateChecks(input: GateChecksInput): Promise<GateChecks> {
  const { preparation } = input;
  if (preparation.kind === 'failed') return NO_CHECKS;
  const { before, after } = preparation;
  const trees = { before: before.tree, after: after.tree };
  const preparing = withFiles({ ...input, preparation }, trees);
  const evidencePending = preparing.then(async (prepared) =>
    supplementaryEvidence(await withFiles(prepared, preparation.wholeTrees)),
  );
  // Waits without throwing. Errors are handled below, after the projects are checked.
  await Promise.allSettled([preparing, evidencePending]);
  const projects = await input.projects;
  const failures: SideFailure[] = [];
  const projectFailures = projects.flatMap((project) => project.failures);
  const unlessInconclusive = async <T>(fallback: T, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!isInconclusive(error)) throw error;
      // After an exceeded deadline, all checks fail with the same error object. Reports this error only once.
      const isKnown = [...projectFailures, ...failures].some((failure) => failure.error === error);
      if (!isKnown) failures.push({ side: error instanceof SideError ? error.side : 'after', error });
      return fallback;
    }
  };
  const prepared = await unlessInconclusive(undefined, async () => preparing);
  if (prepared === undefined) return { ...NO_CHECKS, failures };
  const checked: CheckedInput = { ...prepared, projects };
  const attempt = async <T>(fallback: T, work: (ready: CheckedInput) => Promise<T>): Promise<T> =>
    unlessInconclusive(fallback, async () => work(checked));
  const traces = await attempt([], checkTraces);
  const schemas = await attempt([], schemasOf);
  const { checks: proposals, invalid } = await attempt({ checks: [], invalid: [] }, proposalsOf);
  const evidence = await attempt({}, async () => evidencePending);
  const trajectory = await gateTrajectory(checked);
  return { traces, schemas: withInvalid(schemas, invalid), proposals, evidence, trajectory, failures };
}

async function withFiles(
  input: Omit<PreparedInput, 'after' | 'before'>,
  trees: Readonly<Record<SideName, string>>,
): Promise<PreparedInput> {
  const { store } = input.preparation;
  const { signal } = input.options;
  return {
    ...input,
    before: await openTreeFiles(store, trees.before, signal),
    after: await openTreeFiles(store, trees.after, signal),
  };
}

async function schemasOf({
  options,
  preparation,
  before,
  after,
}: CheckedInput): Promise<GateChecks['schemas']> {
  const { host, signal } = options;
  const { store, policy } = preparation;
  const { schemas: globs, timeoutMs } = policy;
  // Compares the trees without the files of submodules, which other repositories maintain.
  const changes = await diffTrees(store, preparation.before.tree, preparation.after.tree, signal);
  return checkSchemas({ host, before, after, changes, globs, timeoutMs, signal });
}

/** Adds invalid proposals, except files already invalid in `schemas`. Globs of schemas and proposals may overlap. */
function withInvalid(schemas: GateChecks['schemas'], invalid: GateChecks['schemas']): GateChecks['schemas'] {
  const invalidPaths = new Set(
    schemas.flatMap(({ path: name, conclusion }) => (conclusion === 'invalid' ? [name] : [])),
  );
  return [...schemas, ...invalid.filter((check) => !invalidPaths.has(check.path))];
}

async function proposalsOf(input: CheckedInput): Promise<CheckedProposals> {
  const introduced = input.projects.flatMap(({ delta }) => delta?.matching.introduced ?? []);
  return checkProposals({ ...input, introduced });
}
