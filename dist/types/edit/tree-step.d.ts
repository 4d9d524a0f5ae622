import type { DocumentVersion, WorkspacePath } from '../model/brand.ts';
/** What one step does to the tree. Overwriting is a removal before it; what nothing is done to has no step. */
export type TreeStep = 
/** A file that is there gets other bytes and keeps all else. */
{
    readonly kind: 'replace';
    readonly path: WorkspacePath;
    readonly before: DocumentVersion;
    readonly bytes: Uint8Array;
}
/** A new file; folders on the way to it are made. */
 | {
    readonly kind: 'create';
    readonly path: WorkspacePath;
    readonly bytes: Uint8Array;
}
/** A file or a folder with all that it holds; folders on the way to the new path are made. */
 | {
    readonly kind: 'move';
    readonly from: WorkspacePath;
    readonly to: WorkspacePath;
}
/** A file, or a folder with all that it holds. */
 | {
    readonly kind: 'remove';
    readonly path: WorkspacePath;
};
/** Everything that a plan does to the tree, in order. Replacements come first, at the paths of before. */
export interface TreeSteps {
    /** The versions that these files must have, also those that are only moved or removed. */
    readonly expected: ReadonlyMap<WorkspacePath, DocumentVersion>;
    readonly steps: readonly TreeStep[];
}
