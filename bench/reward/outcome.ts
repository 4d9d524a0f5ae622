import type { Verdict } from './judge.ts';
import type { Patch } from './patch.ts';
import type { Scored } from './score.ts';

/** One line of the output: a patch, its verdict by the tests, and its scores by lanser. */
export type Outcome = Patch &
  Verdict &
  Scored & {
    /** The share of the functions in the changed file that have an annotation; null without functions. */
    readonly annotated: number | null;
    /** The changed functions by their annotations; null if no changed line is in a function. */
    readonly typing: 'typed' | 'untyped' | 'mixed' | null;
  };

/** An outcome without text of the project. */
export type StudyOutcome = Omit<Outcome, 'diff' | 'failure'>;

/** Returns the parts of an outcome that the analysis needs, without text of the project. */
export function withoutProjectText(outcome: Outcome): StudyOutcome {
  const entries = Object.entries(outcome).filter(([key]) => key !== 'diff' && key !== 'failure');
  return Object.fromEntries(entries) as StudyOutcome;
}
