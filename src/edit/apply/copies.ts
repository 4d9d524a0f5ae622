import { readlinkSync } from 'node:fs';
import type { DocumentVersion } from '../../model/brand.ts';
import { readVersion } from './file-version.ts';
import type { TreeView } from './tree-view.ts';
import { statAt, type Workplace } from './workplace.ts';

/**
 * A function that returns the path on disk of an entry in an original; undefined if no entry can be there. An
 * original is a file or folder that an operation has moved away. `rest` is a slash and the entry's relative path, or
 * '' for the original itself.
 */
export type Original = (rest: string) => string | undefined;

/**
 * Returns true if an undo can replace the entry at `path`, the original's old path, by the original without loss.
 * For example, `git checkout` can create the entry. Each file and link in the entry must equal the one at the same
 * place in the original. A file may also equal its version before the edit; `replaced` maps paths to these versions.
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
