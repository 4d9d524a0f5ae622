import type { Span } from '../definition.ts';
import type { Token } from '../token.ts';
/** A name as it stands in a text; `name` is the identifier that Python takes it for. */
export interface Name extends Span {
    readonly name: string;
}
/** A module in a list after `import`; the span leaves the alias out. */
export interface ImportedModule extends Span {
    readonly parts: readonly Name[];
    readonly alias: Name | undefined;
}
/** A name in a list after `from … import`; the span holds the alias. */
export interface ImportedName extends Span {
    readonly imported: Name;
    readonly alias: Name | undefined;
}
export interface PlainImport extends Span {
    readonly kind: 'import';
    readonly modules: readonly ImportedModule[];
}
export interface FromImport extends Span {
    readonly kind: 'from';
    /** How many dots stand before the name. */
    readonly level: number;
    readonly parts: readonly Name[];
    /** The dots and the name. */
    readonly module: Span;
    /** Empty for a star. */
    readonly names: readonly ImportedName[];
    readonly isStar: boolean;
}
export type ImportStatement = PlainImport | FromImport;
/**
 * The import statements of a Python text by its tokens, wherever they stand, in source order. What is broken is
 * left out. The keyword `import` has no other use, so that no tree is needed, which errors elsewhere could spoil.
 */
export declare function readImports(text: string, allTokens: readonly Token[]): readonly ImportStatement[];
/** A word as Python compares it. */
export declare function identifierOf(word: string): string;
