import type { BundleOf, EditFacts } from '../../src/model/bundle.ts';
import type { Target } from './targets.ts';

export type Edited = BundleOf<EditFacts>;

export interface RenameTarget {
  readonly target: Target;
  readonly newName: string;
}

/**
 * The checks of one rename. The raw server is Pyright without lanser. Pyright renames a name in a quoted type only
 * after it has checked the file. So edits-check.ts may request the rename again, after a check of some files.
 */
export const CHECKS = [
  /** A preview changes nothing on disk. */
  'preview',
  /**
   * The plan's edits equal the raw server's first or second answer to the rename request. Also passes if lanser
   * returns E/NOT_FOUND and the raw server returns null.
   */
  'edits',
  /** The plan's edits equal the second answer. Also passes if there was no second request. */
  'strings',
  /** The applied plan and diff equal the preview's. */
  'apply',
  /** lanser's own check of the written files passes. */
  'verification',
  /** In the raw server's clone, `git apply` of the applied diff produces the files that lanser has written. */
  'patch',
  /** Pyright's counts of diagnostics after the rename equal those of the preview. */
  'diagnostics',
  /** The edits of a second rename, back to the old name, equal those of the raw server. */
  'edits-back',
  /** The second rename restores the original bytes. */
  'back',
  /** The two renames leave no changes in untracked files or in `.git`. */
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
  /** Results that the summary counts, but that are not failures. */
  readonly notes: readonly string[];
  readonly files: number;
  readonly edits: number;
  /** In milliseconds. */
  readonly times: Readonly<Partial<Record<Time, number>>>;
}
