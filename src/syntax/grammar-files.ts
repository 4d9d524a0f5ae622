import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The WebAssembly files that the build writes to `dist/`. */
export const WEB_ASSEMBLY_FILES = [
  'web-tree-sitter.wasm',
  'tree-sitter-python.wasm',
  'tree-sitter-typescript.wasm',
] as const;

export type WebAssemblyFile = (typeof WEB_ASSEMBLY_FILES)[number];

/** Reads a WebAssembly file next to the built program, or from `dist/` if the program runs from its sources. */
export async function readWebAssembly(file: WebAssemblyFile): Promise<Uint8Array> {
  const fromSources = import.meta.url.endsWith('.ts');
  return readFile(fileURLToPath(new URL(fromSources ? `../../dist/${file}` : `./${file}`, import.meta.url)));
}
