import { type Workplace } from './workplace.ts';
/** Whether an edit has left anything but its journal. */
export declare function hasLitter(workplace: Workplace): boolean;
/** Removes what an edit that was committed or undone, or that never began, has left. */
export declare function clean(workplace: Workplace): Promise<void>;
/** The note in the state folder that there is a stage beside the files. */
export declare function besideNote(workplace: Workplace): string;
