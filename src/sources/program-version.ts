import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWebAssembly, WEB_ASSEMBLY_FILES } from '../syntax/grammar-files.ts';
import { once } from '../text/once.ts';

/** Returns a hash of the program's code. Cache keys contain it, so that new code does not read old results. */
export const programVersion: () => Promise<string> = once(async () => {
  const fromSources = import.meta.url.endsWith('.ts');
  const folder = fileURLToPath(new URL(fromSources ? '..' : './', import.meta.url));
  const names = await readdir(folder, { recursive: fromSources });
  const ending = fromSources ? /\.(?:ts|cjs)$/u : /\.(?:js|cjs)$/u;
  const code = names.filter((name) => ending.test(name)).toSorted();
  const hash = createHash('sha256');
  const contents = [
    ...code.map(async (name) => readFile(path.join(folder, name))),
    ...WEB_ASSEMBLY_FILES.map(readWebAssembly),
  ];
  for (const content of await Promise.all(contents)) hash.update(`${content.length}\0`).update(content);
  return hash.digest('hex');
});
