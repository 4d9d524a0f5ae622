import type { Verdict } from './judge.ts';
import type { Patch } from './patch.ts';
import type { Scored } from './score.ts';

/** One line of the output: a patch, its verdict by the tests, and its scores by lanser. */
export type Outcome = Patch &
  Verdict &
  Scored & {
    /** The share of the functions in the changed file that have an annotation; null without functions. */
    readonly annotated: number | null;
  };
