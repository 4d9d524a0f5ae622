import type { FolderEntries } from './folder-entries.ts';
import type { Refusal } from './jail-reasons.ts';
import { type Position } from './position.ts';
/** On a file system that takes several names for one, the entry that this name means. */
export declare function otherSpelling(folder: Position, held: FolderEntries, name: string): Position | Refusal | undefined;
