import type { Journal } from './journal.ts';
import type { Recorded } from './operation.ts';
import type { Sight } from './sight.ts';
import { type Workplace } from './workplace.ts';
/**
 * What there is to undo of an operation; `exchange`: its path holds a copy of the original, which gives way;
 * `foreign`: it holds what somebody else wrote.
 */
export type Verdict = 'undo' | 'exchange' | 'nothing' | 'foreign';
/** Judges an operation all of whose followers are undone, or are taken for that by the sight. */
export type Inspect = (recorded: Recorded, sight: Sight) => Verdict;
export declare function inspector(journal: Journal, workplace: Workplace): Inspect;
