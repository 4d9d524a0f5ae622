import type { SyntaxLanguage } from '../source-syntax.ts';
/** Python, stubs included. */
export declare function loadPython(): Promise<SyntaxLanguage>;
