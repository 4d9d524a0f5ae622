import type { PositionSpec } from './selector.ts';
import type { Uri } from './bundle.ts';
/**
 * One edit; by its kind.
 */
export type ProposedEdit = ProposedRename | ProposedFileRename | ProposedCodeAction;
/**
 * Edits that a change proposes: a file `.lanser/proposals/*.json`, or a fenced `lanser` block in the text of a pull request. The gate previews each and writes nothing.
 */
export interface Proposal {
    /**
     * The schema that the document follows: its `$id`, or where an editor finds it.
     */
    $schema?: string;
    /**
     * The format's version.
     */
    version: '1.0';
    /**
     * The edits, each previewed by itself.
     */
    edits: ProposedEdit[];
}
/**
 * A symbol gets another name.
 */
export interface ProposedRename {
    /**
     * A rename.
     */
    kind: 'rename';
    /**
     * What is meant: a selector in any form, or a PositionSpec.
     */
    selector: string | PositionSpec;
    /**
     * The new name.
     */
    newName: string;
}
/**
 * A file or folder is moved, and what imports it follows.
 */
export interface ProposedFileRename {
    /**
     * A move.
     */
    kind: 'renameFile';
    /**
     * What is moved, relative to the workspace.
     */
    oldUri: Uri;
    /**
     * Where to, relative to the workspace.
     */
    newUri: Uri;
}
/**
 * A code action of the server is applied.
 */
export interface ProposedCodeAction {
    /**
     * A code action.
     */
    kind: 'codeAction';
    /**
     * What is meant: a selector in any form, or a PositionSpec.
     */
    selector: string | PositionSpec;
    /**
     * The title by which the server offers it.
     */
    title: string;
}
