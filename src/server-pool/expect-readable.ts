import { existsSync } from 'node:fs';
import path from 'node:path';
import { LanserError } from '../model/lanser-error.ts';
import type { PyrightConfiguration } from '../server/pyright/configuration.ts';
import { configuredPaths } from '../server/pyright/configured-paths.ts';
import { isInside, realOrSame } from '../workspace/containment.ts';

/**
 * Throws E/INCONCLUSIVE if Pyright would misread the path, and so would not find the project's files. With "*" or "?"
 * in the path, Pyright searches from a folder above these characters, but may not read above `readableRoot`.
 */
export function expectLiteralPath(root: string, readableRoot: string): void {
  const isBackslashed = path.sep === '/' && root.includes('\\');
  if (!isBackslashed && !/[*?]/u.test(readableRoot)) return;
  const problem = isBackslashed
    ? 'a backslash. Pyright reads it as a slash'
    : '"*" or "?". Pyright reads these as wildcards';
  const message = `The path of the checkout contains ${problem} and does not find the files. Rename the folder.`;
  throw new LanserError('E/INCONCLUSIVE', message, { reason: 'misread-path' });
}

/** Throws E/INCONCLUSIVE if the configuration names stubs that Pyright may not read. It would silently ignore them. */
export async function expectReadableStubs(
  configuration: PyrightConfiguration,
  folders: readonly string[],
): Promise<void> {
  const readable = await Promise.all(folders.map(realOrSame));
  for (const { key, value, path: place } of configuredPaths(configuration)) {
    if (!/^(?:stubPath|typeshedPath)$/u.test(key) || !existsSync(place)) continue;
    const real = await realOrSame(place);
    if (readable.some((folder) => isInside(folder, real))) continue;
    const message = `Pyright's configuration sets ${key} to ${JSON.stringify(value)}, a folder outside of the checkout, which lanser does not read. Move the folder into the checkout, or remove the entry.`;
    throw new LanserError('E/INCONCLUSIVE', message, { [key]: value });
  }
}
