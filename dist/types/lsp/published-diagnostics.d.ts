import type { Diagnostic, PublishDiagnosticsParams } from 'vscode-languageserver-protocol';
/** What a server pushes of diagnostics, for servers that cannot be asked. */
export interface PublishedDiagnostics {
    readonly onPublish: (params: PublishDiagnosticsParams) => void;
    /** How many times a document's diagnostics have come so far. */
    countOf(uri: string): number;
    /** The first set of a document that came after so many others, for this version where the server says which. */
    after(uri: string, count: number, version: number): Promise<readonly Diagnostic[]>;
    /** The last set that came for this very version of a document. */
    ofVersion(uri: string, version: number): Promise<readonly Diagnostic[]>;
}
export declare function publishedDiagnostics(): PublishedDiagnostics;
