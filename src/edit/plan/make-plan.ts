import { contentHash } from '../../bundle/canonical.ts';
import type { Plan, PlannedEdit, PlannedFile } from '../../model/plan.ts';
import { compareCodeUnits } from '../../model/range.ts';
import { type LineIndex, rangeAt } from '../../text/line-index.ts';
import type { RequestedEdit } from '../edit-step.ts';
import { usedAnnotations, withKnownAnnotations } from './annotations.ts';
import { planDiff } from './plan-diff.ts';
import { runSteps, type FileChange } from './run-steps.ts';
import type { TextEdit } from './text-edits.ts';
import type { TreeReader } from './tree-reader.ts';

export interface PlanOptions {
  /** The resolution of the edit's selector; null for an edit without a selector. */
  readonly resolution: NonNullable<Plan['resolution']> | null;
}

/**
 * Makes the plan of an edit for the current files. Omits operations that do nothing because of their options, such
 * as a deletion of a missing file with `ignoreIfNotExists`.
 *
 * @throws LanserError E/APPLY_CONFLICT if a step is impossible, if a file's encoding cannot represent the text before
 * or after the edit, or if a name in a moved, overwritten or deleted folder is not UTF-8; E/CONTENT_MODIFIED if a
 * file disappears during planning; E/FS_PERMISSIONS if a file or folder cannot be read.
 */
export async function makePlan(
  requested: RequestedEdit,
  reader: TreeReader,
  { resolution }: PlanOptions,
): Promise<Plan> {
  const requestedPlan = withKnownAnnotations(requested);
  const { changes, operations } = await runSteps(requestedPlan, reader);
  // A created file can have the old path of a file that is moved or removed. The old file comes first.
  const files = changes
    .map(plannedFile)
    .toSorted(
      (left, right) =>
        compareCodeUnits(left.uri, right.uri) || Number(left.before === null) - Number(right.before === null),
    );
  const annotations = usedAnnotations(requestedPlan, [...files.flatMap(({ edits }) => edits), ...operations]);
  const version = '1.0';
  const covered: Omit<Plan, 'planId' | 'version'> = {
    positionEncoding: 'utf-16',
    resolution,
    files,
    operations,
    diff: planDiff(changes),
    ...(Object.keys(annotations).length === 0 ? {} : { annotations }),
  };
  return { version, planId: contentHash({ version, ...covered }), ...covered };
}

function plannedFile({ before, after, text }: FileChange): PlannedFile {
  const uri = before?.path ?? after?.path ?? '';
  return {
    uri,
    before: before?.version ?? null,
    after: after?.version ?? null,
    edits: text === undefined ? [] : text.edits.map((edit) => plannedEdit(text.before, edit)),
  };
}

function plannedEdit(lines: LineIndex, edit: TextEdit): PlannedEdit {
  const { newText, annotation } = edit;
  return { range: rangeAt(lines, edit), newText, ...(annotation === undefined ? {} : { annotation }) };
}
