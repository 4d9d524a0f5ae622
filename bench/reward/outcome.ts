import type { Verdict } from './judge.ts';
import type { Patch } from './patch.ts';
import type { Scored } from './score.ts';

/** One line of the output: a patch, its verdict by the tests, and its scores by lanser. */
export type Outcome = Patch &
  Verdict &
  Scored & {
    /**
     * The share of annotated functions in the file at `path`; null if the file has no functions or is not a source of
     * the base.
     */
    readonly annotated: number | null;
    /**
     * `typed` if all changed functions have annotations, `untyped` if none has, otherwise `mixed`; null if no changed
     * line is in a function.
     */
    readonly typing: 'typed' | 'untyped' | 'mixed' | null;
  };

/** An outcome without its diff and its failure, which contain text of the project. */
export type StudyOutcome = Omit<Outcome, 'diff' | 'failure'>;

export function withoutProjectText(outcome: Outcome): StudyOutcome {
  const entries = Object.entries(outcome).filter(([key]) => key !== 'diff' && key !== 'failure');
  return Object.fromEntries(entries) as StudyOutcome;
}
