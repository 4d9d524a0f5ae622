import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The WebAssembly files that the build puts beside the bundles. */
export type WebAssemblyFile =
  | 'web-tree-sitter.wasm'
  | 'tree-sitter-python.wasm'
  | 'tree-sitter-typescript.wasm';

export async function readWebAssembly(file: WebAssemblyFile): Promise<Uint8Array> {
  const fromSources = import.meta.url.endsWith('.ts');
  return readFile(fileURLToPath(new URL(fromSources ? `../../dist/${file}` : `./${file}`, import.meta.url)));
}
