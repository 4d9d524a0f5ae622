import type { ContentHash } from '../../model/brand.ts';
import type { BundleEnvironment, DiagnosticsFacts, Scope } from '../../model/bundle.ts';
import { type EnclosingSymbol } from '../../operation/document-symbols.ts';
import type { OperationRecord } from '../recording/operation-record.ts';
import { type PyrightOptions } from '../servers/pyright-server.ts';
import { type WorkspaceFiles } from '../servers/workspace-files.ts';
/** One Pyright over one project. */
export interface Checker extends AsyncDisposable {
    readonly environment: BundleEnvironment;
    readonly configDigest: ContentHash | null;
    workspaceFiles(): Promise<WorkspaceFiles>;
    /** `record` gets everything that passes between us and the server. */
    diagnose(files: readonly string[], scope: Scope, record?: OperationRecord): Promise<DiagnosticsFacts>;
    /** The classes and functions of a file. */
    enclosingSymbols(uri: string): Promise<readonly EnclosingSymbol[]>;
    /**
     * The same project to a server that has forgotten what it evaluated, in the same process. Ends
     * with this checker, which must not be asked any longer.
     */
    startOver(label: string, signal: AbortSignal): Promise<Checker>;
}
export declare function openChecker(options: PyrightOptions): Promise<Checker>;
