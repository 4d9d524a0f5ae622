import type { SourceDocument } from '../selector/source.ts';
import { type Scope } from './outline.ts';
/** The words of a class or function, read once. */
export type Words = (scope: Scope) => readonly string[];
export declare function wordsOf(before: SourceDocument, after: SourceDocument): Words;
/** The words of a class or function, its own name and its docstring left out. */
export declare function definitionWords(document: SourceDocument, { definition }: Scope): readonly string[];
