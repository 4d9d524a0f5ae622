import type { SyntaxLanguage } from './source-syntax.ts';
/** What the names of files end in that a language of the index knows. */
export declare const KNOWN_ENDINGS: readonly string[];
/** The language of a file by its name, or undefined where the index knows none. */
export declare function languageOf(file: string): Promise<SyntaxLanguage | undefined>;
/** The language's name, without loading it. */
export declare function languageName(file: string): string | undefined;
