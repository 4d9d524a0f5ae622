import type { BundleOf, EditFacts } from '../model/bundle.ts';
import type { PlannedFile, PlanOperation } from '../model/plan.ts';
import { clip } from '../text/clip.ts';
import { grouped } from '../text/grouped.ts';
import { plural } from '../text/plural.ts';
import { unchangedText, type EditView } from './edit-text.ts';
import { placeText } from './places-text.ts';
import { visibleLine } from './visible.ts';

const MAX_SHOWN = 20;
/** The maximum length of a shown line of code. Longer lines are usually generated code or data. */
const MAX_LINE = 200;
/** The length of an abbreviated plan id: `sha256:` and 12 digits. `apply` accepts an id of this length. */
const PLAN_ID_LENGTH = 19;

/** Renders an edit for a language model. The summary has the counts and, for a preview, the next step. */
export function compactEdit(
  {
    facts,
    request,
    edits: { plan, applied },
  }: Omit<BundleOf<EditFacts>, 'facts'> & { readonly facts: EditFacts },
  view: EditView,
): { readonly lines: readonly string[]; readonly summary: readonly string[] } {
  if (plan === null) return { lines: [unchangedText({ request })], summary: [] };
  const files = plan.files.filter((file) => file.edits.length > 0);
  const count = files.reduce((sum, file) => sum + file.edits.length, 0);
  const { checks } = facts.safety;
  const failed = checks.filter(({ passed }) => passed === false);
  const run = checks.filter(({ passed }) => passed !== null);
  const isPreview = applied !== true;
  // The preview has already listed the mentions that the edit does not cover.
  const isRepeated = request.cmd === 'apply' && !isPreview;
  const changed = isPreview ? files.flatMap((file) => changedLines(file, view)) : [];
  const left = (isRepeated ? [] : facts.notCovered).map(
    (mention) =>
      `${placeText(mention, view)}: not covered (${visibleLine(mention.reason)}): ${shownLine(mention.text)}`,
  );
  return {
    lines: [
      ...shown(changed, 'changed line'),
      ...shown(plan.operations.map(operationLine), 'file operation'),
      ...shown(left, 'mention'),
      ...failed.flatMap(({ name, detail, places = [] }) => [
        `failed ${visibleLine(name)}: ${visibleLine(detail)}`,
        ...shown(
          places.map((place) => placeText(place, view)),
          'place',
        ),
      ]),
    ],
    summary: [
      `${isPreview ? 'preview' : 'written'}: ${plural(count, 'edit')} in ${plural(files.length, 'file')}`,
      ...diagnosticsParts(facts),
      failed.length === 0
        ? `all ${run.length} checks passed`
        : `${failed.length} of ${run.length} checks failed`,
      ...(facts.notCovered.length === 0 ? [] : [`${plural(facts.notCovered.length, 'mention')} not covered`]),
      ...(isPreview ? [view.toApply(plan.planId.slice(0, PLAN_ID_LENGTH))] : []),
    ],
  };
}

function shown(lines: readonly string[], noun: string): readonly string[] {
  const left = lines.length - MAX_SHOWN;
  return left > 0 ? [...lines.slice(0, MAX_SHOWN), `and ${plural(left, `more ${noun}`)}`] : lines;
}

/** Renders a file operation, such as `rename old.py to new.py` or `create a.py`. */
function operationLine(operation: PlanOperation): string {
  if (operation.kind !== 'rename') return `${operation.kind} ${visibleLine(operation.uri)}`;
  return `rename ${visibleLine(operation.oldUri)} to ${visibleLine(operation.newUri)}`;
}

/** Renders the new text of each line at which an edit starts, with the old position of its first edit. */
function changedLines({ uri, edits }: PlannedFile, view: EditView): readonly string[] {
  const lines = view.linesOf(uri);
  return [...grouped(edits, ({ range: [line] }) => line)].map(([line, onLine]) => {
    let text = lines?.lineText(line) ?? '';
    for (const { range, newText } of onLine.toReversed()) {
      const [startLine, start, endLine, end] = range;
      const rest = endLine === startLine ? text : (lines?.lineText(endLine) ?? '');
      text = `${text.slice(0, start)}${newText}${rest.slice(end)}`;
    }
    const range = onLine[0]?.range ?? [line, 0, line, 0];
    return `${placeText({ uri, range }, view)}: ${shownLine(text)}`;
  });
}

export function shownLine(text: string): string {
  return clip(visibleLine(text.trim()), MAX_LINE);
}

function diagnosticsParts({
  diagnosticsBefore: before,
  diagnosticsAfter: after,
}: EditFacts): readonly string[] {
  if (before === null || after === null) return [];
  const counts = (['error', 'warning'] as const)
    .filter((severity) => severity === 'error' || before[severity] + after[severity] > 0)
    .map((severity) => `${severity}s ${before[severity]} -> ${after[severity]}`);
  return [counts.join(', ')];
}
