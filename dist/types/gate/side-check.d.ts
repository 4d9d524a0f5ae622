import type { DiagnosticsBundle, DiagnosticsFacts, Hint } from '../model/bundle.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { EnclosingSymbol } from '../operation/document-symbols.ts';
import { type Checker } from '../session/projects/checker.ts';
import type { OperationRecord } from '../session/recording/operation-record.ts';
import type { PyrightOptions } from '../session/servers/pyright-server.ts';
/** What a check says of a project; all names are relative to the repository's root. */
export interface CheckedSide {
    readonly documents: ReadonlySet<string>;
    readonly diagnostics: readonly Diagnostic[];
    readonly hints: readonly Hint[];
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
/** Some files of a project by a server that knows none of them yet, in reverse order. */
export declare function checkSome(options: SideCheckOptions, checker: Checker, uris: readonly string[]): Promise<CheckedSide & AsyncDisposable>;
export declare function projectRoot(options: SideCheckOptions): string;
export declare function foldersOfTree({ readableRoot }: SideCheckOptions, folders: readonly string[]): ReadonlySet<string>;
/** What facts say in the repository's own names. */
export declare function checkedSide(options: SideCheckOptions, facts: DiagnosticsFacts, checker: Pick<Checker, 'enclosingSymbols'>): CheckedSide;
