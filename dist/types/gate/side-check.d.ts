import type { Bundle, DiagnosticsFacts } from '../model/bundle.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { EnclosingSymbol } from '../operation/document-symbols.ts';
import { type CheckerOptions } from '../session/checker.ts';
/** What a check says of a project; all names are relative to the repository's root. */
export interface CheckedSide {
    readonly documents: ReadonlySet<string>;
    readonly diagnostics: readonly Diagnostic[];
    readonly symbolsOf: (uri: string) => Promise<readonly EnclosingSymbol[]>;
}
/** One project of one side, checked, with the server still running. */
export interface SideCheck extends CheckedSide, AsyncDisposable {
    readonly bundle: Bundle;
    readonly facts: DiagnosticsFacts;
}
export interface SideCheckOptions extends Omit<CheckerOptions, 'root'> {
    /** Relative to the tree. */
    readonly workingDirectory: string;
}
/** Checks a whole project of a tree. */
export declare function checkSide(options: SideCheckOptions): Promise<SideCheck>;
/** Some files of a project again, in a fresh server and in another order. */
export declare function recheckFiles(options: SideCheckOptions, uris: readonly string[]): Promise<CheckedSide & AsyncDisposable>;
