import { type ModuleTree } from './move.ts';
/** A module of the workspace that a name can mean. */
export interface ModuleTarget {
    /** The folder below which the name was looked for. */
    readonly root: string;
    /** See `placeOf`. */
    readonly place: string;
    /** Undefined for a namespace package: a folder without an `__init__`. */
    readonly file: string | undefined;
}
/** A module's name in an import: `level` dots and names. */
export interface ModuleName {
    readonly level: number;
    readonly parts: readonly string[];
}
/**
 * The modules of the workspace that a name can mean in a file, in Pyright's order: below the roots, then
 * beside the file and above it; files before namespace packages. Which of several it is, Pyright says.
 */
export declare function targetsOf(tree: ModuleTree, roots: readonly string[], file: string, { level, parts }: ModuleName): readonly ModuleTarget[];
/** The roots, and the folders from the file's own upward. */
export declare function searchRoots(roots: readonly string[], file: string): readonly string[];
/** A package before a module, a source before a stub: the same order as `moduleFiles`. */
export declare function moduleFileAt({ files }: ModuleTree, place: string): string | undefined;
/** Whether modules can be in it. */
export declare function isPackage({ file, place }: ModuleTarget): boolean;
