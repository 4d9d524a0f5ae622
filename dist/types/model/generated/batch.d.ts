/**
 * The operations of a batch, by their names in bundles and on the command line.
 */
export type BatchCommand = 'locate' | 'definition' | 'def' | 'declaration' | 'decl' | 'typeDefinition' | 'type-def' | 'implementation' | 'impl' | 'references' | 'refs' | 'hover' | 'symbols' | 'diagnostics' | 'diag' | 'capabilities' | 'request' | 'status' | 'reload' | 'prepareRename' | 'prepare-rename' | 'rename' | 'renameFile' | 'rename-file' | 'codeActions' | 'code-actions' | 'apply' | 'recover';
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
    selector?: string | {
        [k: string]: unknown;
    };
    options?: BatchOptions;
}
/**
 * The options of the command line in camelCase, as far as the operation has them.
 */
export interface BatchOptions {
    /**
     * The server that is asked; absent: the one that the file belongs to.
     */
    server?: string;
    /**
     * What the selector's columns count: utf-8, utf-16 or codepoint.
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
     * For `references`: how many a page holds at most.
     */
    limit?: number;
    /**
     * For `references`: where a page begins, from the one before.
     */
    cursor?: string;
    /**
     * For `symbols`: the document whose outline is asked for.
     */
    file?: string;
    /**
     * For `symbols`: what symbols of the workspace are searched for.
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
     * For edits: whether files are written; absent: a preview, but for `apply`, which writes.
     */
    apply?: boolean;
    /**
     * For edits: uncommitted changes do not refuse the edit.
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
     * For edits: what needs confirmation is confirmed.
     */
    confirm?: boolean;
    /**
     * For edits by a selector: which candidate is meant, from 1.
     */
    target?: number;
    /**
     * For edits by a selector: whether one that was not accepted refuses the edit; absent: it does.
     */
    denyApplyOnAmbiguous?: boolean;
    /**
     * For `rename`: the new name.
     */
    newName?: string;
    /**
     * For `rename`: rename a member in the classes above and below too.
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
     * For `codeActions`: LSP's CodeActionKind, with the kinds below it.
     */
    kind?: string;
    /**
     * For `codeActions`: the one that is meant, by its title or its `index`; absent: they are listed.
     */
    pick?: string | number;
    /**
     * For `apply`: a plan, the bundle of a preview, or a plan id of this machine.
     */
    plan?: string | {
        [k: string]: unknown;
    };
    /**
     * For `apply`: merge where files have changed since.
     */
    threeWay?: boolean;
}
