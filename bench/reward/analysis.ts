import { grouped } from '../../src/text/grouped.ts';
import { estimateAreas, estimateMean, type Estimate, type MeasureEstimate, type Rated } from './auc.ts';
import type { Outcome } from './outcome.ts';
import type { Score } from './score.ts';

type Measure = readonly [name: string, value: (score: Score) => number];

/** The measures to compare. Higher values predict a correct patch. */
const MEASURES: readonly Measure[] = [
  ['rl-csf-v1', ({ rlCsfV1 }) => rlCsfV1],
  ['pr-v1', ({ prV1 }) => prV1],
  ['introduced errors', ({ introducedErrors }) => -introducedErrors],
  ['errors of the tree', ({ rawErrors }) => -rawErrors],
  ['size of the diff', ({ size }) => -size],
];

/** `rl-csf-v1` with other terms. */
const ABLATIONS: readonly Measure[] = [
  ['rl-csf-v1', ({ rlCsfV1 }) => rlCsfV1],
  ['D without resolved diagnostics', (score) => -score.introducedErrors - score.introducedWarnings],
  ['D without warnings', (score) => score.resolvedErrors - score.introducedErrors],
  ['D without introduced diagnostics', (score) => score.resolvedErrors + score.resolvedWarnings],
  [
    'D without introduced errors that depend on the order',
    (score) => score.rlCsfV1 + score.orderDependent / 2,
  ],
  ['D, bounded: at most 1 error', ({ introducedErrors }) => (introducedErrors > 0 ? -1 : 0)],
  ['D and evidence', (score) => score.rlCsfV1 - score.evidence / 2],
  ['evidence alone', ({ evidence }) => -evidence],
  ['S, A and E, without D', (score) => score.rlCsfV1 + diagnosticsAdded(score) / 2],
];

function diagnosticsAdded(score: Score): number {
  const { introducedErrors, introducedWarnings, resolvedErrors, resolvedWarnings } = score;
  return introducedErrors + introducedWarnings - resolvedErrors - resolvedWarnings;
}

export interface NamedEstimate extends MeasureEstimate {
  readonly measure: string;
}

/** The AUC of the measures over some of the patches. */
export interface Group {
  readonly name: string;
  readonly correct: number;
  readonly incorrect: number;
  /** Empty without patches of both kinds. */
  readonly estimates: readonly NamedEstimate[];
}

/** The verdicts and the signs of `rl-csf-v1` for the patches of one operator. */
export interface OperatorRow {
  readonly operator: string;
  readonly patches: number;
  readonly masked: number;
  readonly uncovered: number;
  readonly survived: number;
  /** A flaky test, the limit of the clock, or a base without tests. */
  readonly otherUnknown: number;
  readonly correct: Signs;
  readonly incorrect: Signs;
}

export interface Signs {
  readonly negative: number;
  readonly zero: number;
  readonly positive: number;
}

export interface Analysis {
  readonly seed: number;
  readonly patches: number;
  readonly judged: number;
  readonly groups: readonly Group[];
  readonly byProject: readonly Group[];
  readonly byTyping: readonly Group[];
  readonly byOperator: readonly Group[];
  readonly ablations: Group;
  /** Pairs of a correct and an incorrect patch of one base and file: the share that each measure orders. */
  readonly withinTask: {
    readonly tasks: number;
    readonly pairs: number;
    readonly measures: readonly { readonly measure: string; readonly share: Estimate }[];
  };
  readonly operators: readonly OperatorRow[];
}

interface Judged {
  readonly outcome: Outcome;
  readonly score: Score;
  readonly isCorrect: boolean;
}

