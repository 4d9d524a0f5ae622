import { folderReader } from '../edit/plan/folder-reader.ts';
import { treeSteps } from '../edit/plan/tree-steps.ts';
import type { Repository } from '../git/repository.ts';
import type { Check, EditFacts } from '../model/bundle.ts';
import { countBySeverity } from '../model/diagnostic.ts';
import type { Plan } from '../model/plan.ts';
import { previewReward } from '../reward/preview-reward.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import { writeSteps } from '../edit/apply/write-steps.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { WorkspacePath } from '../model/brand.ts';
import { affectedFiles, touchedPaths } from './affected-files.ts';
import type { EditIntent, EditProgress } from './edit-intent.ts';
import type { EditOptions } from './edit-options.ts';
import { changedConfigurations, configurationCheck } from './configuration-check.ts';
import { confirmationCheck, safetyOf, unconfirmed } from './edit-checks.ts';
import { renameChecks } from './completeness-check.ts';
import { cleanTreeCheck, throughFilters } from './guard.ts';
import { confirmedImports } from './imports-check.ts';
import { storePlan } from './stored-plans.ts';
import { checksToKeep, type PreviewedPlan } from './read-plan.ts';
import { type EditPreview, previewPlan } from './preview-plan.ts';
import { verifyWritten } from './verify-written.ts';
import { fileMove } from './move.ts';

/** A plan that has passed the jail: all its paths are real paths in the workspace. */
export interface JailedPlan extends PreviewedPlan, Pick<EditIntent, 'renamed' | 'moved'> {
  readonly repository: Repository | undefined;
  /** Files that may use the changed code; default: those of `moved` or `renamed`. */
  readonly users?: readonly string[];
}

/**
 * Checks and previews a plan. Writes it if `apply` is true, else stores the preview. Puts the results in `progress`.
 *
 * @throws LanserError the errors of {@link treeSteps}, {@link throughFilters}, {@link cleanTreeCheck},
 * {@link previewPlan}, {@link writeSteps} and the servers. A write also throws E/DIRTY_WORKTREE, E/USAGE (an
 * unconfirmed edit) and E/APPLY_CONFLICT (a name collision).
 */
export async function applyPlan(
  session: WorkspaceSession,
  jailed: JailedPlan,
  options: EditOptions,
  progress: EditProgress,
): Promise<void> {
  const { plan, repository, notCovered, renamed, moved } = jailed;
  const reader = folderReader(session.root);
  const steps = await treeSteps(plan, reader);
  const affected = affectedFiles(plan, steps, notCovered, jailed.users ?? moved?.importers ?? renamed?.users);
  const paths = touchedPaths(plan, steps);
  const filters = await throughFilters(session, repository, paths, options);
  const guarded = [
    ...jailed.checks,
    { name: 'jail', passed: true, detail: 'Every path is a file of the workspace, or a new file in it.' },
    filters,
    await cleanTreeCheck(session, repository, paths, options),
    confirmationCheck(plan, options),
  ];
  if (options.apply === true) refuseUnready(guarded, plan, options);
  const preview = await previewPlan(session, plan, steps, reader, affected, renamed, options);
  const confirmed = moved === undefined ? guarded : confirmedImports(guarded, moved.move, preview);
  const changed = changedConfigurations(session, steps);
  const checks = [
    ...(renamed === undefined ? confirmed : renameChecks(confirmed, renamed, plan, preview)),
    ...configurationCheck(changed, steps, preview?.configuration),
  ];
  if (options.apply === true) refuseUnready(checks, plan, options);
  note(progress, session, { plan, checks, notCovered }, preview);
  if (steps.steps.length === 0) return;
  if (options.apply !== true) {
    const { request = progress.request } = jailed;
    await storePlan(session, plan.planId, { plan, checks: checksToKeep(checks), notCovered, request });
    return;
  }
  await writeSteps(session, session.root, steps);
  await notifyServersOfMoves(session, plan);
  const verified = await verifyWritten(session, preview, options);
  note(progress, session, { plan, checks: [...checks, verified], notCovered }, preview);
  progress.edits = { plan, diff: plan.diff ?? null, applied: true };
}

function note(
  progress: EditProgress,
  { files, formula }: WorkspaceSession,
  { plan, checks, notCovered }: PreviewedPlan,
  preview: EditPreview | undefined,
): void {
  const versions = new Map<string, string>(Object.entries(preview?.documents ?? {}));
  for (const { uri, before } of plan.files) if (before !== null) versions.set(uri, before);
  for (const { uri } of notCovered) {
    const version = versions.get(uri) ?? files.version(uri);
    if (version !== undefined) versions.set(uri, version);
  }
  const facts: EditFacts = {
    provenance: 'lsp',
    documents: Object.fromEntries([...versions].toSorted(([left], [right]) => (left < right ? -1 : 1))),
    safety: safetyOf(checks),
    diagnosticsBefore: preview === undefined ? null : countBySeverity(preview.before),
    diagnosticsAfter: preview === undefined ? null : countBySeverity(preview.after),
    notCovered,
  };
  const isEmpty = plan.files.length === 0 && plan.operations.length === 0;
  progress.facts = facts;
  if (preview !== undefined) progress.environment = preview.environment;
  const shown = isEmpty ? { plan: null, diff: null } : { plan, diff: plan.diff ?? null };
  progress.edits = { ...shown, applied: false };
  progress.processReward = previewReward(facts, progress.resolution ?? null, formula);
}

/**
 * Refuses a write if the check `clean-tree` or `confirmation` failed. Without `confirm`, also refuses a write if the
 * check `collisions` failed. All other failed checks only lower the share `safety.ready`.
 *
 * @throws LanserError E/DIRTY_WORKTREE, E/USAGE with the annotations to confirm, E/APPLY_CONFLICT for name
 * collisions.
 */
function refuseUnready(checks: readonly Check[], plan: Plan, { confirm }: EditOptions): void {
  const failed = new Map(checks.filter(({ passed }) => passed === false).map((check) => [check.name, check]));
  const dirty = failed.get('clean-tree');
  if (dirty !== undefined) {
    const message = `${dirty.detail} Nothing was written.`;
    throw new LanserError('E/DIRTY_WORKTREE', message, {}, { hint: 'allow-dirty' });
  }
  if (failed.has('confirmation')) {
    throw new LanserError(
      'E/USAGE',
      'The edit needs confirmation: read its annotations. Nothing was written.',
      { annotations: Object.fromEntries(unconfirmed(plan)) },
      { hint: 'confirm-edit' },
    );
  }
  const collisions = failed.get('collisions');
  if (collisions !== undefined && confirm !== true) {
    throw new LanserError(
      'E/APPLY_CONFLICT',
      `${collisions.detail} Choose a different name. Nothing was written.`,
      { places: collisions.places ?? [] },
      { hint: 'confirm-edit' },
    );
  }
}

/** Sends the moves of a plan to the running servers that registered for notifications of file renames. */
async function notifyServersOfMoves({ root, pool }: WorkspaceSession, { operations }: Plan): Promise<void> {
  const reader = folderReader(root);
  for (const operation of operations) {
    if (operation.kind !== 'rename') continue;
    const [oldPath, newPath] = [operation.oldUri as WorkspacePath, operation.newUri as WorkspacePath];
    const isFolder = (await reader.kindOf(newPath)) === 'folder';
    const movedFiles = isFolder ? await reader.filesBelow(newPath) : [newPath];
    const files = movedFiles.map((name) => `${oldPath}${name.slice(newPath.length)}` as WorkspacePath);
    await pool.notifyRenamed(fileMove(root, { oldPath, newPath, isFolder, files }));
  }
}
