import type { Span } from '../syntax/definition.ts';
import type { Features } from './candidate.ts';
import type { DocumentPair } from './document-pair.ts';
import type { Scope } from './outline.ts';
/** The words that a scope has in common with its match; of a module, its lines. */
export declare function scopeLikeness(pair: DocumentPair, scope: Scope): number;
export declare function verdict(features: Features, certified: boolean): {
    readonly score: number;
    readonly certified: boolean;
    readonly features: Features;
};
/** Whether a scope and all around it have kept their names and places, beyond doubt. */
export declare function isNamed(pair: DocumentPair, scope: Scope): boolean;
export declare function sameText({ before, after }: DocumentPair, one: Span, other: Span): boolean;
/** 1 for the same share of the document, 0 for its other end. */
export declare function placeNearness({ before, after }: DocumentPair, one: number, other: number): number;
