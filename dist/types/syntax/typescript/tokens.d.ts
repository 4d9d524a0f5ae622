import type { Token } from '../token.ts';
/** TypeScript's tokens; a template is one, and a regular expression is taken apart. */
export declare function typeScriptTokens(text: string): readonly Token[];
