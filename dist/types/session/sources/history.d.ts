import type { Git } from '../../git/git.ts';
import type { Host } from '../../model/host.ts';
/** Earlier versions of files: from the repository's objects, then from those that the workspace keeps. */
export interface History extends AsyncDisposable {
    /** The bytes of a version, of whatever file; undefined where nobody has them. */
    bytes(docVersion: string): Promise<Uint8Array | undefined>;
    /**
     * The version of another file when `uri` was `docVersion`; null where it was not there, undefined where
     * the history does not tell.
     */
    beside(docVersion: string, uri: string, other: string): Promise<string | null | undefined>;
}
/** @param signal ends what is looked for in the history, with E/INTERRUPTED. */
export declare function openHistory(host: Host, root: string, git: () => Promise<Git>, signal?: AbortSignal): History;
