import type { Span } from '../../../syntax/definition.ts';
import type { SourceDocument } from '../../../selector/source.ts';
type Source = Pick<SourceDocument, 'lines' | 'tokens'>;
/** Whether a word stands where `f(word=…)` has it; a definition's default looks the same. */
export declare function isKeywordArgument(source: Source, word: Span): boolean;
/** Whether a word is all of a string, as the key of a dictionary is whose entries become arguments. */
export declare function isWholeString(source: Source, word: Span): boolean;
export {};
