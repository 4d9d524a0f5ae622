import type { Token } from '../syntax/token.ts';
/**
 * The texts of tokens, as far as a formatter would leave them: comments, commas before a closing
 * bracket, and the choice of quotes do not count. Of comments alone, their texts.
 */
export declare function normalizedWords(text: string, tokens: readonly Token[]): readonly string[];
/** Common members over all members, each counted as often as it stands there; 1 for two empty lists. */
export declare function commonShare(left: readonly string[], right: readonly string[]): number;
