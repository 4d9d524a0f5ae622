import type { Report } from '../../src/model/report.ts';
import type { CliDiagnostic, CliResult } from './pyright-cli.ts';
import type { ChangedLines } from './changed-lines.ts';

/** The results of comparing the gate with Pyright's command line on a pair of revisions. */
export const OUTCOMES = [
  /**
   * The command line reports more errors or warnings of a rule for head than for base. The gate reports nothing as
   * introduced, and too few diagnostics of the rule as moved into the cell.
   */
  'false-clean',
  /** As `false-clean`, but the gate reports some diagnostics as introduced: other ones, or too few of the rule. */
  'missed',
  /**
   * In one file, head has more errors or warnings with the same rule and message than base. The gate does not report
   * all new ones as introduced, changed or moved.
   */
  'unreported',
  /**
   * Head has a diagnostic on an added line. Elsewhere, a diagnostic of base with the same rule and message was fixed.
   * The gate does not report the diagnostic of head as introduced.
   */
  'swapped',
  /** The gate reports a diagnostic on an unchanged line as introduced. The command line reports it for base too. */
  'false-alarm',
  /** The gate and the command line report different diagnostics for base or head, so the pair proves nothing. */
  'side-differs',
  /** The gate reports diagnostics as changed or moved, and none as introduced. */
  'changed',
  'inconclusive',
  /** The gate ends with an error. */
  'refused',
  /** The gate reports the new diagnostics. */
  'caught',
  /** Neither the gate nor the command line reports a new error or warning. */
  'equal',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Outcomes in which the gate misses a new diagnostic of the command line. */
export const MISSED: ReadonlySet<Outcome> = new Set<Outcome>([
  'false-clean',
  'missed',
  'unreported',
  'swapped',
]);

/** Outcomes that need an explanation. */
export const FINDINGS: ReadonlySet<Outcome> = new Set<Outcome>([...MISSED, 'false-alarm', 'side-differs']);

export interface Judged {
  readonly outcome: Outcome;
  /** The reason for the outcome, or the first differences. Can be empty. */
  readonly detail: readonly string[];
}

export interface BundleDiagnostic {
  readonly uri: string;
  readonly severity: string;
  readonly rule: string | null;
  readonly message: string;
  /** The start line, start character, end line and end character, zero-based. */
  readonly range: readonly number[];
}

export interface GateAnswer {
  readonly report: Report;
  readonly before: readonly BundleDiagnostic[];
  readonly after: readonly BundleDiagnostic[];
}

export interface Sides {
  readonly base: CliResult;
  readonly head: CliResult;
  /** Returns the name that a file of base has in head. Follows the renames that Git detects, and symbolic links. */
  readonly headName: (file: string) => string;
  readonly lines: ChangedLines;
}

const COUNTED = new Set(['error', 'warning']);
const SHOWN = 4;

/**
 * Judges a gate's answer about one cell: an independent part of the tree, below the folder `prefix`. If `prefix`
 * is empty, the cell is the whole tree.
 */
export function judge({ report, before, after }: GateAnswer, sides: Sides, prefix: string): Judged {
  const inCell = (file: string): boolean => file.startsWith(prefix);
  const base = sides.base.diagnostics.filter(({ file }) => inCell(file));
  const head = sides.head.diagnostics.filter(({ file }) => inCell(file));
  const { delta } = report;
  const unstable = (delta?.unstable ?? []).filter(({ diagnostic }) => inCell(diagnostic.uri));
  if (delta === null || (unstable.length > 0 && report.conclusion === 'inconclusive')) {
    return { outcome: 'inconclusive', detail: delta === null ? reasonsOf(report) : ['unstable'] };
  }
  const introduced = delta.introduced.filter(({ uri }) => inCell(uri));
  const differences = [
    ...missing(
      head,
      after.filter(({ uri }) => inCell(uri)),
    ).map((text) => `only the command line, in head: ${text}`),
    ...missing(
      base,
      before.filter(({ uri }) => inCell(uri)),
    ).map((text) => `only the command line, in base: ${text}`),
    ...extra(
      head,
      after.filter(({ uri }) => inCell(uri)),
    ).map((text) => `only the gate, in head: ${text}`),
    ...extra(
      base,
      before.filter(({ uri }) => inCell(uri)),
    ).map((text) => `only the gate, in base: ${text}`),
  ];

  const kind = ({ severity, rule }: Kind): string => key(severity, rule);
  const more = surplus(base.filter(isCounted), head.filter(isCounted), kind, kind);
  // A diagnostic that moved here from a different cell is new in this cell.
  const arrived = delta.moved.filter((pair) => inCell(pair.after.uri) && !inCell(pair.before.uri));
  const shown = countBy([...introduced, ...arrived.map((pair) => pair.after)], kind);
  const uncovered = [...more].filter(([name, count]) => (shown.get(name) ?? 0) < count);
  if (uncovered.length > 0) {
    return {
      outcome: introduced.length === 0 ? 'false-clean' : 'missed',
      detail: [
        ...uncovered.map(
          ([name, count]) => `${name}: ${count} more, ${shown.get(name) ?? 0} introduced or moved in`,
        ),
        ...unstable.slice(0, SHOWN).map(({ diagnostic }) => `unstable: ${textOf(diagnostic)}`),
        ...differences.slice(0, SHOWN),
      ],
    };
  }

  const named = (file: string, entry: Kind): string =>
    key(file, entry.severity, entry.rule, entry.message.replaceAll('<root>/', ''));
  const ofHead = ({ file, ...entry }: CliDiagnostic): string => named(file, entry);
  const fresh = surplus(base, head, ({ file, ...entry }) => named(sides.headName(file), entry), ofHead);
  const pairs = [...delta.changed, ...delta.moved].filter((pair) => inCell(pair.after.uri));
  const reported = countBy([...introduced, ...pairs.map((pair) => pair.after)], (entry) =>
    named(entry.uri, entry),
  );
  const unreported = [...fresh].filter(
    ([name, count]) => COUNTED.has(name.split('\t')[1] as string) && (reported.get(name) ?? 0) < count,
  );
  if (unreported.length > 0 && differences.length === 0) {
    return {
      outcome: 'unreported',
      detail: unreported.slice(0, SHOWN).map(([name, count]) => `${count} more: ${name.split('\n')[0]}`),
    };
  }

  const swapped = head.filter(isCounted).filter((entry) => isSwapped(entry, base, head, sides));
  const unreportedSwaps = swapped.filter(
    (entry) =>
      !introduced.some(
        ({ uri, rule, message }) => uri === entry.file && rule === entry.rule && message === entry.message,
      ),
  );
  if (unreportedSwaps.length > 0)
    return { outcome: 'swapped', detail: unreportedSwaps.slice(0, SHOWN).map(cliText) };

  const excess = introduced.filter(
    (entry) =>
      !fresh.has(named(entry.uri, entry)) &&
      !swapped.some(({ file, message }) => file === entry.uri && message === entry.message) &&
      !sides.lines.isAdded(entry.uri, entry.range[0]) &&
      base.some(
        (other) =>
          sides.headName(other.file) === entry.uri &&
          other.rule === entry.rule &&
          other.message === entry.message &&
          sides.lines.hasText(other.file, entry.uri, entry.range[0]) &&
          sides.lines.baseText(other.file, other.range[0]) ===
            sides.lines.headText(entry.uri, entry.range[0]),
      ),
  );
  if (excess.length > 0) return { outcome: 'false-alarm', detail: excess.slice(0, SHOWN).map(textOf) };
  if (differences.length > 0) return { outcome: 'side-differs', detail: differences.slice(0, SHOWN) };
  if (more.size > 0 || introduced.length > 0) return { outcome: 'caught', detail: [] };
  if (pairs.length > 0)
    return { outcome: 'changed', detail: pairs.slice(0, SHOWN).map((pair) => textOf(pair.after)) };
  return { outcome: 'equal', detail: [] };
}

type Kind = Pick<CliDiagnostic, 'severity' | 'rule' | 'message'>;

/**
 * Returns true if a diagnostic on an added line replaces a diagnostic of base that has the same rule and message.
 * Returns false if base has such a diagnostic on a line with the same text, or in the same hunk: the diagnostic has
 * only moved.
 */
function isSwapped(
  entry: CliDiagnostic,
  base: readonly CliDiagnostic[],
  head: readonly CliDiagnostic[],
  { lines, headName }: Sides,
): boolean {
  const line = entry.range[0];
  if (!lines.isAdded(entry.file, line)) return false;
  const isSame = (other: CliDiagnostic): boolean =>
    other.rule === entry.rule && other.message === entry.message;
  const text = lines.headText(entry.file, line);
  const left = base.filter(
    (other) =>
      isSame(other) &&
      (lines.baseText(other.file, other.range[0]) === text ||
        (headName(other.file) === entry.file &&
          lines.isSameHunk(other.file, other.range[0], entry.file, line))),
  );
  if (left.length > 0) return false;
  // If head has more diagnostics with this rule and message than base, `surplus` already counts the additional ones.
  return base.some(isSame) && head.filter(isSame).length <= base.filter(isSame).length;
}

function isCounted({ severity }: CliDiagnostic): boolean {
  return COUNTED.has(severity);
}

function key(...parts: readonly (string | null)[]): string {
  return parts.join('\t');
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/** Returns the number of additional diagnostics in head, by key. Omits keys without additional diagnostics. */
function surplus(
  base: readonly CliDiagnostic[],
  head: readonly CliDiagnostic[],
  baseKey: (entry: CliDiagnostic) => string,
  headKey: (entry: CliDiagnostic) => string,
): ReadonlyMap<string, number> {
  const before = countBy(base, baseKey);
  const counts = [...countBy(head, headKey)].map(
    ([name, count]) => [name, count - (before.get(name) ?? 0)] as const,
  );
  return new Map(counts.filter(([, count]) => count > 0));
}

/** Lists the diagnostics that only the command line reports. Compares file, severity, rule and line, not messages. */
function missing(cli: readonly CliDiagnostic[], gate: readonly BundleDiagnostic[]): readonly string[] {
  const left = countBy(gate, (entry) => key(entry.uri, entry.severity, entry.rule, `${entry.range[0]}`));
  return cli
    .filter((entry) => {
      const name = key(entry.file, entry.severity, entry.rule, `${entry.range[0]}`);
      const count = left.get(name) ?? 0;
      left.set(name, count - 1);
      return count <= 0;
    })
    .map(cliText);
}

/** Lists the diagnostics that only the gate reports. Compares file, severity, rule and line, not messages. */
function extra(cli: readonly CliDiagnostic[], gate: readonly BundleDiagnostic[]): readonly string[] {
  const left = countBy(cli, (entry) => key(entry.file, entry.severity, entry.rule, `${entry.range[0]}`));
  return gate
    .filter((entry) => {
      const name = key(entry.uri, entry.severity, entry.rule, `${entry.range[0]}`);
      const count = left.get(name) ?? 0;
      left.set(name, count - 1);
      return count <= 0;
    })
    .map(textOf);
}

function cliText({ file, range, severity, rule, message }: CliDiagnostic): string {
  return `${file}:${range[0] + 1} ${severity} ${rule} ${message.split('\n')[0]}`;
}

function textOf({ uri, range, severity, rule, message }: BundleDiagnostic): string {
  return `${uri}:${(range[0] ?? 0) + 1} ${severity} ${rule} ${message.split('\n')[0]}`;
}

function reasonsOf(report: Report): readonly string[] {
  const failures = report.failures.map(({ code, message }) => `${code} ${message.split('\n')[0]}`);
  return failures.length > 0 ? failures : report.reasons.map(({ code }) => code);
}
