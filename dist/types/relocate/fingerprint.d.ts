import type { Definition } from '../syntax/definition.ts';
import type { Token } from '../syntax/token.ts';
/** Slots of a fingerprint, a byte each. */
export declare const SLOTS = 32;
/**
 * A min-hash of a definition's syntax: its tokens in threes, comments, docstring and white space left
 * out, its own name replaced. The share of equal slots estimates how alike two definitions are.
 */
export declare function fingerprintOf(text: string, tokens: readonly Token[], { span, docstring, name }: Definition): Uint8Array;
/** The share of equal slots, in [0, 1]. */
export declare function likeness(left: Uint8Array, right: Uint8Array): number;
/** The index of the first token that starts at the offset or later. */
export declare function firstAt(tokens: readonly Token[], offset: number): number;
