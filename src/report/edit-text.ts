import type { BundleEdits, BundleOf, EditFacts, CodeActionsFacts } from '../model/bundle.ts';
import { plural } from '../text/plural.ts';
import type { Colors } from './colors.ts';
import { diffLines } from './diff-lines.ts';
import { placeText, type PlacesView } from './places-text.ts';
import { visible, visibleLine } from './visible.ts';

/** Renders a patch ('' for none): escaped and coloured for a terminal, unchanged for programs such as `git apply`. */
export function patchText({ diff }: BundleEdits, isTerminal: boolean, colors: Colors): string {
  if (diff === null) return '';
  if (!isTerminal) return diff;
  const { bold, cyan, green, red } = colors;
  const plain = (line: string): string => line;
  const paints = { added: green, file: bold, hunk: cyan, kept: plain, note: plain, removed: red };
  return diffLines(visible(diff))
    .map(({ kind, line }) => paints[kind](line))
    .join('\n');
}

export interface EditView extends PlacesView {
  /** Returns an instruction, such as a command, to apply a previewed plan. `planId` is an id or a prefix of an id. */
  readonly toApply: (planId: string) => string;
}

export function editText(bundle: BundleOf<EditFacts>, view: EditView): string {
  const { facts, edits } = bundle;
  if (facts === null || edits.plan === null) return `${unchangedText(bundle)}\n`;
  const { plan } = edits;
  const changed = plan.files.filter((file) => file.edits.length > 0);
  const places = changed.reduce((sum, file) => sum + file.edits.length, 0);
  const done = edits.applied === true ? 'Written' : 'Preview, nothing was written';
  const moved = plan.operations.length === 0 ? '' : `, ${plural(plan.operations.length, 'file operation')}`;
  return [
    `${done}: ${plural(places, 'edit')} in ${plural(changed.length, 'file')}${moved}.`,
    ...diagnosticsLines(facts),
    ...notCoveredLines(facts, view),
    ...checkLines(facts, view),
    ...(edits.applied === true ? [] : [view.toApply(plan.planId)]),
    '',
  ].join('\n');
}

/** Returns the sentence for an edit without a plan. Servers may send a command's edit only after the response. */
export function unchangedText({ request }: Pick<BundleOf<EditFacts>, 'request'>): string {
  if (request.cmd !== 'codeActions') return 'The edit changes nothing.';
  return 'The edit changes nothing: the server sent no change for this code action. If you expected a change, run the action in an editor.';
}

function diagnosticsLines({
  diagnosticsBefore: before,
  diagnosticsAfter: after,
}: EditFacts): readonly string[] {
  if (before === null || after === null) return [];
  const text = (['error', 'warning', 'information'] as const)
    .filter((severity) => before[severity] + after[severity] > 0)
    .map((severity) => `${severity} ${before[severity]} → ${after[severity]}`);
  return [`Diagnostics of the affected files: ${text.length === 0 ? 'none' : text.join(', ')}.`];
}

const MAX_SHOWN = 20;

function notCoveredLines({ notCovered }: EditFacts, view: PlacesView): readonly string[] {
  if (notCovered.length === 0) return [];
  const shown = view.verbose ? notCovered : notCovered.slice(0, MAX_SHOWN);
  const left = notCovered.length - shown.length;
  return [
    `Not covered: ${plural(notCovered.length, 'mention')}`,
    ...shown.map(
      (mention) =>
        `  ${placeText(mention, view)} (${visibleLine(mention.reason)}): ${visibleLine(mention.text.trim())}`,
    ),
    ...(left === 0 ? [] : [`  and ${left} more (verbose output and JSON show all)`]),
  ];
}

function checkLines({ safety }: EditFacts, view: PlacesView): readonly string[] {
  const failed = safety.checks.filter(({ passed }) => passed === false);
  const applicable = safety.checks.filter(({ passed }) => passed !== null);
  return [
    `Checks: ${applicable.length - failed.length} of ${applicable.length} passed.`,
    ...failed.flatMap(({ name, detail, places = [] }) => [
      `  ${view.colors.yellow(visibleLine(name))}: ${visibleLine(detail)}`,
      ...places.slice(0, MAX_SHOWN).map((place) => `    ${placeText(place, view)}`),
      ...(places.length > MAX_SHOWN ? [`    and ${places.length - MAX_SHOWN} more`] : []),
    ]),
  ];
}

export function codeActionsText({ codeActions }: CodeActionsFacts): string {
  if (codeActions.length === 0) return 'No code actions are available here.\n';
  return codeActions
    .map(({ index, title, kind, disabled }) => {
      const kindText = kind === null ? '' : ` (${visibleLine(kind)})`;
      const disabledText = disabled === null ? '' : ` - disabled: ${visibleLine(disabled)}`;
      return `${index}: ${visibleLine(title)}${kindText}${disabledText}\n`;
    })
    .join('');
}
