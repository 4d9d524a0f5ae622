import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * The observable state of a file, folder or link. In an expected record, an undefined `identity` matches any value.
 */
export interface Entry {
  readonly kind: 'file' | 'folder' | 'link' | 'other';
  readonly mode: string;
  readonly owner: string;
  /** The digest of a file's content, or the target of a link. Empty for other kinds. */
  readonly content: string;
  /** The inode. For every kind except `folder`, also the modification time and the number of hard links. */
  readonly identity?: string | undefined;
}

/** Everything below a folder, `.git` included, by path. A path's bytes are decoded as Latin-1, without loss. */
export type TreeRecord = ReadonlyMap<string, Entry>;

export function recordTree(root: string): TreeRecord {
  const record = new Map<string, Entry>();
  const list = (folder: Buffer, prefix: string): void => {
    for (const name of readdirSync(folder, { encoding: 'buffer' }).toSorted((a, b) => Buffer.compare(a, b))) {
      const place = Buffer.concat([folder, Buffer.from('/'), name]);
      const path = prefix + name.toString('latin1');
      const entry = entryAt(place);
      record.set(path, entry);
      if (entry.kind === 'folder') list(place, `${path}/`);
    }
  };
  list(Buffer.from(root), '');
  return record;
}

function entryAt(place: Buffer): Entry {
  const stats = lstatSync(place, { bigint: true });
  const common = { mode: (stats.mode & 0o7777n).toString(8), owner: `${stats.uid}:${stats.gid}` };
  if (stats.isDirectory()) return { kind: 'folder', ...common, content: '', identity: `${stats.ino}` };
  const identity = `${stats.ino} ${stats.mtimeNs} ${stats.nlink}`;
  if (stats.isSymbolicLink())
    return { kind: 'link', ...common, content: readlinkSync(place, 'latin1'), identity };
  if (!stats.isFile()) return { kind: 'other', ...common, content: '', identity };
  return { kind: 'file', ...common, content: contentId(readFileSync(place)), identity };
}

export function contentId(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function differences(actual: TreeRecord, expected: TreeRecord): readonly string[] {
  const paths = new Set([...actual.keys(), ...expected.keys()]);
  return [...paths].toSorted().flatMap((path) => {
    const [is, should] = [actual.get(path), expected.get(path)];
    if (is === undefined) return [`${path} is missing`];
    if (should === undefined) return [`${path} is unexpected`];
    const comparable = should.identity === undefined ? { ...is, identity: undefined } : is;
    return JSON.stringify(comparable) === JSON.stringify(should)
      ? []
      : [`${path}: ${JSON.stringify(comparable)} instead of ${JSON.stringify(should)}`];
  });
}
