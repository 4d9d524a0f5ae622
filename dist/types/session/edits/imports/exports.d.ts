import { type ModuleTree } from './move.ts';
import type { SurveyedFile } from './surveyed-file.ts';
/** Which names of modules others take from them. */
export interface Exports {
    /** Whether anybody takes a name of a file that means this module other than as its submodule. */
    has(uri: string, name: string, place: string): boolean;
    /** An attribute of a module is used. */
    note(place: string, name: string): void;
}
export declare function exportsOf(tree: ModuleTree, roots: readonly string[], files: readonly SurveyedFile[]): Exports;
