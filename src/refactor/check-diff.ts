import type { EditStep } from '../edit/edit-step.ts';
import { editsInUtf16 } from '../edit/plan/bytes-after.ts';
import { makePlan } from '../edit/plan/make-plan.ts';
import type { TreeReader } from '../edit/plan/tree-reader.ts';
import { treeSteps } from '../edit/plan/tree-steps.ts';
import type { WorkspacePath } from '../model/brand.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { Plan } from '../model/plan.ts';

/**
 * Checks that the diff of a plan shows the plan's edits, because a reviewer may read only the diff. A plan that
 * lanser did not create may have a valid id and the diff of a different edit. A plan without a diff passes.
 *
 * @throws LanserError E/SCHEMA_INVALID if the diff shows a different edit, and the errors of {@link treeSteps} and
 * {@link makePlan}.
 */
export async function checkDiff(plan: Plan, reader: TreeReader): Promise<void> {
  if (plan.diff === undefined) return;
  await treeSteps(plan, reader);
  const steps = await stepsOf(plan, reader);
  const { diff } = await makePlan({ steps, annotations: {} }, reader, { resolution: null });
  // A file may have become executable since the preview. The edit keeps the current mode.
  const mode = /(?<=^(?:deleted|index) .*) 100(?:644|755)$/gmu;
  if (diff?.replaceAll(mode, '') === plan.diff.replaceAll(mode, '')) return;
  throw new LanserError(
    'E/SCHEMA_INVALID',
    'The diff of the plan does not match its edits. Create the plan again.',
    { planId: plan.planId },
  );
}

/** Returns a plan's steps: edits of existing files, then operations (such as renames), then edits of new files. */
async function stepsOf(plan: Plan, reader: TreeReader): Promise<readonly EditStep[]> {
  const steps: EditStep[] = [];
  const created: EditStep[] = [];
  for (const file of plan.files) {
    if (file.edits.length === 0) continue;
    const bytes = file.before === null ? undefined : await reader.read(file.uri as WorkspacePath);
    const edits = editsInUtf16(file, bytes, plan.positionEncoding).map(({ range, newText }) => {
      return { range, newText };
    });
    (file.before === null ? created : steps).push({ kind: 'edit', uri: file.uri, edits });
  }
  return [...steps, ...plan.operations, ...created];
}
