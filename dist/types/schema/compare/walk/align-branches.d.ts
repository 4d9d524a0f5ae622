import type { Source, Sources } from './source-parts.ts';
/** For each old alternative the new one that it became; undefined where none is like it. */
export declare function alignBranches(sources: Sources, old: readonly Source[], next: readonly Source[]): readonly (Source | undefined)[];
