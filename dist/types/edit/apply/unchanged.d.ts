import type { Operation } from './operation.ts';
import type { Stage, Workplace } from './workplace.ts';
/** What the originals were when they were staged, by the numbers of their operations. */
export type Originals = ReadonlyMap<number, string>;
/**
 * Nobody wrote into an original while the edit was made. Who had it open goes on writing into the file
 * that is about to be removed.
 *
 * @throws LanserError E/CONTENT_MODIFIED.
 */
export declare function expectUnchanged(originals: Originals, operations: readonly Operation[], stage: Stage, workplace: Workplace): void;
/** Everything that a folder holds: an id of the names, and of which file each is, as large and as old as it is. */
export declare function contentsOf(folder: string): string;
