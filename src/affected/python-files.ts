import path from 'node:path';
import { identifierOf } from '../syntax/python/imports.ts';

/** Returns true for the `__init__` file of a package. */
export function isPackage(file: string): boolean {
  return /(?:^|\/)__init__\.pyi?$/u.test(file);
}

/** Returns the last part of a module's name. For the `__init__` file of a package, this is the name of the folder. */
export function moduleName(file: string): string {
  const stem = isPackage(file) ? path.posix.dirname(file) : file.replace(/\.[^./]+$/u, '');
  return identifierOf(path.posix.basename(stem));
}

/** Returns true if `part` is the name of a folder of the path, or the file's name without its suffix. */
export function hasPart(file: string, part: string): boolean {
  return identifierOf(file)
    .replace(/\.[^./]+$/u, '')
    .split('/')
    .includes(part);
}
