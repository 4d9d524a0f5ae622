/** An address without what is behind `#`. */
export declare function withoutFragment(address: string): string;
/** A part of an address as text; undefined where its escapes are none. */
export declare function decoded(part: string): string | undefined;
