/**
 * The names by which a file may be imported, from each root that it is below: the shortest first. Which
 * of them lead to this very file is for `moduleFiles` to say.
 */
export declare function moduleNames(roots: readonly string[], file: string): readonly string[];
