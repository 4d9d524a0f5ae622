import type { DocumentVersion } from '../../model/brand.ts';
import type { Identity } from '../../workspace/identity.ts';
import type { Journal } from './journal.ts';
/** What a journal knows of the files of before. */
export interface KnownFiles {
    /** What stands somewhere in the tree under one of these is nobody else's. */
    readonly identities: ReadonlySet<Identity>;
    /** The versions of files by path; of those that were replaced the stage holds the original. */
    readonly versions: ReadonlyMap<string, DocumentVersion>;
    readonly replaced: ReadonlyMap<string, DocumentVersion>;
}
export declare function knownFiles({ known, operations }: Journal): KnownFiles;
