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
 * One line of a batch: a command as JSON. Answered by one bundle, in the order of the lines.
 */
export interface BatchRequest {
  /**
   * The schema that the document follows: its `$id`, or where an editor finds it.
   */
  $schema?: string;
  /**
   * Any JSON; stands in `meta.batch.id` of the answer.
   */
  id?: unknown;
  /**
   * The operation, by its name in bundles or on the command line.
   */
  cmd: BatchCommand;
  /**
   * Which code element is meant, as a string in any form or as a PositionSpec; absent for operations without one.
   */
  selector?:
    | string
    | {
        [k: string]: unknown;
      };
  options?: BatchOptions;
}
/**
 * The options of the command line in camelCase, as far as the operation has them.
 */
export interface BatchOptions {
  /**
   * The server to ask; absent: the primary server of the file.
   */
  server?: string;
  /**
   * The unit of columns in the selector: utf-8, utf-16 or codepoint.
   */
  indexIo?: string;
  /**
   * How many candidates are shown at most.
   */
  topK?: number;
  /**
   * How long a server may take for one request, in seconds.
   */
  timeout?: number;
  /**
   * For `locate`: the kind of selector to make for the resolved place.
   */
  as?: 'cursor' | 'range' | 'symbol' | 'ast' | 'anchor' | 'locate';
  /**
   * For `locate` with `as`: keep the version of the file, so that the place can be found when it is not committed.
   */
  keep?: boolean;
  /**
   * For `references`: whether declarations are among them; absent: they are.
   */
  includeDeclaration?: boolean;
  /**
   * For `references`: the maximum of a page.
   */
  limit?: number;
  /**
   * For `references`: the start of a page, from the page before.
   */
  cursor?: string;
  /**
   * For `symbols`: the document to outline.
   */
  file?: string;
  /**
   * For `symbols`: the text to search for among the workspace’s symbols.
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
   * For `request`: the method of the protocol.
   */
  method?: string;
  /**
   * For `request`: its parameters, any JSON.
   */
  params?: unknown;
  /**
   * For edits: whether files are written. Default: false, a preview; for `apply`: true.
   */
  apply?: boolean;
  /**
   * For edits: allow uncommitted changes.
   */
  allowDirty?: boolean;
  /**
   * For edits: globs of the only files that may be touched.
   */
  allowPath?: string[];
  /**
   * For edits: globs of files that must not be touched.
   */
  denyPath?: string[];
  /**
   * For edits: confirm changes that need confirmation.
   */
  confirm?: boolean;
  /**
   * For edits by a selector: the number of the candidate, from 1.
   */
  target?: number;
  /**
   * For edits by a selector: whether an ambiguous selector refuses the edit.
   */
  denyApplyOnAmbiguous?: boolean;
  /**
   * For `rename`: the new name.
   */
  newName?: string;
  /**
   * For `rename`: rename a member in base classes and subclasses too.
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
   * For `codeActions`: LSP’s CodeActionKind; sub-kinds are included.
   */
  kind?: string;
  /**
   * For `codeActions`: the action to take, by its title or its `index`; absent: they are listed.
   */
  pick?: string | number;
  /**
   * For `apply`: a plan, the bundle of a preview, or the id of a plan of this machine.
   */
  plan?:
    | string
    | {
        [k: string]: unknown;
      };
  /**
   * For `apply`: merge if files have changed since.
   */
  threeWay?: boolean;
}
