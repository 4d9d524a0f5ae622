/** Bundles src/ into dist/ by rolldown.config.ts and adds what the bundles need beside them. */
import { chmod, copyFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown, type OutputChunk } from 'rolldown';
import configs from '../rolldown.config.ts';
import { licenseTexts, packageFolderOf } from './licenses.ts';

const root = new URL('../', import.meta.url);
const dist = new URL('dist/', root);
const CAGE = 'cage.cjs';
const LICENSES = 'licenses.txt';
/** What syntax/ loads at run time: the runtime of tree-sitter and its grammars. */
const WEB_ASSEMBLY = [
  'web-tree-sitter/web-tree-sitter.wasm',
  '@vscode/tree-sitter-wasm/wasm/tree-sitter-python.wasm',
  '@vscode/tree-sitter-wasm/wasm/tree-sitter-typescript.wasm',
] as const;

async function bundle(): Promise<OutputChunk[]> {
  const chunks: OutputChunk[] = [];
  for (const config of configs) {
    await using build = await rolldown({ ...config, cwd: fileURLToPath(root) });
    const outputs = Array.isArray(config.output) ? config.output : [config.output];
    for (const output of outputs) {
      const written = await build.write(output);
      chunks.push(...written.output.filter((file) => file.type === 'chunk'));
    }
  }
  return chunks;
}

/** Removes what an earlier build left; Pyright's tarball is scripts/pyright-tarball.ts's. */
async function sweep(fresh: ReadonlySet<string>): Promise<void> {
  for (const file of await readdir(dist)) {
    if (!fresh.has(file) && !file.endsWith('.tgz')) await rm(new URL(file, dist), { recursive: true });
  }
}

const chunks = await bundle();
await sweep(new Set(chunks.map(({ fileName }) => fileName)));
await chmod(new URL('bin.js', dist), 0o755);
await copyFile(new URL(`src/server/pyright/${CAGE}`, root), new URL(CAGE, dist));
for (const file of WEB_ASSEMBLY) {
  const copy = new URL(path.posix.basename(file), dist);
  await copyFile(new URL(`node_modules/${file}`, root), copy);
  await chmod(copy, 0o644);
}

const packages = chunks
  .flatMap(({ modules }) => Object.keys(modules))
  .map(packageFolderOf)
  .filter((folder) => folder !== undefined);
const shipped = ['pyright', 'web-tree-sitter', '@vscode/tree-sitter-wasm'].map((name) =>
  fileURLToPath(new URL(`node_modules/${name}`, root)),
);
await writeFile(new URL(LICENSES, dist), licenseTexts(new Set([...packages, ...shipped])));
