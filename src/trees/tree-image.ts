import path from 'node:path';
import { documentVersion } from '../bundle/blob-id.ts';
import type { WrittenTree } from './changed-paths.ts';

/**
 * The entries of a folder, by relative path. A value is `folder`, or the entry's kind and the id of its content. A
 * file whose content is not needed is written empty, and its value has no id.
 */
export type TreeImage = ReadonlyMap<string, string>;

export const FOLDER = 'folder';

/**
 * Returns the image of a tree as lanser writes the tree to disk.
 *
 * @param links the links to write, by path. Other links of the tree are omitted.
 * @param folders folders to write in addition, relative to the tree.
 */
export function treeImage(
  { entries, contents }: WrittenTree,
  links: ReadonlyMap<string, unknown>,
  folders: readonly string[],
): TreeImage {
  const image = new Map<string, string>();
  const addFolder = (folder: string): void => {
    for (let at = folder; at !== '.' && !image.has(at); at = path.posix.dirname(at)) image.set(at, FOLDER);
  };
  for (const { path: name, kind, id } of entries) {
    if (kind === 'submodule') addFolder(name);
    else {
      addFolder(path.posix.dirname(name));
      const hasContent = kind === 'link' || contents.has(name);
      if (kind !== 'link' || links.has(name)) image.set(name, hasContent ? `${kind} ${id}` : kind);
    }
  }
  for (const folder of folders) addFolder(folder);
  return image;
}

export function isFileOrLink(entry: string | undefined): boolean {
  return entry !== undefined && entry !== FOLDER;
}

export function isFile(entry: string | undefined): boolean {
  return isFileOrLink(entry) && entry?.startsWith('link') === false;
}

/** Returns the paths at which two images differ, each folder before its content. */
export function imageDifferences(one: TreeImage, other: TreeImage): readonly string[] {
  const names = [...other.keys(), ...[...one.keys()].filter((name) => !other.has(name))];
  return names.filter((name) => one.get(name) !== other.get(name)).toSorted();
}

/** The contents of files by their paths; undefined for a deleted file. */
export type FileContents = ReadonlyMap<string, Buffer | undefined>;

/**
 * Returns the image after a change of these files. As in Git, a folder disappears with its last file. Returns
 * undefined if the entry at a path is a folder or a link, or if an entry above a written file is not a folder.
 */
export function withContents(image: TreeImage, contents: FileContents): TreeImage | undefined {
  const edited = new Map(image);
  for (const [name, content] of contents) {
    const entry = edited.get(name);
    if (entry !== undefined && !isFile(entry)) return undefined;
    if (content === undefined) {
      edited.delete(name);
      continue;
    }
    for (const folder of foldersOf(name)) {
      if ((edited.get(folder) ?? FOLDER) !== FOLDER) return undefined;
      edited.set(folder, FOLDER);
    }
    const [kind = ''] = entry?.split(' ') ?? ['file'];
    edited.set(name, `${kind} ${documentVersion(content).slice('blob:'.length)}`);
  }
  for (const [name, content] of contents) {
    if (content !== undefined) continue;
    for (const folder of foldersOf(name)) {
      const isEmpty = ![...edited.keys()].some((other) => other.startsWith(`${folder}/`));
      if (isEmpty) edited.delete(folder);
    }
  }
  return edited;
}

/** Returns the folders that contain a path, the innermost first, without the root. */
export function foldersOf(name: string): readonly string[] {
  const folders: string[] = [];
  for (let at = path.posix.dirname(name); at !== '.'; at = path.posix.dirname(at)) folders.push(at);
  return folders;
}
