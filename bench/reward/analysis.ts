import { grouped } from '../../src/text/grouped.ts';
import { estimateAreas, estimateMean, type Estimate, type MeasureEstimate, type Rated } from './auc.ts';
import { ABLATIONS, MEASURES, type Measure } from './formulas.ts';
import type { StudyOutcome } from './outcome.ts';
import type { Score } from './score.ts';

export interface NamedEstimate extends MeasureEstimate {
  readonly measure: string;
}

/** The area under the ROC curve (AUC) of each measure, over some of the patches. */
export interface Group {
  readonly name: string;
  readonly correct: number;
  readonly incorrect: number;
  /** Empty if no patch is correct, or no patch is incorrect. */
  readonly estimates: readonly NamedEstimate[];
}

/**
 * The verdicts, and the signs of the reward `rl-csf-v1`, for the patches of one operator. An operator is a method
 * that makes patches.
 */
export interface OperatorRow {
  readonly operator: string;
  readonly patches: number;
  /** The number of patches without a score. */
  readonly masked: number;
  /** The number of patches without a verdict because no test that executes the changed code ran. */
  readonly uncovered: number;
  /** The number of patches without a verdict because they are meant to be wrong, but pass the tests. */
  readonly survived: number;
  /** The number of patches without a verdict due to a flaky test, a time limit, or no passed test at the base. */
  readonly otherUnknown: number;
  readonly correct: Signs;
  readonly incorrect: Signs;
}

export interface Signs {
  readonly negative: number;
  readonly zero: number;
  readonly positive: number;
}

/** The share of the incorrect patches for which `rl-csf-v1` is 0, the value of an empty patch. */
export interface BlindRow {
  readonly name: string;
  readonly incorrect: number;
  readonly share: Estimate;
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
  readonly blind: readonly BlindRow[];
  /**
   * A pair consists of a correct and an incorrect patch of one base and file. `share` is the share of pairs in
   * which the correct patch has the higher value. A tie counts as half a pair.
   */
  readonly withinTask: {
    readonly tasks: number;
    readonly pairs: number;
    readonly measures: readonly { readonly measure: string; readonly share: Estimate }[];
  };
  readonly operators: readonly OperatorRow[];
}

interface Judged {
  readonly outcome: StudyOutcome;
  readonly score: Score;
  readonly isCorrect: boolean;
}

/**
 * Analyses outcomes. Estimates omit patches without a score, and patches without a verdict. One group, however,
 * counts the patches with the reason `survived` as correct.
 */
export function analyse(unordered: readonly StudyOutcome[], seed: number): Analysis {
  // A run that continues an interrupted run has its outcomes in a different order. The random resamples for the
  // confidence intervals depend on the order.
  const outcomes = unordered.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  const judged = judgedOf(outcomes, () => false);
  const correct = judged.filter(({ isCorrect }) => isCorrect);
  const group = (name: string, items: readonly Judged[]): Group => groupOf(name, items, MEASURES, seed);
  const groupsBy = (key: (outcome: StudyOutcome) => string): readonly Group[] =>
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
    // Each group contains the incorrect patches of one operator, and all correct patches.
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
    blind: blindOf(judged, seed),
    withinTask: withinTask(judged, seed),
    operators: operatorRows(outcomes),
  };
}

function judgedOf(
  outcomes: readonly StudyOutcome[],
  countsAsCorrect: (outcome: StudyOutcome) => boolean,
): readonly Judged[] {
  return outcomes.flatMap((outcome) => {
    const { score, verdict } = outcome;
    const isCorrect = verdict === 'correct' || countsAsCorrect(outcome);
    return score === null || (verdict === 'unknown' && !isCorrect) ? [] : [{ outcome, score, isCorrect }];
  });
}

function typingOf({ typing }: StudyOutcome): string {
  return typing ?? 'outside of functions';
}

function isBlind({ rlCsfV1 }: Score): boolean {
  return rlCsfV1 === 0;
}

function blindOf(judged: readonly Judged[], seed: number): readonly BlindRow[] {
  const incorrect = judged.filter(({ isCorrect }) => !isCorrect);
  const row = (name: string, items: readonly Judged[]): readonly BlindRow[] => {
    const values = items.map(({ outcome, score }) => ({
      cluster: taskOf(outcome),
      value: isBlind(score) ? 1 : 0,
    }));
    const share = estimateMean(values, seed);
    return share === undefined ? [] : [{ name, incorrect: items.length, share }];
  };
  const byOperator = [...grouped(incorrect, ({ outcome }) => outcome.operator)].toSorted(([left], [right]) =>
    left < right ? -1 : 1,
  );
  return [...row('all', incorrect), ...byOperator.flatMap(([name, items]) => row(name, items))];
}

function taskOf({ repository, base, path }: StudyOutcome): string {
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

function operatorRows(outcomes: readonly StudyOutcome[]): readonly OperatorRow[] {
  return [...grouped(outcomes, ({ operator }) => operator)]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([operator, own]) => {
      const withReason = (reason: StudyOutcome['reason']): number =>
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

function signsOf(outcomes: readonly StudyOutcome[]): Signs {
  const signs = outcomes.flatMap(({ score }) => (score === null ? [] : [Math.sign(score.rlCsfV1)]));
  const count = (sign: number): number => signs.filter((value) => value === sign).length;
  return { negative: count(-1), zero: count(0), positive: count(1) };
}
