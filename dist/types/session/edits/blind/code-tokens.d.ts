import type { Token } from '../../../syntax/token.ts';
import type { SourceDocument } from '../../../selector/source.ts';
/** The tokens between two offsets, without comments. */
export declare function codeBetween(source: Pick<SourceDocument, 'tokens'>, start: number, end: number): readonly Token[];
export declare const OPENING: ReadonlySet<string>;
/** The index after the bracket that closes the one at an index; the number of tokens where none does. */
export declare function afterBrackets(text: string, tokens: readonly Token[], opening: number): number;
export declare function wordOf(text: string, token: Token | undefined): string;
