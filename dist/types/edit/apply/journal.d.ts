import type { DocumentVersion } from '../../model/brand.ts';
import type { HeldTree } from '../../workspace/held-folder.ts';
import type { Identity } from '../../workspace/identity.ts';
import { type Operation } from './operation.ts';
export interface Known {
    readonly path: string;
    readonly identity: Identity;
    readonly version: DocumentVersion;
}
/** What has to be known to undo an edit, on the disk before the first of its operations. */
export interface Journal {
    readonly version: 1;
    /** The folder that paths count from, and the state folder: a journal that was brought here names others. */
    readonly anchor: Identity;
    readonly state: Identity;
    /** Where staged and original files are. */
    readonly stage: 'state' | 'beside';
    /** Every file that the edit knows, as it was; what stands there under one of these is nobody else's. */
    readonly known: readonly Known[];
    readonly operations: readonly Operation[];
}
/** Puts the journal in its place as a whole; from here on the edit is undone unless it is committed. */
export declare function writeJournal(base: HeldTree, folder: string, journal: Journal): void;
export declare function journalFile(folder: string): string;
/**
 * The journal of an edit that did not end, if there is one.
 *
 * @throws LanserError E/SCHEMA_INVALID where the file is not one that lanser wrote.
 */
export declare function readJournal(base: HeldTree, folder: string, shown: string): Journal | undefined;
