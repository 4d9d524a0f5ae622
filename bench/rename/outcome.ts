import type { BundleOf, EditFacts } from '../../src/model/bundle.ts';
import type { Target } from './targets.ts';

export type Edited = BundleOf<EditFacts>;

export interface RenameTarget {
  readonly target: Target;
  readonly newName: string;
}

/** The checks of one rename. The raw server is Pyright as an editor runs it. */
export const CHECKS = [
  /** A preview changes nothing on disk. */
  'preview',
  /** The plan's edits equal an answer of the raw server. */
  'edits',
  /** The edits equal the raw server's second answer, if one was requested (see edits-check.ts). */
  'strings',
  /** The applied plan and diff equal the preview's. */
  'apply',
  /** lanser's own check of the written files passes. */
  'verification',
  /** `git apply` of the patch produces the same files. */
  'patch',
  /** Pyright's counts after the rename equal those of the preview. */
  'diagnostics',
  /** The edits of the rename back equal those of the raw server. */
  'edits-back',
  /** The rename back restores the original bytes. */
  'back',
  /** No other change remains in the tree or in `.git`. */
  'left',
] as const;
export type Check = (typeof CHECKS)[number];

export interface Finding {
  readonly check: Check;
  readonly detail: string;
}

export const TIMES = ['raw', 'preview', 'apply'] as const;
export type Time = (typeof TIMES)[number];

export interface Outcome extends RenameTarget {
  /** `plan` if the preview's plan was applied, `rename` if the rename was requested again. */
  readonly way: 'plan' | 'rename';
  /** The checks that ran, passed or not. */
  readonly made: readonly Check[];
  readonly findings: readonly Finding[];
  /** Counted results, not failures. */
  readonly notes: readonly string[];
  readonly files: number;
  readonly edits: number;
  /** In milliseconds. */
  readonly times: Readonly<Partial<Record<Time, number>>>;
}
