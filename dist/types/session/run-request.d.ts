import type { Bundle } from '../model/bundle.ts';
import type { BatchRequest } from '../model/generated/batch.ts';
import type { Workspace } from './workspace.ts';
import type { OperationOptions } from './operations/workspace-session.ts';
/** The operations that a request may name; the command line's names are others of the same. */
export type Operation = Exclude<BatchRequest['cmd'], keyof typeof CLI_NAMES>;
declare const CLI_NAMES: {
    readonly decl: 'declaration';
    readonly def: 'definition';
    readonly 'code-actions': 'codeActions';
    readonly diag: 'diagnostics';
    readonly impl: 'implementation';
    readonly 'prepare-rename': 'prepareRename';
    readonly refs: 'references';
    readonly 'rename-file': 'renameFile';
    readonly 'type-def': 'typeDefinition';
};
export declare function operationNamed(name: BatchRequest['cmd']): Operation;
/**
 * Runs a request that is data. What is wrong with the request itself is thrown; all else is in its bundle.
 *
 * @throws LanserError E/USAGE, E/INDEXING_UNSUPPORTED.
 */
export declare function runRequest(workspace: Workspace, { cmd, selector, options }: BatchRequest, limits: Pick<OperationOptions, 'signal' | 'arrivedMs'>): Promise<Bundle>;
export {};
