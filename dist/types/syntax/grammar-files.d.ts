/** The files that the build puts beside the bundles. */
export declare const WEB_ASSEMBLY_FILES: readonly ['web-tree-sitter.wasm', 'tree-sitter-python.wasm', 'tree-sitter-typescript.wasm'];
export type WebAssemblyFile = (typeof WEB_ASSEMBLY_FILES)[number];
export declare function readWebAssembly(file: WebAssemblyFile): Promise<Uint8Array>;
