import path from 'node:path';
import { isDotGit } from '../../workspace/dot-git.ts';
import { foldedName } from '../../workspace/folded-name.ts';
import { isUnfitForWindows } from '../../workspace/windows-name.ts';
import type { EditedTree } from './edited-tree.ts';
import { type JailReason, type Refusal, refused } from './jail-reasons.ts';
import { findPlace, type StepPlace } from './place.ts';
import type { ProtectedPlaces } from './protected-places.ts';
import { statOrRefusal, type Position, type TreeNode } from './tree-node.ts';

/** The journal's folder in a workspace without a Git repository. Protected at any depth: workspaces may be nested. */
const JOURNAL = ['.lanser', 'apply'] as const;

/** The state for checking that edits stay inside the workspace. File operations of an edit update the tree. */
export interface Jail {
  readonly tree: EditedTree;
  readonly places: ProtectedPlaces;
  readonly platform: NodeJS.Platform;
}

/** Returns the location of a file to edit, or a refusal. For a link, returns the location of its target. */
export function editedPlace(jail: Jail, uri: string): StepPlace | Refusal {
  const place = permittedPlace(jail, uri, { followLast: true });
  if (place.kind === 'refused') return place;
  const isNew = place.found === undefined;
  return notAFile(place) ?? (isNew ? unfitNewName(jail.tree, place) : undefined) ?? place;
}

/** Returns the location of a file to create, or a refusal. Permits an existing file at this location. */
export function createdPlace(jail: Jail, uri: string): StepPlace | Refusal {
  const place = permittedPlace(jail, uri, { followLast: false });
  return place.kind === 'refused' ? place : (notAFile(place) ?? unfitNewName(jail.tree, place) ?? place);
}

/** Returns the location of an entry to move or remove, or a refusal. */
export function sourcePlace(jail: Jail, uri: string): StepPlace | Refusal {
  const place = permittedPlace(jail, uri, { followLast: false });
  return place.kind === 'refused' ? place : (protectedFolder(jail, place) ?? place);
}

/** Returns the new location of the entry at `moved`, or a refusal. Permits an existing entry at this location. */
export function targetPlace(jail: Jail, uri: string, moved: StepPlace | undefined): StepPlace | Refusal {
  const place = permittedPlace(jail, uri, { followLast: false });
  if (place.kind === 'refused') return place;
  if (place.isFolder && moved?.found?.node.kind === 'file') return refused('not-a-folder');
  const forbidden =
    protectedFolder(jail, place) ??
    // If a folder with an entry `apply` is renamed to `.lanser`, this entry becomes a journal folder.
    (moved?.found && forbiddenContent(jail.tree, moved.found.node, place.path));
  return forbidden ?? unfitNewName(jail.tree, place, moved) ?? place;
}

function permittedPlace(
  { tree, places, platform }: Jail,
  uri: string,
  options: { readonly followLast: boolean },
): StepPlace | Refusal {
  const place = findPlace(tree, uri, options);
  if (place.kind === 'refused') return place;
  const forbidden =
    forbiddenNames(place.path.split('/'), platform) ??
    places.over(path.join(tree.root.node.disk as string, place.path)) ??
    repositoryOver(tree, place.folder);
  if (forbidden !== undefined) return refused(forbidden);
  const node = place.found?.node;
  if (node?.kind === 'link') return refused('link');
  return node?.kind === 'special' ? refused('special-file') : place;
}

/** Returns the kind of the nearest nested repository or Git directory at or above a folder, below the workspace. */
export function repositoryOver(
  tree: EditedTree,
  folder: Position,
): 'git-directory' | 'nested-repository' | undefined {
  for (let at = folder; at !== tree.root; at = at.parent as Position) {
    const entries = tree.entries(at.node);
    const reason = 'kind' in entries ? undefined : entries.repository();
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function notAFile({ found, isFolder }: StepPlace): Refusal | undefined {
  return isFolder || found?.node.kind === 'folder' ? refused('folder') : undefined;
}

function protectedFolder({ tree, places }: Jail, place: StepPlace): Refusal | undefined {
  if (place.found?.node.kind !== 'folder') return undefined;
  const protectedBelow = places.below(path.join(tree.root.node.disk as string, place.path));
  if (protectedBelow !== undefined) return refused(protectedBelow, place.path);
  return forbiddenContent(tree, place.found.node, place.path);
}

/** Returns the reason why an edit may not move or remove an entry with its contents. */
function forbiddenContent(tree: EditedTree, node: TreeNode, place: string): Refusal | undefined {
  if (node.kind === 'special') return refused('special-file', place);
  if (node.kind !== 'folder') return undefined;
  const entries = tree.entries(node);
  if ('kind' in entries) return refused(entries.reason, place);
  const repository = entries.repository();
  if (repository !== undefined) return refused(repository, place);
  const folderName = place.slice(place.lastIndexOf('/') + 1);
  for (const [name, entry] of entries.now) {
    const below = `${place}/${name}`;
    if (isJournal(folderName, name)) return refused('internal', below);
    const forbidden = forbiddenContent(tree, entry, below);
    if (forbidden !== undefined) return forbidden;
  }
  return undefined;
}

/** Returns the reason why an edit may not use a path. `names` are the parts of the path below the workspace. */
function forbiddenNames(names: readonly string[], platform: NodeJS.Platform): JailReason | undefined {
  if (names.some(isDotGit)) return 'git';
  if (names.some((name, index) => isJournal(name, names[index + 1]))) return 'internal';
  if (platform === 'win32' && names.some(isUnfitForWindows)) return 'unfit-name';
  return undefined;
}

function isJournal(folder: string, name: string | undefined): boolean {
  return foldedName(folder) === JOURNAL[0] && name !== undefined && foldedName(name) === JOURNAL[1];
}

/**
 * Returns the reason to reject new names: they are too long, they differ from an existing name only by case or
 * Unicode form, or their folder is unreadable. Permits a rename of `moved` that changes only the case or Unicode form
 * of its name, if the file system distinguishes the old name from the new one.
 */
function unfitNewName(tree: EditedTree, place: StepPlace, moved?: StepPlace): Refusal | undefined {
  const source = moved?.found;
  if (place.found !== undefined) {
    if (place.found.name === place.requestedName) return undefined;
    return place.found.node === source?.node ? refused('case-only-rename') : refused('case-collision');
  }
  const entries = tree.entries(place.folder.node);
  if ('kind' in entries) return entries;
  const [first = ''] = place.newNames;
  const isOwnName = (name: string): boolean =>
    place.newNames.length === 1 && entries.now.get(name) === source?.node;
  const other = entries.equivalentNames(first).find((name) => !isOwnName(name));
  if (other !== undefined)
    return refused('case-collision', [...(tree.namesTo(place.folder) ?? []), other].join('/'));
  return isTooLong(tree, place) ? refused('name-too-long') : undefined;
}

/** Returns true if the operating system rejects the length of a new name or of the absolute path. */
function isTooLong(tree: EditedTree, { path: place, folder, newNames }: StepPlace): boolean {
  let onDisk: Position = folder;
  while (typeof onDisk.node.disk !== 'string') onDisk = onDisk.parent as Position;
  const disk = onDisk.node.disk;
  const whole = path.join(tree.root.node.disk as string, place);
  return [whole, ...newNames.map((name) => path.join(disk, name))].some((name) => {
    const info = statOrRefusal(name);
    return info !== undefined && 'kind' in info && info.reason === 'name-too-long';
  });
}
