import type { Session } from '../lsp/session.ts';
/** A class or function of a document with the lines it spans (zero-based, both included). */
export interface EnclosingSymbol {
    /** Names from the outermost in, joined by dots. */
    readonly qualifiedName: string;
    readonly firstLine: number;
    readonly lastLine: number;
}
/** The classes and functions of an open document, outer ones before the ones inside them. */
export declare function readEnclosingSymbols(session: Session, file: string): Promise<readonly EnclosingSymbol[]>;
