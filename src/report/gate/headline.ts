import type { Reason, Report } from '../../model/report.ts';
import { exitCodeOf, UNDECIDED_REASONS } from '../../model/report-exit.ts';
import { plural } from '../../text/plural.ts';
import { NO_COLORS } from '../colors.ts';
import { schemaFindings } from '../schema-checks.ts';
import { countedResolved } from '../summary.ts';
import { scopeLine } from './scope-line.ts';
import { line, sentence, words, joined, type Line } from './line.ts';
import { lineText } from './section-text.ts';

export interface Headline {
  /** ❌ for exit code 1, else ⚠️ for an undecided result or new errors, else ✅. */
  readonly mark: '✅' | '❌' | '⚠️';
  readonly title: Line;
  /** Counts and other facts that are not in the title. */
  readonly details: readonly Line[];
}

export function headlineOf(report: Report): Headline {
  const found = findingsOf(report);
  const exitCode = exitCodeOf(report);
  const fixed = fixedWords(report);
  const informational = informationalDetails(report);
  if (exitCode !== 1 && isUndecided(report)) {
    // The title already states why the result is undecided.
    const others = found.filter(({ reason }) => !UNDECIDED_REASONS.has(reason));
    const title = sentence(`Could not decide: ${undecidedCause(report)}`);
    return { mark: '⚠️', title, details: [...others.map(({ text }) => text), ...fixed, ...informational] };
  }
  const failing: ReadonlySet<string> = new Set(
    exitCode === 1 ? report.policy.reasons : ['introduced-errors'],
  );
  const failingTexts = found.filter(({ reason }) => failing.has(reason)).map(({ text }) => text);
  const others = found.filter(({ reason }) => !failing.has(reason)).map(({ text }) => text);
  if (failingTexts.length === 0) {
    const [count] = fixed;
    const title = count === undefined ? line`No new type errors` : line`No new type errors (${count})`;
    return { mark: exitCode === 0 ? '✅' : '❌', title, details: [...others, ...informational] };
  }
  const details = [...others, ...fixed, ...informational];
  const title = joined(failingTexts, ', ');
  if (exitCode === 1) return { mark: '❌', title, details };
  const cause = words(report.policy.warnOnly ? 'the policy only warns' : 'the policy allows them');
  return { mark: '⚠️', title, details: [[cause], ...details] };
}

export function headlineText(report: Report): string {
  return lineText(headlineOf(report).title, NO_COLORS);
}

/**
 * Returns true if the report is inconclusive, or has undecided findings and no new errors. The headline then never
 * has a ✅, even if the policy allows the result.
 */
function isUndecided({ conclusion, reasons }: Report): boolean {
  if (conclusion === 'inconclusive') return true;
  const codes = reasons.map(({ code }) => code);
  return !codes.includes('introduced-errors') && codes.some((code) => UNDECIDED_REASONS.has(code));
}

interface Finding {
  readonly reason: Reason['code'];
  readonly text: Line;
}

/** Returns the text of each reason, the most important first. */
function findingsOf(report: Report): readonly Finding[] {
  const counts = new Map(report.reasons.map(({ code, count }) => [code, count]));
  return REASONS.flatMap(([reason, wordsOf]) => {
    const count = counts.get(reason);
    if (count === undefined) return [];
    const text = wordsOf(count, report);
    return [{ reason, text: typeof text === 'string' ? sentence(text) : text }];
  });
}

