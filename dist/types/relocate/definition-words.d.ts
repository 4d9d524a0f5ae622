import type { Scope } from './outline.ts';
/** The words of a class or function, its own name and its docstring left out; of a module all. Read once. */
export declare function definitionWords(scope: Scope): readonly string[];
