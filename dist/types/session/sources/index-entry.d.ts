import type { Definition } from '../../syntax/definition.ts';
import type { SyntaxLanguage } from '../../syntax/source-syntax.ts';
/** What the workspace index remembers of a class or a function. */
export interface IndexedSyntax {
    readonly definition: Definition;
    readonly fingerprint: Uint8Array;
}
/** The classes and functions of a file, in source order. */
export type IndexEntry = readonly IndexedSyntax[];
export declare function readEntry(language: SyntaxLanguage, text: string): IndexEntry;
