import { type Created, type NamedPlace } from './created.ts';
/**
 * The place's own text, or the line's around a place without any, in as little context as tells it from
 * its equals; where none does, more lines.
 */
export declare function createAnchor({ document, place }: NamedPlace): Created;
