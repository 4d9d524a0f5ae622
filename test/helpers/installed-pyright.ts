import { mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export const INSTALLED_PYRIGHT: string = path.dirname(
  createRequire(import.meta.url).resolve('pyright/package.json'),
);

/**
 * Links the installed Pyright into a folder's node_modules. A copy of lanser below the folder then uses this Pyright,
 * and does not unpack the Pyright that lanser includes.
 */
export function linkPyright(folder: string): void {
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  symlinkSync(INSTALLED_PYRIGHT, path.join(folder, 'node_modules', 'pyright'));
}
