import { type Created, type NamedPlace } from './created.ts';
/** Steps to the innermost definition around the place, and below it the node that the place is in. */
export declare function createAst({ document, place, module }: NamedPlace): Created;
