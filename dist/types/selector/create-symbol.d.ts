import { type Created, type NamedPlace } from './created.ts';
/** The innermost function, class or binding that holds the place, and which part of it does. */
export declare function createSymbol({ document, place, module }: NamedPlace): Created;
