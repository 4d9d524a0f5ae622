import type { WorkspacePath } from '../../model/brand.ts';
import type { TreeReader } from './tree-reader.ts';

/** A file of the virtual tree. A moved file keeps its object. */
export interface VirtualFile {
  readonly kind: 'file';
  /** The path in the tree on disk; undefined for a created file. */
  readonly origin: WorkspacePath | undefined;
  /** The file on disk, if any, whose bytes this created file replaces. The mode of the file on disk stays. */
  readonly replaces: VirtualFile | undefined;
  place: Attachment | undefined;
}

export interface VirtualFolder {
  readonly kind: 'folder';
  readonly origin: WorkspacePath | undefined;
  /** The known entries, with undefined for moved and removed entries. All other entries are as on disk. */
  readonly entries: Map<string, VirtualEntry | undefined>;
  /** True if all files that the reader's `filesBelow` returns for the folder are known entries. */
  isListed: boolean;
  place: Attachment | undefined;
}

export type VirtualEntry = VirtualFile | VirtualFolder;

interface Attachment {
  readonly folder: VirtualFolder;
  readonly name: string;
}

/** The tree after simulated steps. */
export interface VirtualTree {
  at(path: WorkspacePath): Promise<VirtualEntry | undefined>;
  /** Puts an entry at an unused path and creates missing parent folders. Returns false if a parent is a file. */
  put(path: WorkspacePath, entry: VirtualEntry): Promise<boolean>;
  /** Returns the files below a folder that are known or that the reader lists; for a file, the file itself. */
  filesBelow(entry: VirtualEntry): Promise<readonly VirtualFile[]>;
  /** Returns true if a folder has any entry, even one that `filesBelow` leaves out, such as a link. */
  isNotEmpty(folder: VirtualFolder): Promise<boolean>;
}

const ROOT = '' as WorkspacePath;

export function virtualTree(reader: TreeReader): VirtualTree {
  const root = newFolder(ROOT);

  async function child(folder: VirtualFolder, name: string): Promise<VirtualEntry | undefined> {
    if (folder.entries.has(name)) return folder.entries.get(name);
    if (folder.origin === undefined) return undefined;
    const origin = joined(folder.origin, name);
    const kind = await reader.kindOf(origin);
    return kind === undefined ? undefined : adopted(folder, name, kind);
  }

  function adopted(folder: VirtualFolder, name: string, kind: VirtualEntry['kind']): VirtualEntry {
    const origin = joined(folder.origin ?? ROOT, name);
    const entry = kind === 'file' ? newFile(origin) : newFolder(origin);
    attach(folder, name, entry);
    return entry;
  }

  async function list(folder: VirtualFolder): Promise<void> {
    if (!folder.isListed && folder.origin !== undefined) {
      for (const file of await reader.filesBelow(folder.origin)) {
        adoptBelow(folder, file.slice(folder.origin.length + 1).split('/'));
      }
    }
    folder.isListed = true;
    for (const entry of folder.entries.values()) if (entry?.kind === 'folder') await list(entry);
  }

  /** Adds the file on disk at the path `names` below `top`, and its folders. Does not replace known entries. */
  function adoptBelow(top: VirtualFolder, names: readonly string[]): void {
    let folder = top;
    for (const [index, name] of names.entries()) {
      const isLast = index === names.length - 1;
      const real = joined(folder.origin ?? ROOT, name);
      const entry = folder.entries.has(name)
        ? folder.entries.get(name)
        : adopted(folder, name, isLast ? 'file' : 'folder');
      if (entry?.kind !== 'folder' || entry.origin !== real) return;
      entry.isListed = true;
      folder = entry;
    }
  }

  return {
    async at(path) {
      let entry: VirtualEntry | undefined = root;
      for (const name of path.split('/')) {
        if (entry?.kind !== 'folder') return undefined;
        entry = await child(entry, name);
      }
      return entry;
    },
    async put(path, entry) {
      const names = path.split('/');
      const last = names.pop() ?? '';
      let folder = root;
      for (const name of names) {
        const next = await child(folder, name);
        if (next?.kind === 'file') return false;
        folder = next ?? attach(folder, name, newFolder(undefined));
      }
      attach(folder, last, entry);
      return true;
    },
    async filesBelow(entry) {
      if (entry.kind === 'file') return [entry];
      await list(entry);
      return filesBelow(entry);
    },
    async isNotEmpty(folder) {
      if ([...folder.entries.values()].some((entry) => entry !== undefined)) return true;
      const names = folder.origin === undefined ? [] : await reader.namesIn(folder.origin);
      return names.some((name) => !folder.entries.has(name));
    },
  };
}

export function detach(entry: VirtualEntry): void {
  entry.place?.folder.entries.set(entry.place.name, undefined);
  entry.place = undefined;
}

/** Returns the current path of an entry; undefined if the entry or a parent was removed. */
export function pathOf(entry: VirtualEntry): WorkspacePath | undefined {
  const names: string[] = [];
  let at = entry;
  for (; at.place !== undefined; at = at.place.folder) names.unshift(at.place.name);
  return at.origin === ROOT ? (names.join('/') as WorkspacePath) : undefined;
}

export function newFile(origin: WorkspacePath | undefined, replaces?: VirtualFile): VirtualFile {
  return { kind: 'file', origin, replaces, place: undefined };
}

function newFolder(origin: WorkspacePath | undefined): VirtualFolder {
  return { kind: 'folder', origin, entries: new Map(), isListed: origin === undefined, place: undefined };
}

function attach<T extends VirtualEntry>(folder: VirtualFolder, name: string, entry: T): T {
  folder.entries.set(name, entry);
  entry.place = { folder, name };
  return entry;
}

function filesBelow(folder: VirtualFolder): readonly VirtualFile[] {
  return [...folder.entries.values()].flatMap((entry) => {
    if (entry === undefined) return [];
    return entry.kind === 'file' ? [entry] : filesBelow(entry);
  });
}

function joined(folder: WorkspacePath, name: string): WorkspacePath {
  return (folder === ROOT ? name : `${folder}/${name}`) as WorkspacePath;
}
