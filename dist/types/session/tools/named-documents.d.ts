import type { NamedDocument } from '../../adapter/facts.ts';
import type { NamedRoots } from '../../workspace/named-roots.ts';
export interface NamedDocumentsRequest {
    readonly workspace: string;
    /** Nothing outside of it is read, by path or by link. */
    readonly readableRoot: string;
    readonly roots: NamedRoots;
    readonly ecmaScriptLines: boolean;
}
/**
 * The files that an output names, by the names that it gives them.
 *
 * @throws LanserError E/JAIL (outside), E/VERSION_SKEW (not there), E/INCONCLUSIVE (no name of a file),
 * E/FS_PERMISSIONS.
 */
export declare function readNamedDocuments(names: Iterable<string>, request: NamedDocumentsRequest): Promise<ReadonlyMap<string, NamedDocument>>;
/** The place of a file that an output names. */
export declare function absolutePath(name: string, workspace: string): string;
