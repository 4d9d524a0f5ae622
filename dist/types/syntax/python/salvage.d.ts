import type { Piece } from '../pieces.ts';
import type { Reading } from '../syntax-language.ts';
import { type TextParser } from '../tree-sitter.ts';
/**
 * The definitions of a module with errors. Its statements are parsed one by one, and where one of them
 * is broken, its head and the statements of its suite: an error then changes nothing around it.
 */
export declare function salvage(parser: TextParser, text: string, earlier: Reading | undefined): readonly Piece[];
