import { existsSync } from 'node:fs';
import os from 'node:os';

const ABSOLUTE = /(?:^|[\s"'`(<=,]|file:\/\/)(\/[^\s"'`<>(),;:]+)/gu;

/**
 * Returns the strings and keys of a document that contain one of `names` (such as the user's name), the home folder,
 * or the absolute path of an existing file or folder. Omits `environment.local`.
 */
export function machineTraces(document: unknown, names: readonly string[]): readonly string[] {
  const home = `${os.homedir()}/`;
  return stringsIn(document).filter(
    (text) =>
      [...names, home].some((name) => text.includes(name)) ||
      [...text.matchAll(ABSOLUTE)].some(([, file = '']) => existsSync(file) || existsSync(decoded(file))),
  );
}

/** Returns the path without its percent-encoding; the same path if it is not a valid encoding. */
function decoded(file: string): string {
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}

function stringsIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => key !== 'environment' || name !== 'local')
    .flatMap(([name, member]) => [name, ...stringsIn(member, name)]);
}
