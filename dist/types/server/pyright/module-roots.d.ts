import type { PyrightConfiguration } from './configuration.ts';
/**
 * The folders in which Pyright looks for the modules of a project's own code, absolute and without
 * repeats: the roots of its execution environments and what each adds, else the project's root with
 * `extraPaths`, else with `src`. Source: Pyright 1.1.414, `ImportResolver.getImportRoots`.
 */
export declare function moduleRoots(root: string, configuration: PyrightConfiguration): readonly string[];
/** Where Pyright looks for stubs of others' modules, absolute. */
export declare function stubRoots(root: string, configuration: PyrightConfiguration): readonly string[];
