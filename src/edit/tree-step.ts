import type { DocumentVersion, WorkspacePath } from '../model/brand.ts';

/** One change of the tree. If a move overwrites an entry, an earlier step removes this entry. */
export type TreeStep =
  /** Replaces the bytes of an existing file, and keeps attributes such as its mode. */
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

/** The changes of a plan, in order. Replacements come first, so they name files by their old paths. */
export interface TreeSteps {
  /** The required version of each existing file, including files that are only moved or removed. */
  readonly expected: ReadonlyMap<WorkspacePath, DocumentVersion>;
  readonly steps: readonly TreeStep[];
}
