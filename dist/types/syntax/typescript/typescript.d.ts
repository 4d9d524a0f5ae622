import type { SyntaxLanguage } from '../source-syntax.ts';
/** TypeScript without JSX. */
export declare function loadTypeScript(): Promise<SyntaxLanguage>;
