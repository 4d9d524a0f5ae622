import { isUtf8 } from 'node:buffer';
import { lstatSync, readdirSync, type Dirent, type Stats, type BigIntStats } from 'node:fs';
import path from 'node:path';
import { errnoOf } from '../../model/lanser-error.ts';
import { refused, type Refusal } from './jail-reasons.ts';

export interface TreeNode {
  readonly kind: 'file' | 'folder' | 'link' | 'special';
  /** The path on disk before the edit; undefined if the edit creates the node. A buffer if the path is not UTF-8. */
  readonly disk: string | Buffer | undefined;
}

/** A node with its parents. A position is valid until the next change of the tree. */
export interface Position {
  readonly kind: 'position';
  readonly node: TreeNode;
  readonly name: string;
  /** Undefined for the root of the file system. */
  readonly parent: Position | undefined;
}

/** Nodes by name. If a name is not UTF-8, its key starts with a NUL, so that it differs from all requested names. */
export type NodesByName = ReadonlyMap<string, TreeNode>;

/**
 * Returns the stats of an entry; for a link, those of the link itself. Returns undefined if the entry does not exist,
 * and a refusal if the path is too long or the entry cannot be read.
 */
export function statOrRefusal(disk: string | Buffer): BigIntStats | Refusal | undefined {
  try {
    return lstatSync(disk, { bigint: true, throwIfNoEntry: false });
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === undefined) throw error;
    return refused(errno === 'ENAMETOOLONG' ? 'name-too-long' : 'unreadable');
  }
}

/** Reads the entries of a folder on disk. Does not follow links. Refuses a folder that cannot be read. */
export function readFolder(disk: string | Buffer): NodesByName | Refusal {
  try {
    // Node.js replaces invalid UTF-8 with U+FFFD. So a folder with U+FFFD in a name is read again as bytes.
    const entries = typeof disk === 'string' ? readdirSync(disk, { withFileTypes: true }) : undefined;
    if (typeof disk === 'string' && entries?.every(({ name }) => !name.includes('\u{FFFD}')) === true) {
      const folder = disk.endsWith(path.sep) ? disk : disk + path.sep;
      return new Map(entries.map((entry) => [entry.name, nodeOf(entry, folder + entry.name)]));
    }
    const raw = readdirSync(disk, { withFileTypes: true, encoding: 'buffer' });
    return new Map(raw.map((entry) => rawEntry(disk, entry)));
  } catch (error) {
    if (errnoOf(error) === undefined) throw error;
    return refused('unreadable');
  }
}

export function nodeOf(
  entry: Dirent<string | Buffer> | Stats | BigIntStats,
  disk: string | Buffer,
): TreeNode {
  if (entry.isFile()) return { kind: 'file', disk };
  if (entry.isDirectory()) return { kind: 'folder', disk };
  return { kind: entry.isSymbolicLink() ? 'link' : 'special', disk };
}

function rawEntry(disk: string | Buffer, entry: Dirent<Buffer>): readonly [string, TreeNode] {
  const { name } = entry;
  if (typeof disk === 'string' && isUtf8(name)) {
    const text = name.toString('utf8');
    return [text, nodeOf(entry, path.join(disk, text))];
  }
  const below = Buffer.concat([Buffer.from(disk), Buffer.from(path.sep), name]);
  return [isUtf8(name) ? name.toString('utf8') : `\0${name.toString('latin1')}`, nodeOf(entry, below)];
}