/** Analyses outcomes. Patches without a verdict or without a score do not count, except where rows say so. */
export function analyse(unordered: readonly Outcome[], seed: number): Analysis {
  // A run that was stopped and continued has another order, which must not change what the bootstrap draws.
  const outcomes = unordered.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  const judged = judgedOf(outcomes, () => false);
  const correct = judged.filter(({ isCorrect }) => isCorrect);
  const group = (name: string, items: readonly Judged[]): Group => groupOf(name, items, MEASURES, seed);
  const groupsBy = (key: (outcome: Outcome) => string): readonly Group[] =>
    [...grouped(judged, ({ outcome }) => key(outcome))]
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, items]) => group(name, items));
  return {
    seed,
    patches: outcomes.length,
    judged: judged.length,
    groups: [
      group('all', judged),
      group(
        'with surviving faults as correct',
        judgedOf(outcomes, ({ reason }) => reason === 'survived'),
      ),
      group(
        'without equal syntax trees',
        judged.filter(({ outcome }) => !outcome.sameTree),
      ),
    ],
    byProject: groupsBy(({ repository }) => repository),
    byTyping: groupsBy(typingOf),
    // The incorrect patches of one operator against all correct ones.
    byOperator: [...new Set(judged.map(({ outcome }) => outcome.operator))]
      .toSorted()
      .map((operator) =>
        group(operator, [
          ...correct,
          ...judged.filter(({ outcome, isCorrect }) => outcome.operator === operator && !isCorrect),
        ]),
      )
      .filter(({ incorrect }) => incorrect > 0),
    ablations: groupOf('all', judged, ABLATIONS, seed),
    withinTask: withinTask(judged, seed),
    operators: operatorRows(outcomes),
  };
}

function judgedOf(
  outcomes: readonly Outcome[],
  countsAsCorrect: (outcome: Outcome) => boolean,
): readonly Judged[] {
  return outcomes.flatMap((outcome) => {
    const { score, verdict } = outcome;
    const isCorrect = verdict === 'correct' || countsAsCorrect(outcome);
    return score === null || (verdict === 'unknown' && !isCorrect) ? [] : [{ outcome, score, isCorrect }];
  });
}

function typingOf({ annotated }: Outcome): string {
  if (annotated === null) return 'without functions';
  return annotated >= 0.5 ? 'at least half annotated' : 'less than half annotated';
}

function taskOf({ repository, base, path }: Outcome): string {
  return `${repository} ${base} ${path}`;
}

function groupOf(name: string, items: readonly Judged[], measures: readonly Measure[], seed: number): Group {
  const rated = items.map(({ outcome, score, isCorrect }): Rated => {
    return { isCorrect, cluster: taskOf(outcome), values: measures.map(([, value]) => value(score)) };
  });
  const estimates = estimateAreas(rated, seed) ?? [];
  const correct = items.filter(({ isCorrect }) => isCorrect).length;
  return {
    name,
    correct,
    incorrect: items.length - correct,
    estimates: estimates.map((estimate, index) => ({ measure: measures[index]?.[0] ?? '', ...estimate })),
  };
}

function withinTask(judged: readonly Judged[], seed: number): Analysis['withinTask'] {
  const tasks = [...grouped(judged, ({ outcome }) => taskOf(outcome))];
  const pairs = tasks.flatMap(([cluster, items]) => {
    const incorrect = items.filter(({ isCorrect }) => !isCorrect);
    return items
      .filter(({ isCorrect }) => isCorrect)
      .flatMap((better) => incorrect.map((worse) => ({ cluster, better: better.score, worse: worse.score })));
  });
  return {
    tasks: new Set(pairs.map(({ cluster }) => cluster)).size,
    pairs: pairs.length,
    measures: MEASURES.flatMap(([measure, value]) => {
      const ordered = pairs.map(({ cluster, better, worse }) => ({
        cluster,
        value: (Math.sign(value(better) - value(worse)) + 1) / 2,
      }));
      const share = estimateMean(ordered, seed);
      return share === undefined ? [] : [{ measure, share }];
    }),
  };
}

function operatorRows(outcomes: readonly Outcome[]): readonly OperatorRow[] {
  return [...grouped(outcomes, ({ operator }) => operator)]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([operator, own]) => {
      const withReason = (reason: Outcome['reason']): number =>
        own.filter((outcome) => outcome.reason === reason).length;
      return {
        operator,
        patches: own.length,
        masked: own.filter(({ score }) => score === null).length,
        uncovered: withReason('uncovered'),
        survived: withReason('survived'),
        otherUnknown: withReason('flaky') + withReason('limit') + withReason('no-tests'),
        correct: signsOf(own.filter(({ verdict }) => verdict === 'correct')),
        incorrect: signsOf(own.filter(({ verdict }) => verdict === 'incorrect')),
      };
    });
}

function signsOf(outcomes: readonly Outcome[]): Signs {
  const signs = outcomes.flatMap(({ score }) => (score === null ? [] : [Math.sign(score.rlCsfV1)]));
  const count = (sign: number): number => signs.filter((value) => value === sign).length;
  return { negative: count(-1), zero: count(0), positive: count(1) };
}
