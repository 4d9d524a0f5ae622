import type { DiagnosticsBundle, DiagnosticsFacts } from '../../model/bundle.ts';
/** Beyond that an entry costs more than it saves. */
export declare const LARGEST_ENTRY = 16000000;
/** The diagnostics of a project as a cache gave them; or why they are not taken. */
export type KeptEntry = {
    readonly kind: 'kept';
    readonly bundleId: string;
    readonly facts: DiagnosticsFacts;
} | {
    readonly kind: 'doubtful';
    readonly reason: string;
};
/** The text that keeps a bundle; undefined where it is too large. */
export declare function entryText(key: string, bundle: DiagnosticsBundle): string | undefined;
/** Reads a text that anybody may have written. */
export declare function readEntry(key: string, text: string): KeptEntry;
