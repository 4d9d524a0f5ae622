/** The same files of every checkout, whatever its path, from everywhere in it; sorted. */
export declare function sampleOf(root: string, files: readonly string[]): readonly string[];
