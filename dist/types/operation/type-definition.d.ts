import { type GoTo } from './go-to.ts';
/** Where the type of what stands at a place is defined. */
export declare const readTypeDefinition: GoTo;
