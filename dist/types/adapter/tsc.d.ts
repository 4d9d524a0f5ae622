import { type Adapter } from './adapter.ts';
/**
 * `tsc --pretty false`: one-based lines, one-based columns in UTF-16 units, and no ends. The lines are
 * those of ECMAScript. Lines that follow with an indent belong to the message.
 */
export declare const tscAdapter: Adapter;
