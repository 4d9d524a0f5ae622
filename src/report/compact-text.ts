import type { Bundle, Counts, Facts, Location, SymbolFact, Truncated } from '../model/bundle.ts';
import type { FlatRange } from '../model/range.ts';
import { isRecord } from '../model/json-record.ts';
import type { LineIndex } from '../text/line-index.ts';
import { plural } from '../text/plural.ts';
import { compactEdit, shownLine } from './compact-edit.ts';
import { rangeText } from './locate-text.ts';
import { placeText, type PlacesView } from './places-text.ts';
import { visible, visibleJson, visibleLine } from './visible.ts';
import type { WordsView } from './words.ts';

export interface CompactView extends WordsView {
  /** True if the bundle can be read again by its id. */
  readonly isKept: boolean;
}

/** The number of digits of an abbreviated bundle id. A unique prefix of 4 or more digits identifies a kept bundle. */
const SHOWN_DIGITS = 12;

/** Renders an answer for a language model. The last line states how complete and reliable the answer is. */
export function compactText(bundle: Bundle, view: CompactView): string {
  const parts = answerParts(bundle, view);
  const trust = [
    ...trustParts(bundle),
    ...parts.summary,
    ...(view.isKept ? [`bundle ${shortId(bundle.bundleId)}`] : []),
  ];
  return [...parts.lines, trust.join('; '), ''].join('\n');
}

/** Renders the candidates of an unresolved selector. Returns '' for any other bundle. */
export function compactCandidates({ resolution }: Bundle, view: WordsView): string {
  if (resolution === null || resolution.resolved !== null) return '';
  return resolution.candidates
    .map((candidate) => {
      const lines = view.candidateLines(candidate.uri, candidate.docVersion);
      const score = candidate.score === 1 ? '' : ` (score ${candidate.score})`;
      return `${rangeLine(candidate, lines, view)}${score}\n`;
    })
    .join('');
}

export function shortId(id: string): string {
  return id.slice('sha256:'.length, 'sha256:'.length + SHOWN_DIGITS);
}

interface AnswerParts {
  readonly lines: readonly string[];
  /** Counts and next steps, for the last line. */
  readonly summary: readonly string[];
}

function answerParts(bundle: Bundle, view: CompactView): AnswerParts {
  const { facts, resolution } = bundle;
  if (facts === null) {
    const resolved = resolution?.resolved ?? undefined;
    if (resolved === undefined) return { lines: [], summary: [] };
    const lines = view.candidateLines(resolved.uri, resolved.docVersion);
    return { lines: [rangeLine(resolved, lines, view)], summary: [] };
  }
  if ('safety' in facts) return compactEdit({ ...bundle, facts }, view);
  if ('hover' in facts) return { lines: hoverLines(facts.hover?.contents, bundle, view), summary: [] };
  if ('symbols' in facts) {
    const symbols = withoutLocals(facts.symbols);
    const omitted = facts.symbols.length - symbols.length;
    return {
      lines: orNone(placeLines({ ...facts, symbols }, view)),
      summary: omitted === 0 ? [] : [`${plural(omitted, 'local variable')} omitted`],
    };
  }
  const lines = [...placeLines(facts, view), ...otherLines(facts)];
  return { lines: orNone(lines), summary: 'counts' in facts ? [countsText(facts.counts)] : [] };
}

function orNone(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? ['none'] : lines;
}

/** Renders all facts that have a place, except the scope and the hints. */
function placeLines(facts: Facts, view: PlacesView): readonly string[] {
  const { hints: _hints, scope: _scope, ...answer } = { hints: [], scope: null, ...facts };
  return (Object.values(answer) as readonly unknown[])
    .flat()
    .filter(isPlace)
    .map((place) => {
      const source = sourceLine(place.selectionRange ?? place.range, view.linesOf(place.uri));
      const shown = placeText({ uri: place.uri, range: place.selectionRange ?? place.range }, view);
      const words = wordsOf(place, source);
      return `${shown}: ${[words, source].filter((part) => part !== undefined && part !== '').join(' | ')}`;
    });
}

/** Leaves out the local variables of functions, which some servers include in an outline. */
function withoutLocals(symbols: readonly SymbolFact[]): readonly SymbolFact[] {
  const functions = new Set(
    symbols
      .filter(({ kind }) => kind === 'Function' || kind === 'Method' || kind === 'Constructor')
      .map(({ uri, name, container }) => `${uri}:${container === null ? '' : `${container}.`}${name}`),
  );
  return symbols.filter(
    ({ kind, uri, container }) => kind !== 'Variable' || !functions.has(`${uri}:${container}`),
  );
}

interface Place extends Location {
  readonly selectionRange?: FlatRange;
  readonly [name: string]: unknown;
}

function isPlace(value: unknown): value is Place {
  return isRecord(value) && typeof value['uri'] === 'string' && Array.isArray(value['range']);
}

