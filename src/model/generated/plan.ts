// Generated from schemas/plan.schema.json by `npm run generate`. Do not edit.
import type { BundleResolution, ContentHash, DocumentVersion, Range, Uri } from './bundle.ts';

/**
 * A file operation of LSP's WorkspaceEdit, by its kind.
 */
export type PlanOperation = CreateOperation | RenameOperation | DeleteOperation;

/**
 * An edit of files, bound by hash to the versions of the files that it was computed from.
 */
export interface Plan {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * The version of the format. Default: the present version.
   */
  readonly version?: '1.0';
  /**
   * The SHA-256 of the RFC 8785 canonical form of the plan without `planId` and `$schema`.
   */
  readonly planId: ContentHash;
  /**
   * The unit of the characters in ranges. Default: UTF-16 code units.
   */
  readonly positionEncoding?: 'utf-8' | 'utf-16' | 'utf-32';
  /**
   * The resolution of the selector of the edit; null or absent if the edit has no selector.
   */
  readonly resolution?: BundleResolution | null;
  /**
   * The files with text edits, each once, ordered by `uri`.
   */
  readonly files: readonly PlannedFile[];
  /**
   * The files and folders that are created, renamed or deleted, in this order.
   */
  readonly operations: readonly PlanOperation[];
  /**
   * The plan as a unified diff that `git apply` accepts; absent if it was not computed.
   */
  readonly diff?: string;
  /**
   * The server's `changeAnnotations`, by key; absent if there are none.
   */
  readonly annotations?: {
    readonly [k: string]: ChangeAnnotation;
  };
}
/**
 * The text edits of one file.
 */
export interface PlannedFile {
  /**
   * The file's path before the operations, or its path after them if the operations create it.
   */
  readonly uri: Uri;
  /**
   * The version that the ranges refer to and that the file must have; null if the operations create the file.
   */
  readonly before: DocumentVersion | null;
  /**
   * The version after the edits; null if the file is deleted.
   */
  readonly after: DocumentVersion | null;
  /**
   * The edits, ordered by range. They do not overlap, and all ranges refer to the old text.
   */
  readonly edits: readonly PlannedEdit[];
}
/**
 * A range and its new text.
 */
export interface PlannedEdit {
  /**
   * The range to replace; an empty range inserts text.
   */
  readonly range: Range;
  /**
   * The new text; an empty text deletes the range.
   */
  readonly newText: string;
  /**
   * The key of its annotation in `annotations`; absent if there is none.
   */
  readonly annotation?: string;
}
/**
 * The creation of a file.
 */
export interface CreateOperation {
  /**
   * A creation.
   */
  readonly kind: 'create';
  /**
   * The new file.
   */
  readonly uri: Uri;
  /**
   * The behaviour if the file exists. Default: the operation fails.
   */
  readonly options?: TargetOptions;
  /**
   * The key of its annotation in `annotations`; absent if there is none.
   */
  readonly annotation?: string;
}
/**
 * The behaviour if the target exists.
 */
export interface TargetOptions {
  /**
   * True if the target is replaced; takes precedence over `ignoreIfExists`. Default: false.
   */
  readonly overwrite?: boolean;
  /**
   * True if the target is kept and the operation is skipped. Default: false.
   */
  readonly ignoreIfExists?: boolean;
}
/**
 * The move of a file or folder.
 */
export interface RenameOperation {
  /**
   * A move.
   */
  readonly kind: 'rename';
  /**
   * The old path.
   */
  readonly oldUri: Uri;
  /**
   * The new path.
   */
  readonly newUri: Uri;
  /**
   * The behaviour if the target exists. Default: the operation fails.
   */
  readonly options?: TargetOptions;
  /**
   * The key of its annotation in `annotations`; absent if there is none.
   */
  readonly annotation?: string;
}
/**
 * The deletion of a file or folder.
 */
export interface DeleteOperation {
  /**
   * A deletion.
   */
  readonly kind: 'delete';
  /**
   * The path to delete.
   */
  readonly uri: Uri;
  /**
   * The options of the deletion. Default: the target must exist, and a folder must be empty.
   */
  readonly options?: DeleteOptions;
  /**
   * The key of its annotation in `annotations`; absent if there is none.
   */
  readonly annotation?: string;
}
/**
 * The options of a deletion.
 */
export interface DeleteOptions {
  /**
   * True if a folder is deleted with its content. Default: false.
   */
  readonly recursive?: boolean;
  /**
   * True if a missing target is ignored. Default: false.
   */
  readonly ignoreIfNotExists?: boolean;
}
/**
 * A ChangeAnnotation of the server.
 */
export interface ChangeAnnotation {
  /**
   * The description of the edit for people.
   */
  readonly label: string;
  /**
   * True if the edit needs confirmation. Default: false.
   */
  readonly needsConfirmation?: boolean;
  /**
   * A longer description; absent if there is none.
   */
  readonly description?: string;
}
