import { mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder of the installed npm package. */
export const INSTALLED_PYRIGHT: string = path.dirname(
  createRequire(import.meta.url).resolve('pyright/package.json'),
);

/** Makes the installed Pyright a package of a folder, so that programs in it or below it do not unpack theirs. */
export function linkPyright(folder: string): void {
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  symlinkSync(INSTALLED_PYRIGHT, path.join(folder, 'node_modules', 'pyright'));
}
