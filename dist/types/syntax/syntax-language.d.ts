import { type Extract, type Piece } from './pieces.ts';
import type { SourceSyntax, SyntaxLanguage } from './source-syntax.ts';
import type { Token } from './token.ts';
import type { SyntaxTree, TextParser } from './tree-sitter.ts';
/** What differs between languages. */
export interface LanguageParts extends Pick<SourceSyntax, 'bracesAreBlocks'> {
    readonly parser: TextParser;
    readonly extract: Extract;
    /** The kinds of nodes in which statements stand. */
    readonly holders: ReadonlySet<string>;
    tokens(text: string): readonly Token[];
    /** The pieces of a text whose tree has errors; without it they are taken from that tree. */
    salvage?(text: string, earlier: Reading | undefined): readonly Piece[];
}
/** A text as it was read. */
export interface Reading {
    readonly text: string;
    readonly tree: SyntaxTree;
    readonly pieces: readonly Piece[];
}
export declare function syntaxLanguage(parts: LanguageParts): SyntaxLanguage;
