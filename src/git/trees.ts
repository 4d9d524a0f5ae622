import nodePath from 'node:path';
import { LanserError } from '../model/lanser-error.ts';
import { splitNul } from './git.ts';
import type { ObjectStore } from './object-store.ts';

export type EntryKind = 'file' | 'executable' | 'link' | 'submodule';

export interface TreeEntry {
  readonly path: string;
  readonly kind: EntryKind;
  readonly id: string;
  readonly size: number;
}

const KINDS: Readonly<Record<string, EntryKind>> = {
  '100644': 'file',
  '100664': 'file',
  '100755': 'executable',
  '120000': 'link',
  '160000': 'submodule',
};

/**
 * Every entry of a tree, in Git's order. Names that would leave the folder they are written to
 * cannot be made with Git's own commands and are refused.
 */
export async function listTree(
  store: ObjectStore,
  tree: string,
  signal: AbortSignal,
): Promise<readonly TreeEntry[]> {
  const output = await store.read(['ls-tree', '-r', '-z', '-l', '--full-tree', tree], signal);
  return splitNul(output).map((line) => {
    // The size is `-` for a submodule and `BAD` for a blob that a partial clone lacks.
    const match = /^(\d+) \w+ ([0-9a-f]+) +(\d+|-|BAD)\t(.*)$/su.exec(line);
    if (match === null) throw new TypeError(`unexpected line of git ls-tree: ${line}`);
    const [, mode = '', id = '', size = '', name = ''] = match;
    refuseEscape(name);
    return { path: name, kind: KINDS[mode] ?? 'file', id, size: /^\d/u.test(size) ? Number(size) : 0 };
  });
}

function refuseEscape(name: string): void {
  const parts = name.split('/');
  const bad = parts.some(
    (part) => part === '' || part === '.' || part === '..' || part.toLowerCase() === '.git',
  );
  if (bad || (nodePath.sep === '\\' && /[\\:]/u.test(name))) {
    throw new LanserError('E/JAIL', 'A tree of this repository holds a path that leaves it.', { path: name });
  }
}

/** The bytes of one file of a tree, or undefined where the tree has no such file. */
export async function readFileOfTree(
  store: ObjectStore,
  tree: string,
  path: string,
  signal: AbortSignal,
): Promise<Buffer | undefined> {
  const result = await store.run(['cat-file', 'blob', `${tree}:${path}`], signal);
  return result.exitCode === 0 ? result.stdout : undefined;
}
