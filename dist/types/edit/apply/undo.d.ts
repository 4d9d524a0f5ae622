import type { Journal } from './journal.ts';
import { type Workplace } from './workplace.ts';
/**
 * Takes back what of the journal's operations happened, the last one first, and says how many there were.
 * It may be stopped at any moment and started again: each operation shows by its files in the stage, or by
 * where its file is, whether it happened. Nothing at all is done where somebody else has written meanwhile.
 *
 * @throws LanserError E/APPLY_CONFLICT.
 */
export declare function undo(journal: Journal, workplace: Workplace): number;
