// Generated from schemas/proposal.schema.json by `npm run generate`. Do not edit.
import type { PositionSpec } from './selector.ts';
import type { Uri } from './bundle.ts';

/**
 * An edit, by its kind.
 */
export type ProposedEdit = ProposedRename | ProposedFileRename | ProposedCodeAction;

/**
 * The edits that a change proposes: a file `.lanser/proposals/*.json`, or a fenced `lanser` block in the text of a pull request. The gate previews each edit and writes nothing.
 */
export interface Proposal {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * The version of the format.
   */
  readonly version: '1.0';
  /**
   * The edits; each is previewed separately.
   */
  readonly edits: readonly ProposedEdit[];
}
/**
 * The rename of a symbol.
 */
export interface ProposedRename {
  /**
   * A rename.
   */
  readonly kind: 'rename';
  /**
   * The code element: a selector in any string form, or a PositionSpec.
   */
  readonly selector: string | PositionSpec;
  /**
   * The new name.
   */
  readonly newName: string;
}
/**
 * The move of a file or folder, with the update of the imports.
 */
export interface ProposedFileRename {
  /**
   * A move.
   */
  readonly kind: 'renameFile';
  /**
   * The old path, relative to the workspace.
   */
  readonly oldUri: Uri;
  /**
   * The new path, relative to the workspace.
   */
  readonly newUri: Uri;
}
/**
 * A code action of the server.
 */
export interface ProposedCodeAction {
  /**
   * A code action.
   */
  readonly kind: 'codeAction';
  /**
   * The code element: a selector in any string form, or a PositionSpec.
   */
  readonly selector: string | PositionSpec;
  /**
   * The title of the code action.
   */
  readonly title: string;
}
