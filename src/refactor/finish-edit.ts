// refactor/ requests an edit from a server, and checks and previews its plan. edit/ makes and writes the plan, and
// undoes unfinished edits.
import { folderReader } from '../edit/plan/folder-reader.ts';
import { makePlan } from '../edit/plan/make-plan.ts';
import { LanserError } from '../model/lanser-error.ts';
import { repositoryOf } from '../session/session-repository.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import { applyPlan } from './apply-plan.ts';
import type { EditIntent, EditProgress } from './edit-intent.ts';
import type { EditOptions } from './edit-options.ts';
import { insideJail } from './guard.ts';
import { expectEffect } from './completeness-check.ts';

/**
 * Makes a plan of a requested edit and passes the plan to {@link applyPlan}. Rejects an edit that leaves the
 * workspace.
 *
 * @throws LanserError E/NOT_FOUND (a rename that changes nothing), E/CONTENT_MODIFIED (a file changed while the
 * edit was prepared), and the errors of {@link repositoryOf}, {@link insideJail}, {@link makePlan} and
 * {@link applyPlan}.
 */
export async function finishEdit(
  session: WorkspaceSession,
  intent: EditIntent,
  options: EditOptions,
  progress: EditProgress,
): Promise<void> {
  const repository = await repositoryOf(session);
  const edit = await insideJail(session, repository, intent.requested);
  const { resolution, checks, notCovered, renamed, moved } = intent;
  const plan = await makePlan(edit, folderReader(session.root), { resolution });
  if (renamed !== undefined) expectEffect(plan, renamed);
  const changed = plan.files.find(({ uri }) => intent.isUnchanged(uri) === false);
  if (changed !== undefined) {
    const message = `${JSON.stringify(changed.uri)} changed while the edit was prepared. Try again.`;
    throw new LanserError('E/CONTENT_MODIFIED', message, { path: changed.uri });
  }
  await applyPlan(session, { plan, repository, checks, notCovered, renamed, moved }, options, progress);
}