const REASONS: readonly (readonly [Reason['code'], (count: number, report: Report) => Line | string])[] = [
  [
    'introduced-errors',
    (count, report) => line`${sentence(plural(count, 'new error'))}${placesWords(report)}`,
  ],
  ['introduced-warnings', (count) => plural(count, 'new warning')],
  ['introduced-information', (count) => plural(count, 'new information message')],
  ['schema', (count, report) => schemaFindings(report) ?? plural(count, 'schema finding')],
  ['nondeterminism', (count) => `${plural(count, 'trace')} not reproduced`],
  ['unsafe-rename', (count) => plural(count, 'unsafe proposed edit')],
  ['incomplete-rename', (count) => plural(count, 'incomplete proposed edit')],
  ['suppressions', (count) => plural(count, 'new suppression')],
  ['config-weakened', (count) => plural(count, 'weakened setting')],
  ['unstable', (count) => `two checks disagree on ${plural(count, 'diagnostic')}`],
  ['inconclusive', (_, report) => `could not decide: ${undecidedCause(report)}`],
  ['unresolved-imports', (_, report) => incompleteInputWords(report)],
  ['negative-reward', (_, { reward }) => `score ${scoreWords(reward?.r ?? 0)}`],
];

function placesWords({ delta }: Report): Line {
  const files = new Set(
    (delta?.introduced ?? []).filter(({ severity }) => severity === 'error').map(({ uri }) => uri),
  );
  const [first = ''] = files;
  return files.size === 1 ? line` in ${first}` : line` in ${files.size} files`;
}

function undecidedCause(report: Report): string {
  const { delta, failures } = report;
  const [first] = failures;
  if (first !== undefined) {
    const sides = new Set(failures.map(({ side }) => (side === 'before' ? 'the base' : 'the head')));
    return `${sides.size === 1 ? [...sides][0] : 'base and head'} could not be checked`;
  }
  if (delta === null) return 'base or head could not be checked';
  if (delta.unstable.length > 0)
    return `two checks disagree on ${plural(delta.unstable.length, 'diagnostic')}`;
  const schemas = undecidedSchemas(report);
  return schemas > 0 ? `${plural(schemas, 'schema change')} undecided` : 'the checks are incomplete';
}

function undecidedSchemas({ schemas }: Report): number {
  return schemas.filter(({ conclusion, advisory }) => advisory !== true && conclusion === 'undecided').length;
}

/** Counts unresolved imports and unread environments, which hide errors in base and head. */
function incompleteInputWords({ delta, environment }: Report): string {
  const imports = delta?.unresolvedImports?.length ?? 0;
  const environments = environment.unread?.length ?? 0;
  return [
    ...(imports === 0 ? [] : [`${plural(imports, 'unresolved import')} near the change`]),
    ...(environments === 0 ? [] : [`${plural(environments, 'configured Python environment')} not read`]),
  ].join(', ');
}

function fixedWords({ delta }: Report): readonly Line[] {
  const count = countedResolved(delta?.resolved ?? []).length;
  return count === 0 ? [] : [line`${count} fixed`];
}

/** Returns the facts that need no action. */
function informationalDetails(report: Report): readonly Line[] {
  const { delta, traces, reward, conclusion } = report;
  if (delta === null) return [];
  const deleted = delta.resolved.length - countedResolved(delta.resolved).length;
  const counted: readonly (readonly [count: number, text: string])[] = [
    [delta.changed.length, 'with a changed message'],
    [delta.moved.length, 'moved'],
    [delta.persisting ?? 0, 'unchanged'],
    [deleted, 'disappeared with deleted files'],
  ];
  const isMatching = traces.length > 0 && traces.every((trace) => trace.conclusion === 'match');
  return [
    ...counted.flatMap(([count, text]) => (count === 0 ? [] : [sentence(`${count} ${text}`)])),
    ...(isMatching
      ? [sentence(`${plural(traces.length, 'trace')} ${traces.length === 1 ? 'matches' : 'match'}`)]
      : []),
    ...(reward !== null && reward.r > 0 && conclusion !== 'clean'
      ? [line`score ${words('+')}${sentence(scoreWords(reward.r))}`]
      : []),
    ...scopeLine(report),
  ];
}

/** Rounds a score for people. The JSON report has the exact value. */
export function scoreWords(score: number): string {
  const rounded = Number(score.toFixed(3));
  return rounded < 0 ? `−${-rounded}` : `${rounded}`;
}
