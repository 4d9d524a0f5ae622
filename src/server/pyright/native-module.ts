/** Matches the names of compiled modules. Pyright resolves an import of such a module, but does not read its file. */
export const NATIVE_MODULE: RegExp = /\.(?:so|pyd|dylib)$/iu;
