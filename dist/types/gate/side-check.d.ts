import type { DiagnosticsBundle, DiagnosticsFacts } from '../model/bundle.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { EnclosingSymbol } from '../operation/document-symbols.ts';
import type { OperationRecord } from '../session/recording/operation-record.ts';
import type { PyrightOptions } from '../session/servers/pyright-server.ts';
/** What a check says of a project; all names are relative to the repository's root. */
export interface CheckedSide {
    readonly documents: ReadonlySet<string>;
    readonly diagnostics: readonly Diagnostic[];
    readonly symbolsOf: (uri: string) => Promise<readonly EnclosingSymbol[]>;
}
/** One project of one side, checked, with the server still running. */
export interface SideCheck extends CheckedSide, AsyncDisposable {
    readonly bundle: DiagnosticsBundle;
    readonly facts: DiagnosticsFacts;
    /** The files that were checked; absolute, in their order. */
    readonly files: readonly string[];
    /** Folders that are included and that the server passes over all the same. */
    readonly leftOut: ReadonlySet<string>;
    /**
     * Some files of the project again, in the same process, which has forgotten what it evaluated,
     * and in reverse order. This side must not be asked for symbols any longer; the result knows
     * those of every file.
     */
    recheck(uris: readonly string[], signal: AbortSignal): Promise<CheckedSide & AsyncDisposable>;
}
export interface SideCheckOptions extends Omit<PyrightOptions, 'root'> {
    /** Relative to the tree. */
    readonly workingDirectory: string;
    /** Gets everything that passes between us and the server. */
    readonly record?: OperationRecord | undefined;
}
/** Checks a whole project of a tree. */
export declare function checkSide(options: SideCheckOptions): Promise<SideCheck>;
