import type { Bundle, ResolutionCandidate } from '../model/bundle.ts';
import type { FlatRange } from '../model/range.ts';
import type { Indexing } from '../model/selector.ts';
import { fromUtf16 } from '../text/column-units.ts';
import type { LineIndex } from '../text/line-index.ts';
import type { Colors } from './colors.ts';
import { sourcePreview } from './source-preview.ts';
import { textWidth } from './terminal-width.ts';
import { visibleLine } from './visible.ts';

export interface LocateView {
  /** Returns the lines of a document at `docVersion`; undefined if the document has changed or was not read. */
  readonly linesOf: (uri: string, docVersion: string) => LineIndex | undefined;
  /** The unit of the shown columns. */
  readonly indexing: Indexing;
  /** True to show the lines of code. */
  readonly preview: boolean;
  /** True to add the bundle's UTF-16 columns if they differ from the shown columns. */
  readonly verbose: boolean;
  readonly colors: Colors;
}

/** Renders the place, score and explanation of a resolved selector; an empty text for an unresolved selector. */
export function locateText({ request, resolution }: Bundle, view: LocateView): string {
  const { resolved, candidates } = resolution ?? { resolved: null, candidates: [] };
  const [best] = candidates;
  if (resolved === null || best === undefined) return '';
  return `${candidateText({ ...best, ...resolved }, request.selector?.kind, view).join('\n')}\n`;
}

/** Renders the position of a selector's syntax error, or the candidates of an unresolved selector; otherwise ''. */
export function locateFailureText({ error, resolution }: Bundle, view: LocateView): string {
  if (error === null || resolution === null) return '';
  if (error.code === 'E/BAD_SELECTOR_SYNTAX' && typeof error.details['offset'] === 'number') {
    const { original } = resolution;
    const before = textWidth(visibleLine(original.slice(0, error.details['offset'])));
    return `  ${visibleLine(original)}\n  ${' '.repeat(before)}^\n`;
  }
  if (resolution.resolved !== null) return '';
  const digits = String(resolution.candidates.length).length;
  const lines = resolution.candidates.flatMap((candidate, index) => {
    const [first = '', ...rest] = candidateText(candidate, undefined, view);
    const number = `${String(index + 1).padStart(digits + 2)}. `;
    return [number + first, ...rest.map((line) => ' '.repeat(number.length) + line)];
  });
  return lines.map((line) => `${line}\n`).join('');
}

function candidateText(
  candidate: ResolutionCandidate,
  kind: string | undefined,
  view: LocateView,
): readonly string[] {
  const { uri, range, docVersion, score, certified, explanation } = candidate;
  const lines = view.linesOf(uri, docVersion);
  const place = rangeText(range, lines, view.indexing);
  const bundlePlace = rangeText(range, lines, 'utf-16');
  const details = [
    ...(kind === undefined ? [] : [kind]),
    `score ${score}`,
    ...(certified ? ['certified'] : []),
  ];
  return [
    `${view.colors.bold(`${visibleLine(uri)}:${place}`)} - ${details.join(', ')}: ${visibleLine(explanation)}`,
    ...(view.verbose && place !== bundlePlace
      ? [`  in ${view.indexing}: ${place}`, `  in utf-16: ${bundlePlace}`]
      : []),
    ...(view.preview && lines !== undefined ? sourcePreview(lines, range, view.colors) : []),
  ];
}

/** Renders `line:column-line:column` from 1; for empty ranges, `line:column`. Without `lines`, columns are UTF-16. */
export function rangeText(range: FlatRange, lines: LineIndex | undefined, indexing: Indexing): string {
  const [startLine, start, endLine, end] = range;
  const position = (line: number, character: number): string => {
    const column = lines === undefined ? character : fromUtf16(lines.lineText(line), character, indexing);
    return `${line + 1}:${column + 1}`;
  };
  const from = position(startLine, start);
  return startLine === endLine && start === end ? from : `${from}-${position(endLine, end)}`;
}
