import { type GoTo } from './go-to.ts';
/** Where what stands at a place is implemented. */
export declare const readImplementation: GoTo;
