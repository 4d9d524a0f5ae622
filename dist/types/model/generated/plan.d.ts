import type { BundleResolution, ContentHash, DocumentVersion, Range, Uri } from './bundle.ts';
/**
 * A file operation, in the terms of LSP's WorkspaceEdit; by its kind.
 */
export type PlanOperation = CreateOperation | RenameOperation | DeleteOperation;
/**
 * An edit of files, computed and bound by hash to the files that it was computed from.
 */
export interface Plan {
    /**
     * The schema that the document follows: its `$id`, or where an editor finds it.
     */
    $schema?: string;
    /**
     * The format's version; absent: this one.
     */
    version?: '1.0';
    /**
     * SHA-256 of the RFC 8785 canonical form of the plan without `planId` and `$schema`.
     */
    planId: ContentHash;
    /**
     * What the characters of every range count; absent: code units of UTF-16.
     */
    positionEncoding?: 'utf-8' | 'utf-16' | 'utf-32';
    /**
     * What became of the selector that the edit was asked for; null or absent where it was asked for without one.
     */
    resolution?: BundleResolution | null;
    /**
     * Files with text edits, each once, ordered by `uri`.
     */
    files: PlannedFile[];
    /**
     * Files and folders that are created, renamed or deleted, in this order.
     */
    operations: PlanOperation[];
    /**
     * The whole plan as a unified diff that `git apply` accepts; absent where it was not made.
     */
    diff?: string;
    /**
     * Why edits are done, by key: the server's changeAnnotations; absent: none.
     */
    annotations?: {
        [k: string]: ChangeAnnotation;
    };
}
/**
 * The text edits of one file.
 */
export interface PlannedFile {
    /**
     * The file: by its path before the operations where it exists then, otherwise by its path after them.
     */
    uri: Uri;
    /**
     * The version that the ranges count in, and that the file must have; null: the operations create it.
     */
    before: DocumentVersion | null;
    /**
     * The version after the edits; null: the file is deleted.
     */
    after: DocumentVersion | null;
    /**
     * Edits that do not overlap, by place; all ranges count in the text before.
     */
    edits: PlannedEdit[];
}
/**
 * A stretch of text and what it is replaced with.
 */
export interface PlannedEdit {
    /**
     * What is replaced; empty: text is inserted.
     */
    range: Range;
    /**
     * The new text; empty: text is removed.
     */
    newText: string;
    /**
     * The key in `annotations` of why it is done; absent: nothing is said.
     */
    annotation?: string;
}
/**
 * A file is created.
 */
export interface CreateOperation {
    /**
     * A creation.
     */
    kind: 'create';
    /**
     * The new file.
     */
    uri: Uri;
    /**
     * What happens where it exists; absent: it must not.
     */
    options?: TargetOptions;
    /**
     * The key in `annotations` of why it is done; absent: nothing is said.
     */
    annotation?: string;
}
/**
 * What happens where the target exists already.
 */
export interface TargetOptions {
    /**
     * It is replaced; this wins over `ignoreIfExists`. Absent: no.
     */
    overwrite?: boolean;
    /**
     * It is left as it is, and the operation is done. Absent: no.
     */
    ignoreIfExists?: boolean;
}
/**
 * A file or folder is moved.
 */
export interface RenameOperation {
    /**
     * A move.
     */
    kind: 'rename';
    /**
     * What is moved.
     */
    oldUri: Uri;
    /**
     * Where to.
     */
    newUri: Uri;
    /**
     * What happens where the target exists; absent: it must not.
     */
    options?: TargetOptions;
    /**
     * The key in `annotations` of why it is done; absent: nothing is said.
     */
    annotation?: string;
}
/**
 * A file or folder is deleted.
 */
export interface DeleteOperation {
    /**
     * A deletion.
     */
    kind: 'delete';
    /**
     * What is deleted.
     */
    uri: Uri;
    /**
     * How; absent: a file that exists.
     */
    options?: DeleteOptions;
    /**
     * The key in `annotations` of why it is done; absent: nothing is said.
     */
    annotation?: string;
}
/**
 * How something is deleted.
 */
export interface DeleteOptions {
    /**
     * A folder is deleted with all that it holds. Absent: no.
     */
    recursive?: boolean;
    /**
     * Where nothing is, the operation is done. Absent: no.
     */
    ignoreIfNotExists?: boolean;
}
/**
 * Why an edit is done, as the server says it.
 */
export interface ChangeAnnotation {
    /**
     * For a person: what is done.
     */
    label: string;
    /**
     * Whether it must be confirmed first; absent: no.
     */
    needsConfirmation?: boolean;
    /**
     * More about it; absent: nothing.
     */
    description?: string;
}
