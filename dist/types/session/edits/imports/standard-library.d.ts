/** Modules of CPython 3.11 that a module of the same name on the path can hide: those of others import them. */
export declare const STANDARD_LIBRARY: ReadonlySet<string>;
