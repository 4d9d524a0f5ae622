/** Bundles the types of the SDK into one file, without types that only internal code uses. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { format, type FormatOptions } from 'oxfmt';
import { publicDeclarations } from './public-declarations.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const typescript = path.join(root, 'node_modules/typescript/bin/tsc');

/**
 * Returns the text of dist/index.d.ts.
 *
 * @throws Error if src/index.ts, or a module that it imports directly or indirectly, has type errors, or if a public
 * type comes from a package other than @types/node.
 */
export async function bundledDeclarations(): Promise<string> {
  // In this folder of node_modules, imports of packages resolve as they do in src/.
  const cache = path.join(root, 'node_modules/.cache/lanser');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'declarations-'));
  try {
    await emit(folder);
    const { text, packages } = publicDeclarations(path.join(folder, 'index.d.ts'));
    if (packages.length > 0) {
      throw new Error(
        `public types come from ${packages.join(', ')}, which programs do not install with lanser`,
      );
    }
    return await formatDeclarations(text);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function emit(folder: string): Promise<void> {
  const args = [typescript, '--project', 'tsconfig.build.json', '--outDir', folder];
  try {
    await promisify(execFile)(process.execPath, args, { cwd: root });
  } catch (error) {
    // The compiler writes its errors to standard output.
    const report = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(report || String(error), { cause: error });
  }
}

async function formatDeclarations(text: string): Promise<string> {
  const settings = await readFile(path.join(root, '.oxfmtrc.json'), 'utf8');
  const { code, errors } = await format('index.d.ts', text, JSON.parse(settings) as FormatOptions);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}