function wordsOf(
  { severity, rule, message, name, kind, container, placeholder }: Place,
  source: string | undefined,
): string | undefined {
  if (typeof message === 'string') return diagnosticWords({ severity, rule, message });
  if (typeof name === 'string') {
    const path = typeof container === 'string' ? `${container}.${name}` : name;
    // The kind is left out if the line of code is shown, because the line shows the kind.
    return visibleLine(source === undefined ? `${String(kind)} ${path}` : path);
  }
  return typeof placeholder === 'string' ? visibleLine(placeholder) : undefined;
}

/** Renders a diagnostic on one line, without its place. */
export function diagnosticWords({
  severity,
  rule,
  message,
}: {
  readonly severity?: unknown;
  readonly rule?: unknown;
  readonly message: string;
}): string {
  const label = [severity, rule].filter((part) => typeof part === 'string').join(' ');
  return visibleLine(`${label}: ${message.replaceAll(/\s*\n\s*/gu, '; ')}`);
}

/** Renders facts without places. */
function otherLines(facts: Facts): readonly string[] {
  if ('codeActions' in facts) {
    return facts.codeActions.map(({ index, title, kind, disabled }) =>
      visibleLine([index, title, kind, disabled].filter((part) => part !== null).join(' ')),
    );
  }
  if ('servers' in facts) {
    return [
      ...facts.servers.map(({ name, root, state, version }) =>
        visibleLine([name, state, version ?? '', root].join(' ').replaceAll(/ +/gu, ' ')),
      ),
      ...facts.checks
        .filter(({ passed }) => passed === false)
        .map(({ name, detail }) => visibleLine(`${name}: ${detail}`)),
    ];
  }
  if ('capabilities' in facts) return [visibleJson(facts.capabilities)];
  return 'result' in facts ? [visibleJson(facts.result)] : [];
}

function hoverLines(
  contents: string | undefined,
  { resolution }: Bundle,
  view: PlacesView,
): readonly string[] {
  if (contents === undefined) return ['none'];
  const resolved = resolution?.resolved;
  const text = visible(contents)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^(?:```\w*|---)$/u.test(line));
  const place = resolved ? `${placeText({ uri: resolved.uri, range: resolved.selectionRange }, view)}: ` : '';
  return [`${place}${text[0] ?? ''}`, ...text.slice(1)];
}

/** Renders a range and its line of code, for example as `path:line:column-line:column: source`. */
function rangeLine({ uri, range }: Location, lines: LineIndex | undefined, view: WordsView): string {
  const place = `${visibleLine(uri)}:${rangeText(range, lines, view.indexing)}`;
  const source = sourceLine(range, lines);
  return source === undefined ? place : `${place}: ${source}`;
}

function sourceLine([line]: FlatRange, lines: LineIndex | undefined): string | undefined {
  return lines === undefined ? undefined : shownLine(lines.lineText(line));
}

const SEARCHED = 'all that the server lists: usually one definition of a name, none in unreachable code';

function trustParts({ request, resolution, facts, meta: { truncated } }: Bundle): readonly string[] {
  const gaps = { incomplete: [], withSyntaxErrors: [], notCheckedOut: 0, unlisted: [], ...facts };
  const missing = [
    ...gaps.incomplete.map(({ server }) => `without ${visibleLine(server)}`),
    ...gaps.withSyntaxErrors.map((uri) => `${visibleLine(uri)} has a syntax error`),
    ...(gaps.notCheckedOut === 0 ? [] : [`${plural(gaps.notCheckedOut, 'file')} not checked out`]),
    ...(gaps.unlisted.length === 0 ? [] : [unlistedWords(gaps.unlisted.length)]),
  ];
  const whole = request.options.query === undefined ? 'complete' : SEARCHED;
  return [
    ...(resolution === null ? [] : [certainty(resolution)]),
    ...(facts === null || (missing.length === 0 && truncated === null) ? [whole] : []),
    ...missing.map((reason) => `incomplete: ${reason}`),
    ...(truncated === null ? [] : [pageWords(truncated)]),
  ];
}

/** Returns the words for definitions that the server omits from the symbols. */
export function unlistedWords(count: number): string {
  return `the server does not list ${plural(count, 'definition')} (repeated names, unreachable code)`;
}

function pageWords({ total, cursor }: Truncated): string {
  return cursor === null ? `the last page of ${total}` : `incomplete: ${total} in all, next cursor ${cursor}`;
}

function certainty({ certified, confidence, candidates }: NonNullable<Bundle['resolution']>): string {
  if (certified) return 'certified';
  const [best] = candidates;
  const reason = best === undefined ? '' : `: ${visibleLine(best.explanation)}`;
  return `score ${confidence}${reason}`;
}

function countsText({ error, warning, information }: Counts): string {
  const counts = [
    [error, 'error'],
    [warning, 'warning'],
    [information, 'note'],
  ] as const;
  const shown = counts.filter(([count]) => count > 0).map(([count, noun]) => plural(count, noun));
  return shown.length === 0 ? '0 errors, 0 warnings' : shown.join(', ');
}
