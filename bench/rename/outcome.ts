import type { BundleOf, EditFacts } from '../../src/model/bundle.ts';
import type { Target } from './targets.ts';

export type Edited = BundleOf<EditFacts>;

export interface RenameThere {
  readonly target: Target;
  readonly newName: string;
}

export const CHECKS = [
  /** A preview changes nothing on disk. */
  'preview',
  /** The plan's edits are those of the raw server. */
  'edits',
  /** They are also those that it says once it has checked the files with strings that stay. */
  'strings',
  /** What was shown is written. */
  'apply',
  /** lanser's own check of the written files passes. */
  'verification',
  /** `git apply` of the patch gives the same files. */
  'patch',
  /** Pyright counts in the written files what the preview has counted. */
  'diagnostics',
  /** The edits of the way back are those of the raw server. */
  'edits-back',
  /** The way back leads to the bytes of before. */
  'back',
  /** Nothing else is left, in the tree and in `.git`. */
  'left',
] as const;
export type Check = (typeof CHECKS)[number];

export interface Finding {
  readonly check: Check;
  readonly detail: string;
}

export const TIMES = ['raw', 'preview', 'apply'] as const;
export type Time = (typeof TIMES)[number];

export interface Outcome extends RenameThere {
  /** Whether the preview was carried out by its plan, or the rename asked for once more. */
  readonly way: 'plan' | 'rename';
  /** The checks that were made, passed or not. */
  readonly made: readonly Check[];
  readonly findings: readonly Finding[];
  /** What is no failure, and worth a count. */
  readonly notes: readonly string[];
  readonly files: number;
  readonly edits: number;
  /** In milliseconds. */
  readonly times: Readonly<Partial<Record<Time, number>>>;
}
