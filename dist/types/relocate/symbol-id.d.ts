import type { Definition } from '../syntax/definition.ts';
import type { ResolvedPlace } from '../selector/resolution.ts';
import type { SourceDocument } from '../selector/source.ts';
export interface SymbolHome {
    readonly language: string;
    /** The module's name; of a file without one its uri. */
    readonly module: string;
}
/**
 * `sym1:`, then 32 hexadecimal digits that stay while language, module, qualified name, kind and overload
 * do, whatever becomes of the body (SHA-256, cut, over these as a canonical JSON array), then 64 of the
 * fingerprint of the whole definition.
 */
export declare function symbolIdOf(document: SourceDocument, definition: Definition, home: SymbolHome): string;
/** The fingerprint in a `symbolId`; undefined where it has none. */
export declare function fingerprintIn(symbolId: string): Uint8Array | undefined;
/**
 * The definition that a place stands for: whose name, signature, body, docstring or whole it is, or whose
 * name the place lies in.
 */
export declare function definitionAt({ definitions }: SourceDocument, { span, selection }: Pick<ResolvedPlace, 'span' | 'selection'>): Definition | undefined;
