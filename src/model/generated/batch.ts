// Generated from schemas/batch.schema.json by `npm run generate`. Do not edit.

/**
 * The operations of a batch, by their names in bundles and on the command line.
 */
export type BatchCommand =
  | 'locate'
  | 'definition'
  | 'def'
  | 'declaration'
  | 'decl'
  | 'typeDefinition'
  | 'type-def'
  | 'implementation'
  | 'impl'
  | 'references'
  | 'refs'
  | 'hover'
  | 'symbols'
  | 'diagnostics'
  | 'diag'
  | 'capabilities'
  | 'request'
  | 'status'
  | 'reload'
  | 'prepareRename'
  | 'prepare-rename'
  | 'rename'
  | 'renameFile'
  | 'rename-file'
  | 'codeActions'
  | 'code-actions'
  | 'apply'
  | 'recover';

/**
 * A line of a batch: a request as JSON. Each line is answered by one bundle, in the order of the lines.
 */
export interface BatchRequest {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * An id, any JSON. The answer has it in `meta.batch.id`.
   */
  readonly id?: unknown;
  /**
   * The operation, by its name in bundles or on the command line.
   */
  readonly cmd: BatchCommand;
  /**
   * The code element: a selector in any string form, or a PositionSpec. Absent for operations without one.
   */
  readonly selector?:
    | string
    | {
        readonly [k: string]: unknown;
      };
  readonly options?: BatchOptions;
}
/**
 * The options of the operation, named as on the command line, in camelCase.
 */
export interface BatchOptions {
  /**
   * The language server that answers. Default: the primary server of the file.
   */
  readonly server?: string;
  /**
   * The unit of columns in the selector: utf-8, utf-16 or codepoint. Default: utf-16.
   */
  readonly indexIo?: string;
  /**
   * The maximum number of candidates. Default: 5. All exact candidates are listed.
   */
  readonly topK?: number;
  /**
   * The time limit of a request to a server, in seconds.
   */
  readonly timeout?: number;
  /**
   * For `locate`: the kind of selector to create for the resolved location.
   */
  readonly as?: 'cursor' | 'range' | 'symbol' | 'ast' | 'anchor' | 'locate';
  /**
   * For `locate` with `as`: store this version of the file, so that the selector resolves even if the version is never committed.
   */
  readonly keep?: boolean;
  /**
   * For `references`: include declarations. Default: true.
   */
  readonly includeDeclaration?: boolean;
  /**
   * For `references`: the maximum number of references per page.
   */
  readonly limit?: number;
  /**
   * For `references`: `meta.truncated.cursor` of the previous page.
   */
  readonly cursor?: string;
  /**
   * For `symbols`: the document to outline.
   */
  readonly file?: string;
  /**
   * For `symbols`: the text to search for in the symbols of the workspace.
   */
  readonly query?: string;
  /**
   * For `diagnostics`: files and globs, relative to the workspace.
   */
  readonly files?: readonly string[];
  /**
   * For `diagnostics`: all files of the workspace.
   */
  readonly workspace?: true;
  /**
   * For `request`: the LSP method.
   */
  readonly method?: string;
  /**
   * For `request`: the parameters, any JSON value.
   */
  readonly params?: unknown;
  /**
   * For edits: write the files. Default: false (preview); for `apply`: true.
   */
  readonly apply?: boolean;
  /**
   * For edits: allow uncommitted changes.
   */
  readonly allowDirty?: boolean;
  /**
   * For edits: globs of the files that may change. All others may not.
   */
  readonly allowPath?: readonly string[];
  /**
   * For edits: globs of files that must not change.
   */
  readonly denyPath?: readonly string[];
  /**
   * For edits: accept changes that need confirmation, and names that collide.
   */
  readonly confirm?: boolean;
  /**
   * For edits by a selector: the number of the candidate to edit, starting at 1.
   */
  readonly target?: number;
  /**
   * For edits by a selector: reject an ambiguous selector.
   */
  readonly denyApplyOnAmbiguous?: boolean;
  /**
   * For `rename`: the new name.
   */
  readonly newName?: string;
  /**
   * For `rename`: also rename the member in base classes and subclasses.
   */
  readonly overrides?: boolean;
  /**
   * For `renameFile`: the file or folder, relative to the workspace.
   */
  readonly oldUri?: string;
  /**
   * For `renameFile`: its new path.
   */
  readonly newUri?: string;
  /**
   * For `codeActions`: an LSP CodeActionKind; its sub-kinds are included.
   */
  readonly kind?: string;
  /**
   * For `codeActions`: the title or `index` of the action to run. Default: list the actions.
   */
  readonly pick?: string | number;
  /**
   * For `apply`: a plan, the bundle of a preview, or the id of a plan made on this machine.
   */
  readonly plan?:
    | string
    | {
        readonly [k: string]: unknown;
      };
  /**
   * For `apply`: merge with later changes of the files.
   */
  readonly threeWay?: boolean;
}
