import { type Created, type NamedPlace } from './created.ts';
/** The innermost definition around the place as the scope, and the text there with a marker. */
export declare function createLocate({ document, place }: NamedPlace): Created;
