import type { EditStep, StepEdit } from '../edit/edit-step.ts';
import { makePlan } from '../edit/plan/make-plan.ts';
import type { TreeReader } from '../edit/plan/tree-reader.ts';
import { treeSteps } from '../edit/plan/tree-steps.ts';
import type { WorkspacePath } from '../model/brand.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { Plan, PlannedFile } from '../model/plan.ts';
import type { FlatRange } from '../model/range.ts';
import { toUtf16 } from '../text/column-units.ts';
import { decodeSource } from '../text/decode.ts';
import { lineIndex, type LineIndex } from '../text/line-index.ts';

/**
 * Checks that the diff of a plan shows its edits, so that lanser writes the same edit that a reviewer has
 * read. A plan that lanser did not create may have a valid id and the diff of a different edit. A plan without a
 * diff passes.
 *
 * @throws LanserError E/SCHEMA_INVALID if the diff shows a different edit, E/VERSION_SKEW if files differ.
 */
export async function checkDiff(plan: Plan, reader: TreeReader): Promise<void> {
  if (plan.diff === undefined) return;
  await treeSteps(plan, reader);
  const steps = await stepsOf(plan, reader);
  const { diff } = await makePlan({ steps, annotations: {} }, reader, { resolution: null });
  if (diff === plan.diff) return;
  throw new LanserError(
    'E/SCHEMA_INVALID',
    'The diff of the plan does not match its edits. Create the plan again, or remove the diff.',
    { planId: plan.planId },
  );
}

/**
 * Returns the steps of a plan: edits of existing files come before its operations, and edits of new files
 * after them.
 */
async function stepsOf(plan: Plan, reader: TreeReader): Promise<readonly EditStep[]> {
  const steps: EditStep[] = [];
  const created: EditStep[] = [];
  for (const file of plan.files) {
    if (file.edits.length === 0) continue;
    const edits = await editsOf(file, plan.positionEncoding, reader);
    (file.before === null ? created : steps).push({ kind: 'edit', uri: file.uri, edits });
  }
  return [...steps, ...plan.operations, ...created];
}

async function editsOf(
  { uri, edits, before }: PlannedFile,
  encoding: Plan['positionEncoding'],
  reader: TreeReader,
): Promise<readonly StepEdit[]> {
  if (encoding === undefined || encoding === 'utf-16') return edits.map(withoutAnnotation);
  const bytes = before === null ? undefined : await reader.read(uri as WorkspacePath);
  const lines = lineIndex(bytes === undefined ? '' : decodeSource(bytes).text);
  const unit = encoding === 'utf-32' ? 'codepoint' : encoding;
  const inUtf16 = (line: number, column: number): number => columnOf(lines, line, column, unit);
  return edits.map((edit) => {
    const [startLine, start, endLine, end] = edit.range;
    const range: FlatRange = [startLine, inUtf16(startLine, start), endLine, inUtf16(endLine, end)];
    return { ...withoutAnnotation(edit), range };
  });
}

function withoutAnnotation({ range, newText }: PlannedFile['edits'][number]): StepEdit {
  return { range, newText };
}

function columnOf(lines: LineIndex, line: number, column: number, unit: 'utf-8' | 'codepoint'): number {
  const converted = toUtf16(lines.lineText(line), column, unit);
  if (converted.kind === 'column') return converted.utf16;
  throw new TypeError('the plan was applied in memory, but an edit is outside of the file');
}
