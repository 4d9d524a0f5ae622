import type { ResolvedPlace } from './resolution.ts';
/** Why places are several where roots compete for a module's name; undefined where they are in one file. */
export declare function severalFiles(module: string, names: readonly string[], places: readonly ResolvedPlace[]): string | undefined;
