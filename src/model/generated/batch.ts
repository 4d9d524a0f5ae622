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
  $schema?: string;
  /**
   * An id, any JSON. The answer has it in `meta.batch.id`.
   */
  id?: unknown;
  /**
   * The operation, by its name in bundles or on the command line.
   */
  cmd: BatchCommand;
  /**
   * The code element: a selector in any string form, or a PositionSpec. Absent for operations without one.
   */
  selector?:
    | string
    | {
        [k: string]: unknown;
      };
  options?: BatchOptions;
}
/**
 * The options of the operation, named as on the command line, in camelCase.
 */
export interface BatchOptions {
  /**
   * The language server that answers. Default: the primary server of the file.
   */
  server?: string;
  /**
   * The unit of columns in the selector: utf-8, utf-16 or codepoint. Default: utf-16.
   */
  indexIo?: string;
  /**
   * The maximum number of candidates. Default: 5. All exact candidates are listed.
   */
  topK?: number;
  /**
   * The time limit of a request to a server, in seconds.
   */
  timeout?: number;
  /**
   * For `locate`: the kind of selector to create for the resolved location.
   */
  as?: 'cursor' | 'range' | 'symbol' | 'ast' | 'anchor' | 'locate';
  /**
   * For `locate` with `as`: store this version of the file, so that the selector resolves even if the version is never committed.
   */
  keep?: boolean;
  /**
   * For `references`: include declarations. Default: true.
   */
  includeDeclaration?: boolean;
  /**
   * For `references`: the maximum number of references per page.
   */
  limit?: number;
  /**
   * For `references`: `meta.truncated.cursor` of the previous page.
   */
  cursor?: string;
  /**
   * For `symbols`: the document to outline.
   */
  file?: string;
  /**
   * For `symbols`: the text to search for in the symbols of the workspace.
   */
  query?: string;
  /**
   * For `diagnostics`: files and globs, relative to the workspace.
   */
  files?: string[];
  /**
   * For `diagnostics`: all files of the workspace.
   */
  workspace?: true;
  /**
   * For `request`: the LSP method.
   */
  method?: string;
  /**
   * For `request`: the parameters, any JSON value.
   */
  params?: unknown;
  /**
   * For edits: write the files. Default: false (preview); for `apply`: true.
   */
  apply?: boolean;
  /**
   * For edits: allow uncommitted changes.
   */
  allowDirty?: boolean;
  /**
   * For edits: globs of the files that may change. All others may not.
   */
  allowPath?: string[];
  /**
   * For edits: globs of files that must not change.
   */
  denyPath?: string[];
  /**
   * For edits: accept changes that need confirmation, and names that collide.
   */
  confirm?: boolean;
  /**
   * For edits by a selector: the number of the candidate to edit, starting at 1.
   */
  target?: number;
  /**
   * For edits by a selector: reject an ambiguous selector.
   */
  denyApplyOnAmbiguous?: boolean;
  /**
   * For `rename`: the new name.
   */
  newName?: string;
  /**
   * For `rename`: also rename the member in base classes and subclasses.
   */
  overrides?: boolean;
  /**
   * For `renameFile`: the file or folder, relative to the workspace.
   */
  oldUri?: string;
  /**
   * For `renameFile`: its new path.
   */
  newUri?: string;
  /**
   * For `codeActions`: an LSP CodeActionKind; its sub-kinds are included.
   */
  kind?: string;
  /**
   * For `codeActions`: the title or `index` of the action to run. Default: list the actions.
   */
  pick?: string | number;
  /**
   * For `apply`: a plan, the bundle of a preview, or the id of a plan made on this machine.
   */
  plan?:
    | string
    | {
        [k: string]: unknown;
      };
  /**
   * For `apply`: merge with later changes of the files.
   */
  threeWay?: boolean;
}
