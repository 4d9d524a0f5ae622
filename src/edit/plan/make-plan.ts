import { contentHash } from '../../bundle/canonical.ts';
import type { Plan, PlannedEdit, PlannedFile } from '../../model/plan.ts';
import { compareCodeUnits } from '../../model/range.ts';
import type { LineIndex } from '../../text/line-index.ts';
import type { RequestedEdit } from '../edit-step.ts';
import { usedAnnotations, withKnownAnnotations } from './annotations.ts';
import type { FileChange } from './file-change.ts';
import { planDiff } from './plan-diff.ts';
import { runSteps } from './run-steps.ts';
import type { TextEdit } from './text-edits.ts';
import type { TreeReader } from './tree-reader.ts';

export interface PlanOptions {
  /** What became of the selector that the edit was asked for; null where it was asked for without one. */
  readonly resolution: NonNullable<Plan['resolution']> | null;
}

/**
 * The plan of an edit whose uris are names in the workspace, bound to the files as they are. Operations whose
 * own options make them do nothing are not in it.
 *
 * @throws LanserError E/APPLY_CONFLICT where the steps cannot be done; E/CONTENT_MODIFIED where a file vanishes
 * meanwhile.
 */
export async function makePlan(
  requested: RequestedEdit,
  reader: TreeReader,
  { resolution }: PlanOptions,
): Promise<Plan> {
  const asked = withKnownAnnotations(requested);
  const { changes, operations } = await runSteps(asked, reader);
  // A file that is created where another one was comes after that one.
  const files = changes
    .map(plannedFile)
    .toSorted(
      (left, right) =>
        compareCodeUnits(left.uri, right.uri) || Number(left.before === null) - Number(right.before === null),
    );
  const annotations = usedAnnotations(asked, [...files.flatMap(({ edits }) => edits), ...operations]);
  const covered: Omit<Plan, 'planId'> = {
    version: '1.0',
    positionEncoding: 'utf-16',
    resolution,
    files,
    operations,
    diff: planDiff(changes),
    ...(Object.keys(annotations).length === 0 ? {} : { annotations }),
  };
  const { version, ...rest } = covered;
  return { ...(version === undefined ? {} : { version }), planId: contentHash(covered), ...rest };
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

function plannedEdit(lines: LineIndex, { start, end, newText, annotation }: TextEdit): PlannedEdit {
  const from = lines.positionAt(start);
  const to = lines.positionAt(end);
  return {
    range: [from.line, from.character, to.line, to.character],
    newText,
    ...(annotation === undefined ? {} : { annotation }),
  };
}
