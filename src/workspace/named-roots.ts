import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Host } from '../model/host.ts';
import { escapeForRegExp } from '../text/regular-expression.ts';
import { workspacePath } from './containment.ts';

/**
 * Places of this machine by the names that artifacts use for them. The workspace itself has the
 * empty name, so that its files are plain relative paths.
 */
export interface NamedRoots {
  /** In the given order, which does not depend on the paths of the machine. */
  readonly entries: readonly RootEntry[];
  /** The artifact's name of a file: `src/a.py`, `typeshed:stdlib/builtins.pyi`, `site-packages:x.py`. */
  nameOf(absolutePath: string): string;
  nameOfUri(uri: string): string;
  /** A text of the server with every path of this machine replaced. */
  withoutPaths(text: string): string;
}

export interface RootEntry {
  /** '' for the workspace. */
  readonly name: string;
  /** Absolute. */
  readonly path: string;
  /** Leave texts alone: the path is one that code may well mention, such as `/usr`. */
  readonly onlyLocations?: boolean;
  /** Files in it have other names: the folder tells who runs this, and is replaced in texts. */
  readonly onlyTexts?: boolean;
}

/** The first entry that holds a path names it, so the narrower root comes first. */
export function namedRoots(entries: readonly RootEntry[]): NamedRoots {
  const byLength = entries.toSorted((left, right) => right.path.length - left.path.length);

  function nameOf(absolutePath: string): string {
    for (const entry of byLength) {
      if (entry.onlyTexts === true) continue;
      const relative = workspacePath(entry.path, absolutePath);
      if (relative !== undefined) return entry.name === '' ? relative : `${entry.name}:${relative}`;
    }
    return `external:${path.basename(absolutePath)}`;
  }

  return {
    entries,
    nameOf,
    nameOfUri(uri) {
      if (!uri.startsWith('file:')) return uri;
      const file = pathOfUri(uri);
      return file === undefined ? `external:${path.posix.basename(uri)}` : nameOf(file);
    },
    withoutPaths(text) {
      let result = text;
      for (const entry of byLength) {
        if (entry.onlyLocations === true) continue;
        const prefix = entry.name === '' ? '' : `${entry.name}:`;
        // In a URI a path may be written in another way.
        for (const mention of new Set([pathToFileURL(entry.path).pathname, entry.path])) {
          result = result.replaceAll(mentionsOf(mention), (_, below) =>
            below === '' ? prefix || '.' : prefix,
          );
        }
      }
      return result;
    },
  };
}

/** The path as a whole, with what follows it: not as the end of a longer path or the start of a longer name. */
function mentionsOf(absolute: string): RegExp {
  const literal = escapeForRegExp(absolute);
  return new RegExp(String.raw`(?<![\p{L}\p{N}_])${literal}([\\/]|(?!\.?[\p{L}\p{N}_-]))`, 'gu');
}

/** Undefined for a URI that names no file of this machine. */
function pathOfUri(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

/** The user's home folder as a root; none where it is not known, or everything. */
export function homeRoots({ env }: Pick<Host, 'env'>): readonly RootEntry[] {
  const home = env['HOME'] ?? env['USERPROFILE'];
  if (home === undefined || !path.isAbsolute(home) || path.dirname(home) === home) return [];
  return [{ name: 'home', path: home, onlyTexts: true }];
}
