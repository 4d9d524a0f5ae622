import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Host } from '../model/host.ts';
import { escapeForRegExp } from '../text/regular-expression.ts';
import { memoized } from '../text/memoized.ts';
import { QUOTED_PATH } from '../text/quoted-code.ts';
import { workspacePath } from './containment.ts';

/** Folders of this machine, with the names that replace them in output. The workspace's name is empty. */
export interface NamedRoots {
  /** The roots in the caller's order. */
  readonly entries: readonly RootEntry[];
  /** Returns a name such as `src/a.py` or `site-packages:x.py`; `external:x.py` if no root contains the file. */
  nameOf(absolutePath: string): string;
  /** Returns the name of a `file:` URI. Returns any other URI unchanged. */
  nameOfUri(uri: string): string;
  /** Replaces the roots' paths in a text with the roots' names, except in quoted code ({@link QUOTED_PATH}). */
  withoutPaths(text: string): string;
}

/** The root names that answers use for files outside of the workspace. An `external` file is outside of all roots. */
export const OUTSIDE_ROOTS = [
  'external',
  'pyright',
  'python',
  'repository',
  'site-packages',
  'typeshed',
] as const;

export type OutsideRoot = (typeof OUTSIDE_ROOTS)[number];

export interface RootEntry {
  /** '' for the workspace. */
  readonly name: string;
  /** Absolute. */
  readonly path: string;
  /** True to keep the path in texts. A path such as `/usr` can come from code that a text quotes. */
  readonly onlyLocations?: boolean;
  /** True to replace the path only in texts. Files in this folder get the names of other roots, or `external`. */
  readonly onlyTexts?: boolean;
}

/** Creates named roots. A path gets its name from the longest root that contains it. */
export function namedRoots(entries: readonly RootEntry[]): NamedRoots {
  const byLength = entries.toSorted((left, right) => right.path.length - left.path.length);
  const patternOf = memoized(mentionsOf);
  // A text can also contain the path as a part of a URI, for example percent-encoded.
  const spellingsOf = memoized((file: string) => new Set([pathToFileURL(file).pathname, file]));

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
        for (const mention of spellingsOf(entry.path)) {
          result = result.replaceAll(patternOf(mention), (_, below) =>
            below === '' ? prefix || '.' : prefix,
          );
        }
      }
      return result;
    },
  };
}

/** Returns a pattern for a path and an optional final separator. It does not match a part of a longer name. */
function mentionsOf(absolute: string): RegExp {
  const literal = escapeForRegExp(absolute);
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}_])${literal}(?!${QUOTED_PATH})([\\/]|(?!\.?[\p{L}\p{N}_-]))`,
    'gu',
  );
}

/** Returns the path of a URI; undefined if the URI is not a file of this machine. */
export function pathOfUri(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

/** Returns the user's home folder as a root for texts, unless it is unknown, relative, or has no parent folder. */
export function homeRoots({ env }: Pick<Host, 'env'>): readonly (RootEntry & { readonly name: 'home' })[] {
  const homeFolder = env['HOME'] ?? env['USERPROFILE'];
  if (homeFolder === undefined || !path.isAbsolute(homeFolder) || path.dirname(homeFolder) === homeFolder)
    return [];
  return [{ name: 'home', path: homeFolder, onlyTexts: true }];
}
