import type { Features } from '../../src/relocate/candidate.ts';

/** A place in commit `a`. If its code survives, also its true place in the newer commit `b`. See truth.py. */
export interface Anchor {
  readonly repo: string;
  readonly a: string;
  readonly b: string;
  readonly kind: 'function' | 'class' | 'statement';
  readonly path: string;
  readonly line: number;
  readonly col: number;
  readonly outcome: 'survives' | 'gone';
  readonly newPath?: string;
  readonly newLine?: number;
  readonly newCol?: number;
  /** True if the code survives, and its path or the text of its line has changed. */
  readonly hard: boolean;
}

export type SelectorName =
  | 'cursor'
  | 'symbol'
  | 'anchor'
  | 'symbol without version'
  | 'anchor without version';

export interface Answer {
  readonly path: string;
  readonly line: number;
  readonly col: number;
  readonly score: number;
  readonly certified: boolean;
  readonly features: Features;
  readonly explanation: string;
}

export interface Outcome {
  readonly anchor: Anchor;
  readonly kind: SelectorName;
  /** The accepted place; undefined if lanser accepts none. */
  readonly answer: Answer | undefined;
  /** The first candidate, accepted or not; undefined without candidates. */
  readonly best: Answer | undefined;
  /** The first candidate's score minus the second one's; a missing score counts as 0. */
  readonly lead: number;
  /** True if the first candidate is the expected place. */
  readonly right: boolean;
  readonly timeMs: number;
  /** The result of the search in the Git history; undefined if lanser did not search. */
  readonly search: string | undefined;
  /**
   * A commit with the last version that the selector matches exactly; without merges, the last such commit. Undefined
   * unless `search` is `found`.
   */
  readonly found: string | undefined;
}
