/**
 * A path below a root as the path of an address, percent-encoded; undefined where it would lead out of the root,
 * or to another address than it says.
 */
export declare function addressOf(path: string): string | undefined;
