import type { DocumentVersion } from '../../model/brand.ts';
/** The versions of files, each read again only where its record says that it may have changed. */
export interface FileVersions {
    /** Undefined for what is no file, and leads to none; `file` is absolute. */
    of(file: string): DocumentVersion | undefined;
}
export declare function fileVersions(clock: () => number): FileVersions;
