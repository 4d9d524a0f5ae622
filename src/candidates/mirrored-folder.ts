import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, readlink, rm, symlink } from 'node:fs/promises';
import { contentHash } from '../bundle/canonical.ts';

/** A folder that takes the entries of one tree after the other at the same path. */
export interface MirroredFolder {
  /** Makes the folder equal to a tree, a folder that never changes. Returns the differences from the previous tree. */
  update(tree: string): Promise<readonly MirrorChange[]>;
  /** Returns a digest of all entries with their contents. */
  digest(): string;
}

export interface MirrorChange {
  /** Relative. Bytes that are not UTF-8 appear as in {@link nameOf}. */
  readonly path: string;
  /** True for a regular file of both trees, whose content differs. */
  readonly isContent: boolean;
}

/** An entry's kind with its content: `folder`, `link:TARGET` or `file:DIGEST`. */
type Entries = ReadonlyMap<string, string>;

/** @param folder absolute; it must not exist. */
export function mirroredFolder(folder: string): MirroredFolder {
  let present: Entries = new Map();
  /** The two trees that were read last, because a gate alternates between its sides. */
  let read: readonly (readonly [tree: string, entries: Entries])[] = [];
  return {
    async update(tree) {
      const next = read.find(([name]) => name === tree)?.[1] ?? (await entriesOf(tree));
      read = [[tree, next], ...read.filter(([name]) => name !== tree).slice(0, 1)];
      const changed = [...new Set([...present.keys(), ...next.keys()])].filter(
        (key) => present.get(key) !== next.get(key),
      );
      const changes = changed.map((key) => ({
        path: nameOf(key),
        isContent: isFile(present.get(key)) && isFile(next.get(key)),
      }));
      // After a failure the entries of the folder are unknown, so the next update begins with an empty one.
      if (present.size === 0) await rm(folder, { recursive: true, force: true });
      const before = present;
      present = new Map();
      for (const key of changed) {
        if (before.has(key)) await rm(placeOf(folder, key), { recursive: true, force: true });
      }
      // An entry's folder sorts before the entry.
      for (const key of changed.toSorted()) {
        const entry = next.get(key);
        const place = placeOf(folder, key);
        if (entry === 'folder') await mkdir(place, { recursive: true });
        else if (isFile(entry)) await copyFile(placeOf(tree, key), place);
        else if (entry !== undefined) await symlink(await readlink(placeOf(tree, key), 'buffer'), place);
      }
      present = next;
      return changes;
    },
    digest: () => contentHash([...present].toSorted(([left], [right]) => (left < right ? -1 : 1))),
  };
}

async function entriesOf(tree: string): Promise<Entries> {
  const entries = new Map<string, string>([['', 'folder']]);
  const read = async (folder: string): Promise<void> => {
    const found = await readdir(placeOf(tree, folder), { withFileTypes: true, encoding: 'buffer' });
    for (const entry of found) {
      // One character per byte, because a name need not be UTF-8.
      const key = `${folder}${folder === '' ? '' : '/'}${entry.name.toString('latin1')}`;
      if (entry.isDirectory()) {
        entries.set(key, 'folder');
        await read(key);
      } else if (entry.isSymbolicLink()) {
        entries.set(key, `link:${(await readlink(placeOf(tree, key), 'buffer')).toString('latin1')}`);
      } else {
        const content = await readFile(placeOf(tree, key));
        entries.set(key, `file:${createHash('sha256').update(content).digest('hex')}`);
      }
    }
  };
  await read('');
  return entries;
}

function isFile(entry: string | undefined): boolean {
  return entry?.startsWith('file:') === true;
}

function placeOf(folder: string, key: string): Buffer {
  return Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(key, 'latin1')]);
}

function nameOf(key: string): string {
  return Buffer.from(key, 'latin1').toString('utf8');
}
