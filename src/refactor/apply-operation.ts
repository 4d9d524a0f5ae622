import type { Recovered } from '../edit/apply/recover.ts';
import { stepOfNames, type EditStep } from '../edit/edit-step.ts';
import { folderReader } from '../edit/plan/folder-reader.ts';
import type { Repository } from '../git/repository.ts';
import type { BundleOf, BundleRequest, EditFacts, Check, StatusFacts } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { Plan, PlannedFile } from '../model/plan.ts';
import { answeredBundle } from '../session/operations/answered-bundle.ts';
import { repositoryOf } from '../session/session-repository.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import { namesOf } from './affected-files.ts';
import { applyPlan } from './apply-plan.ts';
import { checkDiff } from './check-diff.ts';
import type { EditProgress } from './edit-intent.ts';
import { editRequestOptions, type EditOptions } from './edit-options.ts';
import { insideJail } from './guard.ts';
import { mergedPlan } from './merged-plan.ts';
import { checkBundleId, checkPlanId, readPlan, type PreviewedPlan } from './read-plan.ts';
import { withRepeatedChecks } from './repeated-checks.ts';
import { isPlanId, storedPlan } from './stored-plans.ts';

export interface ApplyOptions extends EditOptions {
  /**
   * True to merge the plan into changed files by a three-way merge; a conflict causes E/APPLY_CONFLICT. Default: a
   * changed file causes E/VERSION_SKEW.
   */
  readonly threeWay?: boolean | undefined;
  /** True to write the edit; default: true. */
  readonly apply?: boolean | undefined;
}

/**
 * Writes a plan, or only previews it with `apply: false`.
 *
 * @param planInput a plan or the bundle of a preview, as a value or as JSON. Or the id of a plan that was previewed
 * on this machine, or `sha256:` and at least the first 8 hexadecimal digits of the id.
 */
export async function apply(
  session: WorkspaceSession,
  planInput: unknown,
  options: ApplyOptions = {},
): Promise<BundleOf<EditFacts>> {
  const applyOptions = { ...options, apply: options.apply !== false };
  const { threeWay } = options;
  const request: BundleRequest = {
    cmd: 'apply',
    options: { ...editRequestOptions(applyOptions), ...(threeWay === true ? { threeWay } : {}) },
  };
  return answeredBundle<EditFacts>(session, request, async (progress: EditProgress) => {
    const preview = await planOf(session, planInput);
    const { plan } = preview;
    progress.request = { ...request, options: { ...request.options, planId: plan.planId } };
    const repository = await repositoryOf(session);
    // The paths are checked before the plan's id. So a path outside of the workspace causes E/JAIL even if the id is
    // wrong.
    await expectInside(session, repository, plan);
    checkPlanId(plan);
    if (!isPlanId(planInput)) checkBundleId(planInput);
    if (plan.resolution !== undefined && plan.resolution !== null) progress.resolution = plan.resolution;
    if (threeWay !== true) await checkDiff(plan, folderReader(session.root));
    const carried = threeWay === true ? await mergedPlan(session, plan) : undefined;
    const checks = carried === undefined ? preview.checks : [...preview.checks, carried.check];
    const jailed = { ...preview, plan: carried?.plan ?? plan, checks, repository };
    await applyPlan(session, await withRepeatedChecks(session, jailed, applyOptions), applyOptions, progress);
  });
}

async function planOf(session: WorkspaceSession, planInput: unknown): Promise<PreviewedPlan> {
  if (!isPlanId(planInput)) {
    const preview = readPlan(planInput);
    const earlier =
      preview.request?.cmd === 'apply' ? await storedPlan(session, preview.plan.planId) : preview;
    return { ...preview, request: earlier?.request };
  }
  const stored = await storedPlan(session, planInput);
  if (stored !== undefined && readPlan(stored.plan).plan.planId.startsWith(planInput)) return stored;
  throw new LanserError(
    'E/NOT_FOUND',
    'This machine stores no plan, or several plans, with this id. Pass the whole id, or preview the edit again. If the cache folder cannot be written, no plan is stored: pass a file with the preview.',
    { planId: planInput },
  );
}

/**
 * Checks that a plan uses the real path of every file and folder. The filters `edits.allow` and `edits.deny`, and the
 * data for an undo, need real paths. For example, a path through a link could bypass a filter.
 *
 * @throws LanserError E/JAIL if a path is not a real path in the workspace, and the errors of
 * {@link insideJail}.
 */
async function expectInside(
  session: WorkspaceSession,
  repository: Repository | undefined,
  plan: Plan,
): Promise<void> {
  const requested = stepsOf(plan);
  const steps = requested.map(stepOfNames);
  const jailed = await insideJail(session, repository, { steps, annotations: {} });
  const offenders = requested.flatMap((step, index) =>
    JSON.stringify(step) === JSON.stringify(jailed.steps[index]) ? [] : namesOf(step),
  );
  const [first] = offenders;
  if (first === undefined) return;
  throw new LanserError(
    'E/JAIL',
    `${JSON.stringify(first)} is not the real path of a file in the workspace. Nothing was written. Preview the edit again.`,
    { offenders: offenders.map((uri) => ({ uri, reason: 'other-name' })) },
  );
}

/** Returns the files and operations of a plan as steps without text changes, because only paths are checked. */
function stepsOf({ files, operations }: Plan): readonly EditStep[] {
  const existing = files.filter(({ before }) => before !== null);
  const created = files.filter(({ before }) => before === null);
  const edited = ({ uri }: PlannedFile): EditStep => ({ kind: 'edit', uri, edits: [] });
  return [...existing.map(edited), ...operations, ...created.map(edited)];
}

/** Undoes a killed process's unfinished edit. If none exists, reports what the opening of the workspace recovered. */
export async function recoverWorkspace(session: WorkspaceSession): Promise<BundleOf<StatusFacts>> {
  return answeredBundle<StatusFacts>(session, { cmd: 'recover', options: {} }, async (progress) => {
    const recovered = await session.services.recovered(session.opened.recovered ?? { kind: 'nothing' });
    progress.facts = { servers: [], checks: [checkOf(recovered)] };
  });
}

function checkOf(recovered: Recovered): Check {
  const name = 'recovery';
  switch (recovered.kind) {
    case 'nothing':
      return { name, passed: null, detail: 'There was no unfinished edit.' };
    case 'cleaned': {
      const detail = 'No file was changed. The remains of a killed process were removed.';
      return { name, passed: true, detail };
    }
    case 'undone': {
      const detail = `An unfinished edit was undone, so the files are as before the edit. Reverted changes: ${recovered.files}.`;
      return { name, passed: true, detail };
    }
    default:
      return recovered satisfies never;
  }
}
