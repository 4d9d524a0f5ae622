import type { DocumentVersion, WorkspacePath } from '../model/brand.ts';

/** The effect of one step on the tree. Overwriting is a separate removal; a no-op has no step. */
export type TreeStep =
  /** Gives an existing file new bytes and keeps everything else. */
  | {
      readonly kind: 'replace';
      readonly path: WorkspacePath;
      readonly before: DocumentVersion;
      readonly bytes: Uint8Array;
    }
  /** Creates a file and its missing parent folders. */
  | { readonly kind: 'create'; readonly path: WorkspacePath; readonly bytes: Uint8Array }
  /** Moves a file, or a folder with its contents, and creates missing parent folders of the new path. */
  | { readonly kind: 'move'; readonly from: WorkspacePath; readonly to: WorkspacePath }
  /** Removes a file, or a folder with its contents. */
  | { readonly kind: 'remove'; readonly path: WorkspacePath };

/** The effects of a plan on the tree, in order. Replacements come first and use the paths before the plan. */
export interface TreeSteps {
  /** The versions that these files must have, including files that are only moved or removed. */
  readonly expected: ReadonlyMap<WorkspacePath, DocumentVersion>;
  readonly steps: readonly TreeStep[];
}
