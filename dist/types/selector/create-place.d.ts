import type { Created, NamedPlace } from './created.ts';
/** The cursor where a request to a server is made. */
export declare function createCursor(named: NamedPlace): Created;
export declare function createRange(named: NamedPlace): Created;
