import { type GoTo } from './go-to.ts';
/** Where what stands at a place is defined: the source, not a stub beside it. */
export declare const readDefinition: GoTo;
