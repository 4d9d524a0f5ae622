import path from 'node:path';

/** Resolves a path of Pyright's configuration. Like Pyright, reads a backslash as a separator on every system. */
export function settingPath(folder: string, text: string): string {
  return path.resolve(folder, text.replaceAll('\\', '/'));
}
