/** Bundles src/ according to rolldown.config.ts, and adds the files that the bundles need. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown, type OutputAsset, type OutputChunk } from 'rolldown';
import configs from '../rolldown.config.ts';
import { compactPackages } from './compact-packages.ts';
import { licenseTexts, packageFolderOf } from './licenses.ts';
import type { OutputFile } from './product.ts';
import { pyrightTarball } from './pyright-tarball.ts';

const root = new URL('../', import.meta.url);
/** Files to copy unchanged: tree-sitter's runtime and grammars, and the script that confines Pyright. */
const COPIES = [
  'node_modules/web-tree-sitter/web-tree-sitter.wasm',
  'node_modules/@vscode/tree-sitter-wasm/wasm/tree-sitter-python.wasm',
  'node_modules/@vscode/tree-sitter-wasm/wasm/tree-sitter-typescript.wasm',
  'src/server/pyright/cage.cjs',
] as const;
const SHIPPED_PACKAGES = ['pyright', 'web-tree-sitter', '@vscode/tree-sitter-wasm'] as const;

/** Returns all files of dist/ except the declarations, by name. */
export async function bundledFiles(): Promise<ReadonlyMap<string, OutputFile>> {
  // `pyrightTarball` runs first, because it writes a file that the bundles contain.
  const tarball = await pyrightTarball();
  const outputs = await bundle();
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const files = new Map<string, OutputFile>([[tarball.name, { bytes: tarball.bytes }]]);
  for (const output of outputs) {
    const bytes = output.type === 'chunk' ? compactPackages(output.code) : output.source;
    files.set(output.fileName, output.fileName === 'bin.js' ? { bytes, isExecutable: true } : { bytes });
  }
  for (const file of COPIES) {
    files.set(path.posix.basename(file), { bytes: await readFile(new URL(file, root)) });
  }
  return files.set('licenses.txt', { bytes: licensesOf(chunks) });
}

async function bundle(): Promise<readonly (OutputChunk | OutputAsset)[]> {
  const files: (OutputChunk | OutputAsset)[] = [];
  for (const config of configs) {
    await using build = await rolldown({ ...config, cwd: fileURLToPath(root) });
    for (const output of [config.output ?? []].flat()) files.push(...(await build.generate(output)).output);
  }
  return files;
}

function licensesOf(chunks: readonly OutputChunk[]): string {
  const bundled = chunks
    .flatMap(({ modules }) => Object.keys(modules))
    .map(packageFolderOf)
    .filter((folder) => folder !== undefined);
  const shipped = SHIPPED_PACKAGES.map((name) => fileURLToPath(new URL(`node_modules/${name}`, root)));
  return licenseTexts(new Set([...bundled, ...shipped]));
}
