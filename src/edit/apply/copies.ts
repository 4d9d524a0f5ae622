import { readlinkSync } from 'node:fs';
import type { DocumentVersion } from '../../model/brand.ts';
import { readVersion } from './file-version.ts';
import type { TreeView } from './tree-view.ts';
import { statAt, type Workplace } from './workplace.ts';

/**
 * A function that locates an entry of the original, or returns undefined. `rest` is the path of the entry below the
 * original: '', or a slash and a path.
 */
export type Original = (rest: string) => string | undefined;

/**
 * Returns true if the original contains everything that is at `path` now, so that the original can replace this
 * entry. For example, `git checkout` of a moved file creates such an entry. A file with its version before the edit,
 * from `replaced`, also counts as a copy.
 */
export function isCopy(
  path: string,
  original: Original,
  replaced: ReadonlyMap<string, DocumentVersion>,
  view: TreeView,
  { tree, base }: Workplace,
): boolean {
  function isIntact(rest: string): boolean {
    const current = (): string | undefined => view.locate(path + rest);
    const copy = (): string | undefined => original(rest);
    const [copyStats, originalStats] = [statAt(current), statAt(copy)];
    if (copyStats?.isFile() === true) {
      const version = versionAt(current, path + rest);
      if (version === replaced.get(path + rest)) return true;
      return originalStats?.isFile() === true && version === versionAt(copy, path + rest);
    }
    if (copyStats?.isSymbolicLink() === true) {
      return originalStats?.isSymbolicLink() === true && textOf(current).equals(textOf(copy));
    }
    if (copyStats?.isDirectory() !== true || originalStats?.isDirectory() !== true) return false;
    const isWhole = view.names(path + rest).every((name) => isIntact(`${rest}/${name}`));
    tree.trim();
    base.trim();
    return isWhole;
  }

  return isIntact('');
}

function versionAt(place: () => string | undefined, path: string): DocumentVersion {
  return readVersion(place() ?? '', path).version;
}

function textOf(place: () => string | undefined): Buffer {
  return readlinkSync(place() ?? '', { encoding: 'buffer' });
}
